'use client';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { SelectInput } from '@roadworthy/ui/forms/select-input.tsx';
import { useTranslations } from 'next-intl';
import type { RequestKind } from '../../data/session/role-for-kind.ts';
import { useRead } from '../../data/requests/use-read.ts';
import { LoadOrganizationDropdownListDocument } from '../../generated/documents.ts';
import { useFirstOrganizations } from '../../shell/session-provider.tsx';
import { firstOf } from './first-of.ts';
import { FormAlert } from './form-alert.tsx';
import type { FormField } from './form-dialog/form-fields.tsx';

type OrganizationSelectProps = {
  /** As whom the organizations are read. */
  kind: RequestKind;
  /** One that is not to be chosen: where the record is already. */
  except?: string;
  value: string | null;
  onValue: (value: string | null) => void;
};

/** The field of a form for an organization. */
export const organizationField = <const Name extends string>(
  name: Name,
  props: Pick<OrganizationSelectProps, 'kind' | 'except'>,
  more: Pick<FormField<Name, string | null>, 'resets'> = {},
): FormField<Name, string | null> => ({
  name,
  ...more,
  draw: ({ value, onValue }) => <OrganizationSelect {...props} value={value} onValue={onValue} />,
});

/** One of the organizations that insure: those that the configuration names, then all others by their names. */
export function OrganizationSelect({ kind, except, value, onValue }: OrganizationSelectProps) {
  const t = useTranslations('staff.organizationSelect');
  const { data, isError } = useRead(kind, LoadOrganizationDropdownListDocument, {});
  const first = useFirstOrganizations();
  const others = data?.organizations.filter(({ organization_id }) => organization_id !== except);
  const offered = others && firstOf(others, first);
  return (
    <>
      <Field label={t('label')}>
        {(control) => (
          <SelectInput
            {...control}
            value={value ?? ''}
            placeholder={t(offered?.length === 0 ? 'none' : data || isError ? 'choose' : 'loading')}
            options={(offered ?? []).map(({ organization_id, name }) => ({ value: organization_id, label: name }))}
            onChange={(event) => onValue(event.currentTarget.value || null)}
          />
        )}
      </Field>
      <FormAlert message={isError ? t('failed') : null} />
    </>
  );
}
