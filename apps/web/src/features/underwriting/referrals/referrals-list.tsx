import { currencyOf } from '@roadworthy/core/shared/money/currency.ts';
import { referralStatuses, reviewTypes } from '@roadworthy/core/underwriting/vocabulary.ts';
import { roundMoneyText } from '@roadworthy/ui/base/money-text.ts';
import type { Messages } from 'next-intl';
import {
  type Quote_Referrals_Bool_Exp,
  type ReferralRowFragment,
  ReferralsDocument,
} from '../../../generated/documents.ts';
import { customerOf } from '../../shared/customer-name.ts';
import { personName } from '../../shared/person-name.ts';
import { choice, person, since, status, text } from '../../shared/queue/columns/column-kinds.tsx';
import type { Reader } from '../../shared/queue/columns/column.ts';
import { declareList } from '../../shared/queue/declare-list.ts';
import { insuredSearch } from '../../shared/queue/tools/insured-search.ts';
import { wordsOf } from '../../shared/queue/tools/words-of.ts';
import { referralReasons } from '../../shared/use-referral-reasons.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { findingCodes, findingLabel, isOfRule } from './found-value.ts';
import { referralLooks, referralStatusOf } from './referral-statuses.ts';

/** Why an underwriter was asked: by the names of what was found, or in the words of rules and people. */
function reasonText(row: ReferralRowFragment, { messages, locale }: Reader): string {
  const codes = row.finding_codes.map((code) => code ?? '');
  return codes.length > 0 && !codes.some(isOfRule)
    ? codes.map((code) => findingLabel(code, messages.workbench.referrals)).join(', ')
    : referralReasons(row, locale).join(' ');
}

/** A rounded amount of a quote, in its money. */
const amount = (centsOf: (quote: NonNullable<ReferralRowFragment['quote']>) => number | null | undefined) => ({
  align: 'end' as const,
  from: 'desktop' as const,
  usual: true,
  shown({ quote }: ReferralRowFragment) {
    const cents = quote && centsOf(quote);
    return quote && cents != null ? roundMoneyText(cents, currencyOf(quote.country)) : null;
  },
});

/** What is asked of underwriters, wherever it is listed. */
const referrals = {
  table: 'quote_referrals',
  key: 'quote_referral_id',
  document: ReferralsDocument,
  search: (begin: string) => insuredSearch(begin).map((quote) => ({ quote })),
  sort: { key: 'created', direction: 'descending' },
  tone: 'status',
  exports: 'quote_referrals',
  columns: {
    insured: person<ReferralRowFragment>(
      ({ quote }) => customerOf(quote),
      ({ quote }) => quote,
    ),
    // The stripe of the row shows it on a phone, where who, why and since when have the room.
    status: status<ReferralRowFragment>(referralLooks, referralStatusOf, {
      values: referralStatuses,
      from: 'tablet',
      sort: true,
      usual: true,
    }),
    // Reasons of rules begin alike: what tells them apart stands at their end.
    finding_codes: {
      wide: true,
      usual: true,
      filter: {
        kind: 'choice',
        values: findingCodes,
        where: (code: string) => ({ finding_codes: { _contains: [code] } }),
      },
      shown: reasonText,
      draw: (row: ReferralRowFragment, reader: Reader) => (
        <span className="line-clamp-3 whitespace-normal">{reasonText(row, reader)}</span>
      ),
      words: ({ messages }: Reader) =>
        wordsOf(findingCodes, (code) => findingLabel(code, messages.workbench.referrals)),
    },
    vehicle: text<ReferralRowFragment>(({ quote }) => vehicleName(quote?.vehicles[0]), {
      wide: true,
      from: 'desktop',
      usual: true,
    }),
    value: amount(({ vehicles }) => vehicles[0]?.rating_value),
    total: amount(({ total }) => total),
    review_type: choice<ReferralRowFragment>(
      ({ review_type }) => review_type,
      reviewTypes,
      ({ messages: { workbench } }) => ({
        pre_bind: workbench.referrals.preBind,
        post_bind: workbench.referrals.postBind,
      }),
      { from: 'desktop' },
    ),
    organization: text<ReferralRowFragment>(({ quote }) => quote?.organization?.name, { from: 'desktop' }),
    agent: text<ReferralRowFragment>(({ quote }) => personName(quote?.assigned_agent), { from: 'desktop' }),
    assignee: text<ReferralRowFragment>(({ assignee_name }) => assignee_name, { from: 'desktop', usual: true }),
    created: since<ReferralRowFragment>(({ created }) => created, {
      usual: true,
      filter: { kind: 'days', isInstant: true },
    }),
  },
} as const;

const wordsOfColumns = ({ workbench }: Messages) => ({
  insured: workbench.referrals.insured,
  status: workbench.referrals.state,
  finding_codes: workbench.referrals.reason,
  vehicle: workbench.referrals.vehicle,
  value: workbench.referrals.value,
  total: workbench.referrals.total,
  review_type: workbench.referrals.review,
  organization: workbench.referrals.organization,
  agent: workbench.referrals.agent,
  assignee: workbench.referrals.assignee,
  created: workbench.referrals.created,
});

/** What waits for an underwriter, and what did. */
export const referralsList = declareList<ReferralRowFragment, Quote_Referrals_Bool_Exp>()({
  ...referrals,
  kind: 'underwriting',
  path: '/underwriting',
  record: (id) => `/underwriting/referrals/${id}`,
  views: {
    waiting: () => ({ status: { _eq: 'pending' } }),
    mine: ({ userId }) => ({
      status: { _eq: 'pending' },
      assignee_user_id: { _eq: userId },
    }),
    nobodys: () => ({
      status: { _eq: 'pending' },
      assignee_user_id: { _is_null: true },
    }),
    all: () => ({}),
  },
  words: (messages) => ({ ...messages.workbench.referrals, columns: wordsOfColumns(messages) }),
});

/** What agents asked, and the platform about their quotes. */
export const agentReferralsList = declareList<ReferralRowFragment, Quote_Referrals_Bool_Exp>()({
  ...referrals,
  name: 'agent_referrals',
  kind: 'agent',
  path: '/agents/referrals',
  views: {
    waiting: () => ({ status: { _eq: 'pending' } }),
    mine: ({ userId }) => ({ requested_by_user_id: { _eq: userId } }),
    decided: () => ({ decision: { _is_null: false } }),
    ended: () => ({
      status: { _eq: 'expired' },
      decision: { _is_null: true },
    }),
    all: () => ({}),
  },
  words: (messages) => ({
    title: messages.workbench.referrals.title,
    none: messages.workbench.referrals.agentNone,
    noneBody: messages.workbench.referrals.agentNoneBody,
    views: messages.workbench.referrals.agentViews,
    columns: wordsOfColumns(messages),
  }),
});
