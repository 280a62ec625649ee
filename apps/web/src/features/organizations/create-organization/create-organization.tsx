'use client';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { CreateOrganizationDocument, LoadParentsDocument } from '../../../generated/documents.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { lineField, selectField } from '../../shared/form-dialog/form-fields.tsx';
import { changing } from '../load-organization/organization.ts';
import { typeOptions, zoneOptions } from '../update-organization/organization-fields.ts';

/** A new organization on the platform: the rest of it is said on its page, which comes next. */
export const CreateOrganization = formDialog<null>()({
  ...changing,
  words: 'actions.create_organization',
  document: CreateOrganizationDocument,
  facts: { document: LoadParentsDocument, variables: () => ({}) },
  begin: () => ({
    name: '',
    organization_type: 'roamly_insurance',
    parent_organization_id: '',
    service_phone: '',
    service_email: '',
    time_zone: zoneOptions[0]?.value ?? '',
  }),
  fields: ({ t, facts, messages }) => {
    const { field } = messages.workbench.organization;
    return [
      lineField('name', { label: field.name, maxLength: textLimits.name, missing: t('nameMissing') }),
      selectField('organization_type', { label: field.organization_type, options: typeOptions(messages) }),
      selectField('parent_organization_id', {
        label: field.parent_organization_id,
        options: [
          { value: '', label: t('noParent') },
          ...(facts?.organizations ?? []).map(({ organization_id, name }) => ({ value: organization_id, label: name })),
        ],
      }),
      lineField('service_phone', {
        label: field.service_phone,
        kind: 'tel',
        maxLength: textLimits.phone,
        optional: t('optional'),
      }),
      lineField('service_email', { label: field.service_email, kind: 'email', optional: t('optional') }),
      selectField('time_zone', { label: field.time_zone, options: zoneOptions }),
    ];
  },
  input: ({ values }) => ({ organization: values }),
  done: ({ t, result }) => t('done', { name: result.create_organization?.name ?? '' }),
  after: ({ result, router }) => router.push(`/organizations/${result.create_organization?.organization_id ?? ''}`),
});
