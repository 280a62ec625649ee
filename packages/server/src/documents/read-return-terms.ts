import { returnPromise } from '@roadworthy/core/documents/return-promise.ts';
import { t } from '../kernel/language.ts';
import { computedRead } from '../kernel/operation.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { promisedOfQuote } from './gather-specimen-policy.ts';

/** What comes back to who ends the contract: the same words as in the specimen that is read before the signature. */
export const readReturnTerms = computedRead({
  name: 'return_terms',
  permission: 'whoever_sees_it',
  root: 'quote_id',
  example: {},
  async run(work) {
    const stored = await loadQuote(work, work.input.quote_id);
    return { says: returnPromise(promisedOfQuote(stored)).map((input) => t(work.request.locale, input)) };
  },
});
