import { activityActions } from '@roadworthy/core/policies/vocabulary.ts';
import {
  type Bound_Business_Bool_Exp,
  BoundBusinessDocument,
  type BoundRowFragment,
  type Commission_Statement_Bool_Exp,
  type CommissionRowFragment,
  CommissionStatementDocument,
  type ConversionRowFragment,
  type Premium_And_Losses_Bool_Exp,
  PremiumAndLossesDocument,
  type LossRowFragment,
  type Quote_Conversion_Bool_Exp,
  QuoteConversionDocument,
} from '../../../generated/documents.ts';
import { choice, civilDay, code, count, provider, since, text } from '../../shared/queue/columns/column-kinds.tsx';
import { declareList } from '../../shared/queue/declare-list.ts';
import { beginsLike } from '../../shared/queue/tools/filter-conditions.ts';
import { amount, month, monthOfRow, monthViews, monthViewsOf, ofNumber, organization } from './report-columns.ts';

/** What commission each policy earned and gave back, month by month. */
export const commissionList = declareList<CommissionRowFragment, Commission_Statement_Bool_Exp>()({
  table: 'commission_statement',
  key: 'commission_statement_id',
  kind: 'agent',
  path: '/agents/reports/commission',
  document: CommissionStatementDocument,
  follows: 'policies',
  views: monthViews,
  search: (begin) => [...ofNumber(begin), { agent_name: beginsLike(begin) }],
  sort: { key: 'accounting_month', direction: 'descending' },
  columns: {
    policy_number: code(({ policy_number }) => policy_number, { wide: true, sort: true }),
    accounting_month: month(),
    agent: text(({ agent_name }) => agent_name, { from: 'tablet', usual: true }),
    organization_name: organization(),
    provider: provider((row) => row.provider, { from: 'desktop', usual: true }),
    commission_earned: amount(({ earned }) => earned, { from: 'tablet', usual: true }),
    clawed_back: amount(({ clawed_back }) => clawed_back, { from: 'tablet', usual: true }),
    payable: amount(({ payable }) => payable, { usual: true }),
    currency: text(({ currency }) => currency, { from: 'desktop' }),
  },
  words: ({ queue: { reports } }) => ({
    title: reports.titles.commission,
    file: reports.files.commission,
    none: reports.noneCommission,
    noneBody: reports.noneCommissionBody,
    views: reports.views,
    columns: reports.columns,
  }),
});

/** What was bound, line by line, as the leaderboard and production count it. */
export const productionList = declareList<BoundRowFragment, Bound_Business_Bool_Exp>()({
  table: 'bound_business',
  key: 'bound_business_id',
  kind: 'agent',
  path: '/agents/reports/production',
  document: BoundBusinessDocument,
  follows: 'policies',
  views: {
    month: () => ({ months_ago: { _eq: 0 }, action: { _neq: 'endorsement' } }),
    last: () => ({ months_ago: { _eq: 1 }, action: { _neq: 'endorsement' } }),
    year_ago: () => ({ months_ago: { _eq: 12 }, action: { _neq: 'endorsement' } }),
    all: () => ({ action: { _neq: 'endorsement' } }),
  },
  search: (begin) => [...ofNumber(begin), { agent_name: beginsLike(begin) }],
  sort: { key: 'timestamp', direction: 'descending' },
  columns: {
    policy_number: code(({ policy_number }) => policy_number, { wide: true, sort: true }),
    timestamp: since(({ timestamp }) => timestamp ?? '', { align: 'start', sort: true, usual: true }),
    month_bound: monthOfRow(({ month: first }) => first, { from: 'desktop', sort: false, filter: null }),
    day: civilDay(({ day }) => day, { from: 'wide' }),
    action: choice(
      ({ action }) => action ?? '',
      activityActions,
      ({ messages }) => messages.insurance.activityAction,
      { from: 'tablet', usual: true },
    ),
    agent: text(({ agent_name }) => agent_name, { from: 'tablet', usual: true }),
    organization_name: organization(),
    provider: provider((row) => row.provider, { from: 'desktop', usual: true }),
    bound: amount(({ bound }) => bound, { sort: true, usual: true }),
    currency: text(({ currency }) => currency, { from: 'desktop' }),
  },
  words: ({ queue: { reports } }) => ({
    title: reports.titles.production,
    file: reports.files.production,
    none: reports.noneBound,
    noneBody: reports.noneBoundBody,
    views: { ...reports.views, year_ago: reports.views.yearAgo },
    columns: reports.columns,
  }),
});

/** What policies earned and what their claims cost. */
export const lossesList = declareList<LossRowFragment, Premium_And_Losses_Bool_Exp>()({
  table: 'premium_and_losses',
  key: 'premium_and_losses_id',
  kind: 'agent',
  path: '/agents/reports/losses',
  document: PremiumAndLossesDocument,
  follows: 'policies',
  views: monthViews,
  search: ofNumber,
  sort: { key: 'accounting_month', direction: 'descending' },
  columns: {
    policy_number: code(({ policy_number }) => policy_number, { wide: true, sort: true }),
    accounting_month: month(),
    organization_name: organization(),
    provider: provider((row) => row.provider, { from: 'tablet', usual: true }),
    earned: amount(({ earned }) => earned, { sort: true, usual: true }),
    incurred: amount(({ incurred }) => incurred, { sort: true, usual: true }),
    currency: text(({ currency }) => currency, { from: 'desktop' }),
  },
  words: ({ queue: { reports } }) => ({
    title: reports.titles.losses,
    file: reports.files.losses,
    none: reports.none,
    noneBody: reports.noneBooked,
    views: reports.views,
    columns: reports.columns,
  }),
});

/** How many quotes became policies, by agent, source and partner. */
export const conversionList = declareList<ConversionRowFragment, Quote_Conversion_Bool_Exp>()({
  table: 'quote_conversion',
  key: 'quote_conversion_id',
  kind: 'agent',
  path: '/agents/reports/conversion',
  document: QuoteConversionDocument,
  follows: 'quotes',
  views: monthViewsOf('month'),
  search: (begin) => [{ agent_name: beginsLike(begin) }, { partner_name: beginsLike(begin) }],
  sort: { key: 'started', direction: 'descending' },
  columns: {
    agent: { wide: true, shown: ({ agent_name }, { messages }) => agent_name ?? messages.queue.reports.nobody },
    month: monthOfRow(({ month: first }) => first),
    source: text(({ marketing_source }) => marketing_source, { from: 'tablet', usual: true }),
    partner: text(({ partner_name }) => partner_name, { from: 'tablet', usual: true }),
    organization_name: organization(),
    started: count(({ started }) => started ?? 0, { sort: true, usual: true }),
    became_policies: count(({ bound }) => bound ?? 0, { usual: true }),
    bound_percent: {
      align: 'end',
      sort: true,
      usual: true,
      shown: ({ bound_percent: share }, { format }) =>
        share === null ? null : format.number(share / 100, { style: 'percent', maximumFractionDigits: 1 }),
      file: ({ bound_percent }) => bound_percent,
    },
  },
  words: ({ queue: { reports } }) => ({
    title: reports.titles.conversion,
    file: reports.files.conversion,
    none: reports.noneStarted,
    noneBody: reports.noneStartedBody,
    views: reports.views,
    columns: reports.columns,
  }),
});
