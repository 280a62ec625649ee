'use client';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/use-read.ts';
import { LoadOrganizationDropdownListDocument } from '../../../generated/documents.ts';
import type { ActionChoiceProps } from '../../shared/actions/action.ts';
import { FormAlert } from '../../shared/form-alert.tsx';

/** One of the organizations that insure, but for the one where the record is. */
export function OrganizationPicker({ current, value, onValue }: ActionChoiceProps & { current: string }) {
  const t = useTranslations('actions.change_quote_organization');
  const { data, isError } = useRead('org_admin', LoadOrganizationDropdownListDocument, {});
  const others = data?.organizations.filter(({ organization_id }) => organization_id !== current);
  return (
    <>
      <Field label={t('organization')}>
        {(control) => (
          <SelectInput
            {...control}
            value={value ?? ''}
            placeholder={t(others?.length === 0 ? 'none' : data || isError ? 'choose' : 'loading')}
            options={(others ?? []).map(({ organization_id, name }) => ({ value: organization_id, label: name }))}
            onChange={(event) => onValue(event.currentTarget.value || null)}
          />
        )}
      </Field>
      <FormAlert message={isError ? t('failed') : null} />
    </>
  );
}
