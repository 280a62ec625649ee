import {
  followFindings,
  type ReferredFindings,
  type WaitingReferral,
} from '@roadworthy/core/underwriting/follow-findings.ts';
import { addDays } from '@roadworthy/core/shared/time/day.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import type { Violation } from '@roadworthy/core/quoting/subject/quote-facts.ts';
import type { Referral } from '@roadworthy/core/underwriting/referral.ts';
import type { Locale } from '@roadworthy/core/shared/text/sentence.ts';
import { sql } from 'kysely';
import { t } from '../kernel/language.ts';
import { nameOfUser } from '../kernel/operations/person-of.ts';
import type { Work } from '../kernel/work.ts';
import { parametersFor } from '../products/parameters-of.ts';
import { referralColumns, referralFromRow } from './referral-store.ts';

/** The question about a quote that waits for an underwriter: one asked before the bind, else one asked after it. */
export async function pendingReferral({ tx }: Pick<Work, 'tx'>, quoteId: string): Promise<Referral | null> {
  const row = await tx
    .selectFrom('quote_referrals')
    .select(referralColumns)
    .where('quote_id', '=', quoteId)
    .where('status', '=', 'pending')
    .orderBy('review_type', 'desc')
    .executeTakeFirst();
  return row ? referralFromRow(row) : null;
}

/** The question about a quote that waits for an underwriter before it is bound. */
export async function waitingReferral(work: Work, quoteId: string): Promise<WaitingReferral | null> {
  const pending = await pendingReferral(work, quoteId);
  return pending?.reviewType === 'pre_bind' ? pending : null;
}

function columnsOf({ reasons, findings }: ReferredFindings) {
  const messageIn = (locale: Locale) => reasons.map((reason) => t(locale, reason));
  return {
    request_reasons: messageIn('en-US'),
    request_reasons_fr: messageIn('fr-CA'),
    findings: JSON.stringify(findings),
  };
}

/** Nobody waits for an answer to this question any more. */
export async function endReferral({ tx }: Pick<Work, 'tx'>, referralId: string): Promise<void> {
  await tx
    .updateTable('quote_referrals')
    .set({ status: 'expired' })
    .where('quote_referral_id', '=', referralId)
    .execute();
}

/** Nobody waits for an answer about this quote any more. */
export async function withdrawReferral(work: Work, quoteId: string): Promise<void> {
  const waiting = await waitingReferral(work, quoteId);
  if (!waiting) return;
  await endReferral(work, waiting.referralId);
  await work.publish({ type: 'referral_withdrawn', quoteId });
}

/** What an underwriter accepted about other content than the quote has now does not hold any more. */
export async function voidWaivers(work: Work, quoteId: string): Promise<void> {
  const voided = await work.tx
    .updateTable('quote_referrals')
    .set({ status: 'expired' })
    .where('quote_id', '=', quoteId)
    .where('review_type', '=', 'pre_bind')
    .where('status', '=', 'accepted')
    .where('content_hash', 'is distinct from', (quote) =>
      quote.selectFrom('quotes').select('content_hash').where('quote_id', '=', quoteId),
    )
    .returning('quote_referral_id')
    .execute();
  if (voided.length > 0) await work.publish({ type: 'referral_voided', quoteId });
}

type Asking = {
  /** Whether the quote is a policy’s by now. */
  readonly afterBind?: true;
  /** The question that waits already, which becomes this one. */
  readonly waiting: WaitingReferral | null;
  /** Who asks; null for the platform. */
  readonly by: { readonly userId: string; readonly name: string | null } | null;
};

/** The last day on which what is asked now may be answered, as the quote's product says. */
async function lastDayToAnswer(work: Work, { productId, timeZone }: Pick<Quote, 'productId' | 'timeZone'>) {
  const today = work.today(timeZone);
  const { referralDays } = await parametersFor(work, productId, today);
  return addDays(today, referralDays);
}

/** Writes down what an underwriter is asked; its key. */
export async function askUnderwriter(
  work: Work,
  quote: Pick<Quote, 'quoteId' | 'productId' | 'timeZone'>,
  referred: ReferredFindings,
  { waiting, by, afterBind }: Asking,
): Promise<string> {
  const { tx, organizationId } = work;
  const requested = {
    ...columnsOf(referred),
    requested_by_user_id: by?.userId ?? null,
    requested_by_name: by?.name ?? null,
  };
  if (waiting) {
    await tx
      .updateTable('quote_referrals')
      .set(requested)
      .where('quote_referral_id', '=', waiting.referralId)
      .execute();
    return waiting.referralId;
  }
  const { quote_referral_id } = await tx
    .insertInto('quote_referrals')
    .values({
      organization_id: organizationId,
      quote_id: quote.quoteId,
      review_type: afterBind ? 'post_bind' : 'pre_bind',
      ...requested,
      last_day: await lastDayToAnswer(work, quote),
    })
    .returning('quote_referral_id')
    .executeTakeFirstOrThrow();
  return quote_referral_id;
}

/** Writes what was found besides below what is asked already. */
export async function addFindings(
  { tx }: Pick<Work, 'tx'>,
  { referralId }: Pick<WaitingReferral, 'referralId'>,
  referred: ReferredFindings,
): Promise<void> {
  const { request_reasons, request_reasons_fr, findings } = columnsOf(referred);
  await tx
    .updateTable('quote_referrals')
    .set({
      request_reasons: sql`request_reasons || ${request_reasons}::text[]`,
      // What was asked before both languages were kept is English alone.
      request_reasons_fr: sql`coalesce(request_reasons_fr, request_reasons) || ${request_reasons_fr}::text[]`,
      findings: sql`findings || ${findings}::jsonb`,
    })
    .where('quote_referral_id', '=', referralId)
    .execute();
}

/** Writes down what an underwriter is asked about a quote, as far as it changed. */
export async function writeReferral(
  work: Work,
  quote: Quote,
  open: readonly Violation[],
  waiting: WaitingReferral | null,
): Promise<void> {
  const { quoteId } = quote;
  const followed = followFindings(quote, open, waiting);
  if (followed.next === 'withdraw') await withdrawReferral(work, quoteId);
  if (followed.next === 'add' && waiting) await addFindings(work, waiting, followed.referred);
  if (followed.next !== 'restate' && followed.next !== 'request') return;
  await askUnderwriter(work, quote, followed.referred, { waiting, by: null });
  if (followed.next === 'request') await work.publish({ type: 'referral_requested', quoteId });
}

/** Puts an underwriter in charge of an answer, or nobody. */
export async function putAssignee({ tx }: Pick<Work, 'tx'>, referralId: string, userId: string | null): Promise<void> {
  await tx
    .updateTable('quote_referrals')
    .set({ assignee_user_id: userId, assignee_name: userId === null ? null : nameOfUser(userId) })
    .where('quote_referral_id', '=', referralId)
    .execute();
}
