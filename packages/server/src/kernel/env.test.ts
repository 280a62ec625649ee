import { describe, expect, test } from 'vitest';
import { ConfigError, printEnvExample, readConfig, withPort } from './env.ts';

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
    const given = { DATABASE_URL: 'postgres://app@db/x', AUTH_DATABASE_URL: 'postgres://auth@db/x' };
    expect(readConfig(given).demo).toBe(false);
    expect(readConfig({ ...given, DEMO: 'yes' }).demo).toBe(true);
    expect(readConfig({ DEMO: 'false' }).demo).toBe(false);
  });

  test('answers our own documents alone in production, unless told otherwise', () => {
    expect(readConfig({}).trustedDocumentsOnly).toBe(true);
    expect(readConfig({ TRUSTED_DOCUMENTS_ONLY: 'false' }).trustedDocumentsOnly).toBe(false);
    for (const mode of ['development', 'test']) expect(readConfig({ NODE_ENV: mode }).trustedDocumentsOnly).toBe(false);
    expect(readConfig({ NODE_ENV: 'test', TRUSTED_DOCUMENTS_ONLY: 'on' }).trustedDocumentsOnly).toBe(true);
  });

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
