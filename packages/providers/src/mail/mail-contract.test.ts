import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { startFakeSmtpServer } from './fake-smtp-server.ts';
import { createOutboxTransport } from './outbox-transport.ts';
import type { Mail, MailTransport } from './port.ts';
import { createSmtpTransport } from './smtp-transport.ts';

const from = 'Roadworthy <hello@roadworthy.test>';
const mail: Mail = {
  key: 'policy-bound:1',
  to: 'rae@example.com',
  subject: 'Your policy is bound – welcome',
  html: '<p>Covered.</p>',
  text: 'Covered.',
};

type Opened = { transport: MailTransport; delivered(): Promise<readonly string[]> };

async function openOutbox(): Promise<Opened> {
  const outbox = createOutboxTransport({ directory: temporaryFolder(), from, now: () => new Date('2026-05-01') });
  const read = async (id: string) => JSON.stringify(await outbox.read(id));
  return { transport: outbox, delivered: async () => Promise.all((await outbox.list()).map(({ id }) => read(id))) };
}

async function openSmtp(): Promise<Opened> {
  const server = await startFakeSmtpServer();
  return { transport: createSmtpTransport({ url: server.url, from }), delivered: async () => server.received };
}

describe.each([
  { name: 'outbox', open: openOutbox },
  { name: 'smtp', open: openSmtp },
])('a mail transport: $name', ({ open }) => {
  test('delivers both bodies, from the configured sender', async () => {
    const { transport, delivered } = await open();
    await transport.send(mail);
    const [first] = await delivered();
    for (const part of ['hello@roadworthy.test', 'rae@example.com', '<p>Covered.</p>']) expect(first).toContain(part);
  });

  test('prefers the sender of the mail', async () => {
    const { transport, delivered } = await open();
    await transport.send({ ...mail, from: 'claims@roadworthy.test' });
    const [first] = await delivered();
    expect(first).toContain('claims@roadworthy.test');
    expect(first).not.toContain('hello@roadworthy.test');
  });

  test('gives a mail the id of its key, so that a copy is recognised', async () => {
    const { transport } = await open();
    const { id } = await transport.send(mail);
    expect(await transport.send(mail)).toEqual({ id });
    expect((await transport.send({ ...mail, key: 'policy-bound:2' })).id).not.toBe(id);
  });

  test('takes a subject with a line break as a subject, not as another header', async () => {
    const { transport, delivered } = await open();
    await transport.send({ ...mail, subject: 'Hello\r\nBcc: spy@example.com' });
    const [first] = await delivered();
    expect(first).not.toMatch(/^Bcc:/im);
  });
});

describe('a letter that may be switched off', () => {
  const unsubscribeUrl = 'https://roadworthy.test/api/unsubscribe?token=u1.a.b';

  test('carries the headers of one click (RFC 8058), and others do not', async () => {
    const { transport, delivered } = await openSmtp();
    await transport.send({ ...mail, unsubscribeUrl });
    await transport.send({ ...mail, key: 'policy-bound:2' });
    const [first, second] = await delivered();
    expect(first?.replaceAll(/\r\n\s+/g, ' ')).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
    expect(first).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(second).not.toMatch(/^List-/im);
  });

  test('is kept with its address in the outbox', async () => {
    const { transport, delivered } = await openOutbox();
    await transport.send({ ...mail, unsubscribeUrl });
    expect((await delivered())[0]).toContain(unsubscribeUrl);
  });
});
