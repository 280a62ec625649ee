import { decideAcceptApplication, typedPremium } from '@roadworthy/core/underwriting/accept-application.ts';
import { decideReferral } from '@roadworthy/core/underwriting/decide-referral.ts';
import { decideAssignReferral } from '@roadworthy/core/underwriting/assign-referral.ts';
import { decideSubmitUnderwritingReferral } from '@roadworthy/core/underwriting/submit-underwriting-referral.ts';
import { may, type Principal } from '@roadworthy/core/identity/principal.ts';
import { accept } from '@roadworthy/core/shared/decision.ts';
import { decideForceBindQuote } from '@roadworthy/core/quoting/binding/force-bind-quote.ts';
import { refuseRole } from '@roadworthy/core/quoting/decide-transition.ts';
import { notFound } from '../kernel/errors.ts';
import type { ReadAbilities } from '../kernel/slice.ts';
import type { Work } from '../kernel/work.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { factsOf, rateNow } from '../quoting/pricing/rate-stored-quote.ts';
import { referralColumns, referralFromRow } from './referral-store.ts';
import { pendingReferral } from './write-referral.ts';

// Reasons are asked for at the moment of deciding.
const anyReason = 'reason';

async function quoteNow(work: Work, quoteId: string) {
  const stored = await loadQuote(work, quoteId);
  return { quote: stored.quote, facts: factsOf(work, stored, await rateNow(work, stored.quote)) };
}

/** What may be asked of an underwriter about a quote, and taken back. */
export const readQuoteAbilities: ReadAbilities = async (work, quoteId) => {
  const { quote, facts } = await quoteNow(work, quoteId);
  const requested = (await pendingReferral(work, quoteId)) ?? { status: 'pending', reviewType: 'pre_bind' };
  return {
    submit_underwriting_referral: decideSubmitUnderwritingReferral(quote, [anyReason], work.actor, facts),
    cancel_referral_request: decideReferral(quote, requested, 'cancel_referral_request', work.actor, facts),
  };
};

function ofDeciders(actor: Principal, decision: ReturnType<typeof decideAssignReferral>) {
  return may(actor, 'referral:decide') ? decision : refuseRole();
}

/** What may be done about a referral now. */
export const readReferralAbilities: ReadAbilities = async (work, referralId) => {
  const row = await work.tx
    .selectFrom('quote_referrals')
    .select(referralColumns)
    .where('quote_referral_id', '=', referralId)
    .executeTakeFirst();
  if (!row) throw notFound();
  const referral = referralFromRow(row);
  const { quote, facts } = await quoteNow(work, row.quote_id);
  const { actor } = work;
  return {
    accept_referral: decideReferral(quote, referral, 'accept_referral', actor, facts, anyReason),
    accept_application: decideAcceptApplication(
      quote,
      referral,
      { premium: typedPremium.least, reason: anyReason },
      actor,
      facts,
    ),
    reject_referral: decideReferral(quote, referral, 'reject_referral', actor, facts, anyReason),
    cancel_referral_request: decideReferral(quote, referral, 'cancel_referral_request', actor, facts),
    write_referral_message: may(actor, ['referral:submit', 'referral:decide']) ? accept(true) : refuseRole(),
    assign_referral: ofDeciders(actor, decideAssignReferral(referral, null, actor)),
    force_bind_quote: decideForceBindQuote(quote, { reason: anyReason, overridesMoratorium: true }, actor, facts),
  };
};
