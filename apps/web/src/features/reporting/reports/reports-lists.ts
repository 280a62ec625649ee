import { balanceRules, ledgerAccounts } from '@roadworthy/core/billing/vocabulary.ts';
import { providers } from '@roadworthy/core/products/vocabulary.ts';
import { addDays, addMonths, type Day, day } from '@roadworthy/core/shared/day.ts';
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
  type Trial_Balance_Bool_Exp,
  TrialBalanceDocument,
  type TrialBalanceRowFragment,
} from '../../../generated/documents.ts';
import type { QueueState } from '../../../data/queue-address.ts';
import { defineList } from '../../shared/queue/define-list.ts';
import type { ViewContext } from '../../shared/queue/queue-list.ts';
import { beginsLike, beginsWith } from '../../shared/queue/tools/filter-conditions.ts';

const monthOf = (today: Day): Day => day(`${today.slice(0, 7)}-01`);
type Filters = QueueState['filters'];

/** The months of a view; none where a filter says which are meant. */
const months = (from: (month: Day) => object) => (context: ViewContext, filters: Filters) =>
  filters['accounting_month'] === undefined ? { accounting_month: from(monthOf(context.today)) } : {};
const monthViews = {
  month: months((month) => ({ _eq: month })),
  last: months((month) => ({ _eq: addMonths(month, -1) })),
  year: months((month) => ({ _gte: addMonths(month, -11) })),
  all: () => ({}),
};

const monthField = { key: 'accounting_month', kind: 'days' } as const;
const organizationField = { key: 'organization_name', kind: 'text' } as const;
const providerField = { key: 'provider', kind: 'choice', values: providers } as const;

/** What each month wrote and earned of each policy. */
export const bordereauList = defineList<BordereauRowFragment, Premium_Bordereau_Bool_Exp, 'premium_bordereau'>({
  table: 'premium_bordereau',
  key: 'premium_bordereau_id',
  kind: 'agent',
  path: '/agents/reports',
  document: PremiumBordereauDocument,
  follows: 'policies',
  views: monthViews,
  fields: [
    monthField,
    organizationField,
    providerField,
    {
      key: 'written',
      kind: 'money',
    },
  ],
  search: (text) => [{ policy_number: beginsWith(text.toUpperCase()) }],
  columns: [
    'accounting_month',
    'organization_name',
    'provider',
    'effective_date',
    'expiration_date',
    'written',
    'earned',
    'unearned',
    'taxes',
    'fees',
    'commission',
  ],
  usual: ['accounting_month', 'provider', 'written', 'earned', 'unearned', 'taxes', 'fees', 'commission'],
  sorts: ['policy_number', 'accounting_month', 'written', 'earned', 'unearned'],
  sort: {
    key: 'accounting_month',
    direction: 'descending',
  },
});

/** Every view of a report. */
export const reportViews = ['month', 'last', 'year', 'all', 'today', 'monthEnd', 'open', 'cleared'] as const;

/** One day: that of the filter, where there is one. */
const asOf = (dayOf: (today: Day) => Day) => (context: ViewContext, filters: Filters) =>
  filters['as_of'] === undefined ? { as_of: { _eq: dayOf(context.today) } } : {};

/** What is owed, by how long it has been due. */
export const ageingList = defineList<AgeingRowFragment, Receivables_Ageing_Bool_Exp, 'receivables_ageing'>({
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
  fields: [
    {
      key: 'as_of',
      kind: 'days',
    },
    organizationField,
    providerField,
    {
      key: 'total',
      kind: 'money',
    },
    {
      key: 'days_over_90',
      kind: 'money',
    },
  ],
  search: (text) => [{ policy_number: beginsWith(text.toUpperCase()) }],
  columns: [
    'as_of',
    'organization_name',
    'provider',
    'policy_status',
    'days_late',
    'total',
    'not_due',
    'days_1_30',
    'days_31_60',
    'days_61_90',
    'days_over_90',
  ],
  usual: ['days_late', 'total', 'not_due', 'days_1_30', 'days_31_60', 'days_61_90', 'days_over_90'],
  sorts: ['policy_number', 'days_late', 'total'],
  sort: {
    key: 'days_late',
    direction: 'descending',
  },
});

/** What each account of the books held and what was booked in it, month by month. */
export const trialBalanceList = defineList<TrialBalanceRowFragment, Trial_Balance_Bool_Exp, 'trial_balance'>({
  table: 'trial_balance',
  key: 'trial_balance_id',
  kind: 'agent',
  path: '/agents/reports/trial-balance',
  document: TrialBalanceDocument,
  follows: 'policies',
  views: monthViews,
  fields: [
    monthField,
    organizationField,
    {
      key: 'account',
      kind: 'choice',
      values: ledgerAccounts,
    },
  ],
  search: (text) => [{ organization_name: beginsLike(text) }],
  columns: ['accounting_month', 'organization_name', 'currency', 'opening', 'debits', 'credits', 'closing'],
  usual: ['accounting_month', 'opening', 'debits', 'credits', 'closing'],
  sorts: ['accounting_month', 'account', 'debits', 'credits'],
  sort: {
    key: 'accounting_month',
    direction: 'descending',
  },
});

/** What the nightly check of the books found that does not come out even. */
export const findingsList = defineList<BalanceFindingRowFragment, Balance_Findings_Bool_Exp, 'balance_findings'>({
  table: 'balance_findings',
  key: 'balance_finding_id',
  kind: 'agent',
  path: '/agents/reports/balance',
  document: BalanceFindingsDocument,
  views: {
    open: () => ({ cleared: { _is_null: true } }),
    cleared: () => ({ cleared: { _is_null: false } }),
  },
  fields: [
    {
      key: 'rule',
      kind: 'choice',
      values: balanceRules,
    },
  ],
  search: (text) => [{ policy: { policy_number: beginsWith(text.toUpperCase()) } }],
  columns: ['rule', 'expected', 'found', 'organization', 'first_found', 'last_found', 'cleared'],
  usual: ['rule', 'expected', 'found', 'organization', 'first_found', 'last_found'],
  sorts: ['rule', 'first_found', 'last_found'],
  sort: {
    key: 'last_found',
    direction: 'descending',
  },
});
