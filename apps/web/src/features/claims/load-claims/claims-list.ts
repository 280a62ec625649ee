import { type ClaimStatus, claimStatuses, claimSteps, lossTypes } from '@roadworthy/core/claims/vocabulary.ts';
import { addDays } from '@roadworthy/core/shared/time/day.ts';
import { type ClaimRowFragment, type Claims_Bool_Exp, LoadClaimsDocument } from '../../../generated/documents.ts';
import {
  choice,
  civilDay,
  code,
  endingDay,
  person,
  since,
  status,
  text,
  vehicle,
} from '../../shared/queue/columns/column-kinds.tsx';
import { declareList } from '../../shared/queue/declare-list.ts';
import type { ViewContext } from '../../shared/queue/queue-list.ts';
import { beginsWith } from '../../shared/queue/tools/filter-conditions.ts';
import { labelOf } from '../../shared/use-labels.ts';
import { claimLooks } from './claim-looks.ts';

/** What is still handled; a report that was never sent is nobody's work. */
export const handledStatuses = [
  'filed',
  'open',
  'investigating',
  'evaluated',
  'approved',
  'reopened',
] as const satisfies readonly ClaimStatus[];
const open: Claims_Bool_Exp = { status: { _in: [...handledStatuses] } };
const inStatus = (...of: readonly string[]): Claims_Bool_Exp => ({ status: { _in: [...of] } });

const views = {
  open: () => open,
  mine: ({ userId }) => ({ ...open, handler_user_id: { _eq: userId } }),
  unassigned: () => inStatus('filed'),
  overdue: ({ today }) => ({ ...open, next_due: { _lt: today } }),
  soon: ({ today }) => ({ ...open, next_due: { _gte: today, _lte: addDays(today, 3) } }),
  to_approve: () => inStatus('evaluated'),
  to_pay: () => inStatus('approved'),
  decided: () => inStatus('denied', 'paid', 'closed'),
  all: () => ({ status: { _neq: 'draft' } }),
} as const satisfies Readonly<Record<string, (context: ViewContext) => Claims_Bool_Exp>>;

const ofNumber = (begin: string): Claims_Bool_Exp => ({ claim_number: beginsWith(begin.toUpperCase()) });

/** The claims that a person sees: what the law gives the fewest days for comes first. */
export const claimsList = declareList<ClaimRowFragment, Claims_Bool_Exp>()({
  table: 'claims',
  key: 'claim_id',
  kind: 'agent',
  path: '/agents/claims',
  document: LoadClaimsDocument,
  views,
  search: (begin) => [
    ofNumber(begin),
    { policy_number: beginsWith(begin.toUpperCase()) },
    { policy_holder: beginsWith(begin) },
    { reporter_name: beginsWith(begin) },
  ],
  sort: { key: 'next_due', direction: 'ascending' },
  tone: 'status',
  columns: {
    insured: person(
      ({ policy_holder: insured, reporter_name: reporter }) => insured ?? reporter,
      (row) => row,
    ),
    status: status(claimLooks, (row) => row.status, {
      values: claimStatuses.filter((one) => one !== 'draft'),
      from: 'tablet',
      sort: true,
      usual: true,
    }),
    claim_number: code((row) => row.claim_number, {
      from: 'tablet',
      usual: true,
      filter: { kind: 'text', where: ofNumber },
    }),
    type_of_loss: choice(
      (row) => row.type_of_loss ?? '',
      lossTypes,
      ({ messages }) => messages.policyParts.claim.loss,
      { from: 'desktop', usual: true },
    ),
    incident_date: civilDay((row) => row.incident_date, { from: 'wide', sort: true, usual: true }),
    next_step: {
      ...choice<ClaimRowFragment, Claims_Bool_Exp>(
        (row) => row.next_step ?? '',
        claimSteps,
        ({ messages }) => messages.workbench.claims.step,
        { from: 'desktop', wide: true, usual: true },
      ),
      shown: ({ next_step: step }, { messages }) => labelOf(messages.workbench.claims.step, step),
    },
    next_due: endingDay((row) => row.next_due, { nearDays: 3, tone: 'danger', sort: true, usual: true }),
    handler_name: text((row) => row.handler_name, { from: 'desktop', sort: true, usual: true }),
    vehicle: vehicle(
      (row) => row.vehicle,
      (row) => row.provider ?? '',
      { from: 'wide' },
    ),
    policy_number: code((row) => row.policy_number, { from: 'wide', usual: true }),
    administrative_area: text((row) => row.administrative_area, { from: 'wide' }),
    flags: text(({ flags }) => flags.join(', '), { isOnlyInFiles: true }),
    organization: text(({ organization }) => organization?.name),
    filed: since((row) => row.filed, { from: 'wide', usual: true }),
  },
  words: ({ workbench }) => workbench.claims,
});
