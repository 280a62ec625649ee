import { addDays, day, firstOfWeek } from '@roadworthy/core/shared/time/day.ts';
import {
  LoadProposalsDocument,
  type Policy_Proposals_Bool_Exp,
  type ProposalRowFragment,
} from '../../../generated/documents.ts';
import { personName } from '../../shared/person-name.ts';
import { printDay } from '../../shared/print-day.ts';
import {
  civilDay,
  code,
  person,
  provider,
  since,
  status,
  text,
  vehicle,
} from '../../shared/queue/columns/column-kinds.tsx';
import { declareList } from '../../shared/queue/declare-list.ts';
import type { ViewContext } from '../../shared/queue/queue-list.ts';
import { beginsWith } from '../../shared/queue/tools/filter-conditions.ts';
import { insuredSearch } from '../../shared/queue/tools/insured-search.ts';
import { changeText } from '../../shared/change-text.ts';
import { proposalLooks, statusesOfProposals } from '../../shared/proposal-statuses.ts';

const open = { status: { _in: ['pending', 'scheduled'] } };

const views = {
  open: () => open,
  mine: ({ userId }) => ({ ...open, proposed_by_user_id: { _eq: userId } }),
  to_accept: () => ({ status: { _eq: 'pending' }, asks_underwriter: { _is_null: true } }),
  referred: () => ({ status: { _eq: 'pending' }, asks_underwriter: { _is_null: false } }),
  scheduled: () => ({ status: { _eq: 'scheduled' } }),
  this_week: ({ today }) => ({
    ...open,
    effective: { _gte: firstOfWeek(today), _lte: addDays(firstOfWeek(today), 6) },
  }),
  applied: () => ({ status: { _eq: 'applied' } }),
  fallen: () => ({ status: { _eq: 'invalidated' } }),
  all: () => ({}),
} as const satisfies Readonly<Record<string, (context: ViewContext) => Policy_Proposals_Bool_Exp>>;

const ofNumber = (begin: string) => ({ policy: { policy_number: beginsWith(begin.toUpperCase()) } });

/** What is proposed to change on policies, by the week in which it is to count. */
export const proposalsList = declareList<ProposalRowFragment, Policy_Proposals_Bool_Exp>()({
  table: 'policy_proposals',
  key: 'policy_proposal_id',
  kind: 'agent',
  path: '/agents/proposals',
  document: LoadProposalsDocument,
  views,
  search: (begin) => [...insuredSearch(begin).map((current_quote) => ({ policy: { current_quote } })), ofNumber(begin)],
  sort: { key: 'effective', direction: 'ascending' },
  group: {
    by: 'effective',
    named: ({ effective }, { t }) => t('queue.proposals.week', { day: printDay(firstOfWeek(day(effective))) ?? '' }),
  },
  tone: 'status',
  columns: {
    insured: person(
      ({ policy }) => personName(policy?.current_quote?.entities[0]),
      ({ policy }) => policy,
    ),
    status: status(proposalLooks, (row) => row.status, {
      values: statusesOfProposals,
      from: 'tablet',
      sort: true,
      usual: true,
    }),
    effective: civilDay(({ effective }) => effective, { sort: true, usual: true }),
    premium_change: {
      align: 'end',
      sort: true,
      usual: true,
      shown: ({ premium_change: change, policy }) =>
        change === null || !policy ? null : changeText(change, policy.currency),
    },
    asks_underwriter: text(({ asks_underwriter }) => asks_underwriter, { isOnlyInFiles: true }),
    policy_number: code(({ policy }) => policy?.policy_number ?? null, {
      from: 'desktop',
      usual: true,
      filter: { kind: 'text', where: ofNumber },
    }),
    vehicle: vehicle(
      ({ policy }) => policy?.current_quote?.vehicles[0],
      ({ policy }) => policy?.provider ?? '',
      { from: 'wide', usual: true },
    ),
    provider: provider(({ policy }) => policy?.provider, { filter: null }),
    proposed_by: text(({ proposed_by }) => personName(proposed_by), { from: 'desktop', usual: true }),
    organization: text(({ policy }) => policy?.organization?.name),
    created: since(({ created }) => created, { from: 'wide', usual: true }),
  },
  words: ({ queue }) => queue.proposals,
});
