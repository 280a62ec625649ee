import type { LineDiff } from '@roadworthy/core/billing/money-diff.ts';
import {
  checkCancellable,
  decideCancellationTerms,
  earliestEndFor,
  groundFor,
  legalDateFor,
  longestBackdating,
  noticeFor,
  reasonsOffered,
} from '@roadworthy/core/policies/cancellation/cancel-policy.ts';
import type { CountingChannel } from '@roadworthy/core/policies/notices/counting-channel.ts';
import { lawTextOf } from '@roadworthy/core/products/law-texts.ts';
import type { LegalDate } from '@roadworthy/core/policies/notices/earliest-legal-date.ts';
import { isCustomer } from '@roadworthy/core/identity/vocabulary.ts';
import { may } from '@roadworthy/core/identity/principal.ts';
import { nameOf, type Quote } from '@roadworthy/core/quoting/quote.ts';
import { addDays, type Day } from '@roadworthy/core/shared/time/day.ts';
import type { Refused } from '@roadworthy/core/shared/decision.ts';
import type { CancellationPreview, LegalCancellationDate, MoneyLine, QueryInputs } from '../../generated/operations.ts';
import { computedRead } from '../../kernel/operation.ts';
import type { Work } from '../../kernel/work.ts';
import { loadPolicy } from '../../policies/policy-store.ts';
import { cancelFactsOf } from './cancel-facts.ts';
import { requestOf } from './cancel-policy.ts';
import { announcedMoney } from './pay-ahead.ts';
import { refundTargets } from '../refunds/refund-targets.ts';

/** The text behind a citation, as it is read. */
const textFields = (source: string) => {
  const text = lawTextOf(source);
  return { text_read_at: text?.readAt ?? null, text_edition: text?.edition ?? null };
};

const legalFields = (legal: LegalDate | null, counts: CountingChannel | null): LegalCancellationDate | null =>
  legal &&
  counts && {
    date: legal.date,
    sent: legal.sent,
    notice_days: legal.noticeDays,
    post_days: legal.postDays,
    moved_days: legal.movedDays,
    grade: legal.grade,
    source: legal.source,
    ...textFields(legal.source),
    channel: counts.channel,
    channel_source: counts.source,
  };

/** What a vehicle is called where its lines are listed. */
export function vehicleName({ vehicles }: Quote, root: string): string | null {
  const vehicle = vehicles.find(({ rootVehicleId }) => rootVehicleId === root);
  const parts = [vehicle?.year, vehicle?.make, vehicle?.model].filter((part) => part !== null && part !== undefined);
  return parts.length === 0 ? null : parts.join(' ');
}

/** A line before and after, as it is read. */
export const lineFields = (quote: Quote, { vehicleId, coverage, kind, code, before, after }: LineDiff): MoneyLine => ({
  vehicle: vehicleId === null ? null : vehicleName(quote, vehicleId),
  coverage,
  kind,
  code,
  before,
  after,
});

/** The lenders that are told when the cover of what they paid for ends. */
function lienholdersOf({ entities, vehicles }: Quote): string[] {
  const named = new Set(vehicles.map(({ lienholderId }) => lienholderId));
  return entities.filter(({ entityId }) => named.has(entityId)).map(nameOf);
}

type Requested = QueryInputs['preview_cancellation'] | QueryInputs['preview_my_cancellation'];

async function preview(work: Work & { readonly input: Requested }): Promise<CancellationPreview | Refused> {
  const requested = requestOf(work.input);
  if ('ok' in requested) return requested;
  const stored = await loadPolicy(work, work.input.policy_id);
  const { facts, quote } = await cancelFactsOf(work, stored);
  const decision = decideCancellationTerms(facts, requested, work.actor);
  if (!decision.ok) return decision;
  const { takes, asOf, reason, basis, legal, channel, clock } = decision.event;
  const diff = await announcedMoney(work, stored.policy, decision.event, facts.today);
  const { targets } = await refundTargets(work, stored.policy.policyId, diff.refund);
  return {
    as_of_date: asOf,
    takes,
    reason,
    basis,
    legal: legalFields(legal, channel),
    currency: stored.policy.currency,
    charged_before: diff.chargedBefore,
    charged_after: diff.chargedAfter,
    premium_before: diff.premiumBefore,
    premium_after: diff.premiumAfter,
    due_before: diff.dueBefore,
    left_as_it_is: diff.leftAsItIs,
    refund: diff.refund,
    balance: diff.balance,
    refund_due: clock.due,
    refund_source: clock.source,
    refund_interest: clock.interestPercent,
    refund_to: targets.map(({ amount, payment: { lastFour, bank } }) => ({
      amount,
      end: lastFour ?? bank,
    })),
    lines: diff.lines.map((line) => lineFields(quote, line)),
    invoices: diff.invoices.map(({ sequence, dueDate, before, after }) => ({
      sequence,
      due_date: dueDate,
      before,
      after,
    })),
    lienholders: lienholdersOf(quote),
  };
}

/** The first day that may be asked for, the law aside. */
function earliestFor(work: Work, today: Day, from: Day): Day {
  if (isCustomer(work.actor.role)) return today > from ? today : from;
  const back = may(work.actor, 'policy:backdate') ? from : addDays(today, -longestBackdating);
  return back > from ? back : from;
}

/** For which reasons whoever asks may end a policy, and from when on. */
export const cancellationChoices = computedRead({
  name: 'cancellation_choices',
  permission: ['policy:cancel', 'policy:cancel_own'],
  root: 'policy_id',
  example: {},
  async run(work) {
    const stored = await loadPolicy(work, work.input.policy_id);
    const problem = checkCancellable(stored.policy);
    if (problem) return { ok: false, refusal: problem };
    const { facts } = await cancelFactsOf(work, stored);
    const { effectiveDate: from, expirationDate: to, status } = stored.policy;
    const last = status === 'pending' ? from : addDays(to, -1);
    return reasonsOffered(facts, work.actor).map((reason) => {
      const legal = legalDateFor(facts, reason);
      const earliest = earliestFor(work, facts.today, from);
      const ends = earliestEndFor(facts, reason);
      const ground = groundFor(facts, reason, ends ?? facts.today);
      return {
        reason,
        today: facts.today,
        latest_date: last,
        odometer_from: legal === null ? (facts.contract?.distance?.from ?? null) : null,
        legal: legalFields(legal, noticeFor(facts, reason)?.counts ?? null),
        ground: ground.ok && ground.event ? { ...ground.event, ...textFields(ground.event.source) } : null,
        earliest_date: ends !== null && ends > earliest ? ends : earliest,
      };
    });
  },
});

export const previewCancellation = computedRead({
  name: 'preview_cancellation',
  permission: 'policy:cancel',
  root: 'policy_id',
  example: { reason: 'insured_request', as_of_date: '2026-06-16' },
  run: preview,
});
export const previewMyCancellation = computedRead({
  name: 'preview_my_cancellation',
  permission: 'policy:cancel_own',
  root: 'policy_id',
  example: { reason: 'insured_request', as_of_date: '2026-06-16' },
  run: preview,
});
