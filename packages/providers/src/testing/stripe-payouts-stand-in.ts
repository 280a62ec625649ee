import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Sent = {
  readonly id: string;
  readonly recipient: string;
  readonly method: string;
  readonly amount: { readonly value: number; readonly currency: string };
  readonly description: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created: string;
  status: 'processing' | 'posted' | 'failed' | 'returned' | 'canceled';
  reason: string | null;
  changed: string | null;
};

type Method = {
  readonly id: string;
  readonly last4: string;
  readonly archived?: boolean;
  readonly restricted?: boolean;
};

export type PayoutsRequest = {
  readonly method: string;
  readonly path: string;
  readonly idempotencyKey: string | undefined;
  readonly version: string | undefined;
  readonly context: string | undefined;
  readonly body: unknown;
};

/** `lost_after` does what was asked and breaks the connection; the others refuse it as Stripe's errors of these types do. */
export type PayoutsFault = 'lost_before' | 'lost_after' | 'insufficient_funds' | 'invalid_payout_method' | 'rate_limit';

export type StripePayoutsStandIn = {
  readonly url: string;
  readonly sent: readonly Sent[];
  readonly requests: readonly PayoutsRequest[];
  /** The accounts that recipients gave. */
  readonly methods: Map<string, readonly Method[]>;
  fault: (request: PayoutsRequest) => PayoutsFault | undefined;
  /** What becomes of a payment. */
  move(id: string, status: Sent['status'], at: string, reason?: string): void;
  /** Forgets its keys, as Stripe does after some weeks. */
  forgetKeys(): void;
  close(): Promise<void>;
};

type Answer = { readonly status: number; readonly body: object };

// As its documentation shows one of API version 2026-10-28.endive.
const shown = ({ id, recipient, method, amount, description, metadata, created, status, reason, changed }: Sent) => ({
  id,
  object: 'v2.money_management.outbound_payment',
  from: { financial_account: 'fa_test_ours', debited: amount },
  to: { credited: amount, recipient, payout_method: method },
  amount,
  statement_descriptor: 'Roadworthy',
  cancelable: status === 'processing',
  description,
  metadata,
  status,
  status_details: reason === null ? undefined : { [status]: { reason } },
  status_transitions: changed === null ? {} : { [`${status}_at`]: changed },
  created,
  expected_arrival_date: status === 'processing' || status === 'posted' ? '2026-08-05T00:00:00Z' : undefined,
  recipient_notification: { setting: 'configured' },
  livemode: false,
});

const shownMethod = ({ id, last4, archived = false, restricted = false }: Method) => ({
  id,
  object: 'v2.money_management.payout_method',
  archived,
  restricted,
  type: 'bank_account',
  bank_account: {
    bank_account_type: 'checking',
    bank_name: 'Test Bank',
    country: 'US',
    last4,
    supported_currencies: ['usd'],
  },
  created: '2026-08-01T12:00:00.000Z',
  usage_status: { payments: 'eligible', transfers: 'eligible' },
  livemode: false,
});

const notFound: Answer = { status: 404, body: { error: { code: 'not_found', message: 'There is none.' } } };
const page = (data: readonly object[]): Answer => ({
  status: 200,
  body: { data, next_page_url: null, previous_page_url: null },
});

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString('utf8');
  return text === '' ? null : JSON.parse(text);
}

/** A server on this machine that speaks what we use of Stripe's API of payouts, from what is documented of it. */
export async function startStripePayoutsStandIn(now: () => Date): Promise<StripePayoutsStandIn> {
  const sent: Sent[] = [];
  const requests: PayoutsRequest[] = [];
  const methods: StripePayoutsStandIn['methods'] = new Map();
  const keys = new Map<string, { readonly print: string; readonly answer: Answer }>();

  function create({ body, idempotencyKey = '' }: PayoutsRequest): Answer {
    const print = JSON.stringify(body);
    const known = keys.get(idempotencyKey);
    if (known) {
      return known.print === print
        ? known.answer
        : { status: 400, body: { error: { type: 'idempotency_error', message: 'The key was used otherwise.' } } };
    }
    const { to, amount, description, metadata } = body as {
      readonly to: { readonly recipient: string; readonly payout_method: string };
    } & Pick<Sent, 'amount' | 'description' | 'metadata'>;
    const one: Sent = {
      id: `obp_test_${sent.length + 1}`,
      recipient: to.recipient,
      method: to.payout_method,
      amount,
      description,
      metadata,
      created: now().toISOString(),
      status: 'processing',
      reason: null,
      changed: null,
    };
    sent.push(one);
    const answer = { status: 200, body: shown(one) };
    keys.set(idempotencyKey, { print, answer });
    return answer;
  }

  function carryOut(request: PayoutsRequest, query: URLSearchParams): Answer {
    const [, last] = /\/v2\/money_management\/\w+(?:\/(\w+))?$/u.exec(request.path) ?? [];
    if (request.path.includes('/payout_methods')) {
      const theirs = methods.get(request.context ?? '') ?? [];
      if (last === undefined) return page(theirs.map(shownMethod));
      const one = theirs.find(({ id }) => id === last);
      return one ? { status: 200, body: shownMethod(one) } : notFound;
    }
    if (request.method === 'POST') return create(request);
    if (last === undefined)
      return page(sent.filter(({ recipient }) => recipient === query.get('recipient')).map(shown));
    const one = sent.find(({ id }) => id === last);
    return one ? { status: 200, body: shown(one) } : notFound;
  }

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://stand.in');
    const header = (name: string) => {
      const value = incoming.headers[name];
      return typeof value === 'string' ? value : undefined;
    };
    const request: PayoutsRequest = {
      method: incoming.method ?? '',
      path: pathname,
      idempotencyKey: header('idempotency-key'),
      version: header('stripe-version'),
      context: header('stripe-context'),
      body: await bodyOf(incoming),
    };
    requests.push(request);
    const fault = stand.fault(request);
    if (fault === 'lost_before') return void incoming.socket.destroy();
    const refused = fault !== undefined && fault !== 'lost_after';
    const { status, body } = refused
      ? { status: fault === 'rate_limit' ? 429 : 400, body: { error: { type: fault, code: fault, message: fault } } }
      : carryOut(request, searchParams);
    if (fault === 'lost_after') return void incoming.socket.destroy();
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_standin' });
    response.end(JSON.stringify(body));
  }

  const server = createServer((incoming, response) => void serve(incoming, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const stand: StripePayoutsStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    requests,
    methods,
    fault: () => undefined,
    move(id, status, at, reason) {
      const one = sent.find((payment) => payment.id === id);
      if (!one) throw new Error(`There is no payment ${id}`);
      Object.assign(one, { status, changed: at, reason: reason ?? null });
    },
    forgetKeys: () => keys.clear(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
  return stand;
}
