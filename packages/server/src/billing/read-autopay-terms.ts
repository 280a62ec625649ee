import { autopayConsent, autopayVersion } from '@roadworthy/core/billing/autopay-consent.ts';
import { brand } from '@roadworthy/core/shared/brand.ts';
import { say } from '../kernel/language.ts';
import { computedRead } from '../kernel/operation.ts';
import { quoteRoot } from '../quoting/quote-root.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { collectionTermsOf } from './collection-store.ts';

export const readAutopayTerms = computedRead({
  name: 'autopay_terms',
  permission: 'whoever_sees_it',
  root: quoteRoot,
  async run(work) {
    const { quote } = await loadQuote(work, work.input.quote_id);
    const { name, service_phone } = await work.tx
      .selectFrom('organizations')
      .select(['name', 'service_phone'])
      .where('organization_id', '=', work.organizationId)
      .executeTakeFirstOrThrow();
    const terms = await collectionTermsOf(work, quote);
    const parts = autopayConsent({ ...terms, company: name, phone: service_phone ?? brand.phone.text });
    const { locale } = work.request;
    return {
      version: autopayVersion,
      parts: parts.map(({ title, text }) => ({ title: say(locale, { message: title }), text: say(locale, text) })),
    };
  },
});
