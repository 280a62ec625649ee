import { currencyOf } from '@roadworthy/core/shared/currency.ts';
import { debitAuthorization, debitAuthorizationVersion } from '@roadworthy/core/billing/debit-authorization.ts';
import { brand } from '@roadworthy/core/shared/brand.ts';
import { say } from '../kernel/language.ts';
import { computedRead } from '../kernel/operation.ts';
import { isRefused } from '../kernel/carry-out.ts';
import { quoteRoot } from '../quoting/quote-root.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { previewInvoices } from './preview-quote-invoices.ts';

export const readDebitAuthorization = computedRead({
  name: 'debit_authorization',
  permission: 'whoever_sees_it',
  root: quoteRoot,
  async run(work) {
    const { quote_id, payment_term } = work.input;
    const preview = await previewInvoices(work, quote_id, payment_term);
    if (isRefused(preview)) return preview;
    const { quote } = await loadQuote(work, quote_id);
    const { name, service_phone } = await work.tx
      .selectFrom('organizations')
      .select(['name', 'service_phone'])
      .where('organization_id', '=', work.organizationId)
      .executeTakeFirstOrThrow();
    const parts = debitAuthorization({
      country: quote.country,
      company: name,
      phone: service_phone ?? brand.phone.text,
      amount: preview.due_today,
      currency: currencyOf(quote.country),
    });
    const { locale } = work.request;
    return {
      version: debitAuthorizationVersion,
      parts: parts.map(({ title, text }) => ({ title: say(locale, title), text: say(locale, text) })),
      amount: preview.due_today,
      currency: preview.currency,
    };
  },
});
