import { randomUUID } from 'node:crypto';
import type { Backend } from './backend.ts';
import type { StartedQuote } from './quote-scenarios.ts';
import { sandboxOf } from './sandbox-of.ts';

/** A token of a bank account, as the payment form gets it from the gateway. */
export async function accountToken(backend: Backend, account: string): Promise<string> {
  const tokenized = await sandboxOf(backend).tokenizeAccount({
    ...{ country: 'US', holder: 'Ada Moreno', routing: '110000000', institution: '', transit: '' },
    ...{ account, accountType: 'checking' },
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

export const debitDocument = `mutation BindQuote($id: uuid!, $method: String!, $agreed: debit_authorization_input!) {
  bind_quote(quote_id: $id, method_token: $method, debit_authorization: $agreed) {
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
  idempotencyKey: string = randomUUID(),
): Promise<BoundByBank> {
  const method = await accountToken(backend, account);
  const variables = { id: quote.quoteId, method, agreed: await agreementOf(quote) };
  const { data } = await quote.customer.ask(debitDocument, variables, { idempotencyKey });
  return (data as { bind_quote: BoundByBank }).bind_quote;
}
