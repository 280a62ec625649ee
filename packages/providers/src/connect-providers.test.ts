import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { connectProviders, type ProvidersConfig } from './connect-providers.ts';
import { startFakeSmtpServer } from './mail/fake-smtp-server.ts';
import { startS3 } from './testing/s3-stand-in.ts';
import { standInSecretKey, startStripeStandIn } from './testing/stripe-stand-in.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const mail = { key: 'k', to: 'rae@example.com', subject: 'Hello', html: '<p>Hi</p>', text: 'Hi' };

function config(): ProvidersConfig {
  const folder = temporaryFolder();
  return {
    paymentsDirectory: join(folder, 'payments'),
    verificationsDirectory: join(folder, 'verifications'),
    outboxDirectory: join(folder, 'outbox'),
    payoutsDirectory: join(folder, 'payouts'),
    postDirectory: join(folder, 'post'),
    textsDirectory: join(folder, 'texts'),
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
    const { payments, sandbox, mail: transport, outbox, storage } = connectProviders(config());
    expect(await payments.lookUp('k')).toEqual({ status: 'not_found' });
    expect(await sandbox?.charges()).toEqual([]);
    expect(await storage.get('a/b')).toBeNull();
    await transport.send(mail);
    expect(await outbox?.list()).toMatchObject([{ to: 'rae@example.com' }]);
  });

  test('keep files in a bucket where one is configured, and nothing on the disk', async () => {
    const bucket = await startS3();
    onTestFinished(() => bucket.close());
    const provided = { ...config(), s3: bucket.account };
    await connectProviders(provided).storage.put('a/b', Buffer.from('x'), 'text/plain');
    expect(bucket.keys()).toEqual(['a/b']);
    expect(existsSync(provided.storageDirectory)).toBe(false);
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
    await vi.waitFor(async () => expect(await localErrors?.list()).toMatchObject([{ message: 'broken' }]), 15_000);
    expect(connectProviders({ ...config(), sentryDsn: 'http://key@127.0.0.1:9/1' }).localErrors).toBeNull();
  });

  test('let Stripe take the payments, and have no sandbox, where its keys are configured', async () => {
    const stand = await startStripeStandIn();
    onTestFinished(() => stand.close());
    const keys = { secretKey: standInSecretKey, publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
    const { payments, sandbox } = connectProviders({
      ...config(),
      stripe: { ...keys, apiUrl: stand.url, payoutsAccount: null },
    });
    expect([sandbox, payments.cardForm]).toEqual([null, { gateway: 'stripe', publishableKey: 'pk_test_1' }]);
    expect(await payments.lookUp('k')).toEqual({ status: 'not_found' });
    expect(stand.requests.length).toBeGreaterThan(0);
  });

  test('tell of each part that is simulated, and only of those that nobody is connected for where the others are real', () => {
    const stripe = {
      publishableKey: 'pk',
      webhookSecret: 'whsec',
      apiUrl: null,
      payoutsAccount: null,
    };
    const partsOf = (input: Partial<ProvidersConfig>) =>
      connectProviders({ ...config(), ...input }).simulated.map(({ part }) => part);
    const real = {
      smtpUrl: 'smtp://mail.example',
      sentryDsn: 'http://key@127.0.0.1:9/1',
      vpicUrl: 'http://vpic.example',
      clamdUrl: 'tcp://127.0.0.1:3310',
      post: { url: 'https://post.example', apiKey: 'key', webhookSecret: 'secret', leadDays: 1 },
      telematics: {},
    };
    // No vendor of claims, of driving records or of text messages is connected yet.
    const ofClaims = ['payouts', 'claims at carriers'];
    const always = [...ofClaims, 'driving records and scores', 'text messages'];
    expect(partsOf({})).toEqual([
      'payments',
      ...ofClaims,
      'VIN decoding',
      'driving records and scores',
      'virus scanning',
      'e-mail',
      'letters by post',
      'text messages',
      'devices of vehicles',
      'error reports',
    ]);
    expect(partsOf(real)).toEqual(['payments', ...always]);
    expect(partsOf({ ...real, stripe: { ...stripe, secretKey: 'sk_test_1' } })).toEqual(['payments', ...always]);
    expect(partsOf({ ...real, stripe: { ...stripe, secretKey: 'sk_live_1' } })).toEqual(always);
    const paying = { ...stripe, secretKey: 'sk_live_1', payoutsAccount: 'fa_1' };
    expect(partsOf({ ...real, stripe: paying })).toEqual(['cheques of claims', ...always.slice(1)]);
  });

  test('hand the fault hook to the gateway', async () => {
    const { payments } = connectProviders({ ...config(), paymentFaults: () => 'time_out' });
    await expect(payments.lookUp('k')).rejects.toMatchObject({ name: 'GatewayUnknownError', key: 'k' });
  });
});
