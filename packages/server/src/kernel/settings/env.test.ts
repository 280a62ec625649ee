import { describe, expect, test } from 'vitest';
import { ConfigError, printEnvExample, readConfig, withPort } from './env.ts';

const live = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const tested = { ...live, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
/** What a production needs that is no demo. */
const posted = {
  POST_URL: 'https://post.example/v1',
  POST_API_KEY: 'key',
  POST_WEBHOOK_SECRET: 'a secret of the post',
};
const real = { ...live, SMTP_URL: 'smtp://mail.example', ...posted };

describe('a production', () => {
  const database = { DATABASE_URL: 'postgres://app@db/x', AUTH_DATABASE_URL: 'postgres://auth@db/x' };

  test.each(['STRIPE_SECRET_KEY', 'SMTP_URL', 'POST_URL'])('that is no demo does not start without %s', (name) => {
    const { [name]: _, ...rest }: Record<string, string> = { ...database, ...real };
    expect(() => readConfig(rest)).toThrow(ConfigError);
    expect(() => readConfig(rest)).toThrow(name);
    expect(readConfig({ ...database, ...real }).demo).toBe(false);
  });

  test('names everything that it lacks at once', () => {
    expect(() => readConfig(database)).toThrow(
      /STRIPE_SECRET_KEY: .*DEMO=true\nSMTP_URL: .*DEMO=true\nPOST_URL: .*DEMO=true/,
    );
    expect(() => readConfig({ DEMO: 'false' })).toThrow(/STRIPE_SECRET_KEY.*\nSMTP_URL/);
  });

  test('takes no test keys and no clock of its own, unless it says that it is a demo', () => {
    expect(() => readConfig({ ...database, ...real, ...tested })).toThrow('must be a live key');
    const clock = { DEMO_CLOCK: '2026-06-15T14:00:00Z' };
    expect(() => readConfig({ ...database, ...real, ...clock })).toThrow('DEMO_CLOCK');
    expect(readConfig({ ...database, ...tested, ...clock, DEMO: 'true' }).stripe?.secretKey).toBe('sk_test_1');
  });

  test('may lack both while it is developed or tested', () => {
    for (const mode of ['development', 'test']) {
      expect(readConfig({ ...database, NODE_ENV: mode })).toMatchObject({ stripe: null, smtpUrl: null, demo: false });
    }
  });
});

describe('the bucket for stored files', () => {
  const bucket = { S3_BUCKET: 'files', S3_REGION: 'ca-central-1' };
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

  test('is none unless it is set; then it is reached as the machine, or with keys', () => {
    expect(readConfig({}).s3).toBeNull();
    const account = { bucket: 'files', region: 'ca-central-1', endpoint: null };
    expect(readConfig(bucket).s3).toEqual({ ...account, credentials: null });
    const credentials = { accessKeyId: 'id', secretAccessKey: 'secret' };
    expect(readConfig({ ...bucket, ...keys }).s3).toEqual({ ...account, credentials });
  });

  test('needs no region where it is not Amazon’s', () => {
    const elsewhere = { S3_BUCKET: 'files', S3_ENDPOINT: 'http://127.0.0.1:9000' };
    expect(readConfig(elsewhere).s3).toMatchObject({ endpoint: 'http://127.0.0.1:9000', region: 'us-east-1' });
  });

  test.each<[Record<string, string>, string]>([
    [{ S3_REGION: 'ca-central-1' }, 'S3_BUCKET: required'],
    [{ S3_BUCKET: 'files' }, 'S3_REGION: required'],
    [{ ...bucket, S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY: required'],
    [{ ...bucket, S3_SECRET_ACCESS_KEY: 'x' }, 'S3_ACCESS_KEY_ID: required'],
    [{ ...bucket, S3_BUCKET: '../../files' }, 'S3_BUCKET: must be the name of a bucket'],
    [{ ...bucket, S3_ENDPOINT: 'ftp://x' }, 'S3_ENDPOINT: must be'],
  ])('is refused half set or misspelt: %j', (input, problem) => {
    expect(() => readConfig(input)).toThrow(problem);
  });
});

describe('the vendor that posts letters', () => {
  test('is set with its key and its secret, and mails a working day later unless it is said otherwise', () => {
    expect(readConfig({}).post).toBeNull();
    const account = { url: 'https://post.example/v1', apiKey: 'key', webhookSecret: 'a secret of the post' };
    expect(readConfig(posted).post).toEqual({ ...account, leadDays: 1 });
    expect(readConfig({ ...posted, POST_LEAD_DAYS: '0' }).post?.leadDays).toBe(0);
    for (const name of Object.keys(posted)) {
      const { [name]: _, ...rest }: Record<string, string> = posted;
      expect(() => readConfig(rest)).toThrow(`${name}: required with the other settings of the post`);
    }
  });
});

describe('the keys of Stripe', () => {
  test('are all there or none', () => {
    expect(readConfig({}).stripe).toBeNull();
    expect(readConfig(tested).stripe).toEqual({
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_1',
      apiUrl: null,
      payoutsAccount: null,
    });
    expect(readConfig({ ...tested, STRIPE_PAYOUTS_ACCOUNT: 'fa_test_1' }).stripe?.payoutsAccount).toBe('fa_test_1');
    expect(() => readConfig({ STRIPE_PAYOUTS_ACCOUNT: 'fa_test_1' })).toThrow('STRIPE_SECRET_KEY: required');
    for (const name of Object.keys(tested)) {
      const { [name]: _, ...rest }: Record<string, string> = tested;
      expect(() => readConfig(rest)).toThrow(`${name}: required with the other settings of Stripe`);
    }
    expect(() => readConfig({ STRIPE_API_URL: 'http://127.0.0.1:1' })).toThrow('STRIPE_SECRET_KEY: required');
  });

  test.each([
    ['STRIPE_SECRET_KEY', 'pk_test_1'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_test_1'],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['STRIPE_API_URL', 'ftp://x'],
    ['STRIPE_PAYOUTS_ACCOUNT', 'acct_1'],
  ])('are refused when they are none: %s=%s, which is not repeated', (name, value) => {
    const read = () => readConfig({ ...tested, [name]: value });
    expect(read).toThrow(name);
    expect(read).not.toThrow(value);
  });

  test('are of one mode, never live in a demo, and a live one goes to Stripe alone', () => {
    expect(() => readConfig({ ...tested, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).toThrow('of the same mode');
    expect(() => readConfig(live)).toThrow('a demo must not take money');
    const elsewhere = { ...real, DEMO: 'false', STRIPE_API_URL: 'https://elsewhere.example' };
    expect(() => readConfig(elsewhere)).toThrow('told to Stripe alone');
    expect(readConfig({ ...tested, STRIPE_API_URL: 'http://127.0.0.1:1' }).stripe?.apiUrl).toBe('http://127.0.0.1:1');
  });
});

describe('the configuration', () => {
  test('needs nothing: without a value it is the demo on its own database', () => {
    expect(readConfig({})).toMatchObject({
      nodeEnv: 'production',
      port: 3000,
      portIsFixed: false,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      demo: true,
      demoClock: null,
      smtpUrl: null,
    });
  });

  test('is no demo on a database of the operator’s own, unless asked for', () => {
    const input = { DATABASE_URL: 'postgres://app@db/x', AUTH_DATABASE_URL: 'postgres://auth@db/x' };
    expect(readConfig({ ...input, ...real }).demo).toBe(false);
    expect(readConfig({ ...input, DEMO: 'yes' }).demo).toBe(true);
    expect(readConfig({ NODE_ENV: 'test', DEMO: 'false' }).demo).toBe(false);
  });

  test('looks VINs up at the public service in production, and in a demo or a test at a simulated vendor', () => {
    const database = { DATABASE_URL: 'postgres://app@db/x', AUTH_DATABASE_URL: 'postgres://auth@db/x' };
    expect(readConfig({ ...database, ...real }).vpicUrl).toBe('https://vpic.nhtsa.dot.gov/api');
    for (const env of [{}, { ...database, DEMO: 'true' }, { NODE_ENV: 'test', DEMO: 'false' }]) {
      expect(readConfig(env).vpicUrl).toBeNull();
    }
    expect(readConfig({ VPIC_URL: 'http://127.0.0.1:1/api' }).vpicUrl).toBe('http://127.0.0.1:1/api');
  });

  test('has clamd look into files where it is told where that listens, and takes no other address', () => {
    expect(readConfig({}).clamdUrl).toBeNull();
    expect(readConfig({ CLAMD_URL: 'tcp://clamav:3310' }).clamdUrl).toBe('tcp://clamav:3310');
    expect(() => readConfig({ CLAMD_URL: 'http://clamav' })).toThrow(/CLAMD_URL/);
  });

  test('answers our own documents alone in production, unless told otherwise', () => {
    expect(readConfig({}).trustedDocumentsOnly).toBe(true);
    expect(readConfig({ TRUSTED_DOCUMENTS_ONLY: 'false' }).trustedDocumentsOnly).toBe(false);
    for (const mode of ['development', 'test']) expect(readConfig({ NODE_ENV: mode }).trustedDocumentsOnly).toBe(false);
    expect(readConfig({ NODE_ENV: 'test', TRUSTED_DOCUMENTS_ONLY: 'on' }).trustedDocumentsOnly).toBe(true);
  });

  test.each(['one secret, and what looks like another one', ' a secret that begins with a space, lost'])(
    'takes no secret that PREVIOUS_SECRETS could not hold one day: %s',
    (secret) => {
      expect(() => readConfig({ SECRET: secret })).toThrow(/SECRET: must hold no comma/);
    },
  );

  test('takes an empty value for none', () => {
    expect(readConfig({ PORT: '', SECRET: '', DEMO: '' })).toMatchObject({ port: 3000, secret: null, demo: true });
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['SECRET', 'short'],
    ['DEMO', 'perhaps'],
    ['DEMO_CLOCK', 'tomorrow'],
    ['DATABASE_URL', 'mysql://x'],
    ['SMTP_URL', 'https://x'],
    ['SENTRY_DSN', 'sentry'],
    ['LOG_LEVEL', 'loud'],
    ['MAP_ORGANIZATIONS', 'TowTech'],
    ['FIRST_ORGANIZATIONS', 'TowTech'],
    ['FIRST_ORGANIZATIONS', Array.from({ length: 4 }, (_, at) => `0190aaaa-0000-7000-8000-00000000000${at}`).join(',')],
    ['PUBLIC_URL', 'example.com'],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  test('asks for the sign-in login where the database is the operator’s own', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://app@db/x' })).toThrow('AUTH_DATABASE_URL');
  });

  test('follows the port with its public address, unless that was set', () => {
    expect(withPort(readConfig({}), 3004).publicUrl).toBe('http://localhost:3004');
    expect(withPort(readConfig({ PUBLIC_URL: 'https://rv.example/' }), 3004).publicUrl).toBe('https://rv.example');
  });

  test('prints an example that sets nothing and names every value', () => {
    const lines = printEnvExample().split('\n');
    expect(lines.every((line) => line === '' || line.startsWith('# '))).toBe(true);
    for (const name of ['PORT', 'DATABASE_URL', 'SECRET', 'SMTP_URL', 'DEMO_CLOCK', 'MAIL_FROM']) {
      expect(lines.some((line) => line.startsWith(`# ${name}=`))).toBe(true);
    }
  });
});
