import { z } from 'zod';

const key = (pattern: RegExp, form: string) => z.string().regex(pattern, `must be of the form ${form}`).optional();

/** The settings of Stripe, set together or not at all. */
export const stripeSettings = {
  STRIPE_SECRET_KEY: key(/^[sr]k_(?:test|live)_\w+$/, 'sk_live_… or sk_test_…').describe(
    'Secret or restricted key of Stripe, which then takes the payments. Unset: a sandbox takes test cards and test bank accounts alone.',
  ),
  STRIPE_PUBLISHABLE_KEY: key(/^pk_(?:test|live)_\w+$/, 'pk_live_… or pk_test_…').describe(
    'Publishable key of the same account and mode: the payment page loads Stripe’s forms for cards and bank accounts with it.',
  ),
  STRIPE_WEBHOOK_SECRET: key(/^whsec_\S+$/, 'whsec_…').describe(
    'Signing secret of the webhook endpoint, which is PUBLIC_URL and /api/payments/webhook; it wants payment_intent.amount_capturable_updated, payment_intent.processing, payment_intent.succeeded, payment_intent.canceled, payment_intent.payment_failed, refund.created, refund.updated, refund.failed, charge.dispute.created, charge.dispute.funds_withdrawn, charge.dispute.funds_reinstated, charge.dispute.closed.',
  ),
  STRIPE_PAYOUTS_ACCOUNT: key(/^fa_\w+$/, 'fa_…').describe(
    'Financial account at Stripe from which transfers of claims are paid (Global Payouts), to recipients who gave their accounts to Stripe. Unset: transfers are written down and no money moves.',
  ),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .optional()
    .describe('Another place that speaks Stripe’s API; with test keys alone. Unset: Stripe.'),
};

export type StripeValues = { readonly [Name in keyof typeof stripeSettings]?: string | undefined };

/** What it takes to have payments taken by Stripe. */
export type StripeKeys = {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Null: Stripe's own address. */
  readonly apiUrl: string | null;
  /** Null: nobody pays transfers of claims out. */
  readonly payoutsAccount: string | null;
};

/** The keys when all three are set; that they are is checked by `stripeProblems`. */
export function stripeKeysOf(values: StripeValues): StripeKeys | null {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = values;
  if (!secretKey || !publishableKey || !webhookSecret) return null;
  return {
    secretKey,
    publishableKey,
    webhookSecret,
    apiUrl: values.STRIPE_API_URL ?? null,
    payoutsAccount: values.STRIPE_PAYOUTS_ACCOUNT ?? null,
  };
}

/** Whether a key moves money. */
export function isLiveKey(stripeKey: string): boolean {
  return stripeKey.includes('_live_');
}

/** What is wrong with Stripe's settings together; each is of the right form. */
export function stripeProblems(values: StripeValues, demo: boolean): string[] {
  const required = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
  const missing = required.filter((name) => values[name] === undefined);
  const others = [values.STRIPE_API_URL, values.STRIPE_PAYOUTS_ACCOUNT];
  if (missing.length === required.length && others.every((one) => one === undefined)) return [];
  if (missing.length > 0) return missing.map((name) => `${name}: required with the other settings of Stripe`);
  const isLive = isLiveKey(values.STRIPE_SECRET_KEY ?? '');
  const problems: string[] = [];
  if (isLive !== isLiveKey(values.STRIPE_PUBLISHABLE_KEY ?? '')) {
    problems.push('STRIPE_PUBLISHABLE_KEY: must be of the same mode as STRIPE_SECRET_KEY, test or live');
  }
  if (isLive && values.STRIPE_API_URL !== undefined) {
    problems.push('STRIPE_API_URL: a live key is told to Stripe alone; use test keys here');
  }
  if (isLive && demo) {
    problems.push('STRIPE_SECRET_KEY: a demo must not take money; use test keys, or say DEMO=false');
  }
  return problems;
}
