import { roles } from '@roadworthy/core/identity/vocabulary.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import {
  type Audit_Trail_Bool_Exp,
  type AuditRowFragment,
  LoadAuditTrailDocument,
} from '../../../generated/documents.ts';
import { code, text } from '../../shared/queue/columns/column-kinds.tsx';
import { declareList } from '../../shared/queue/declare-list.ts';
import { beginsLike } from '../../shared/queue/tools/filter-conditions.ts';

/** The tables whose rows have a page, and where. */
const pages: Readonly<Record<string, string>> = {
  quotes: '/agents/quotes/',
  policies: '/agents/policies/',
  claims: '/agents/claims/',
  organizations: '/organizations/',
  partners: '/organizations/partners/',
  products: '/products/',
};

/** The page of what was changed; null where it has none. */
export function pageOfRow({ root_table: table, root_id: id }: AuditRowFragment): string | null {
  const page = table === null ? undefined : ownValue(pages, table);
  return page === undefined || id === null ? null : `${page}${id}`;
}

const actorKinds = ['user', 'api_key', 'quote_token', 'quote_view', 'claim_token', 'anonymous', 'system'] as const;

/** Who did what, the last first: of one's organization, and of all for who administers the platform. */
export const auditList = declareList<AuditRowFragment, Audit_Trail_Bool_Exp>()({
  table: 'audit_trail',
  key: 'audit_trail_id',
  kind: 'people',
  path: '/organizations/audit',
  document: LoadAuditTrailDocument,
  views: {
    all: () => ({}),
    people: () => ({ actor_kind: { _eq: 'user' } }),
    machines: () => ({ actor_kind: { _eq: 'api_key' } }),
    platform: () => ({ actor_kind: { _eq: 'system' } }),
  },
  search: (begin) => [{ operation: beginsLike(begin.toLowerCase().replaceAll(' ', '_')) }],
  sort: { key: 'at', direction: 'descending' },
  columns: {
    operation: {
      ...code<AuditRowFragment, Audit_Trail_Bool_Exp>(({ operation }) => operation, {
        wide: true,
        filter: { kind: 'text', where: (begin) => ({ operation: beginsLike(begin) }) },
      }),
      draw(row) {
        const page = pageOfRow(row);
        return page === null ? row.operation : <AppLink href={page}>{row.operation}</AppLink>;
      },
    },
    at: {
      sort: true,
      usual: true,
      filter: { kind: 'days', isInstant: true },
      shown: ({ at }, { instant }) => (at === null ? null : instant(at).absolute),
      file: ({ at }) => at,
    },
    actor_name: text(({ actor_name }) => actor_name, { from: 'tablet', usual: true }),
    actor_role: {
      from: 'tablet',
      usual: true,
      filter: { kind: 'choice', values: roles },
      shown: ({ actor_role: role }, { messages }) => ownValue(messages.staff.roles, role ?? '') ?? role,
      words: ({ messages }) => messages.staff.roles,
    },
    actor_kind: {
      filter: { kind: 'choice', values: actorKinds },
      shown: ({ actor_kind: kind }, { messages }) => ownValue(messages.workbench.audit.kinds, kind ?? '') ?? kind,
      words: ({ messages }) => messages.workbench.audit.kinds,
    },
    outcome: code(({ outcome }) => outcome, { from: 'desktop', usual: true, filter: { kind: 'text' } }),
    organization_name: text(({ organization_name }) => organization_name, {
      from: 'desktop',
      usual: true,
      filter: { kind: 'text' },
    }),
    root_table: code(({ root_table }) => root_table, { filter: { kind: 'text' } }),
    root_id: code(({ root_id }) => root_id),
  },
  words: ({ workbench: { audit } }) => ({
    ...audit,
    views: audit.views,
    columns: audit.columns,
  }),
});
