import { organizationTypes } from '@roadworthy/core/organizations/vocabulary.ts';
import {
  LoadOrganizationsDocument,
  type OrganizationRowFragment,
  type Organizations_Bool_Exp,
} from '../../../generated/documents.ts';
import { defineList } from '../../shared/queue/define-list.ts';
import { beginsLike } from '../../shared/queue/tools/filter-conditions.ts';

/** The organizations on the platform; archived ones on request. */
export const organizationsList = defineList<OrganizationRowFragment, Organizations_Bool_Exp, 'organizations'>({
  table: 'organizations',
  key: 'organization_id',
  kind: 'organizations',
  path: '/organizations',
  document: LoadOrganizationsDocument,
  views: {
    current: () => ({ archived: { _is_null: true } }),
    all: () => ({}),
  },
  fields: [
    {
      key: 'organization_type',
      kind: 'choice',
      values: organizationTypes,
    },
  ],
  search: (text) => [{ name: beginsLike(text) }],
  columns: ['organization_type', 'members', 'agents'],
  sorts: ['name', 'organization_type'],
  sort: {
    key: 'name',
    direction: 'ascending',
  },
});
