import { currencyOf } from '@roadworthy/core/shared/money/currency.ts';
import {
  debitAuthorization,
  debitAuthorizationVersion,
} from '@roadworthy/core/billing/collection/debit-authorization.ts';
import { decidePay } from '@roadworthy/core/billing/collection/pay-policy.ts';
import { t } from '../../kernel/language.ts';
import { computedRead } from '../../kernel/operation.ts';
import { isRefused } from '../../kernel/operations/carry-out.ts';
import type { Work } from '../../kernel/work.ts';
import { loadPolicy } from '../../policies/policy-store.ts';
import { loadQuote } from '../../quoting/quote-store.ts';
import { sellerOf } from '../autopay/autopay-wording.ts';
import { loadCollection } from '../collection/collection-store.ts';
import { previewInvoices } from '../pricing/preview-quote-invoices.ts';

/** The text for one debit of so many cents, in the language of whoever asks. */
async function authorizationOf(work: Work, country: 'US' | 'CA', amount: number) {
  const currency = currencyOf(country);
  const parts = debitAuthorization({ ...(await sellerOf(work)), country, amount, currency });
  const { locale } = work.request;
  return {
    version: debitAuthorizationVersion,
    parts: parts.map(({ title, text }) => ({
      title: t(locale, title),
      text: t(locale, text),
    })),
    amount,
    currency,
  };
}

export const readDebitAuthorization = computedRead({
  name: 'debit_authorization',
  permission: 'whoever_sees_it',
  root: 'quote_id',
  example: { payment_term: 'monthly' },
  async run(work) {
    const { quote_id, payment_term } = work.input;
    const preview = await previewInvoices(work, quote_id, payment_term);
    if (isRefused(preview)) return preview;
    const { quote } = await loadQuote(work, quote_id);
    return authorizationOf(work, quote.country, preview.due_today);
  },
});

/** The same for a payment of a policy, of an amount that its owner chose; refused where no account would pay that. */
export const readPolicyDebitAuthorization = computedRead({
  name: 'policy_debit_authorization',
  permission: 'whoever_sees_it',
  root: 'policy_id',
  example: { amount: 1000 },
  async run(work) {
    const { policy_id, amount } = work.input;
    const { policy } = await loadPolicy(work, policy_id);
    const collection = await loadCollection(work, policy, work.today(policy.timeZone));
    const { currency } = policy;
    const facts = { ...collection, paidAhead: collection.coveredAhead, currency, isDebit: true };
    const decision = decidePay(facts, amount);
    if (!decision.ok) return decision;
    const { quote } = await loadQuote(work, policy.currentQuoteId);
    return authorizationOf(work, quote.country, amount);
  },
});
