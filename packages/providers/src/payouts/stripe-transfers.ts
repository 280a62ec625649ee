import { addDays, dayInZone } from '@roadworthy/core/shared/time/day.ts';
import type Stripe from 'stripe';
import { openClient, type StripeOptions } from '../payments/stripe/stripe-client.ts';
import { isMissing, troubleOf } from '../payments/stripe/stripe-errors.ts';
import type { TransferRequest, Transfers } from './pay-transfers-by.ts';
import { type PayeeAccount, type Payout, PayoutKeyReusedError, PayoutUnknownError } from './port.ts';

type Sent = Stripe.V2.MoneyManagement.OutboundPayment;

export type StripeTransfersOptions = StripeOptions & {
  /** From which it is paid: `fa_…`. */
  readonly financialAccount: string;
};

/** The recipient under which Stripe knows a payee, and which of their accounts. */
const tokenForm = /^(acct_\w{1,200})(?:\/(\w{1,200}))?$/u;

// Banks count their days by clocks of their own, and send back what they cannot credit within two banking days.
const ownZone = 'America/New_York';
const daysToComeBack = 5;

/** What will be refused again however often it is asked for: the recipient or their account cannot be paid. */
const final: readonly string[] = [
  'InvalidPayoutMethodError',
  'BlockedByStripeError',
  'CapabilityNotEnabledError',
  'RecipientNotNotifiableError',
  'StripeInvalidRequestError',
];

/** How far a payment is. What leaves is there once no bank can send it back any more. */
function payoutOf(payment: Sent, now: Date, { isKnown }: { readonly isKnown: boolean }): Payout {
  const { id: reference, status, status_details: why, status_transitions: when } = payment;
  const dayOf = (instant: string | undefined) => dayInZone(instant === undefined ? now : new Date(instant), ownZone);
  switch (status) {
    case 'processing':
      return { status: 'sent', reference, endedOn: null, reason: null };
    case 'posted': {
      // A day, told as its midnight in UTC.
      const expected = payment.expected_arrival_date;
      const arrives = expected === undefined ? dayOf(when?.posted_at) : dayInZone(new Date(expected), 'UTC');
      return dayInZone(now, ownZone) < addDays(arrives, daysToComeBack)
        ? { status: 'sent', reference, endedOn: null, reason: null }
        : { status: 'paid', reference, endedOn: arrives, reason: null };
    }
    case 'returned':
      return { status, reference, endedOn: dayOf(when?.returned_at), reason: why?.returned?.reason ?? status };
    case 'failed':
    case 'canceled': {
      const reason = why?.failed?.reason ?? status;
      // What was said to be on its way never arrives; what was just asked for never left.
      return isKnown
        ? { status: 'returned', reference, endedOn: dayOf(when?.failed_at ?? when?.canceled_at), reason }
        : { status: 'refused', reference, endedOn: null, reason };
    }
  }
}

/** The payment of a key among those to a recipient, who is paid few times. */
async function paidUnder(stripe: Stripe, key: string, recipient: string): Promise<Sent | null> {
  for await (const payment of stripe.v2.moneyManagement.outboundPayments.list({ recipient, limit: 100 })) {
    if (payment.metadata?.['key'] === key) return payment;
  }
  return null;
}

const isUsable = ({ archived, restricted, bank_account }: Stripe.V2.MoneyManagement.PayoutMethod): boolean =>
  !archived && !restricted && bank_account !== undefined;

/** The account that a token names, or the only one of its recipient. */
async function methodOf(stripe: Stripe, token: string): Promise<PayeeAccount> {
  const none = { ok: false, reason: 'account_unknown' } as const;
  const [, recipient, chosen] = tokenForm.exec(token) ?? [];
  if (recipient === undefined) return none;
  const theirs = { stripeContext: recipient };
  const { payoutMethods } = stripe.v2.moneyManagement;
  const found =
    chosen === undefined
      ? (await payoutMethods.list({ limit: 10 }, theirs)).data
      : [await payoutMethods.retrieve(chosen, {}, theirs)];
  const [one, other] = found.filter(isUsable);
  if (!one?.bank_account || other) return none;
  return { ok: true, token: `${recipient}/${one.id}`, lastFour: one.bank_account.last4 };
}

/**
 * Transfers through Stripe's Global Payouts: from our own financial account to the account that a recipient gave to Stripe,
 * so that its numbers never come to us. The port's key is Stripe's idempotency key and stands in the payment, which is looked
 * for among those of its recipient first: a key that Stripe has forgotten pays nothing twice.
 */
export function createStripeTransfers(options: StripeTransfersOptions): Transfers {
  const { financialAccount, now, onTrouble } = options;
  const client = openClient(options);

  async function pay(stripe: Stripe, { key, accountToken, amount, currency, memo }: TransferRequest): Promise<Payout> {
    const [, recipient, method] = tokenForm.exec(accountToken) ?? [];
    if (recipient === undefined || method === undefined) {
      return { status: 'refused', reference: key, endedOn: null, reason: 'account_unknown' };
    }
    const code = currency.toLowerCase();
    const known = await paidUnder(stripe, key, recipient);
    if (known && (known.amount.value !== amount || known.to.payout_method !== method)) {
      throw new PayoutKeyReusedError(key);
    }
    const payment =
      known ??
      (await stripe.v2.moneyManagement.outboundPayments.create(
        {
          from: { financial_account: financialAccount, currency: code },
          to: { recipient, payout_method: method, currency: code },
          amount: { value: amount, currency: code },
          description: memo,
          metadata: { key },
        },
        { idempotencyKey: key },
      ));
    return payoutOf(payment, now(), { isKnown: false });
  }

  /** What an error means: it can never be paid, or nobody knows yet, so that it is asked again under the same key. */
  function judge(error: unknown, key: string): Payout {
    if (error instanceof PayoutKeyReusedError) throw error;
    const trouble = troubleOf(error);
    if (trouble.type === 'StripeIdempotencyError') throw new PayoutKeyReusedError(key);
    onTrouble?.(trouble);
    if (final.includes(trouble.type)) {
      return {
        status: 'refused',
        reference: trouble.requestId ?? key,
        endedOn: null,
        reason: trouble.code ?? trouble.type,
      };
    }
    throw new PayoutUnknownError(key, { cause: error });
  }

  return {
    accountsBy: 'recipient',
    isOwn: (reference) => reference.startsWith('obp_'),
    async payOut(request) {
      try {
        return await pay(await client(), request);
      } catch (error) {
        return judge(error, request.key);
      }
    },
    async lookUp(key, { reference, accountToken }) {
      try {
        const stripe = await client();
        const recipient = tokenForm.exec(accountToken ?? '')?.[1];
        const payment =
          reference === null
            ? recipient === undefined
              ? null
              : await paidUnder(stripe, key, recipient)
            : await stripe.v2.moneyManagement.outboundPayments.retrieve(reference);
        return payment && payoutOf(payment, now(), { isKnown: reference !== null });
      } catch (error) {
        onTrouble?.(troubleOf(error));
        throw new PayoutUnknownError(key, { cause: error });
      }
    },
    async readAccount(token) {
      try {
        return await methodOf(await client(), token);
      } catch (error) {
        const trouble = troubleOf(error);
        if (isMissing(error) || trouble.status === 404 || trouble.type === 'InvalidPayoutMethodError') {
          return { ok: false, reason: 'account_unknown' };
        }
        onTrouble?.(trouble);
        throw new PayoutUnknownError(token, { cause: error });
      }
    },
  };
}
