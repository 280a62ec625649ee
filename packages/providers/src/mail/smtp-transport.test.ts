import { createServer } from 'node:net';
import { once } from 'node:events';
import { inspect } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startFakeSmtpServer } from './fake-smtp-server.ts';
import { type Mail, MailNotSentError } from './port.ts';
import { createSmtpTransport } from './smtp-transport.ts';

const from = 'Roadworthy <hello@roadworthy.test>';
const mail: Mail = { key: 'k', to: 'rae@example.com', subject: 'Hello', html: '<p>Hi</p>', text: 'Hi' };

function messageIdOf(message: string | undefined): string | undefined {
  return /^Message-ID: (.*)$/im.exec(message ?? '')?.[1]?.trim();
}

describe('mail by SMTP', () => {
  test('has the same Message-ID when it is sent again, in the sender’s domain', async () => {
    const server = await startFakeSmtpServer();
    const transport = createSmtpTransport({ url: server.url, from });
    const { id } = await transport.send(mail);
    await transport.send(mail);
    expect(server.recipients).toEqual(['<rae@example.com>', '<rae@example.com>']);
    expect(server.received.map(messageIdOf)).toEqual([`<${id}>`, `<${id}>`]);
    expect(id).toMatch(/^[0-9a-f]{32}@roadworthy\.test$/);
  });

  test.each([
    ['550 no such mailbox', true, '550'],
    ['550 5.1.1 no such mailbox', true, '5.1.1'],
    // Full, or refused for how we are set up: the same mail may be taken later.
    ['552 5.2.2 over quota', false, '5.2.2'],
    ['550 5.7.26 unauthenticated', false, '5.7.26'],
    ['451 try again later', false, '451'],
  ])('is not sent on "%s", for good: %s', async (refusal, permanent, code) => {
    const server = await startFakeSmtpServer(refusal);
    const sending = createSmtpTransport({ url: server.url, from }).send(mail);
    await expect(sending).rejects.toMatchObject({ name: 'MailNotSentError', permanent, code });
  });

  test('names in its error neither the recipient nor the server’s words', async () => {
    const server = await startFakeSmtpServer('550 rae@example.com is unknown');
    const error: unknown = await createSmtpTransport({ url: server.url, from })
      .send(mail)
      .catch((thrown) => thrown);
    expect(error).toBeInstanceOf(MailNotSentError);
    expect(inspect(error, { depth: 10 })).not.toContain('rae@');
  });

  test('may be tried again when the server does not take our password', async () => {
    const server = await startFakeSmtpServer();
    const transport = createSmtpTransport({ url: server.url.replace('//', '//user:wrong@'), from });
    await expect(transport.send(mail)).rejects.toMatchObject({ name: 'MailNotSentError', permanent: false });
    expect(server.received).toEqual([]);
  });

  test('may be tried again when no server answers', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    onTestFinished(() => void silent.close());
    const address = silent.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const transport = createSmtpTransport({ url: `smtp://127.0.0.1:${port}`, from, patience: 100 });
    await expect(transport.send(mail)).rejects.toMatchObject({ name: 'MailNotSentError', permanent: false });
  });
});
