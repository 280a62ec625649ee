import { accountBehind, shownSetup, type StandInAccount } from './stripe-stand-in-accounts.ts';
import { type Card, standInCards } from './stripe-stand-in-cards.ts';
import { openMethods } from './stripe-stand-in-methods.ts';
import conversation from './stripe-conversation.json' with { type: 'json' };

export type StandInRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
  readonly idempotencyKey: string | undefined;
};
export type StandInAnswer = { readonly status: number; readonly body: object };

/** A movement on the balance of the account for a dispute, in cents. */
type Move = { readonly amount: number; readonly fee: number };

type Payment = {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly card: Card;
  readonly created: number;
  readonly metadata: Record<string, string>;
  /** Whose account is debited instead of a card. */
  readonly account?: StandInAccount;
  /** The customer that a card is kept for. */
  readonly stored?: string;
  readonly method?: string;
  status: 'requires_capture' | 'requires_payment_method' | 'processing' | 'succeeded' | 'canceled';
  captured: number;
  /** Whether a debit is with the bank, so that it cannot be called back. */
  isSent?: boolean;
  failure?: string;
  networkCode?: string;
  dispute?: {
    readonly reason: string;
    readonly status: string;
    readonly amount: number;
    readonly moves: readonly Move[];
  };
};
type Refund = {
  readonly id: string;
  readonly payment: Payment;
  readonly amount: number;
  readonly metadata: Record<string, string>;
};

export type StandInBooks = {
  /** Carries a request out, as Stripe would, and once each time it is called. */
  answer(request: StandInRequest): StandInAnswer;
  /** How many payments hold or held money, were taken, given up, and how many refunds there are. */
  countOf(status: string): number;
  /** What a bank does with a debit: has it, pays it, refuses it with a code, takes it back with a reason. */
  atBank(id: string, what: AtBank): void;
};

export type AtBank =
  | 'has_it'
  | 'pays'
  | { readonly refuses: string; readonly networkCode?: string }
  | {
      readonly takesBack: string;
      readonly networkCode?: string;
      readonly status?: 'lost' | 'won' | 'prevented' | 'warning_needs_response';
      /** Of it what, in cents, and what moved on the balance for it; all of it, and nothing yet. */
      readonly amount?: number;
      readonly moves?: readonly Move[];
    };

/** The answers that Stripe's documentation shows, to be filled with other facts. */
function recorded(what: string): object {
  const found = conversation.find((exchange) => exchange.what === what);
  if (!found) throw new Error(`Nothing is recorded of: ${what}`);
  return structuredClone(found.response);
}

function failed(status: number, error: object): StandInAnswer {
  return { status, body: { error } };
}

function invalid(message: string, facts: object = {}, status = 400): StandInAnswer {
  return failed(status, { type: 'invalid_request_error', message, ...facts });
}

function metadataIn(form: URLSearchParams): Record<string, string> {
  const entries = [...form].flatMap(([name, value]) => {
    const key = /^metadata\[([^\]]{1,40})\]$/.exec(name)?.[1];
    return key === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(entries);
}

/** What the account of a payment says of itself, and why its bank blocked it. */
function shownAccount({ account, networkCode }: Payment): object | null {
  if (!account) return null;
  const blocked = { blocked: { network_code: networkCode, reason: 'debit_not_authorized' } };
  return { last4: account.lastFour, ...(networkCode === undefined ? {} : { status_details: blocked }) };
}

function debitError(payment: Payment): object {
  const { failure, account } = payment;
  const method = account ? { type: account.type, [account.type]: shownAccount(payment) } : null;
  return { type: 'card_error', code: failure, message: 'The bank refused.', payment_method: method };
}

function cardError(payment: Payment): object {
  const { code = 'card_declined', decline, lastFour, advice = {} } = payment.card;
  const { brand = 'visa', ...advised } = advice;
  const card = { type: 'card_error', code, ...(decline ? { decline_code: decline } : {}), message: 'Declined.' };
  return { ...card, ...advised, payment_method: { object: 'payment_method', card: { brand, last4: lastFour } } };
}

/** The account that a payment debited, as Stripe names it. */
const methodIdOf = (paymentId: string): string => paymentId.replace('pi_', 'pm_');

/** Stripe's search finds what is a minute old; its lists find everything. */
const searchLagSeconds = 60;

/** The books of a Stripe account in memory: its rules for amounts and states, its shapes, its refusals. */
export function openBooks(now: () => Date): StandInBooks {
  const payments: Payment[] = [];
  const refunds: Refund[] = [];
  const methods = openMethods();
  const seconds = () => Math.floor(now().getTime() / 1000);
  const refundedOf = (payment: Payment) =>
    refunds.filter((refund) => refund.payment === payment).reduce((sum, { amount }) => sum + amount, 0);

  function shown(payment: Payment): object {
    const { id, amount, currency, created, metadata, status, captured, card, account } = payment;
    const details = account
      ? { type: account.type, [account.type]: { last4: account.lastFour } }
      : { type: 'card', card: { brand: 'visa', last4: card.lastFour, exp_month: 12, exp_year: 2031 } };
    const charge = {
      id: id.replace('pi_', 'ch_'),
      object: 'charge',
      amount,
      currency,
      payment_intent: id,
      amount_captured: captured,
      amount_refunded: refundedOf(payment),
      payment_method_details: details,
      disputed: payment.dispute !== undefined,
    };
    const error = account ? debitError(payment) : cardError(payment);
    return {
      ...recorded('An amount is held on a card'),
      id,
      amount,
      currency,
      created,
      metadata: { ...metadata },
      status,
      amount_received: captured,
      ...(payment.stored
        ? {
            customer: payment.stored,
            payment_method: payment.method,
            setup_future_usage: 'off_session',
          }
        : {}),
      amount_capturable: status === 'requires_capture' ? amount : 0,
      last_payment_error: status === 'requires_payment_method' ? error : null,
      latest_charge: charge,
      ...(account ? { payment_method: methodIdOf(id) } : {}),
    };
  }

  /** Stripe wants the customer and the agreement of the account's setup, and says no more than that it has begun. */
  function debit(form: URLSearchParams, account: StandInAccount): StandInAnswer {
    const isAgreed = form.get('mandate')?.startsWith('mandate_') && form.get('customer') === 'cus_standin';
    if (!isAgreed || form.get('capture_method') === 'manual') {
      return invalid('A debit needs a mandate, its customer, and is never held.', { param: 'mandate' });
    }
    const payment: Payment = {
      id: `pi_standin${payments.length + 1}`,
      amount: Number(form.get('amount')),
      captured: 0,
      created: seconds(),
      currency: form.get('currency') ?? '',
      metadata: metadataIn(form),
      account,
      card: { lastFour: account.lastFour },
      status: 'processing',
    };
    payments.push(payment);
    if (account.code === undefined) return { status: 200, body: shown(payment) };
    Object.assign(payment, { status: 'requires_payment_method', failure: account.code });
    return failed(402, { ...debitError(payment), payment_intent: shown(payment) });
  }

  function create(form: URLSearchParams): StandInAnswer {
    const token = form.get('payment_method') ?? '';
    const account = accountBehind(token);
    if (methods.isDetached(token)) {
      return invalid('The customer does not have this payment method.', { param: 'payment_method' });
    }
    if (account) return debit(form, account);
    const card = standInCards[token];
    // Whoever is not at hand is charged with what was kept for them, and for nobody else.
    if (form.get('off_session') === 'true' && form.get('customer') !== 'cus_standin') {
      return invalid('The customer does not have this payment method.', { param: 'payment_method' });
    }
    if (!card)
      return invalid(`No such PaymentMethod: '${token}'`, { code: 'resource_missing', param: 'payment_method' });
    const payment: Payment = {
      id: `pi_standin${payments.length + 1}`,
      amount: Number(form.get('amount')),
      captured: 0,
      created: seconds(),
      currency: form.get('currency') ?? '',
      card,
      metadata: metadataIn(form),
      status: 'requires_capture',
      ...(form.get('setup_future_usage') === 'off_session' && form.get('customer')
        ? {
            stored: form.get('customer') ?? '',
            method: token,
          }
        : {}),
    };
    payments.push(payment);
    if (payment.stored) methods.keep(token);
    if (!card.code || card.atCapture) return { status: 200, body: shown(payment) };
    payment.status = 'requires_payment_method';
    return failed(402, { ...cardError(payment), payment_intent: shown(payment) });
  }

  function change(payment: Payment, action: string, form: URLSearchParams): StandInAnswer {
    if (action === '') Object.assign(payment.metadata, metadataIn(form));
    if (action === '') return { status: 200, body: shown(payment) };
    const code = { code: 'payment_intent_unexpected_state', payment_intent: shown(payment) };
    const isCalledBack = action === '/cancel' && payment.status === 'processing' && !payment.isSent;
    if (payment.status !== 'requires_capture' && !isCalledBack)
      return invalid(`This PaymentIntent is ${payment.status}.`, code);
    if (action === '/cancel') {
      payment.status = 'canceled';
      return { status: 200, body: shown(payment) };
    }
    const amount = Number(form.get('amount_to_capture') ?? payment.amount);
    if (amount > payment.amount) return invalid('More than is capturable.', { code: 'amount_too_large' });
    if (payment.card.atCapture) return failed(402, cardError(payment));
    Object.assign(payment, { status: 'succeeded', captured: amount });
    Object.assign(payment.metadata, metadataIn(form));
    return { status: 200, body: shown(payment) };
  }

  function refundOf(form: URLSearchParams): StandInAnswer {
    const payment = payments.find(({ id }) => id === form.get('payment_intent'));
    if (!payment) return invalid('No such payment_intent', { code: 'resource_missing', param: 'payment_intent' }, 404);
    const amount = Number(form.get('amount'));
    if (payment.captured === 0) return invalid('It does not have a successful charge to refund.');
    if (amount > payment.captured - refundedOf(payment)) return invalid('More than is left.', { param: 'amount' });
    const refund = { id: `re_standin${refunds.length + 1}`, payment, amount, metadata: metadataIn(form) };
    refunds.push(refund);
    return { status: 200, body: shownRefund(refund) };
  }

  function shownRefund({ id, amount, payment, metadata }: Refund): object {
    const facts = { id, amount, metadata, payment_intent: payment.id, currency: payment.currency, created: seconds() };
    return { ...recorded('A part of what was taken goes back'), ...facts };
  }

  function searched(query: string): Payment[] {
    const names = [...query.matchAll(/metadata\['([^']+)'\]:'yes'/g)].map(([, name = '']) => name);
    return payments.filter(
      ({ metadata, created }) =>
        created <= seconds() - searchLagSeconds && names.some((name) => metadata[name] === 'yes'),
    );
  }

  function listed(query: URLSearchParams): Payment[] {
    const since = Number(query.get('created[gte]') ?? 0);
    const after = query.get('starting_after');
    const newest = payments.filter(({ created }) => created >= since).toReversed();
    return newest.slice(newest.findIndex(({ id }) => id === after) + 1);
  }

  function page(object: string, items: readonly object[], query: URLSearchParams): StandInAnswer {
    const limit = Number(query.get('limit') ?? 10);
    const data = items.slice(0, limit);
    return { status: 200, body: { object, url: '/v1', has_more: items.length > limit, data } };
  }

  function read(path: string, query: URLSearchParams): StandInAnswer {
    if (path === '/v1/payment_intents') return page('list', listed(query).map(shown), query);
    if (path === '/v1/payment_intents/search') {
      return page('search_result', searched(query.get('query') ?? '').map(shown), query);
    }
    if (path === '/v1/disputes') {
      const own = payments.filter(({ id, dispute }) => id === query.get('payment_intent') && dispute);
      return page(
        'list',
        own.map(({ id, currency, dispute }) => ({
          object: 'dispute',
          payment_intent: id,
          currency,
          reason: dispute?.reason,
          status: dispute?.status,
          amount: dispute?.amount,
          balance_transactions: dispute?.moves.map((one) => ({ currency, ...one })),
        })),
        query,
      );
    }
    const setup = /^\/v1\/setup_intents\/(\w+)$/.exec(path)?.[1];
    if (setup !== undefined) {
      const body = shownSetup(setup);
      return body
        ? { status: 200, body }
        : invalid('No such setupintent', { code: 'resource_missing', param: 'intent' }, 404);
    }
    if (path === '/v1/refunds') {
      const own = refunds.filter(({ payment }) => payment.id === query.get('payment_intent'));
      return page('list', own.map(shownRefund), query);
    }
    const payment = payments.find(({ id }) => path === `/v1/payment_intents/${id}`);
    return payment
      ? { status: 200, body: shown(payment) }
      : invalid('No such payment_intent', { code: 'resource_missing', param: 'intent' }, 404);
  }

  /** A card that is kept for later, and charged nothing. */
  function storeCard(form: URLSearchParams): StandInAnswer {
    const id = form.get('payment_method') ?? '';
    const card = standInCards[id];
    if (!card) return invalid(`No such PaymentMethod: '${id}'`, { code: 'resource_missing', param: 'payment_method' });
    const { code, decline, lastFour, atCapture } = card;
    const shownCard = {
      id,
      object: 'payment_method',
      card: { brand: 'visa', exp_month: 12, exp_year: 2030, last4: lastFour },
    };
    if (code === 'authentication_required') {
      return {
        status: 200,
        body: { id: 'seti_stored', object: 'setup_intent', status: 'requires_action', payment_method: shownCard },
      };
    }
    if (code !== undefined && atCapture !== true) {
      return failed(402, {
        type: 'card_error',
        code,
        ...(decline && { decline_code: decline }),
        payment_method: shownCard,
      });
    }
    methods.keep(id);
    return {
      status: 200,
      body: { id: 'seti_stored', object: 'setup_intent', status: 'succeeded', payment_method: shownCard },
    };
  }

  return {
    answer({ method, path, query, form }) {
      const debited = payments.findLast(
        ({ id, account }) => account && path === `/v1/payment_methods/${methodIdOf(id)}`,
      );
      if (debited && method === 'GET') {
        const { account } = debited;
        const body = { id: methodIdOf(debited.id), object: 'payment_method', type: account?.type };
        return { status: 200, body: account ? { ...body, [account.type]: shownAccount(debited) } : body };
      }
      const ofMethod = methods.answer(method, path);
      if (ofMethod) return ofMethod;
      if (method === 'GET') return read(path, query);
      if (path === '/v1/payment_intents') return create(form);
      if (path === '/v1/customers') return { status: 200, body: { id: 'cus_standin', object: 'customer' } };
      if (path === '/v1/setup_intents' && form.get('confirm') === 'true') return storeCard(form);
      if (path === '/v1/setup_intents') {
        const body = { id: 'seti_standin', object: 'setup_intent', client_secret: 'seti_standin_secret_x' };
        return { status: 200, body };
      }
      if (path === '/v1/refunds') return refundOf(form);
      const [, id, action = ''] = /^\/v1\/payment_intents\/([^/]+)(\/cancel|\/capture)?$/.exec(path) ?? [];
      const payment = payments.find((each) => each.id === id);
      return payment
        ? change(payment, action, form)
        : invalid('No such payment_intent', { code: 'resource_missing', param: 'intent' }, 404);
    },
    countOf(status) {
      const held = payments.filter((payment) => payment.status !== 'requires_payment_method');
      if (status === 'authorized') return held.length;
      if (status === 'refunded') return refunds.length;
      if (status === 'processing') return held.filter((payment) => payment.account).length;
      return held.filter((payment) => payment.status === (status === 'captured' ? 'succeeded' : 'canceled')).length;
    },
    atBank(id, what) {
      const payment = payments.find((each) => each.id === id);
      if (!payment) throw new Error(`There is no payment ${id}`);
      if (what === 'has_it') payment.isSent = true;
      else if (what === 'pays') Object.assign(payment, { status: 'succeeded', captured: payment.amount });
      else {
        if (what.networkCode !== undefined) payment.networkCode = what.networkCode;
        if ('refuses' in what) Object.assign(payment, { status: 'requires_payment_method', failure: what.refuses });
        else {
          const { takesBack: reason, status = 'lost', amount = payment.captured, moves = [] } = what;
          payment.dispute = { reason, status, amount, moves };
        }
      }
    },
  };
}
