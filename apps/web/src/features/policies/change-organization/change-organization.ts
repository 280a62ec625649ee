import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import type { Action } from '../../shared/actions/action.ts';

/** A policy goes to another organization with all terms of its contract, after a look at what goes along. */
export const changeOrganization: Action<{ readonly organizationId: string }> = {
  operation: 'change_organization',
  isAside: true,
  Dialog: fetchedComponent(async () => (await import('./change-organization-dialog.tsx')).ChangeOrganizationDialog)
    .Component,
};
