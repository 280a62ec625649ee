import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { UpdateOrganizationDocument } from '../../../generated/documents.ts';
import type { Action } from '../../shared/actions/action.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { lineField, selectField } from '../../shared/form-dialog/form-fields.tsx';
import { changing, type Organization } from '../load-organization/organization.ts';
import { changedValues, type Contacts, contactsOf, zoneOptions } from './organization-fields.ts';

/** How an organization is reached and where it is: what its owner may say, too. */
export const updateOrganization: Action<Organization> = {
  operation: 'update_organization',
  keys: 'e',
  Dialog: formDialog<Organization>()({
    ...changing,
    words: 'actions.update_organization',
    document: UpdateOrganizationDocument,
    begin: ({ subject }): Contacts => contactsOf(subject),
    fields: ({ t, messages: { workbench } }) => {
      const { field } = workbench.organization;
      const optional = t('optional');
      return [
        lineField('service_phone', { label: field.service_phone, kind: 'tel', maxLength: textLimits.phone, optional }),
        lineField('service_email', { label: field.service_email, kind: 'email', optional }),
        lineField('sales_number', { label: field.sales_number, kind: 'tel', maxLength: textLimits.phone, optional }),
        lineField('sales_schedule_url', {
          label: field.sales_schedule_url,
          maxLength: textLimits.url,
          isCode: true,
          optional,
        }),
        lineField('commission_email', { label: field.commission_email, kind: 'email', optional }),
        lineField('line_1', { label: field.line_1, maxLength: textLimits.street, optional }),
        lineField('line_2', { label: field.line_2, maxLength: textLimits.street, optional }),
        lineField('locality', { label: field.locality, maxLength: textLimits.city, optional }),
        lineField('administrative_area', { label: field.administrative_area, maxLength: 2, isCode: true, optional }),
        lineField('postal_code', {
          label: field.postal_code,
          maxLength: textLimits.postalCode,
          isCode: true,
          optional,
        }),
        selectField('country', {
          label: field.country,
          options: [
            { value: '', label: t('noCountry') },
            { value: 'US', label: t('unitedStates') },
            { value: 'CA', label: t('canada') },
          ],
        }),
        selectField('time_zone', { label: field.time_zone, options: zoneOptions }),
      ];
    },
    input: ({ id, subject, values }) => ({
      organization_id: id,
      version: subject.version,
      changes: changedValues(contactsOf(subject), {
        ...values,
        administrative_area: values.administrative_area.toUpperCase(),
      }),
    }),
  }),
};
