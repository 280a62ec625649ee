import type { PromisedReturn } from '@roadworthy/core/documents/return-promise.ts';
import { type SpecimenPolicy, specimenPolicyOf } from '@roadworthy/core/documents/specimen-policy.ts';
import { contractRefundOf } from '@roadworthy/core/quoting/signing/contract-refund.ts';
import { insuredState } from '@roadworthy/core/quoting/signing/sale-terms.ts';
import { currencyOf } from '@roadworthy/core/shared/money/currency.ts';
import { insurerOf } from '../products/insurer-of.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { termsOfStored } from '../quoting/pricing/rate-stored-quote.ts';
import type { StoredQuote } from '../quoting/stored-quote.ts';
import type { Gathering, Subject } from './gathering.ts';
import { printersIn } from './pdf-words.ts';

/** What a quote is promised of a refund: by the terms that it would be sold under now, where its insured lives. */
export function promisedOfQuote(stored: StoredQuote): PromisedReturn {
  const { quote } = stored;
  return {
    terms: termsOfStored(stored),
    provider: quote.provider,
    state: insuredState(quote),
    months: quote.policyDurationMonths,
    distance: contractRefundOf(quote).distance,
  };
}

/** The words of the policy that a quote asks for. Throws when there is no such quote. */
export async function gatherSpecimenPolicy(
  { tx, platform }: Gathering,
  { id, locale }: Subject,
): Promise<SpecimenPolicy> {
  const stored = await loadQuote({ tx, platform }, id);
  const { quote } = stored;
  const { product, ...insurer } = await insurerOf(tx, quote);
  const currency = currencyOf(quote.country);
  const promised = promisedOfQuote(stored);
  return specimenPolicyOf({ product, promised }, insurer, { locale, t: printersIn(locale, currency).t });
}
