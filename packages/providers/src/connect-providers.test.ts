import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { connectProviders, type ProvidersConfig } from './connect-providers.ts';
import { startFakeSmtpServer } from './mail/fake-smtp-server.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const mail = { key: 'k', to: 'rae@example.com', subject: 'Hello', html: '<p>Hi</p>', text: 'Hi' };

function config(): ProvidersConfig {
  const folder = temporaryFolder();
  return {
    paymentsDirectory: join(folder, 'payments'),
    outboxDirectory: join(folder, 'outbox'),
    storageDirectory: join(folder, 'storage'),
    errorsDirectory: join(folder, 'errors'),
    environment: 'test',
    onErrorLost: (error) => expect.unreachable(String(error)),
    webhookSecret: 'secret',
    mailFrom: 'hello@roadworthy.test',
    now: () => new Date('2026-05-01T12:00:00Z'),
  };
}

describe('connected providers', () => {
  test('work offline in directories that do not exist yet', async () => {
    const { payments, mail: transport, outbox, storage } = connectProviders(config());
    expect(await payments.lookUp('k')).toEqual({ status: 'not_found' });
    expect(await payments.charges()).toEqual([]);
    expect(await storage.get('a/b')).toBeNull();
    await transport.send(mail);
    expect(await outbox?.list()).toMatchObject([{ to: 'rae@example.com' }]);
  });

  test('send by SMTP, and show no outbox, where a server is configured', async () => {
    const server = await startFakeSmtpServer();
    const { mail: transport, outbox } = connectProviders({ ...config(), smtpUrl: server.url });
    await transport.send(mail);
    expect(server.received).toHaveLength(1);
    expect(outbox).toBeNull();
  });

  test('keep error reports in a folder, unless a Sentry is configured', async () => {
    const { errors, localErrors } = connectProviders(config());
    errors.report({ source: 'server', message: 'broken' });
    await vi.waitFor(async () => expect(await localErrors?.list()).toMatchObject([{ message: 'broken' }]));
    expect(connectProviders({ ...config(), sentryDsn: 'http://key@127.0.0.1:9/1' }).localErrors).toBeNull();
  });

  test('hand the fault hook to the gateway', async () => {
    const { payments } = connectProviders({ ...config(), paymentFaults: () => 'time_out' });
    await expect(payments.lookUp('k')).rejects.toMatchObject({ name: 'GatewayUnknownError', key: 'k' });
  });
});
