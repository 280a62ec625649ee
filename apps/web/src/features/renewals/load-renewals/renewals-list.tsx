import { customerRenewalOptions } from '@roadworthy/core/policies/vocabulary.ts';
import {
  renewalIssueTypes,
  renewalStatuses,
  runningRenewalStatuses,
  saleStatuses,
  underwritingRenewalStatuses,
} from '@roadworthy/core/renewals/vocabulary.ts';
import { addDays, type Day } from '@roadworthy/core/shared/time/day.ts';
import type { Messages } from 'next-intl';
import {
  LoadAgentRenewalsDocument,
  type Policy_Renewals_Bool_Exp,
  type RenewalRowFragment,
  RenewalsDocument,
} from '../../../generated/documents.ts';
import { customerOf } from '../../shared/customer-name.ts';
import { personName } from '../../shared/person-name.ts';
import {
  choice,
  civilDay,
  code,
  endingDay,
  person,
  status,
  text,
  vehicle,
} from '../../shared/queue/columns/column-kinds.tsx';
import type { Reader } from '../../shared/queue/columns/column.ts';
import { declareList } from '../../shared/queue/declare-list.ts';
import { beginsWith } from '../../shared/queue/tools/filter-conditions.ts';
import { insuredSearch } from '../../shared/queue/tools/insured-search.ts';
import { organizationNamed } from '../../shared/queue/tools/organization-filter.ts';
import { labelOf } from '../../shared/use-labels.ts';
import { PriceHeat, shareOf, shareText } from '../renewal-parts/price-heat.tsx';
import { renewalLooks } from '../renewal-parts/renewal-statuses.ts';
import { saleStatusOf } from '../renewal-parts/sale-status-of.ts';
import { SaleStatus } from '../settle-renewal/sale-status.tsx';

type Row = RenewalRowFragment;

const ofNumber = (begin: string) => ({ source_policy: { policy_number: beginsWith(begin.toUpperCase()) } });

/** The renewals of policies, wherever they are listed: what has to be decided soonest comes first. */
const renewals = {
  table: 'policy_renewals',
  key: 'policy_renewal_id',
  search: (begin: string) => [
    ...insuredSearch(begin).map((current_quote) => ({ source_policy: { current_quote } })),
    ofNumber(begin),
  ],
  sort: { key: 'underwriter_cutoff_date', direction: 'ascending' },
  tone: 'status',
  exports: 'policy_renewals',
} as const;

const isUsual = { usual: true } as const;

/** The columns of both lists; some show by themselves in one of them alone. */
const columnsOf = (area: 'underwriting' | 'agents') => ({
  insured: person<Row>(
    ({ source_policy }) => customerOf(source_policy?.current_quote ?? null),
    ({ source_policy }) => source_policy?.current_quote,
  ),
  status: status<Row>(renewalLooks, (row) => row.status, {
    values: renewalStatuses,
    from: 'tablet',
    sort: true,
    ...isUsual,
  }),
  vehicle: vehicle<Row>(
    ({ source_policy }) => source_policy?.current_quote?.vehicles[0],
    ({ source_policy }) => source_policy?.provider ?? '',
    { from: 'wide', ...isUsual },
  ),
  number: code<Row, Policy_Renewals_Bool_Exp>(({ source_policy }) => source_policy?.policy_number ?? null, {
    from: 'desktop',
    filter: { kind: 'text', where: ofNumber },
    ...isUsual,
  }),
  renewal_date: civilDay<Row>((row) => row.renewal_date, { from: 'wide', sort: true, ...isUsual }),
  underwriter_cutoff_date: endingDay<Row>((row) => row.underwriter_cutoff_date, {
    nearDays: 7,
    tone: 'warning',
    sort: true,
    ...isUsual,
  }),
  price_change: {
    align: 'end' as const,
    sort: true,
    ...isUsual,
    shown(row: Row, { format }: Reader) {
      const share = shareOf(row);
      return share === null ? null : shareText(share, format);
    },
    draw: (row: Row, { format }: Reader) => <PriceHeat priced={row} format={format} />,
  },
  issue_type: {
    ...choice<Row>(
      (row) => row.issue_type,
      renewalIssueTypes,
      ({ messages }) => messages.workbench.renewals.issue,
      { from: 'desktop', wide: true, ...isUsual },
    ),
    shown: ({ issue_type: issue }: Row, { messages }: Reader) =>
      issue === 'none' ? null : labelOf(messages.workbench.renewals.issue, issue),
  },
  underwriting_renewal_status: choice<Row>(
    (row) => row.underwriting_renewal_status,
    underwritingRenewalStatuses,
    ({ messages }) => messages.workbench.renewals.decision,
    { from: 'wide', usual: area === 'underwriting' },
  ),
  sale_status: {
    ...choice<Row>(saleStatusOf, saleStatuses, ({ messages }) => messages.workbench.renewals.sale, {
      from: 'wide',
      usual: area === 'agents',
      filter: null,
    }),
    // Whoever sees to it notes it where it stands.
    ...(area === 'agents' && { draw: (row: Row) => <SaleStatus renewal={row} isCell /> }),
  },
  customer_renewal_option: choice<Row>(
    (row) => row.customer_renewal_option,
    customerRenewalOptions,
    ({ messages }) => messages.policyParts.renewal.option,
    { from: 'desktop' },
  ),
  last_error: text<Row>((row) => row.last_error, { from: 'wide', wide: true, usual: area === 'underwriting' }),
  agent: text<Row>(({ source_policy }) => personName(source_policy?.current_quote?.assigned_agent), {
    from: 'desktop',
  }),
  area: text<Row>(({ source_policy }) => source_policy?.current_quote?.administrative_area, { from: 'desktop' }),
});

const open: Policy_Renewals_Bool_Exp = { status: { _in: [...runningRenewalStatuses] } };
/** Neither offered nor refused yet: the decision is still open. */
const undecided = ['pending', 'quoted', 'in_review', 'agent_review', 'error'];
const decideBetween = (from: Day, to: Day): Policy_Renewals_Bool_Exp => ({
  status: { _in: undecided },
  underwriter_cutoff_date: { _gte: from, _lte: to },
});
const needsAgent: Policy_Renewals_Bool_Exp = { status: { _in: ['agent_review', 'payment_failed'] } };

const wordsOf = ({ workbench: { renewals: said } }: Messages) => said;

/** Every renewal that an underwriter may have to decide about. */
export const renewalsList = declareList<Row, Policy_Renewals_Bool_Exp>()({
  ...renewals,
  kind: 'underwriting',
  path: '/underwriting/renewals',
  document: RenewalsDocument,
  views: {
    open: () => open,
    overdue: ({ today }) => ({ status: { _in: undecided }, underwriter_cutoff_date: { _lt: today } }),
    three: ({ today }) => decideBetween(today, addDays(today, 3)),
    seven: ({ today }) => decideBetween(today, addDays(today, 7)),
    all: () => ({}),
  },
  columns: columnsOf('underwriting'),
  words: wordsOf,
});

/** The renewals that agents see to. */
export const agentRenewalsList = declareList<Row, Policy_Renewals_Bool_Exp>()({
  ...renewals,
  name: 'agent_renewals',
  kind: 'agent',
  path: '/agents/renewals',
  document: LoadAgentRenewalsDocument,
  views: {
    open: () => open,
    mine: ({ userId }) => ({ ...open, source_policy: { current_quote: { assigned_agent_id: { _eq: userId } } } }),
    issues: () => needsAgent,
    contact: () => ({ ...open, _not: { meta: { _has_key: 'sale_status' } } }),
    soon: ({ today }) => ({ ...open, renewal_date: { _lte: addDays(today, 30) } }),
    all: () => ({}),
  },
  columns: columnsOf('agents'),
  filters: [
    {
      key: 'organization',
      kind: 'text',
      where: (text: string) => ({ source_policy: { organization: organizationNamed(text) } }),
    },
  ],
  words(messages) {
    const { agentNone: none, agentNoneBody: noneBody, agentViews: views, ...rest } = wordsOf(messages);
    return { ...rest, none, noneBody, views };
  },
});
