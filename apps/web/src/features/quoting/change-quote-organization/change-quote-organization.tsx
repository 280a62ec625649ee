'use client';
import { ChangeQuoteOrganizationDocument } from '../../../generated/documents.ts';
import type { Action } from '../../shared/actions/action.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { organizationField } from '../../shared/organization-select.tsx';

type Subject = { readonly organizationId: string };

/** Moves a quote to another organization: one at a time, since nothing of what the former one agreed stays. */
export const changeQuoteOrganization: Action<Subject> = {
  operation: 'change_quote_organization',
  isAside: true,
  Dialog: formDialog<Subject>()({
    words: 'actions.change_quote_organization',
    document: ChangeQuoteOrganizationDocument,
    kind: 'org_admin',
    begin: (): { readonly organization_id: string | null } => ({ organization_id: null }),
    fields: ({ subject }) => [
      organizationField('organization_id', { kind: 'org_admin', except: subject.organizationId }),
    ],
    ready: ({ values }) => values.organization_id !== null,
    input: ({ id, values }) => ({ quote_id: id, organization_id: values.organization_id ?? '' }),
    done: ({ t, result }) => t('done', { organization: result.change_quote_organization?.organization?.name ?? '' }),
  }),
};
