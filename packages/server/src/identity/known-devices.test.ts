import { expect, test } from 'vitest';
import { deriveSecrets } from '../kernel/settings/secrets.ts';
import { createKnownDevices, deviceSeconds } from './known-devices.ts';

const secrets = deriveSecrets('a master secret of thirty-two letters');
let now = Date.parse('2026-06-15T14:00:00Z');
const devices = createKnownDevices(secrets, () => now);
const ada = 'ada@example.com';

test('a device is known for the accounts that were used on it, and keeps its id', () => {
  const once = devices.cookieAfter(ada, undefined);
  const twice = devices.cookieAfter('ben@example.com', once);
  expect(devices.idFor(ada, twice)).toBe(devices.idFor(ada, once));
  expect(devices.idFor(ada, devices.cookieAfter(ada, twice))).toBe(devices.idFor(ada, once));
  expect(devices.idFor('ben@example.com', twice)).not.toBeNull();
  expect(devices.idFor('ben@example.com', once)).toBeNull();
  expect(devices.idFor(ada, undefined)).toBeNull();
});

test('its cookie names nobody', () => {
  expect(devices.cookieAfter(ada, undefined)).not.toMatch(/ada|example/i);
  expect(devices.cookieAfter(ada, undefined)).toMatch(/^[\w.~-]+$/);
});

test('it keeps the eight latest accounts', () => {
  let cookie: string | undefined;
  for (let place = 0; place < 12; place += 1) cookie = devices.cookieAfter(`p${place}@example.com`, cookie);
  const known = Array.from({ length: 12 }, (_one, place) => devices.idFor(`p${place}@example.com`, cookie) !== null);
  expect(known).toEqual([...Array(4).fill(false), ...Array(8).fill(true)]);
});

test('nobody makes or changes one: another secret, id or end does not count', () => {
  const cookie = devices.cookieAfter(ada, undefined);
  const [id, end = '', signature] = cookie.split('.');
  const foreign = createKnownDevices(deriveSecrets('another secret of thirty-two letters'), () => now);
  for (const forged of [
    foreign.cookieAfter(ada, undefined),
    `x${id}.${end}.${signature}`,
    `${id}.${Number(end) + 1}.${signature}`,
    `${id}.${end}.`,
    `${id}.${end}`,
    '~'.repeat(5_000),
    '',
  ]) {
    expect(devices.idFor(ada, forged)).toBeNull();
  }
});

test('it is forgotten when it was not used for its time', () => {
  const cookie = devices.cookieAfter(ada, undefined);
  now += deviceSeconds * 1000;
  expect(devices.idFor(ada, cookie)).toBeNull();
});
