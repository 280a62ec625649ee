import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const always = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

test('are all that helmet gives, and nothing of the answer it was asked with', async () => {
  expect(await securityHeaders('http://localhost:3000')).toEqual(always);
});

test('keep browsers on https where the product is served so', async () => {
  const hsts = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
  expect(await securityHeaders('https://roadworthy.example')).toEqual({ ...always, ...hsts });
});
