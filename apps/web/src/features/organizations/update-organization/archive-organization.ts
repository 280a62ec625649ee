import { ArchiveOrganizationDocument } from '../../../generated/documents.ts';
import type { Action } from '../../shared/actions/action.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { changing, type Organization } from '../load-organization/organization.ts';

/** Ends an organization's business; what stands in the way, the server says by its number. */
export const archiveOrganization: Action<Organization> = {
  operation: 'archive_organization',
  isAside: true,
  Dialog: formDialog<Organization>()({
    ...changing,
    words: 'actions.archive_organization',
    document: ArchiveOrganizationDocument,
    tone: 'danger',
    begin: () => ({}),
    fields: () => [],
    input: ({ id }) => ({ organization_id: id }),
  }),
};
