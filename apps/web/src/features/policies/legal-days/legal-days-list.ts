import { legalAlerts, legalDayKinds } from '@roadworthy/core/policies/vocabulary.ts';
import { LegalDaysDocument, type Legal_Days_Bool_Exp, type LegalDayRowFragment } from '../../../generated/documents.ts';
import {
  choice,
  civilDay,
  code,
  count,
  money,
  provider,
  status,
  text,
} from '../../shared/queue/columns/column-kinds.tsx';
import { declareList } from '../../shared/queue/declare-list.ts';
import type { ViewContext } from '../../shared/queue/queue-list.ts';
import { beginsWith } from '../../shared/queue/tools/filter-conditions.ts';

const views = {
  late: () => ({ alert: { _eq: 'late' } }),
  soon: () => ({ alert: { _in: ['today', 'soon'] } }),
  all: () => ({}),
  refunds: () => ({ kind: { _in: ['refund', 'refund_held'] } }),
  letters: () => ({ kind: { _eq: 'letter' } }),
  ends: () => ({ kind: { _in: ['end', 'non_renewal'] } }),
} as const satisfies Readonly<Record<string, (context: ViewContext) => Legal_Days_Bool_Exp>>;

/** What the law gives a day for and is not done, the most overdue first. */
export const legalDaysList = declareList<LegalDayRowFragment, Legal_Days_Bool_Exp>()({
  table: 'legal_days',
  key: 'legal_days_id',
  kind: 'agent',
  path: '/agents/legal-days',
  document: LegalDaysDocument,
  follows: 'policies',
  views,
  search: (begin) => [{ policy_number: beginsWith(begin.toUpperCase()) }],
  sort: { key: 'due_date', direction: 'ascending' },
  exports: 'legal_days',
  columns: {
    policy_number: code(({ policy_number }) => policy_number, { wide: true, sort: true }),
    alert: choice(
      ({ alert }) => alert ?? '',
      legalAlerts,
      ({ messages }) => messages.queue.legalDays.alerts,
      { usual: true },
    ),
    kind: choice(
      ({ kind }) => kind ?? '',
      legalDayKinds,
      ({ messages }) => messages.queue.legalDays.kinds,
      { from: 'tablet', sort: true, usual: true },
    ),
    due_date: civilDay(({ due_date }) => due_date, { sort: true, usual: true }),
    days_left: count(({ days_left }) => days_left ?? 0, { sort: true, usual: true }),
    amount: money(
      ({ amount }) => amount,
      ({ currency }) => currency ?? 'USD',
      {
        from: 'tablet',
        sort: true,
        usual: true,
        filter: null,
      },
    ),
    policy_status: status('policyStatus', ({ policy_status }) => policy_status, { from: 'desktop', usual: true }),
    provider: provider((row) => row.provider, { from: 'desktop' }),
    organization_name: text(({ organization_name }) => organization_name, { from: 'wide', usual: true }),
  },
  words: ({ queue: { legalDays } }) => legalDays,
});
