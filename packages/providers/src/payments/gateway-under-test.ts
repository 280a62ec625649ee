import { day } from '@roadworthy/core/shared/time/day.ts';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { BankEntry } from './bank-account.ts';
import type { CardEntry } from './card.ts';
import type { PaymentGateway } from './port.ts';
import { standInSecretKey, startStripeStandIn, type StripeStandIn } from '../testing/stripe-stand-in.ts';
import type { StripeOptions } from './stripe/stripe-client.ts';
import { createStripeGateway } from './stripe/stripe-gateway.ts';
import { createSandboxGateway, type SandboxGateway, type SandboxOptions } from './sandbox-gateway.ts';

/** What the contract needs of an implementation: itself, and a token for each way a card can behave. */
export type GatewayUnderTest = {
  readonly gateway: PaymentGateway;
  readonly goodCard: string;
  readonly declinedCard: string;
  readonly captureDeclinedCard: string;
  readonly goodAccount: string;
  readonly blockedAccount: string;
  /** Lets the bank of a debit do what it does: have it, pay it, refuse it, take it back after it was paid. */
  readonly bankDoes: (reference: string, what: BankAct) => Promise<void>;
  /** How many of each status the gateway has on its books. */
  countOf(status: string): Promise<number>;
};

export type BankAct = 'has_it' | 'pays' | 'takes_back';

export const bankEntry: BankEntry = {
  country: 'US',
  holder: 'Rae Calder',
  routing: '110000000',
  institution: '',
  transit: '',
  account: '000123456789',
  accountType: 'checking',
};

export async function accountTokenFor(
  gateway: Pick<SandboxGateway, 'tokenizeAccount'>,
  account: string,
): Promise<string> {
  const tokenized = await gateway.tokenizeAccount({ ...bankEntry, account });
  if (!tokenized.ok) throw new Error(tokenized.refusals.map(({ message }) => message).join(' '));
  return tokenized.token;
}

export const cardEntry: CardEntry = {
  number: '4242 4242 4242 4242',
  expMonth: 12,
  expYear: 2030,
  cvc: '123',
  postalCode: '85001',
  name: 'Rae Calder',
};

export const noon = new Date('2026-05-01T12:00:00Z');

/** A sandbox in a folder of its own, its clock at noon on 1 May 2026 unless told otherwise. */
export function openSandbox(options: Partial<SandboxOptions> = {}): SandboxGateway & { readonly directory: string } {
  const directory = options.directory ?? temporaryFolder();
  const gateway = createSandboxGateway({ webhookSecret: 'whsec_test', now: () => noon, ...options, directory });
  return { ...gateway, directory };
}

export async function tokenFor(gateway: Pick<SandboxGateway, 'tokenizeCard'>, number: string): Promise<string> {
  const tokenized = await gateway.tokenizeCard({ ...cardEntry, number }, day('2026-05-01'));
  if (!tokenized.ok) throw new Error(tokenized.refusals.map(({ message }) => message).join(' '));
  return tokenized.token;
}

const hoursUntil: Readonly<Record<BankAct, number>> = { has_it: 6, pays: 72, takes_back: 192 };

async function sandboxUnderTest(): Promise<GatewayUnderTest> {
  let now = noon;
  const gateway = openSandbox({ now: () => now });
  return {
    gateway,
    // Its last act is what tells whether it comes back, so the account of the contract is one that does.
    goodAccount: await accountTokenFor(gateway, '000555555559'),
    blockedAccount: await accountTokenFor(gateway, '000888888883'),
    async bankDoes(_reference, what) {
      now = new Date(noon.getTime() + hoursUntil[what] * 3_600_000);
    },
    goodCard: await tokenFor(gateway, '4242424242424242'),
    declinedCard: await tokenFor(gateway, '4000000000000002'),
    captureDeclinedCard: await tokenFor(gateway, '4000000000000341'),
    countOf: async (status) => (await gateway.charges()).filter(({ result }) => result.status === status).length,
  };
}

export type StripeUnderTest = GatewayUnderTest & {
  readonly stand: StripeStandIn;
  readonly webhookSecret: string;
  /** What the gateway told its operator of. */
  readonly troubles: readonly unknown[];
};

/** Stripe's gateway on a stand-in of its own, closed at the end of the test. */
export async function stripeUnderTest(options: Partial<StripeOptions> = {}): Promise<StripeUnderTest> {
  const { now = () => noon } = options;
  const stand = await startStripeStandIn(now);
  onTestFinished(() => stand.close());
  const troubles: unknown[] = [];
  const webhookSecret = 'whsec_test';
  const gateway = createStripeGateway({
    secretKey: standInSecretKey,
    publishableKey: 'pk_test_standin',
    webhookSecret,
    apiUrl: stand.url,
    now,
    onTrouble: (error) => troubles.push(error),
    ...options,
  });
  return {
    gateway,
    stand,
    webhookSecret,
    troubles,
    goodCard: 'pm_card_visa',
    goodAccount: 'seti_usSuccess',
    blockedAccount: 'seti_usBlocked',
    async bankDoes(reference, what) {
      stand.books.atBank(reference, what === 'takes_back' ? { takesBack: 'debit_not_authorized' } : what);
    },
    declinedCard: 'pm_card_chargeDeclined',
    captureDeclinedCard: 'pm_card_declinedAtCapture',
    countOf: async (status) => stand.books.countOf(status),
  };
}

/** A vendor adds a line here, against its test mode or what stands in for it. */
export const gatewaysUnderTest: readonly { name: string; open: () => Promise<GatewayUnderTest> }[] = [
  { name: 'sandbox', open: sandboxUnderTest },
  { name: 'stripe', open: stripeUnderTest },
];
