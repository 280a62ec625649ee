import type { Principal } from '../identity/principal.ts';
import { decideTransition, type QuoteMoved, type TransitionRefusal } from '../quoting/decide-transition.ts';
import type { Quote } from '../quoting/quote.ts';
import type { QuoteFacts } from '../quoting/subject/quote-facts.ts';
import { openReferrals } from '../quoting/signing/waivers.ts';
import { findProseProblem, type TextRefusal } from '../shared/text/check-text.ts';
import { accept, refuse, type Decision } from '../shared/decision.ts';
import { type Sentence, sentence } from '../shared/text/sentence.ts';
import { type ReferredFindings, referredOf } from './follow-findings.ts';
import { words } from '../shared/words.ts';

/** Most reasons that an agent gives at once. */
export const mostReasons = 10;

export type SubmitRefusal = TransitionRefusal | 'reasons_missing' | 'reasons_too_many';
export type ReferralSubmitted = QuoteMoved<'referral_submitted'> & { readonly referred: ReferredFindings };

/** What an underwriter is asked about a quote by itself: what was found, and the price where no rates give one. */
function requestOf(quote: Quote, facts: QuoteFacts): ReferredFindings {
  const found = referredOf(openReferrals(quote, facts));
  if (quote.kind === 'quote') return found;
  const priceless: Sentence = sentence(
    words(
      'No rates price this application. It needs its price.',
      'Aucun tarif ne s’applique à cette proposition. Il lui faut son prix.',
    ),
  );
  return { ...found, reasons: [priceless, ...found.reasons] };
}

/**
 * Whether an agent may hand a quote to an underwriter: for what was found, for reasons of their own, or for both. The
 * quote is locked until the answer is in.
 */
export function decideSubmitUnderwritingReferral(
  quote: Quote,
  reasons: readonly string[],
  actor: Principal,
  facts: QuoteFacts,
): Decision<ReferralSubmitted, SubmitRefusal> {
  const moved = decideTransition(quote, 'submit_underwriting_referral', actor, facts);
  if (!moved.ok) return moved;
  const referred = withReasons(requestOf(quote, facts), reasons);
  return referred.ok ? accept({ ...moved.event, referred: referred.event }) : referred;
}

/** What was found, and after it what somebody gives as reasons of their own; one of both has to be there. */
export function withReasons(
  found: ReferredFindings,
  reasons: readonly string[],
): Decision<ReferredFindings, TextRefusal | 'reasons_missing' | 'reasons_too_many'> {
  const provided = reasons.map((reason) => reason.trim()).filter((reason) => reason !== '');
  if (provided.length + found.reasons.length === 0) {
    return refuse(
      'reasons_missing',
      words('Say what the underwriter is to look at.', 'Dites ce que le souscripteur doit examiner.'),
      'request_reasons',
    );
  }
  if (provided.length > mostReasons) {
    const message = sentence(
      words(
        'Give at most {most} reasons. Put the rest into one of them.',
        'Donnez au plus {most} raisons. Regroupez les autres dans l’une d’elles.',
      ),
      { most: mostReasons },
    );
    return refuse('reasons_too_many', message, 'request_reasons');
  }
  for (const reason of provided) {
    const unfit = findProseProblem(reason, 'reason', 'request_reasons');
    if (unfit) return { ok: false, refusal: unfit };
  }
  return accept({ ...found, reasons: [...found.reasons, ...provided.map((message) => ({ message }))] });
}
