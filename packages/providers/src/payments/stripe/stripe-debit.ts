import type Stripe from 'stripe';
import { debitFailed } from '../decline.ts';
import {
  type BankSetup,
  type BankSetupRequest,
  type DebitRequest,
  GatewayUnknownError,
  type PaymentResult,
} from '../port.ts';
import { debitCodeOf } from './stripe-debit-codes.ts';
import { marked } from './stripe-marks.ts';
import { accountLastFourOf, chargeOf, idOf, reached } from './stripe-result.ts';

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

/** Debits the account of a setup that its owner has gone through, under the agreement given there. */
export async function orderDebit(stripe: Stripe, request: DebitRequest): Promise<PaymentResult> {
  const { key, amount, currency, methodToken, description } = request;
  // A token of another kind is not asked about: it comes from a browser and becomes a part of an address.
  if (!/^seti_\w{1,200}$/.test(methodToken)) return debitFailed('unknown_bank_account', { reference: '' });
  const setup = await stripe.setupIntents.retrieve(methodToken, { expand: ['payment_method'] });
  const [customer, mandate] = [idOf(setup.customer), idOf(setup.mandate)];
  const method = typeof setup.payment_method === 'string' ? null : setup.payment_method;
  if (setup.status !== 'succeeded' || !customer || !mandate || !method || !isDebitKind(method.type)) {
    return debitFailed('account_unverified', { reference: '' });
  }
  const intent = await stripe.paymentIntents.create(
    {
      amount,
      currency: currency.toLowerCase(),
      customer,
      payment_method: method.id,
      mandate,
      allowed_payment_method_types: [method.type],
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
  const known = method.us_bank_account?.last4 ?? method.acss_debit?.last4 ?? undefined;
  return known === undefined ? result : { accountLastFour: known, ...result };
}

/** The bank's reason for taking a payment back; null where it did not, or gave it to us again. */
export async function returnOf(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<Stripe.Dispute | null> {
  if (!chargeOf(intent)?.disputed) return null;
  const { data } = await stripe.disputes.list({ payment_intent: intent.id, limit: 10 });
  return data.find(({ status }) => status !== 'won' && !status.startsWith('warning')) ?? null;
}

/** How a debit stands; null where its state says neither. */
export async function debitIn(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<PaymentResult | null> {
  const digits = accountLastFourOf(intent);
  const facts = { reference: intent.id, ...(digits === undefined ? {} : { accountLastFour: digits }) };
  switch (intent.status) {
    case 'processing':
      return reached('processing', intent);
    case 'succeeded': {
      const taken = await returnOf(stripe, intent);
      return taken
        ? debitFailed(debitCodeOf(taken.reason), { status: 'returned', ...facts })
        : reached('captured', intent);
    }
    case 'canceled':
      return reached('voided', intent);
    case 'requires_action':
      return debitFailed('account_unverified', facts);
    case 'requires_payment_method':
      return intent.last_payment_error ? debitFailed(debitCodeOf(intent.last_payment_error.code), facts) : null;
    default:
      return null;
  }
}
