import type Stripe from 'stripe';
import { reasonOf } from '@roadworthy/core/billing/collection/return-codes.ts';
import type { Cents } from '@roadworthy/core/shared/money/money.ts';
import { type DeclineCode, debitFailed } from '../decline.ts';
import {
  type BankSetup,
  type BankSetupRequest,
  type DebitRequest,
  GatewayUnknownError,
  type PaymentResult,
  type StoreAccountResult,
} from '../port.ts';
import { marked } from './stripe-marks.ts';
import { accountLastFourOf, chargeOf, idOf, movedBy, reached } from './stripe-result.ts';

const kinds = { US: 'us_bank_account', CA: 'acss_debit' } as const;

/** What Stripe's agreement for a Canadian account says of when it is debited; ours says it in full. */
const everyMonth = 'on the day that each monthly payment of the policy falls due';

// The bank itself confirms the account while its owner waits. Deposits of cents that are read off a statement take two
// days, in which nobody would know whether cover is bought.
function optionsFor({ country, recurring }: BankSetupRequest): Stripe.SetupIntentCreateParams.PaymentMethodOptions {
  const verification_method = 'instant';
  if (country === 'US') return { us_bank_account: { verification_method } };
  const schedule = recurring
    ? ({ payment_schedule: 'combined', interval_description: everyMonth } as const)
    : ({ payment_schedule: 'sporadic' } as const);
  const mandate_options = { ...schedule, transaction_type: 'personal' } as const;
  return { acss_debit: { currency: 'cad', verification_method, mandate_options } };
}

/** What Stripe's script opens to take a bank account and its owner's agreement; the method token is the setup's id. */
export async function prepareBank(stripe: Stripe, request: BankSetupRequest): Promise<BankSetup> {
  const { key, country, name, email } = request;
  // An account is debited for a customer alone.
  const customer = await stripe.customers.create(
    { name, ...(email === null ? {} : { email }) },
    { idempotencyKey: `${key}:customer` },
  );
  const setup = await stripe.setupIntents.create(
    {
      customer: customer.id,
      allowed_payment_method_types: [kinds[country]],
      payment_method_options: optionsFor(request),
      usage: 'off_session',
    },
    { idempotencyKey: key },
  );
  if (setup.client_secret === null) throw new GatewayUnknownError(key);
  return { token: setup.id, clientSecret: setup.client_secret };
}

function isDebitKind(type: string | undefined): type is (typeof kinds)['US' | 'CA'] {
  return type === 'us_bank_account' || type === 'acss_debit';
}

/** The account of a setup that its owner has gone through, with the agreement given there; null where they have not. */
async function agreedIn(stripe: Stripe, methodToken: string) {
  const setup = await stripe.setupIntents.retrieve(methodToken, { expand: ['payment_method'] });
  const [customer, mandate] = [idOf(setup.customer), idOf(setup.mandate)];
  const method = typeof setup.payment_method === 'string' ? null : setup.payment_method;
  return setup.status === 'succeeded' && customer && mandate && method && isDebitKind(method.type)
    ? { customer, mandate, method, type: method.type }
    : null;
}

type Agreed = NonNullable<Awaited<ReturnType<typeof agreedIn>>>;

/** The end of its number, where Stripe tells it. */
function digitsOf({ method }: Agreed): { readonly accountLastFour?: string } {
  const known = method.us_bank_account?.last4 ?? method.acss_debit?.last4 ?? undefined;
  return known === undefined ? {} : { accountLastFour: known };
}

// A token of another kind is not asked about: it comes from a browser and becomes a part of an address.
const isSetup = (token: string): boolean => /^seti_\w{1,200}$/.test(token);

/** Whether the account of a setup can be debited later: its owner has gone through it, and its bank has confirmed it. */
export async function storeAccount(stripe: Stripe, methodToken: string): Promise<StoreAccountResult> {
  const refused = (code: DeclineCode): StoreAccountResult => ({
    ...debitFailed(code, { reference: '' }),
    status: 'declined',
  });
  if (!isSetup(methodToken)) return refused('unknown_bank_account');
  const agreed = await agreedIn(stripe, methodToken);
  return agreed ? { status: 'stored', storedToken: methodToken, ...digitsOf(agreed) } : refused('account_unverified');
}

/** Debits the account of a setup that its owner has gone through, under the agreement given there. */
export async function orderDebit(stripe: Stripe, request: DebitRequest): Promise<PaymentResult> {
  const { key, amount, currency, methodToken, description } = request;
  if (!isSetup(methodToken)) return debitFailed('unknown_bank_account', { reference: '' });
  const agreed = await agreedIn(stripe, methodToken);
  if (agreed === null) return debitFailed('account_unverified', { reference: '' });
  const { customer, mandate, method, type } = agreed;
  const intent = await stripe.paymentIntents.create(
    {
      amount,
      currency: currency.toLowerCase(),
      customer,
      payment_method: method.id,
      mandate,
      allowed_payment_method_types: [type],
      confirm: true,
      off_session: true,
      description,
      metadata: { key, ...marked('debit', key) },
      expand: ['latest_charge'],
    },
    { idempotencyKey: key },
  );
  const result = await debitIn(stripe, intent);
  if (result === null) throw new GatewayUnknownError(key);
  // Until the charge is there, the setup knows which account it is.
  return { ...digitsOf(agreed), ...result };
}

/** What a bank account tells of itself once its bank has blocked it: the network’s own code, and Stripe’s reason. */
export type AccountAnswer = {
  readonly us_bank_account?: {
    readonly last4?: string | null;
    readonly status_details?: {
      readonly blocked?: { readonly network_code?: string | null; readonly reason?: string | null };
    } | null;
  };
};

/**
 * Our word for why an account was not debited. Stripe has one code for all that its owner did not want; which it was, a
 * stop, a permission withdrawn or one that never was, the blocked account says by the code of its network.
 */
export function debitCodeOf(code: string | null | undefined, account?: AccountAnswer | null): DeclineCode {
  const blocked = account?.us_bank_account?.status_details?.blocked;
  const isBlocked = code === 'debit_not_authorized' || code === 'payment_method_bank_account_blocked';
  const named = isBlocked ? (reasonOf('nacha', blocked?.network_code) ?? reasonOf('account', blocked?.reason)) : null;
  return named ?? reasonOf('account', code) ?? 'debit_failed';
}

/** The account that a payment debits, as it is now. */
async function accountOf(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<AccountAnswer | null> {
  const id = idOf(intent.payment_method);
  if (id === undefined) return null;
  const { us_bank_account } = await stripe.paymentMethods.retrieve(id);
  return us_bank_account ? { us_bank_account } : null;
}

/** What a bank has taken back of a payment, why, and what Stripe has for that, in cents. */
export type TakenBack = { readonly reason: string; readonly amount: Cents; readonly fee: Cents };

/** Stripe’s status of a dispute in which nothing was taken, or all of it was given to us again. */
const isOurs = ({ status }: Stripe.Dispute): boolean =>
  status === 'won' || status === 'prevented' || status.startsWith('warning');

/**
 * What one dispute has taken: what its movements on Stripe’s balance come to, as of a dispute that is won in part; where
 * they are in another currency, or not there yet, what is disputed.
 */
function takenBy(dispute: Stripe.Dispute): Pick<TakenBack, 'amount' | 'fee'> {
  const moves = dispute.balance_transactions.filter(({ currency }) => currency === dispute.currency);
  const fee = moves.reduce((sum, one) => sum + one.fee, 0);
  if (moves.length === 0) return { amount: isOurs(dispute) ? 0 : dispute.amount, fee: 0 };
  return { amount: moves.reduce((sum, one) => sum - one.amount, 0), fee };
}

/** What banks have taken back of a payment; null where that is nothing, and Stripe has no fee for it either. */
export async function takenBackOf(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<TakenBack | null> {
  if (!chargeOf(intent)?.disputed) return null;
  const { data } = await stripe.disputes.list({ payment_intent: intent.id, limit: 10 });
  const [first] = data;
  if (!first) return null;
  const taken = data.map(takenBy);
  const amount = taken.reduce((sum, one) => sum + one.amount, 0);
  const fee = Math.max(
    taken.reduce((sum, one) => sum + one.fee, 0),
    0,
  );
  return amount <= 0 && fee === 0 ? null : { reason: first.reason, amount: Math.max(amount, 0), fee };
}

/** How a payment stands that was made, once it is known what was taken back of it: all, a part, or nothing. */
export function settledAs(
  paid: PaymentResult,
  captured: Cents,
  taken: TakenBack | null,
  returned: () => PaymentResult,
) {
  if (taken === null) return paid;
  const disputeFee = taken.fee === 0 ? {} : { disputeFee: taken.fee };
  if (taken.amount >= captured) return { ...returned(), ...disputeFee };
  return { ...paid, ...(taken.amount === 0 ? {} : { takenBack: taken.amount }), ...disputeFee };
}

/** How a debit stands; null where its state says neither. */
export async function debitIn(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<PaymentResult | null> {
  const digits = accountLastFourOf(intent);
  const facts = { reference: intent.id, ...(digits === undefined ? {} : { accountLastFour: digits }) };
  switch (intent.status) {
    case 'processing':
      return reached('processing', intent);
    case 'succeeded': {
      const taken = await takenBackOf(stripe, intent);
      const account = taken?.reason === 'debit_not_authorized' ? await accountOf(stripe, intent) : null;
      return settledAs(reached('captured', intent), movedBy(intent).captured, taken, () =>
        debitFailed(debitCodeOf(taken?.reason, account), { status: 'returned', ...facts }),
      );
    }
    case 'canceled':
      return reached('voided', intent);
    case 'requires_action':
      return debitFailed('account_unverified', facts);
    case 'requires_payment_method':
      return intent.last_payment_error
        ? debitFailed(debitCodeOf(intent.last_payment_error.code, intent.last_payment_error.payment_method), facts)
        : null;
    default:
      return null;
  }
}
