import { type SpecimenPolicy, specimenPolicyOf } from '@roadworthy/core/documents/specimen-policy.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { insurerOf } from '../products/insurer-of.ts';
import type { Gathering, Subject } from './gathering.ts';
import { wordsIn } from './pdf-words.ts';

/** The words of the policy that a quote asks for. Throws when there is no such quote. */
export async function gatherSpecimenPolicy(
  { tx, platform }: Gathering,
  { id, locale }: Subject,
): Promise<SpecimenPolicy> {
  const { quote } = await loadQuote({ tx, platform }, id);
  const { product, ...insurer } = await insurerOf(tx, quote);
  return specimenPolicyOf({ product, provider: quote.provider }, insurer, { locale, t: wordsIn(locale, 'USD').t });
}
