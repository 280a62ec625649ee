'use client';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/use-read.ts';
import { LoadOrganizationDropdownListDocument } from '../../../generated/documents.ts';

type OrganizationFieldProps = { value: string | null; onValue: (value: string | null) => void };

/** The organization that somebody acts for who belongs to none. */
export function OrganizationField({ value, onValue }: OrganizationFieldProps) {
  const t = useTranslations('workbench.restrictions');
  const organizations = useRead('underwriter', LoadOrganizationDropdownListDocument, {}).data?.organizations ?? [];
  return (
    <Field label={t('organization')}>
      {(control) => (
        <SelectInput
          {...control}
          value={value ?? ''}
          placeholder="–"
          options={organizations.map(({ organization_id, name }) => ({ value: organization_id, label: name }))}
          onChange={(event) => onValue(event.currentTarget.value || null)}
        />
      )}
    </Field>
  );
}
