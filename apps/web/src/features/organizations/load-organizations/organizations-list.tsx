import { organizationTypes } from '@roadworthy/core/organizations/vocabulary.ts';
import {
  LoadOrganizationsDocument,
  type OrganizationRowFragment,
  type Organizations_Bool_Exp,
} from '../../../generated/documents.ts';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { choice, count } from '../../shared/queue/columns/column-kinds.tsx';
import { declareList } from '../../shared/queue/declare-list.ts';
import { beginsLike } from '../../shared/queue/tools/filter-conditions.ts';

/** The organizations on the platform by name; archived ones on request. */
export const organizationsList = declareList<OrganizationRowFragment, Organizations_Bool_Exp>()({
  table: 'organizations',
  key: 'organization_id',
  kind: 'organizations',
  path: '/organizations',
  document: LoadOrganizationsDocument,
  views: {
    current: () => ({ archived: { _is_null: true } }),
    all: () => ({}),
  },
  search: (begin) => [{ name: beginsLike(begin) }],
  sort: { key: 'name', direction: 'ascending' },
  columns: {
    name: {
      wide: true,
      sort: true,
      shown: ({ name }) => name,
      draw: ({ name, archived }, { messages }) => (
        <>
          {name}
          {archived !== null && (
            <span className="ml-2">
              <StatusBadge tone="neutral" label={messages.workbench.organizations.archived} />
            </span>
          )}
        </>
      ),
    },
    organization_type: choice(
      ({ organization_type }) => organization_type,
      organizationTypes,
      ({ messages: { workbench } }) => ({
        roamly_insurance: workbench.organizations.insurance,
        roamly_software: workbench.organizations.software,
      }),
      { sort: true },
    ),
    members: count(({ members }) => members.aggregate?.count ?? 0),
    agents: count(({ agents }) => agents.aggregate?.count ?? 0),
  },
  words: ({ workbench: { organizations } }) => ({
    ...organizations,
    views: { current: organizations.current, all: organizations.all },
    columns: {
      name: organizations.name,
      organization_type: organizations.type,
      members: organizations.members,
      agents: organizations.agents,
    },
  }),
});
