import { type IdCards, idCardsOf } from '@roadworthy/core/documents/id-card.ts';
import { loadPolicy } from '../policies/policy-store.ts';
import { insurerOf } from '../products/insurer-of.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import type { Gathering, Subject } from './gathering.ts';
import { printersIn } from './pdf-words.ts';

/** The content of a policy's insurance cards in a language, as it covers now. Throws when there is no such policy. */
export async function gatherIdCard(
  { tx, platform }: Gathering,
  { id, locale, made }: Pick<Subject, 'id' | 'locale' | 'made'>,
): Promise<IdCards> {
  const { policy } = await loadPolicy({ tx }, id);
  const { quote } = await loadQuote({ tx, platform }, policy.currentQuoteId);
  const source = {
    policy,
    quote,
    insurer: await insurerOf(tx, quote),
    made,
  };
  return idCardsOf(source, { locale, t: printersIn(locale, policy.currency).t });
}
