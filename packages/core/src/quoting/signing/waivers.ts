import type { Quote } from '../quote.ts';
import { type QuoteFacts, referralsOf, type Violation, type Waiver } from '../subject/quote-facts.ts';

/** Whether what was found is no worse than what was looked at. Every number that refers is worse the higher it is. */
function isNoWorse(found: string | number, waived: string | number): boolean {
  return typeof found === 'number' && typeof waived === 'number' ? found <= waived : found === waived;
}

/** Whether a waiver is for this finding of this content: another finding, or a worse one, it does not lift. */
export function isWaivedBy({ code, value }: Violation, contentHash: string | null, waiver: Waiver): boolean {
  if (contentHash === null || value === undefined) return false;
  return waiver.contentHash === contentHash && waiver.code === code && isNoWorse(value, waiver.value);
}

/** What an underwriter has yet to look at before the quote is sold. */
export function openReferrals(
  { contentHash }: Pick<Quote, 'contentHash'>,
  facts: Pick<QuoteFacts, 'rating' | 'findings' | 'ruled' | 'verified' | 'waivers'>,
): readonly Violation[] {
  return referralsOf(facts).filter(
    (referral) => !facts.waivers.some((waiver) => isWaivedBy(referral, contentHash, waiver)),
  );
}
