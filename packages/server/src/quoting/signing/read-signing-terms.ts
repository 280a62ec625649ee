import { eConsentParts, eConsentVersion } from '@roadworthy/core/quoting/signing/e-consent.ts';
import { introduceInsurer } from '@roadworthy/core/products/insurer.ts';
import { t } from '../../kernel/language.ts';
import { computedRead } from '../../kernel/operation.ts';
import { insurerOf } from '../../products/insurer-of.ts';
import { loadQuote } from '../quote-store.ts';

export const readSigningTerms = computedRead({
  name: 'signing_terms',
  permission: 'whoever_sees_it',
  root: 'quote_id',
  example: {},
  async run(work) {
    const { locale } = work.request;
    const { quote } = await loadQuote(work, work.input.quote_id);
    return {
      e_consent_version: eConsentVersion,
      e_consent: eConsentParts.map(({ title, text }) => ({ title: t(locale, title), text: t(locale, text) })),
      insurer: introduceInsurer(await insurerOf(work.tx, quote)).map((message) => t(locale, message)),
    };
  },
});
