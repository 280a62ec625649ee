import { expect, test } from 'vitest';
import { contentPolicy, developmentPolicy, guestsOf } from './page-policy.ts';

const without = guestsOf({ stripe: null });
const withStripe = guestsOf({ stripe: {} });

function directive(policy: string, name: string): string | undefined {
  return policy.split('; ').find((part) => part.startsWith(`${name} `));
}

test('a page runs, shows and asks nobody but us where nobody else takes the payments', () => {
  for (const policy of [contentPolicy(['x'], without), developmentPolicy(without), contentPolicy([])]) {
    expect(policy).not.toContain('stripe');
    expect(directive(policy, 'frame-src')).toBe("frame-src 'self'");
  }
});

test('a page may load Stripe’s script, show its frames and ask its interface where Stripe takes the payments', () => {
  const policy = contentPolicy(['x'], withStripe);
  expect(directive(policy, 'script-src')).toBe(
    "script-src 'self' https://js.stripe.com https://*.js.stripe.com 'sha256-x'",
  );
  expect(directive(policy, 'frame-src')).toContain('https://js.stripe.com');
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://api.stripe.com");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(directive(developmentPolicy(withStripe), 'script-src')).toContain('https://js.stripe.com');
});
