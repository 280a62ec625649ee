import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import type { Messages } from 'next-intl';
import { LoadPartnersDocument, type PartnerRowFragment, type Partners_Bool_Exp } from '../../../generated/documents.ts';
import { code, count, text } from '../../shared/queue/columns/column-kinds.tsx';
import type { ListColumnKind } from '../../shared/queue/columns/column.ts';
import { declareList } from '../../shared/queue/declare-list.ts';
import { beginsLike } from '../../shared/queue/tools/filter-conditions.ts';

type Column = ListColumnKind<PartnerRowFragment, Partners_Bool_Exp>;

const columns = {
  partner_name: {
    wide: true,
    sort: true,
    shown: ({ partner_name }) => partner_name,
    draw: ({ partner_name, archived }, { messages }) => (
      <>
        {partner_name}
        {archived !== null && (
          <span className="ml-2">
            <StatusBadge tone="neutral" label={messages.workbench.partners.archived} />
          </span>
        )}
      </>
    ),
  },
  slug: code(({ slug }) => slug),
  organization: text(({ organization }) => organization?.name ?? null, { from: 'tablet' }),
  started: count(({ started }) => started.aggregate?.count ?? 0),
  bound: count(({ bound }) => bound.aggregate?.count ?? 0),
} satisfies Readonly<Record<string, Column>>;

const views = {
  current: () => ({ archived: { _is_null: true } }),
  all: () => ({}),
} as const;

const search = (begin: string): Partners_Bool_Exp[] => [
  { partner_name: beginsLike(begin) },
  { slug: beginsLike(begin) },
];

const wordsIn = ({ workbench: { partners } }: Messages) => ({
  ...partners,
  views: { current: partners.current, all: partners.all },
  columns: {
    partner_name: partners.name,
    slug: partners.slug,
    organization: partners.organization,
    started: partners.started,
    bound: partners.bound,
  },
});

/** The partners of every organization. */
export const partnersList = declareList<PartnerRowFragment, Partners_Bool_Exp>()({
  table: 'partners',
  key: 'partner_id',
  kind: 'organizations',
  path: '/organizations/partners',
  document: LoadPartnersDocument,
  views,
  search,
  sort: { key: 'partner_name', direction: 'ascending' },
  columns,
  words: wordsIn,
});

/** Those of the organization of its owner. */
export const ownPartnersList = declareList<PartnerRowFragment, Partners_Bool_Exp>()({
  table: 'partners',
  key: 'partner_id',
  kind: 'org_owner',
  path: '/agents/partners',
  document: LoadPartnersDocument,
  views,
  search,
  sort: { key: 'partner_name', direction: 'ascending' },
  columns,
  words: wordsIn,
});
