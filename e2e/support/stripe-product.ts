import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { freePort } from '@roadworthy/db/launcher/free-port.ts';
import {
  standInSecretKey,
  startStripeStandIn,
  type StripeStandIn,
} from '@roadworthy/providers/testing/stripe-stand-in.ts';

export type StripeProduct = {
  readonly url: string;
  /** What the product asked of Stripe. */
  readonly stand: StripeStandIn;
  stop(): Promise<void>;
};

const main = join(import.meta.dirname, '..', '..', 'apps', 'host', 'src', 'main.ts');

/** The product once more, on the same data, with its payments taken by what stands in for Stripe. */
export async function startStripeProduct(): Promise<StripeProduct> {
  const stand = await startStripeStandIn();
  const url = `http://localhost:${await freePort()}`;
  const child = spawn(process.execPath, ['--import', join(import.meta.dirname, 'end-with-parent.ts'), main], {
    stdio: 'inherit',
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATA_DIR: process.env['JOURNEYS_DATA_DIR'],
      LOG_LEVEL: 'error',
      DEMO: 'true',
      PUBLIC_URL: url,
      PORT: new URL(url).port,
      STRIPE_API_URL: stand.url,
      STRIPE_SECRET_KEY: standInSecretKey,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
      STRIPE_WEBHOOK_SECRET: 'whsec_standin',
    },
  });
  const ended = once(child, 'exit');
  const isUp = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let waited = 0; !(await isUp()); waited += 1) {
    if (waited > 300 || child.exitCode !== null) throw new Error('The product did not start with Stripe');
    await sleep(200);
  }
  return {
    url,
    stand,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await stand.close();
    },
  };
}

/** Serves a script in the place of Stripe's: one field in a frame’s place, and tokens for the test cards. */
export async function serveStripeScript(page: Page): Promise<void> {
  const tokens = {
    '4242424242424242': 'pm_card_visa',
    '4000000000000002': 'pm_card_chargeDeclined',
    '4000002760003184': 'pm_card_authenticationRequired',
  };
  const body = `
    const tokens = ${JSON.stringify(tokens)};
    window.Stripe = (key) => ({
      elements: () => ({
        create() {
          const input = document.createElement('input');
          const digits = () => input.value.replace(/\\D/g, '');
          input.setAttribute('aria-label', 'Card of Stripe, ' + key);
          const field = {
            digits,
            mount: (place) => place.append(input),
            on: (event, listener) => event === 'change' &&
              input.addEventListener('input', () => listener({ complete: digits().length === 16 })),
            focus: () => input.focus(),
            destroy: () => input.remove(),
          };
          return field;
        },
      }),
      async createPaymentMethod({ card, billing_details }) {
        const id = tokens[card.digits()];
        if (!id || !billing_details.name) return { error: { message: 'Your card number is invalid.' } };
        return { paymentMethod: { id, card: { last4: card.digits().slice(-4), exp_month: 8, exp_year: 2031 } } };
      },
    });`;
  await page.route('https://js.stripe.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body }));
}
