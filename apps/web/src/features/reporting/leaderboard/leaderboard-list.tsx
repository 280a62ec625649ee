import { csvMoney } from '@roadworthy/core/shared/text/csv.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import {
  GetLeaderboardDocument,
  type Leaderboard_Bool_Exp,
  type LeaderboardRowFragment,
} from '../../../generated/documents.ts';
import { count, text } from '../../shared/queue/columns/column-kinds.tsx';
import type { Reader } from '../../shared/queue/columns/column.ts';
import { declareList } from '../../shared/queue/declare-list.ts';
import { beginsLike } from '../../shared/queue/tools/filter-conditions.ts';
import { organizationNamed } from '../../shared/queue/tools/organization-filter.ts';
import { PremiumBar } from './premium-bar.tsx';

type Row = LeaderboardRowFragment;

/** Below zero, where more was cancelled flat than bound, with a true minus. */
export const premiumText = ({ gwp, currency }: Pick<Row, 'gwp' | 'currency'>): string =>
  `${(gwp ?? 0) < 0 ? '−' : ''}${moneyText(Math.abs(gwp ?? 0), currency ?? 'USD')}`;

/** The table that stands at the moment: this month's, or last month's while nothing is bound in this one. */
export const shownBoard = (withEndorsements: boolean): Leaderboard_Bool_Exp => ({
  is_shown: { _eq: true },
  with_endorsements: { _eq: withEndorsements },
});

export const monthText = (first: string, format: Reader['format'], month: 'short' | 'long' = 'short'): string =>
  format.dateTime(new Date(`${first}T12:00:00Z`), { month, year: 'numeric', timeZone: 'UTC' });

/** Who wrote what, agent by agent; the bar beside each premium is the picture of the same number. */
export const leaderboardList = declareList<Row, Leaderboard_Bool_Exp>()({
  table: 'leaderboard',
  key: 'leaderboard_id',
  kind: 'agent',
  path: '/agents/leaderboard',
  record: () => '/agents/leaderboard',
  document: GetLeaderboardDocument,
  follows: 'policies',
  views: {
    month: () => shownBoard(false),
    endorsements: () => shownBoard(true),
    last: () => ({ months_ago: { _eq: 1 }, with_endorsements: { _eq: false } }),
    year: () => ({ with_endorsements: { _eq: false } }),
  },
  search: (begin) => [{ agent_name: beginsLike(begin) }],
  sort: { key: 'gwp', direction: 'descending' },
  columns: {
    agent: { wide: true, shown: ({ agent_name }) => agent_name },
    gwp_rank: count(({ gwp_rank }) => gwp_rank ?? 0, { sort: true, usual: true }),
    gwp: {
      align: 'end',
      wide: true,
      sort: true,
      usual: true,
      filter: { kind: 'money' },
      shown: premiumText,
      draw: (row) => <PremiumBar percent={row.percent_of_best ?? 0}>{premiumText(row)}</PremiumBar>,
      file: ({ gwp }) => csvMoney(gwp ?? 0),
    },
    policies: count(({ policies }) => policies ?? 0, { sort: true, usual: true }),
    policies_rank: count(({ policies_rank }) => policies_rank ?? 0, { from: 'tablet', sort: true, usual: true }),
    month: {
      from: 'tablet',
      sort: true,
      usual: true,
      filter: { kind: 'days' },
      shown: ({ month }, { format }) => (month === null ? null : monthText(month, format)),
      file: ({ month }) => month?.slice(0, 7) ?? null,
    },
    organization_name: text(({ organization_name }) => organization_name, {
      from: 'tablet',
      filter: { kind: 'text', where: (named) => ({ organization_name: organizationNamed(named).name }) },
    }),
    currency: text(({ currency }) => currency, { from: 'desktop' }),
  },
  words: ({ queue: { leaderboard } }) => leaderboard,
});
