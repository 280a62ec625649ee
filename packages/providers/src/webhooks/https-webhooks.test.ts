import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createWebhookSender } from './https-webhooks.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

type Received = { readonly url: string; readonly headers: IncomingMessage['headers']; readonly body: string };

/** A receiver on this machine; what it was sent. */
async function receiver(status = 200, headers: Record<string, string> = {}) {
  const received: Received[] = [];
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    received.push({ url: request.url ?? '', headers: request.headers, body });
    if (status > 0) response.writeHead(status, headers).end('{"secret":"never read"}');
  }
  const server = createServer((request, response) => void take(request, response));
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { received, port: (server.address() as AddressInfo).port };
}

const local = { isPlain: true, isAllowed: () => true, resolve: () => Promise.resolve(['127.0.0.1']) };
const message = (port: number, path = '/hook?a=b') => ({
  url: `https://hooks.agency.example:${port}${path}`,
  headers: { 'content-type': 'application/json', 'webhook-id': 'd1' },
  body: '{"name":"Zoë"}',
});

describe('what is sent to a machine of somebody else', () => {
  test('arrives whole, under the name of the host, at the address that was looked at', async () => {
    const { received, port } = await receiver(204);
    expect(await createWebhookSender(local).send(message(port))).toEqual({ status: 204 });
    expect(received).toEqual([
      {
        url: '/hook?a=b',
        headers: expect.objectContaining({ host: `hooks.agency.example:${port}`, 'webhook-id': 'd1' }),
        body: '{"name":"Zoë"}',
      },
    ]);
  });

  test('follows nobody elsewhere', async () => {
    const target = await receiver();
    const { port } = await receiver(302, { location: `http://127.0.0.1:${target.port}/` });
    expect(await createWebhookSender(local).send(message(port))).toEqual({ status: 302 });
    expect(target.received).toEqual([]);
  });

  test('goes to no private address, nor to a name that has one among others', async () => {
    const { received, port } = await receiver();
    for (const addresses of [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::ffff:127.0.0.1'], ['fd00::1']]) {
      const sender = createWebhookSender({ isPlain: true, resolve: () => Promise.resolve(addresses) });
      expect(await sender.send(message(port))).toEqual({ unanswered: 'address_private' });
    }
    expect(received).toEqual([]);
  });

  test.each(['https://2130706433/', 'https://0177.0.0.1/', 'https://0x7f000001/', 'https://[::1]/', 'https://127.1/'])(
    'finds this machine behind %s',
    async (url) => {
      expect(await createWebhookSender({ timeoutMs: 2_000 }).send({ ...message(1), url })).toEqual({
        unanswered: 'address_private',
      });
    },
  );

  test('asks a name once, so that it cannot be another address a moment later', async () => {
    const { port } = await receiver();
    const answers = [['127.0.0.1'], ['10.0.0.1']];
    let questions = 0;
    const resolve = () => Promise.resolve(answers[questions++] ?? []);
    const sender = createWebhookSender({ isPlain: true, resolve, isAllowed: (address) => address === '127.0.0.1' });
    expect(await sender.send(message(port))).toEqual({ status: 200 });
    expect(questions).toBe(1);
  });

  test('is given up in time, whether the name or the machine says nothing', async () => {
    const { port } = await receiver(0);
    expect(await createWebhookSender({ ...local, timeoutMs: 60 }).send(message(port))).toEqual({
      unanswered: 'timed_out',
    });
    const never = { ...local, timeoutMs: 60, resolve: () => new Promise<never>(() => undefined) };
    expect(await createWebhookSender(never).send(message(port))).toEqual({ unanswered: 'timed_out' });
  });

  test('says that there is no such host, and that nobody listens', async () => {
    const unknown = { ...local, resolve: () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' })) };
    expect(await createWebhookSender(unknown).send(message(1))).toEqual({ unanswered: 'host_unknown' });
    expect(await createWebhookSender(local).send(message(1))).toEqual({ unanswered: 'not_connected' });
  });

  test('needs a certificate of the name', async () => {
    const { port } = await receiver();
    const secure = createWebhookSender({ ...local, isPlain: false });
    expect('unanswered' in (await secure.send(message(port)))).toBe(true);
  });
});
