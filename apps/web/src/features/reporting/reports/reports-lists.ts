import { declineReasons, type DeclineReason } from '@roadworthy/core/renewals/vocabulary.ts';
import { balanceRules, ledgerAccounts } from '@roadworthy/core/billing/vocabulary.ts';
import { csvMoney } from '@roadworthy/core/shared/text/csv.ts';
import { addDays, type Day } from '@roadworthy/core/shared/time/day.ts';
import {
  type AgeingRowFragment,
  type Balance_Findings_Bool_Exp,
  type BalanceFindingRowFragment,
  BalanceFindingsDocument,
  type BordereauRowFragment,
  type Premium_Bordereau_Bool_Exp,
  PremiumBordereauDocument,
  type Receivables_Ageing_Bool_Exp,
  ReceivablesAgeingDocument,
  type Renewal_Retention_Bool_Exp,
  RenewalRetentionDocument,
  type RetentionRowFragment,
  type Trial_Balance_Bool_Exp,
  TrialBalanceDocument,
  type TrialBalanceRowFragment,
} from '../../../generated/documents.ts';
import {
  choice,
  civilDay,
  code,
  dayOfInstant,
  provider,
  status,
  text,
} from '../../shared/queue/columns/column-kinds.tsx';
import { declareList } from '../../shared/queue/declare-list.ts';
import type { ViewContext } from '../../shared/queue/queue-list.ts';
import { beginsLike } from '../../shared/queue/tools/filter-conditions.ts';
import {
  amount,
  cents,
  type Filters,
  type Look,
  month,
  monthOf,
  monthOfRow,
  monthViews,
  monthViewsOf,
  ofNumber,
  organization,
} from './report-columns.ts';

/** What each month wrote and earned of each policy. */
export const bordereauList = declareList<BordereauRowFragment, Premium_Bordereau_Bool_Exp>()({
  table: 'premium_bordereau',
  key: 'premium_bordereau_id',
  kind: 'agent',
  path: '/agents/reports',
  document: PremiumBordereauDocument,
  follows: 'policies',
  views: monthViews,
  search: ofNumber,
  sort: { key: 'accounting_month', direction: 'descending' },
  exports: 'premium_bordereau',
  columns: {
    policy_number: code(({ policy_number }) => policy_number, { wide: true, sort: true }),
    accounting_month: month(),
    organization_name: organization(),
    provider: provider((row) => row.provider, { from: 'tablet', usual: true }),
    effective_date: civilDay(({ effective_date }) => effective_date, { from: 'desktop', filter: null }),
    expiration_date: civilDay(({ expiration_date }) => expiration_date, { from: 'desktop', filter: null }),
    written: amount(({ written }) => written, { sort: true, usual: true, filter: { kind: 'money' } }),
    earned: amount(({ earned }) => earned, { from: 'tablet', sort: true, usual: true }),
    unearned: amount(({ unearned }) => unearned, { from: 'tablet', sort: true, usual: true }),
    taxes: amount(({ taxes }) => taxes, { from: 'desktop', usual: true }),
    fees: amount(({ fees }) => fees, { from: 'desktop', usual: true }),
    commission: amount(({ commission }) => commission, { from: 'desktop', usual: true }),
  },
  words: ({ queue: { reports } }) => ({
    title: reports.titles.bordereau,
    file: reports.files.bordereau,
    none: reports.none,
    noneBody: reports.noneBooked,
    views: reports.views,
    columns: reports.columns,
  }),
});

/** One day: that of the filter, where there is one. */
const asOf = (dayOf: (today: Day) => Day) => (context: ViewContext, filters: Filters) =>
  filters['as_of'] === undefined ? { as_of: { _eq: dayOf(context.today) } } : {};

/** What is owed, by how long it has been due. */
export const ageingList = declareList<AgeingRowFragment, Receivables_Ageing_Bool_Exp>()({
  table: 'receivables_ageing',
  key: 'receivables_ageing_id',
  kind: 'agent',
  path: '/agents/reports/receivables',
  document: ReceivablesAgeingDocument,
  follows: 'policies',
  views: {
    today: asOf((today) => today),
    monthEnd: asOf((today) => addDays(monthOf(today), -1)),
  },
  search: ofNumber,
  sort: { key: 'days_late', direction: 'descending' },
  tone: 'policy_status',
  exports: 'receivables_ageing',
  columns: {
    policy_number: code(({ policy_number }) => policy_number, { wide: true, sort: true }),
    as_of: civilDay((row) => row.as_of),
    organization_name: organization(),
    provider: provider((row) => row.provider, { from: 'tablet' }),
    policy_status: status('policyStatus', ({ policy_status }) => policy_status, { from: 'tablet' }),
    days_late: {
      align: 'end',
      sort: true,
      usual: true,
      shown: ({ days_late }) => String(days_late ?? 0),
    },
    total: amount(({ total }) => total, { sort: true, usual: true, filter: { kind: 'money' } }),
    not_due: amount(({ not_due }) => not_due, { from: 'desktop', usual: true }),
    days_1_30: amount(({ days_1_30 }) => days_1_30, { from: 'desktop', usual: true }),
    days_31_60: amount(({ days_31_60 }) => days_31_60, { from: 'desktop', usual: true }),
    days_61_90: amount(({ days_61_90 }) => days_61_90, { from: 'desktop', usual: true }),
    days_over_90: amount(({ days_over_90 }) => days_over_90, {
      from: 'desktop',
      usual: true,
      filter: { kind: 'money' },
    }),
  },
  words: ({ queue: { reports } }) => ({
    title: reports.titles.receivables,
    file: reports.files.receivables,
    none: reports.noneOwed,
    views: reports.views,
    columns: reports.columns,
  }),
});

/** What each account of the books held and what was booked in it, month by month. */
export const trialBalanceList = declareList<TrialBalanceRowFragment, Trial_Balance_Bool_Exp>()({
  table: 'trial_balance',
  key: 'trial_balance_id',
  kind: 'agent',
  path: '/agents/reports/trial-balance',
  document: TrialBalanceDocument,
  follows: 'policies',
  views: monthViews,
  search: (begin) => [{ organization_name: beginsLike(begin) }],
  sort: { key: 'accounting_month', direction: 'descending' },
  columns: {
    account: {
      wide: true,
      sort: true,
      filter: { kind: 'choice', values: ledgerAccounts },
      shown: ({ account }, { label }) => label('ledgerAccount', account),
      words: ({ messages }) => messages.insurance.ledgerAccount,
    },
    accounting_month: month(),
    organization_name: organization(),
    currency: text(({ currency }) => currency, { from: 'desktop' }),
    opening: amount(({ opening }) => opening, { from: 'tablet', usual: true }),
    debits: amount(({ debits }) => debits, { usual: true, sort: true }),
    credits: amount(({ credits }) => credits, { usual: true, sort: true }),
    closing: amount(({ closing }) => closing, { usual: true }),
  },
  words: ({ queue: { reports } }) => ({
    title: reports.titles.trialBalance,
    file: reports.files.trialBalance,
    none: reports.none,
    noneBody: reports.noneBooked,
    views: reports.views,
    columns: reports.columns,
  }),
});

/** So many of the terms; none is a dash. */
const count = (of: (row: RetentionRowFragment) => number | null, look: Look = {}) => ({
  align: 'end' as const,
  usual: true,
  ...look,
  shown: (row: RetentionRowFragment) => ((of(row) ?? 0) === 0 ? null : String(of(row))),
  file: (row: RetentionRowFragment) => of(row) ?? 0,
});

/** Why next terms were declined, as far as somebody said, each with how many. */
function declinedBy(row: RetentionRowFragment, labels: Readonly<Record<DeclineReason, string>>): string[] {
  return declineReasons.flatMap((reason) => {
    const terms = row[`declined_${reason}`] ?? 0;
    return terms === 0 ? [] : [`${labels[reason]} ${terms}`];
  });
}

/** Of the terms that end in a month, by agent: how many went on, and why the others did not. */
export const retentionList = declareList<RetentionRowFragment, Renewal_Retention_Bool_Exp>()({
  table: 'renewal_retention',
  key: 'renewal_retention_id',
  kind: 'agent',
  path: '/agents/reports/retention',
  document: RenewalRetentionDocument,
  follows: 'policy_renewals',
  views: monthViewsOf('renewal_month'),
  search: (begin) => [{ agent_name: beginsLike(begin) }],
  sort: { key: 'renewal_month', direction: 'descending' },
  columns: {
    agent: { wide: true, shown: ({ agent_name }, { messages }) => agent_name ?? messages.queue.reports.nobody },
    renewal_month: monthOfRow(({ renewal_month }) => renewal_month),
    organization_name: organization(),
    terms: count(({ terms }) => terms, { sort: true }),
    renewed: count(({ renewed }) => renewed, { sort: true }),
    retained_percent: {
      align: 'end',
      sort: true,
      usual: true,
      shown: ({ retained_percent: share }, { format }) =>
        share === null ? null : format.number(share / 100, { style: 'percent', maximumFractionDigits: 1 }),
      file: ({ retained_percent }) => retained_percent,
    },
    undecided: count(({ undecided }) => undecided, { from: 'tablet' }),
    not_paid: count(({ not_paid }) => not_paid, { from: 'tablet' }),
    rejected: count(({ rejected }) => rejected, { from: 'desktop' }),
    declined: count(({ declined }) => declined, { from: 'desktop' }),
    declined_because: {
      wide: true,
      usual: true,
      from: 'desktop',
      shown: (row, { messages, format }) => {
        const parts = declinedBy(row, messages.policyParts.renewal.declined);
        return parts.length === 0 ? null : format.list(parts, { type: 'unit' });
      },
      file: (row, { messages }) => declinedBy(row, messages.policyParts.renewal.declined).join('; '),
    },
    policy_ended: count(({ policy_ended }) => policy_ended, { from: 'desktop' }),
    not_priced: count(({ not_priced }) => not_priced, { from: 'desktop', usual: false }),
  },
  words: ({ queue: { reports } }) => ({
    title: reports.titles.retention,
    file: reports.files.retention,
    none: reports.noneRenews,
    noneBody: reports.noneRenewsBody,
    views: reports.views,
    columns: reports.columns,
  }),
});

/** What was expected or found, in the money of its policy. */
const compared = (of: (row: BalanceFindingRowFragment) => number) => ({
  align: 'end' as const,
  usual: true,
  shown: (row: BalanceFindingRowFragment) => cents(of(row), row.policy?.currency),
  file: (row: BalanceFindingRowFragment) => csvMoney(of(row)),
});

/** What the nightly check of the books found that does not come out even. */
export const findingsList = declareList<BalanceFindingRowFragment, Balance_Findings_Bool_Exp>()({
  table: 'balance_findings',
  key: 'balance_finding_id',
  kind: 'agent',
  path: '/agents/reports/balance',
  document: BalanceFindingsDocument,
  views: {
    open: () => ({ cleared: { _is_null: true } }),
    cleared: () => ({ cleared: { _is_null: false } }),
  },
  search: (begin) => ofNumber(begin).map((policy) => ({ policy })),
  sort: { key: 'last_found', direction: 'descending' },
  columns: {
    policy: {
      wide: true,
      shown: ({ policy }, { messages }) => policy?.policy_number ?? messages.queue.reports.wholeBooks,
    },
    rule: choice(
      ({ rule }) => rule,
      balanceRules,
      ({ messages }) => messages.queue.reports.rules,
      { sort: true, usual: true },
    ),
    expected: compared(({ expected }) => expected),
    found: compared(({ found }) => found),
    organization: text((row) => row.organization?.name, { from: 'tablet', usual: true }),
    first_found: dayOfInstant(({ first_found }) => first_found, { from: 'tablet', sort: true, usual: true }),
    last_found: dayOfInstant(({ last_found }) => last_found, { from: 'tablet', sort: true, usual: true }),
    cleared: dayOfInstant(({ cleared }) => cleared, { from: 'tablet' }),
  },
  words: ({ queue: { reports } }) => ({
    title: reports.titles.balance,
    file: reports.files.balance,
    none: reports.balanced,
    noneBody: reports.balancedBody,
    views: reports.views,
    columns: {
      ...reports.columns,
      policy: reports.columns.policy_number,
      organization: reports.columns.organization_name,
    },
  }),
});
