import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { LoadProvidersOfOrganizationDocument, UpdateOrganizationDocument } from '../../../generated/documents.ts';
import type { Action } from '../../shared/actions/action.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { lineField, selectField } from '../../shared/form-dialog/form-fields.tsx';
import { labelOf } from '../../shared/use-labels.ts';
import { changing, type Organization } from '../load-organization/organization.ts';
import { changedValues, typeOptions } from './organization-fields.ts';

const placeOf = (organization: Organization) => ({
  name: organization.name,
  organization_type: organization.organization_type,
  parent_organization_id: organization.parent_organization_id ?? '',
  default_provider: organization.default_provider ?? '',
  license_number: organization.license_number ?? '',
});

/** Who an organization is on the platform, as its administrators say. */
export const placeOrganization: Action<Organization> = {
  operation: 'place_organization',
  isAside: true,
  Dialog: formDialog<Organization>()({
    ...changing,
    words: 'actions.place_organization',
    document: UpdateOrganizationDocument,
    facts: {
      document: LoadProvidersOfOrganizationDocument,
      variables: ({ id }) => ({ organization_id: id }),
    },
    begin: ({ subject }) => placeOf(subject),
    fields: ({ t, id, facts, messages }) => {
      const { field } = messages.workbench.organization;
      const sold = [...new Set(facts?.products.map(({ provider }) => provider))];
      const parents = facts?.organizations.filter(({ organization_id }) => organization_id !== id) ?? [];
      return [
        lineField('name', { label: field.name, maxLength: textLimits.name, missing: t('nameMissing') }),
        selectField('organization_type', { label: field.organization_type, options: typeOptions(messages) }),
        selectField('parent_organization_id', {
          label: field.parent_organization_id,
          options: [
            { value: '', label: t('noParent') },
            ...parents.map(({ organization_id, name }) => ({ value: organization_id, label: name })),
          ],
        }),
        selectField('default_provider', {
          label: field.default_provider,
          options: [
            { value: '', label: t('noProvider') },
            ...sold.map((value) => ({ value, label: labelOf(messages.queue.providers, value) ?? value })),
          ],
        }),
        lineField('license_number', {
          label: field.license_number,
          maxLength: 32,
          isCode: true,
          optional: t('optional'),
        }),
      ];
    },
    ready: ({ facts }) => facts !== undefined,
    input: ({ id, subject, values }) => ({
      organization_id: id,
      version: subject.version,
      changes: changedValues(placeOf(subject), values),
    }),
  }),
};
