import { expect, test } from 'vitest';
import { readConfig } from '../settings/env.ts';
import { addressFor, addressOfHost } from './public-address.ts';

const one = readConfig({ PUBLIC_URL: 'https://rv.example' });
const two = readConfig({ PUBLIC_URL: 'https://rv.example/', US_HOST: 'rv.example', CA_HOST: 'rv.example.ca' });

test('Canadians are led to their own domain where there is one', () => {
  expect(addressFor(two, 'CA')).toBe('https://rv.example.ca');
  expect(addressFor(two, 'US')).toBe('https://rv.example');
  expect(addressFor(one, 'CA')).toBe('https://rv.example');
});

test('there is a Canadian domain only when both hosts are named', () => {
  expect(readConfig({ CA_HOST: 'rv.example.ca' }).canadianUrl).toBeNull();
  expect(readConfig({ US_HOST: 'us.localhost:3000', CA_HOST: 'ca.localhost:3000' }).canadianUrl).toBe(
    'http://ca.localhost:3000',
  );
});

test.each([
  ['rv.example.ca', 'https://rv.example.ca'],
  ['rv.example', 'https://rv.example'],
  ['evil.example', 'https://rv.example'],
  ['rv.example.ca@evil.example', 'https://rv.example'],
  [undefined, 'https://rv.example'],
])('a request to the host %s came to %s', (host, address) => {
  expect(addressOfHost(two, host)).toBe(address);
  expect(addressOfHost(one, host)).toBe('https://rv.example');
});
