import type { Principal } from '../identity/principal.ts';
import type { QuoteMoved } from '../quoting/decide-transition.ts';
import { resumeStatusOfApproved } from '../quoting/binding/force-bind-quote.ts';
import type { Quote } from '../quoting/quote.ts';
import type { QuoteFacts } from '../quoting/subject/quote-facts.ts';
import { accept, refuse, type Decision } from '../shared/decision.ts';
import type { Cents } from '../shared/money/money.ts';
import { sentence } from '../shared/text/sentence.ts';
import { decideReferral, type ReferralRefusal } from './decide-referral.ts';
import type { Referral } from './referral.ts';
import { words } from '../shared/words.ts';

/** The least and the most that an underwriter types as the premium of a term, in cents. */
export const typedPremium = { least: 1_00, most: 1_000_000_00 } as const;

/** What an underwriter says of an application: what its term costs without fees, in cents, and why. */
export type ApplicationAnswer = { readonly premium: Cents; readonly reason: string };

/**
 * Whether an underwriter may accept an application, which no rates price, at a premium that they type. It is approved
 * for what it says now and for nothing else: changed, it is submitted and priced anew.
 */
export function decideAcceptApplication(
  quote: Quote,
  referral: Pick<Referral, 'status' | 'reviewType'>,
  { premium, reason }: ApplicationAnswer,
  actor: Pick<Principal, 'role'>,
  facts: QuoteFacts,
): Decision<QuoteMoved<'application_accepted'>, ReferralRefusal | 'premium_out_of_range'> {
  const moved = decideReferral(quote, referral, 'accept_application', actor, facts, reason);
  if (!moved.ok) return moved;
  const { least, most } = typedPremium;
  if (!Number.isInteger(premium) || premium < least || premium > most) {
    const bounds = { least: { cents: least }, most: { cents: most } };
    return refuse(
      'premium_out_of_range',
      sentence(words('Type a premium from {least} to {most}.', 'Entrez une prime de {least} à {most}.'), bounds),
      'premium',
    );
  }
  return accept({
    ...moved.event,
    resumeStatus: resumeStatusOfApproved(quote),
    approvedContentHash: quote.contentHash,
  });
}
