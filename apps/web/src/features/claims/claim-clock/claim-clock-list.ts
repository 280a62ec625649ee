import { claimAlerts, claimSteps, lossTypes } from '@roadworthy/core/claims/vocabulary.ts';
import {
  type Claim_Clock_Bool_Exp,
  type ClaimClockRowFragment,
  LoadClaimClockDocument,
} from '../../../generated/documents.ts';
import { choice, civilDay, code, count, status, text } from '../../shared/queue/columns/column-kinds.tsx';
import { declareList } from '../../shared/queue/declare-list.ts';
import type { ViewContext } from '../../shared/queue/queue-list.ts';
import { beginsWith } from '../../shared/queue/tools/filter-conditions.ts';
import { claimLooks } from '../load-claims/claim-looks.ts';

const views = {
  breaches: () => ({ alert: { _in: ['breached', 'late'] } }),
  late: () => ({ alert: { _eq: 'late' } }),
  soon: () => ({ alert: { _in: ['today', 'soon'] } }),
  mine: ({ userId }) => ({ handler_user_id: { _eq: userId }, done: { _is_null: true } }),
  all: () => ({}),
} as const satisfies Readonly<Record<string, (context: ViewContext) => Claim_Clock_Bool_Exp>>;

/** What the law gives days for while claims are handled, the longest ago first: what is late, and what was done too late. */
export const claimClockList = declareList<ClaimClockRowFragment, Claim_Clock_Bool_Exp>()({
  table: 'claim_clock',
  key: 'claim_deadline_id',
  kind: 'agent',
  path: '/agents/claims/clock',
  document: LoadClaimClockDocument,
  follows: 'claims',
  views,
  search: (begin) => [{ claim_number: beginsWith(begin.toUpperCase()) }, { handler_name: beginsWith(begin) }],
  sort: { key: 'due', direction: 'ascending' },
  columns: {
    claim_number: code((row) => row.claim_number, { sort: true }),
    alert: choice(
      (row) => row.alert ?? '',
      claimAlerts,
      ({ messages }) => messages.queue.claimClock.alerts,
      { usual: true },
    ),
    step: choice(
      (row) => row.step ?? '',
      claimSteps,
      ({ messages }) => messages.workbench.claims.step,
      { from: 'tablet', sort: true, usual: true },
    ),
    due: civilDay((row) => row.due, { sort: true, usual: true }),
    done: civilDay((row) => row.done, { from: 'tablet', sort: true, usual: true }),
    days_left: count((row) => row.days_left ?? 0, { from: 'wide', sort: true, usual: true }),
    handler_name: text((row) => row.handler_name, { wide: true, from: 'tablet', sort: true, usual: true }),
    status: status(claimLooks, (row) => row.status, { from: 'wide', usual: true }),
    type_of_loss: choice(
      (row) => row.type_of_loss ?? '',
      lossTypes,
      ({ messages }) => messages.policyParts.claim.loss,
      { from: 'desktop' },
    ),
    source: text((row) => row.source, { from: 'wide', usual: true }),
    organization_name: text((row) => row.organization_name, { from: 'wide' }),
  },
  words: ({ queue: { claimClock } }) => claimClock,
});
