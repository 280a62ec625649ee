import { autopayVersions } from '@roadworthy/core/billing/collection/autopay-consent.ts';
import { randomUUID } from 'node:crypto';
import type { Backend } from './backend.ts';
import type { Caller } from './caller.ts';
import { type BoundQuote, type QuoteFacts, signedQuote, type StartedQuote } from './quote-scenarios.ts';
import { sandboxOf } from './sandbox-of.ts';

/** A token of a bank account, as the payment form gets it from the gateway. */
export async function accountToken(backend: Backend, account: string): Promise<string> {
  const tokenized = await sandboxOf(backend).tokenizeAccount({
    country: 'US',
    holder: 'Ada Moreno',
    routing: '110000000',
    institution: '',
    transit: '',
    account,
    accountType: 'checking',
  });
  if (!tokenized.ok) throw new Error(tokenized.refusals.map(({ message }) => message).join(' '));
  return tokenized.token;
}

/** What the owner of the account agrees to, as the page sends it. */
export type Agreement = { readonly version: string; readonly amount: number };

/** The text that is in force, and what is due today. */
export async function agreementOf({ customer, quoteId }: StartedQuote): Promise<Agreement> {
  const { quotes_by_pk: quote } = await customer.must<{ quotes_by_pk: { payment_term: string } }>(
    'query ($id: uuid!) { quotes_by_pk(quote_id: $id) { payment_term } }',
    { id: quoteId },
  );
  const { debit_authorization } = await customer.must<{ debit_authorization: Agreement }>(
    'query ($id: uuid!, $term: String!) { debit_authorization(quote_id: $id, payment_term: $term) { version amount } }',
    { id: quoteId, term: quote.payment_term },
  );
  return debit_authorization;
}

export const debitDocument = `mutation BindQuote(
  $id: uuid!, $method: String!, $agreed: debit_authorization_input!, $autopay: String
) {
  bind_quote(quote_id: $id, method_token: $method, debit_authorization: $agreed, autopay_consent: $autopay) {
    status policy_id policy_number message decline_code
  }
}`;

export type BoundByBank = {
  readonly status: string;
  readonly policy_id: string | null;
  readonly decline_code: string | null;
  readonly message: string | null;
};

/** Pays for a signed quote from a bank account of the sandbox. */
export async function payByBank(
  backend: Backend,
  quote: StartedQuote,
  account: string,
  { idempotencyKey = randomUUID(), autopay = false }: { idempotencyKey?: string; autopay?: boolean } = {},
): Promise<BoundByBank> {
  const method = await accountToken(backend, account);
  const consent = autopay ? { autopay: autopayVersions.bank } : {};
  const variables = { id: quote.quoteId, method, agreed: await agreementOf(quote), ...consent };
  const { data } = await quote.customer.ask(debitDocument, variables, { idempotencyKey });
  return (data as { bind_quote: BoundByBank }).bind_quote;
}

/** Bought from a bank account: the quote is a policy, and its payment on its way. */
export async function boundByBank(backend: Backend, facts: QuoteFacts, account: string): Promise<BoundQuote> {
  const quote = await signedQuote(backend, facts);
  const autopay = facts.autopay === true;
  const { status, policy_id: policyId, message } = await payByBank(backend, quote, account, { autopay });
  if (status !== 'bound' || policyId === null) throw new Error(`The quote is ${status}: ${message}`);
  return { ...quote, policyId, policyNumber: '' };
}

export const payByBankDocument = `mutation PayByBank(
  $id: uuid!, $amount: Int!, $method: String!, $agreed: debit_authorization_input!, $consent: String
) {
  pay_policy(policy_id: $id, amount: $amount, method_token: $method, debit_authorization: $agreed, autopay_consent: $consent) {
    status message decline_code
  }
}`;

/** Pays on a policy from a bank account, as its page does: the text is read, and agreed to for that amount. */
export async function payPolicyByBank(
  backend: Backend,
  owner: Caller,
  { policyId: id, amount, account, autopay = false }: PolicyPayment,
): Promise<string> {
  const read = `query ($id: uuid!, $amount: Int!) {
    policy_debit_authorization(policy_id: $id, amount: $amount) { version amount } }`;
  const text = await owner.ask(read, { id, amount });
  if (text.errors[0]) return text.errors[0].extensions.code;
  const { policy_debit_authorization: agreed } = text.data as { policy_debit_authorization: Agreement };
  const consent = autopay ? autopayVersions.bank : null;
  const variables = { id, amount, method: await accountToken(backend, account), agreed, consent };
  const { data, errors } = await owner.ask(payByBankDocument, variables, { idempotencyKey: randomUUID() });
  return errors[0]?.extensions.code ?? (data as { pay_policy: { status: string } }).pay_policy.status;
}

type PolicyPayment = {
  readonly policyId: string;
  /** Cents. */
  readonly amount: number;
  readonly account: string;
  readonly autopay?: boolean;
};
