import type { SimulatedPart } from '@roadworthy/providers/connect-providers.ts';
import { readConfig } from '@roadworthy/server/kernel/settings/env.ts';
import { expect, test } from 'vitest';
import { announcement } from './announce.ts';

const announced = (env: Record<string, string>, simulated: readonly SimulatedPart[] = []) =>
  announcement(readConfig(env), { pages: true, demoPassword: 'abc-123', simulated });

test('a demo that others can reach is told with the password of its pages, and what that means', () => {
  const text = announced({ HOST: '0.0.0.0', PUBLIC_URL: 'https://demo.example' });
  expect(text).toContain('https://demo.example/dev/outbox\nEverybody is asked for a password there');
  expect(text).toContain('abc-123');
  expect(text).toContain('Others can reach this demo');
});

test('a demo for this machine alone says so', () => {
  const text = announced({});
  expect(text).toContain('from elsewhere than this machine is asked for a password there: any user name, abc-123');
  expect(text).not.toContain('Others can reach');
});

test('a real installation tells no password', () => {
  expect(announced({ NODE_ENV: 'test', DEMO: 'false' })).not.toContain('abc-123');
  expect(announced({ SMTP_URL: 'smtp://mail.example' })).not.toContain('abc-123');
});

test('each part that is simulated is named, with what happens instead', () => {
  expect(announced({}, [{ part: 'payments', instead: 'no money moves' }])).toContain(
    'Simulated\n  payments: no money moves\n',
  );
  expect(announced({})).not.toContain('Simulated');
});

test('a production that trusts no proxy before it is warned', () => {
  expect(announced({ PUBLIC_URL: 'https://rv.example' })).toContain('Warning: PUBLIC_URL begins with https://');
  expect(announced({ PUBLIC_URL: 'https://rv.example', TRUSTED_PROXIES: '10.0.0.2' })).not.toContain('Warning');
});
