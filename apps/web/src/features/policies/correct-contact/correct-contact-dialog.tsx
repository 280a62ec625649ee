'use client';
import { canadianProvinces, usStates } from '@roadworthy/core/products/vocabulary.ts';
import { type PersonFactsFragment, UpdatePolicyNamedInsuredFniDocument } from '../../../generated/documents.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { lineField, selectField } from '../../shared/form-dialog/form-fields.tsx';

/** What the dialog knows of the policy beside its key: whom it names, as it says it now. */
export type ContactSubject = { readonly insured: PersonFactsFragment | null };

/** Every state and province, as a license spells its own. */
const issuers = [...usStates, ...canadianProvinces].toSorted().map((code) => ({ value: code, label: code }));

/** The names of the fields, under those of the operation's refusals. */
const paths = {
  first_name: 'named_insured.first_name',
  last_name: 'named_insured.last_name',
  business_name: 'named_insured.business_name',
  birthdate: 'named_insured.birthdate',
  license_number: 'named_insured.license_number',
  license_administrative_area: 'named_insured.license_administrative_area',
  license_first_issued_year: 'named_insured.license_first_issued_year',
} as const;
const email = 'named_insured.email';
const phone = 'named_insured.phone';

/** What the policy says of who is insured, as the fields hold it; a number of a license is shown nowhere. */
const known = ({ insured }: ContactSubject) => ({
  [paths.first_name]: insured?.first_name ?? '',
  [paths.last_name]: insured?.last_name ?? '',
  [paths.business_name]: insured?.business_name ?? '',
  [paths.birthdate]: insured?.birthdate ?? '',
  [paths.license_number]: '',
  [paths.license_administrative_area]: insured?.license_administrative_area ?? '',
  [paths.license_first_issued_year]: String(insured?.license_first_issued_year ?? ''),
});

/** What of who they are is to be otherwise: what stays is not sent. */
function correctedIdentity(subject: ContactSubject, typed: ReturnType<typeof known>) {
  const before = known(subject);
  const changed = Object.entries(paths).filter(([, path]) => typed[path] !== before[path]);
  const { license_first_issued_year: year, ...texts } = Object.fromEntries(
    changed.map(([name, path]) => [name, typed[path]]),
  );
  return { ...texts, ...(year ? { license_first_issued_year: Number(year) } : {}) };
}

/** Correcting who the named insured is, where that moves no price, and how they are reached. */
export const CorrectContactDialog = formDialog<ContactSubject>()({
  words: 'actions.update_policy_named_insured_fni',
  document: UpdatePolicyNamedInsuredFniDocument,
  begin: ({ subject }) => ({
    ...known(subject),
    [email]: subject.insured?.email ?? '',
    [phone]: subject.insured?.phone ?? '',
  }),
  fields: ({ t, subject: { insured } }) => [
    ...(insured?.entity_type === 'business'
      ? [lineField(paths.business_name, { label: t('business') })]
      : [
          lineField(paths.first_name, { label: t('firstName') }),
          lineField(paths.last_name, { label: t('lastName') }),
          lineField(paths.birthdate, { label: t('birthdate'), kind: 'date' }),
          lineField(paths.license_number, { label: t('license'), hint: t('licenseHint'), isCode: true }),
          selectField(paths.license_administrative_area, {
            label: t('issuer'),
            options: issuers,
            placeholder: t('noIssuer'),
          }),
          lineField(paths.license_first_issued_year, { label: t('issued'), maxLength: 4 }),
        ]),
    lineField(email, { label: t('email'), kind: 'email' }),
    lineField(phone, { label: t('phone'), kind: 'tel' }),
  ],
  input: ({ id, subject, values }) => ({
    policy_id: id,
    entity: { email: values[email], phone: values[phone], ...correctedIdentity(subject, values) },
  }),
});
