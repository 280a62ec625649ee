'use client';
import { LoadOrganizationDocument } from '../../../generated/documents.ts';
import { recordPage } from '../../shared/record-page/record-page.tsx';
import { organizationsList } from '../load-organizations/organizations-list.tsx';
import { OrganizationPage } from './organization-page.tsx';

/** The organization of the address. */
export const OrganizationScreen = recordPage({
  kind: 'organizations',
  document: LoadOrganizationDocument,
  variables: (organization_id) => ({ organization_id }),
  find: ({ organizations_by_pk: organization }) => organization,
  list: organizationsList,
  words: ({ workbench: { organization } }) => ({
    back: organization.back,
    heading: organization.title,
    failed: organization.failed,
  }),
  area: 'organizations',
  page: (organization) => (
    <OrganizationPage organization={organization} path={`/organizations/${organization.organization_id}`} />
  ),
});
