import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createWebhookSender } from '@roadworthy/providers/webhooks/https-webhooks.ts';
import type { WebhookSender } from '@roadworthy/providers/webhooks/port.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aQuote, boundQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import type { Tenant } from '@roadworthy/testkit/tenants.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventHandlers, jobHandlers } from '../registry.ts';
import { deliverWebhook, signatureOf } from './deliver-webhook.ts';

vi.setConfig({ testTimeout: 60_000 });

const fixture = useFixture('webhooks');
const create = `mutation ($id: uuid!, $url: String!, $events: [String!]!) {
  create_webhook(organization_id: $id, url: $url, events: $events) { secret webhook { webhook_id } } }`;
const update = `mutation ($id: uuid!, $paused: Boolean, $url: String) {
  update_webhook(webhook_id: $id, paused: $paused, url: $url) { version paused } }`;
const end = 'mutation ($id: uuid!) { end_webhook(webhook_id: $id) { ended } }';
const replay = 'mutation ($id: uuid!) { replay_webhook_delivery(webhook_delivery_id: $id) { status } }';

type Received = { readonly headers: Record<string, unknown>; readonly body: string };
let received: Received[] = [];
let answers: number[] = [];
let server: Server;
let port = 0;

async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  received.push({ headers: request.headers, body });
  response.writeHead(answers.shift() ?? 200).end();
}

beforeAll(async () => {
  server = createServer((request, response) => void take(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(async () => {
  received = [];
  answers = [];
  await selectRows(
    fixture.backend,
    "update webhook_deliveries set status = 'cancelled', ended = now() where ended is null",
  );
  await selectRows(fixture.backend, 'update webhooks set ended = now() where ended is null');
});

/** The machine of an agency, which this one stands in for. */
const local = createWebhookSender({
  isPlain: true,
  isAllowed: () => true,
  resolve: () => Promise.resolve(['127.0.0.1']),
  timeoutMs: 5_000,
});

const url = () => `https://hooks.agency.com:${port}/roadworthy?token=of-the-agency`;

async function aWebhook(events: readonly string[] = ['policy_bound'], side: Tenant = fixture.tenants.insurer) {
  const { create_webhook: made } = await side.owner.must<{
    create_webhook: { secret: string; webhook: { webhook_id: string } };
  }>(create, { id: side.organization.organizationId, url: url(), events });
  return { secret: made.secret, id: made.webhook.webhook_id };
}

type Row = {
  readonly webhook_delivery_id: string;
  readonly organization_id: string;
  readonly event_type: string;
  readonly status: string;
  readonly attempts: number;
  readonly next_attempt: Date;
  readonly problem: string | null;
};
const deliveriesOf = (webhookId: string) =>
  selectRows<Row>(
    fixture.backend,
    `select webhook_delivery_id, organization_id, event_type, status, attempts, next_attempt, problem
     from webhook_deliveries where webhook_id = $1 order by sequence`,
    [webhookId],
  );

const kernel = (webhooks: WebhookSender = local) => ({
  platform: { ...fixture.backend.platform, webhooks },
  handlers: eventHandlers,
});
const deliver = ({ webhook_delivery_id: deliveryId, organization_id: organizationId }: Row, sender?: WebhookSender) =>
  deliverWebhook(kernel(sender), { deliveryId, organizationId });

/** Somebody of the agency signs nothing: the quote is its organization's all the same. */
const bound = () => boundQuote(fixture.backend, aQuote());

async function only(webhookId: string): Promise<Row> {
  const [row, ...others] = await deliveriesOf(webhookId);
  if (!row || others.length > 0) throw new Error(`${others.length + 1} deliveries instead of one`);
  return row;
}

describe('a webhook', () => {
  test('is told of what it asked for, with keys alone, signed with the time', async () => {
    const { id, secret } = await aWebhook();
    const { policyId, quoteId } = await bound();
    const row = await only(id);
    await deliver(row);
    const [message] = received;
    const body = JSON.parse(message?.body ?? '{}');
    expect(body).toEqual({
      id: row.webhook_delivery_id,
      type: 'policy_bound',
      timestamp: expect.stringMatching(/Z$/),
      organization_id: row.organization_id,
      data: { quote_id: quoteId, policy_id: policyId },
    });
    const seconds = Number(message?.headers['webhook-timestamp']);
    expect(seconds).toBe(Math.floor(fixture.backend.clock.now().getTime() / 1000));
    expect(message?.headers['webhook-id']).toBe(row.webhook_delivery_id);
    expect(message?.headers['webhook-signature']).toBe(
      signatureOf(secret, row.webhook_delivery_id, seconds, message?.body ?? ''),
    );
    expect(signatureOf(secret, row.webhook_delivery_id, seconds + 1, message?.body ?? '')).not.toBe(
      message?.headers['webhook-signature'],
    );
    expect(await only(id)).toMatchObject({ status: 'delivered', attempts: 1 });
  });

  test('is told nothing of another organization, and its secret is nobody’s to read', async () => {
    const { id, secret } = await aWebhook(['policy_bound', 'quote_started'], fixture.tenants.mirror);
    await bound();
    expect(await deliveriesOf(id)).toEqual([]);
    const stored = await selectOne<{ secret: string }>(
      fixture.backend,
      'select secret from webhooks where webhook_id = $1',
      [id],
    );
    expect(stored.secret).toMatch(/^s1\./);
    expect(stored.secret).not.toContain(secret.slice(6));
    const asked = await fixture.tenants.mirror.owner.ask('{ webhooks { secret } }');
    expect(asked.errors[0]?.extensions.code).toBe('validation-failed');
    const seen = await fixture.tenants.insurer.owner.must<{ webhooks: { webhook_id: string }[] }>(
      '{ webhooks { webhook_id } }',
    );
    expect(seen.webhooks.map((row) => row.webhook_id)).not.toContain(id);
  });

  test('that answers badly is asked again later, and what follows of the record waits', async () => {
    const { id } = await aWebhook(['quote_started', 'quote_signed', 'policy_bound']);
    const { quoteId } = await bound();
    const rows = await deliveriesOf(id);
    expect(rows.map(({ event_type }) => event_type)).toEqual(['quote_started', 'quote_signed', 'policy_bound']);
    const [started, signed] = rows;
    if (!started || !signed) throw new Error('There are three');
    answers = [500];
    await deliver(signed);
    expect(received).toEqual([]);
    await deliver(started);
    await deliver(signed);
    expect(received).toHaveLength(1);
    expect((await deliveriesOf(id))[0]).toMatchObject({ status: 'pending', attempts: 1, problem: 'refused' });
    fixture.backend.clock.set('2026-06-15T14:01:30Z');
    await deliver(started);
    await deliver(signed);
    expect(received.map(({ body }) => JSON.parse(body).type)).toEqual([
      'quote_started',
      'quote_started',
      'quote_signed',
    ]);
    expect(received[1]?.headers['webhook-id']).toBe(received[0]?.headers['webhook-id']);
    expect(JSON.parse(received[0]?.body ?? '{}').data.quote_id).toBe(quoteId);
  });

  test('gets again what was sent when this process was killed, under the same id', async () => {
    const { id } = await aWebhook();
    await bound();
    const row = await only(id);
    const killed: WebhookSender = {
      async send(message) {
        await local.send(message);
        throw new Error('killed');
      },
    };
    await expect(deliver(row, killed)).rejects.toThrow('killed');
    await deliver(row);
    expect(received).toHaveLength(1);
    const { clock } = fixture.backend;
    clock.set(new Date(clock.now().getTime() + 61_000).toISOString());
    await jobHandlers(fixture.backend.platform)['deliver-webhooks']?.({});
    await deliver(row);
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([
      row.webhook_delivery_id,
      row.webhook_delivery_id,
    ]);
    expect(await only(id)).toMatchObject({ status: 'delivered', attempts: 2 });
  });

  test('gets a message once where two are at it at once', async () => {
    const { id } = await aWebhook();
    await bound();
    const row = await only(id);
    await Promise.all([deliver(row), deliver(row), deliver(row)]);
    expect(received).toHaveLength(1);
  });

  test('is given up after a day; what follows goes on, and a person sends it again', async () => {
    const { id } = await aWebhook(['quote_signed', 'policy_bound']);
    await bound();
    const [signed, policy] = await deliveriesOf(id);
    if (!signed || !policy) throw new Error('There are two');
    const { clock } = fixture.backend;
    for (let tries = 0; tries < 30; tries += 1) {
      answers = [503];
      await deliver(signed);
      const [row] = await deliveriesOf(id);
      if (row?.status !== 'pending') break;
      clock.set(row.next_attempt.toISOString());
    }
    expect(await deliveriesOf(id)).toMatchObject([
      { status: 'failed', problem: 'refused' },
      { status: 'pending', attempts: 0 },
    ]);
    answers = [];
    await deliver(policy);
    const { owner } = fixture.tenants.insurer;
    await owner.must(replay, { id: signed.webhook_delivery_id });
    await deliver(signed);
    expect((await deliveriesOf(id)).map(({ status }) => status)).toEqual(['delivered', 'delivered']);
    const ids = received.map(({ headers }) => headers['webhook-id']);
    expect(ids.at(-1)).toBe(ids[0]);
  });

  test('that leads to a private address, or elsewhere, gets nothing', async () => {
    const { id } = await aWebhook();
    await bound();
    const row = await only(id);
    const inside = createWebhookSender({ isPlain: true, resolve: () => Promise.resolve(['127.0.0.1']) });
    await deliver(row, inside);
    expect(received).toEqual([]);
    expect(await only(id)).toMatchObject({ status: 'pending', problem: 'address_private' });
  });

  test('waits while it is paused, goes on, and ends', async () => {
    const { id } = await aWebhook();
    const { owner, mirror } = { owner: fixture.tenants.insurer.owner, mirror: fixture.tenants.mirror.owner };
    await owner.must(update, { id, paused: true });
    await bound();
    const row = await only(id);
    await deliver(row);
    expect(received).toEqual([]);
    // Nobody looks after it meanwhile, and what waited for days has its own day when it goes on.
    const { clock } = fixture.backend;
    clock.set(new Date(clock.now().getTime() + 3 * 86_400_000).toISOString());
    const jobs = () =>
      selectOne<{ count: string }>(
        fixture.backend,
        "select count(*) from pgboss.job where name = 'deliver-webhook' and data->>'deliveryId' = $1",
        [row.webhook_delivery_id],
      );
    const before = await jobs();
    await jobHandlers(fixture.backend.platform)['deliver-webhooks']?.({});
    expect(await jobs()).toEqual(before);
    await owner.must(update, { id, paused: false });
    answers = [503];
    await deliver(row);
    expect(await only(id)).toMatchObject({ status: 'pending', attempts: 1 });
    clock.set(new Date(clock.now().getTime() + 61_000).toISOString());
    await deliver(row);
    expect(received).toHaveLength(2);
    await startQuote(fixture.backend, aQuote());
    expect((await refusalOf(fixture.backend, mirror, end, { id })).code).toBe('not_found');
    await owner.must(end, { id });
    expect((await refusalOf(fixture.backend, owner, update, { id, paused: true })).code).toBe('webhook_ended');
    expect((await refusalOf(fixture.backend, owner, replay, { id: row.webhook_delivery_id })).code).toBe(
      'webhook_ended',
    );
    await bound();
    expect(await deliveriesOf(id)).toHaveLength(1);
  });

  test('that has a new secret is signed with both for a day, and then with the new one alone', async () => {
    const { id, secret: former } = await aWebhook();
    const renew = 'mutation ($id: uuid!) { renew_webhook_secret(webhook_id: $id) { secret } }';
    const { owner } = fixture.tenants.insurer;
    expect((await refusalOf(fixture.backend, fixture.tenants.mirror.owner, renew, { id })).code).toBe('not_found');
    const answer = await owner.must<{ renew_webhook_secret: { secret: string } }>(renew, { id });
    const { secret } = answer.renew_webhook_secret;
    const signedWith = async () => {
      received.length = 0;
      await bound();
      const rows = await deliveriesOf(id);
      const row = rows.at(-1);
      if (row === undefined) throw new Error('nothing is told');
      await deliver(row);
      const [message] = received;
      const seconds = Number(message?.headers['webhook-timestamp']);
      const sent = String(message?.headers['webhook-signature']).split(' ');
      const key = String(message?.headers['webhook-id']);
      return [secret, former].map((one) => sent.includes(signatureOf(one, key, seconds, message?.body ?? '')));
    };
    expect(await signedWith()).toEqual([true, true]);
    const { clock } = fixture.backend;
    clock.set(new Date(clock.now().getTime() + 86_400_000).toISOString());
    expect(await signedWith()).toEqual([true, false]);
  });

  test('that ends takes along what waits', async () => {
    const { id } = await aWebhook();
    await bound();
    await fixture.tenants.insurer.owner.must(end, { id });
    const row = await only(id);
    expect(row.status).toBe('cancelled');
    await deliver(row);
    expect(received).toEqual([]);
  });
});
