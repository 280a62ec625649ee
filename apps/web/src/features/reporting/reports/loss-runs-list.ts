import { claimStatuses, lossTypes } from '@roadworthy/core/claims/vocabulary.ts';
import { csvMoney } from '@roadworthy/core/shared/text/csv.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import {
  LoadLossRunsDocument,
  type Loss_Runs_Bool_Exp,
  type LossRunRowFragment,
} from '../../../generated/documents.ts';
import { claimLooks } from '../../claims/load-claims/claim-looks.ts';
import { choice, civilDay, code, status, text } from '../../shared/queue/columns/column-kinds.tsx';
import type { ColumnLook } from '../../shared/queue/columns/column.ts';
import { declareList } from '../../shared/queue/declare-list.ts';
import { beginsLike, beginsWith } from '../../shared/queue/tools/filter-conditions.ts';

const settled = ['denied', 'paid', 'closed'];

/** An amount of a row; one of nothing is a dash. */
const amount = (of: (row: LossRunRowFragment) => number | null, look: ColumnLook<never> = {}) => ({
  align: 'end' as const,
  usual: true,
  ...look,
  shown(row: LossRunRowFragment) {
    const cents = of(row) ?? 0;
    return cents === 0 ? null : `${cents < 0 ? '−' : ''}${moneyText(Math.abs(cents), row.currency ?? 'USD')}`;
  },
  file: (row: LossRunRowFragment) => csvMoney(of(row) ?? 0),
});

/** Every claim of the policies that one sees, with what it cost: of one policy or customer by their number or e-mail. */
export const lossRunsList = declareList<LossRunRowFragment, Loss_Runs_Bool_Exp>()({
  table: 'loss_runs',
  key: 'loss_run_id',
  kind: 'agent',
  path: '/agents/reports/loss-runs',
  document: LoadLossRunsDocument,
  follows: 'claims',
  views: {
    all: () => ({}),
    unsettled: () => ({ claim_status: { _nin: settled } }),
    settled: () => ({ claim_status: { _in: settled } }),
  },
  search: (begin) => [
    { policy_number: beginsWith(begin.toUpperCase()) },
    { claim_number: beginsWith(begin.toUpperCase()) },
    { contact_email: beginsLike(begin) },
  ],
  sort: { key: 'incident_date', direction: 'descending' },
  columns: {
    claim_number: code(({ claim_number }) => claim_number, { wide: true, sort: true }),
    policy_number: code(({ policy_number }) => policy_number, { from: 'tablet', sort: true, usual: true }),
    contact_email: text(({ contact_email }) => contact_email, { from: 'wide' }),
    organization_name: text(({ organization_name }) => organization_name, { from: 'wide', filter: { kind: 'text' } }),
    effective_date: civilDay(({ effective_date }) => effective_date, { from: 'wide', filter: null }),
    expiration_date: civilDay(({ expiration_date }) => expiration_date, { from: 'wide', filter: null }),
    incident_date: civilDay(({ incident_date }) => incident_date, { sort: true, usual: true }),
    reported: civilDay(({ reported }) => reported, { from: 'wide' }),
    type_of_loss: choice(
      (row) => row.type_of_loss ?? '',
      lossTypes,
      ({ messages }) => messages.policyParts.claim.loss,
      { from: 'desktop', usual: true },
    ),
    claim_status: status(claimLooks, (row) => row.claim_status ?? '', {
      values: claimStatuses.filter((one) => one !== 'draft' && one !== 'withdrawn'),
      from: 'tablet',
      usual: true,
    }),
    paid: amount(({ paid }) => paid, { from: 'tablet' }),
    reserved: amount(({ reserved }) => reserved, { from: 'desktop' }),
    recovered: amount(({ recovered }) => recovered, { from: 'desktop' }),
    incurred: amount(({ incurred }) => incurred, { sort: true, filter: { kind: 'money' } }),
  },
  words: ({ queue: { reports } }) => ({
    title: reports.titles.lossRuns,
    file: reports.files.lossRuns,
    none: reports.noLosses,
    noneBody: reports.noLossesBody,
    views: reports.views,
    columns: reports.columns,
  }),
});
