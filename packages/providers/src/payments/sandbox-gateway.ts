import { type BankVault, openBankVault } from './bank-vault.ts';
import { storedAccountAnswerOf } from './account-answer.ts';
import { storedAnswerOf } from './card-answer.ts';
import { type CardVault, openCardVault } from './card-vault.ts';
import { type Effect, openEffectLog, referenceFor } from './effect-log.ts';
import { type Faults, knownOrUnknown, reach } from './fault-injection.ts';
import { forgetKey, type PaymentGateway } from './port.ts';
import { perform } from './sandbox-request.ts';
import { settleDue, stateOfDebit } from './sandbox-settlement.ts';
import { readWebhook, type WebhookDelivery, webhookOf } from './sandbox-webhook.ts';

export type SandboxOptions = {
  /** Everything the gateway knows, shared by all processes that are given the same directory. */
  readonly directory: string;
  readonly webhookSecret: string;
  readonly now: () => Date;
  /** For tests. */
  readonly faults?: Faults;
};

/** A gateway without a bank: exactly as strict with keys, amounts and states as a real one. */
export type SandboxGateway = PaymentGateway &
  Pick<CardVault, 'tokenizeCard'> &
  Pick<BankVault, 'tokenizeAccount'> & {
    /** Every effect and every decline, oldest first. */
    charges(): Promise<readonly Effect[]>;
    /** The signed delivery about a key's effect; null when it has none. */
    webhookFor(key: string): Promise<WebhookDelivery | null>;
  };

/** Opens the sandbox on a directory; nothing is written before the first request. */
export function createSandboxGateway({ directory, webhookSecret, now, faults }: SandboxOptions): SandboxGateway {
  const vault = { ...openCardVault(directory), ...openBankVault(directory) };
  const log = openEffectLog(directory);
  const state = { vault, log, now, faults };

  /** What became of what was asked under a key. */
  async function effectOf(key: string): Promise<Effect | undefined> {
    const claim = await log.findClaim(key);
    const history = claim === null ? [] : await settleDue(state, claim.reference);
    const own = history.find((effect) => effect.key === key);
    if (own?.kind === 'capture') return history.find(({ kind }) => kind === 'return') ?? own;
    return own?.kind === 'debit' ? stateOfDebit(own, history) : own;
  }

  return {
    cardForm: { gateway: 'sandbox' },
    tokenizeCard: vault.tokenizeCard,
    tokenizeAccount: vault.tokenizeAccount,
    charges: log.all,
    // Each request is rebuilt field by field: a key is compared by what the port names, in a fixed order.
    authorize: ({ key, amount, currency, methodToken, description, keep, offSession }) =>
      perform(
        state,
        { kind: 'authorize', key, reference: referenceFor(key) },
        { key, amount, currency, methodToken, description, keep, offSession },
      ),
    debit: ({ key, amount, currency, methodToken, description, offSession }) =>
      perform(
        state,
        { kind: 'debit', key, reference: referenceFor(key) },
        { key, amount, currency, methodToken, description, offSession },
      ),
    openBankSetup: () => Promise.resolve(null),
    storeCard: ({ key, methodToken }) =>
      knownOrUnknown(key, async () => {
        await reach(faults, { moment: 'received', operation: 'store', key });
        const card = await vault.readCard(methodToken);
        return storedAnswerOf(card?.forgotten ? null : card, now());
      }),
    storeAccount: ({ key, methodToken }) =>
      knownOrUnknown(key, async () => {
        await reach(faults, { moment: 'received', operation: 'store', key });
        const account = await vault.readAccount(methodToken);
        return storedAccountAnswerOf(account?.forgotten ? null : account);
      }),
    capture: ({ key, reference, amount }) =>
      perform(state, { kind: 'capture', key, reference }, { key, reference, amount }),
    voidAuthorization: ({ key, reference }) => perform(state, { kind: 'void', key, reference }, { key, reference }),
    refund: ({ key, reference, amount }) =>
      perform(state, { kind: 'refund', key, reference }, { key, reference, amount }),
    lookUp: (key) =>
      knownOrUnknown(key, async () => {
        await reach(faults, { moment: 'received', operation: 'look_up', key });
        return (await effectOf(key))?.result ?? { status: 'not_found' as const };
      }),
    forgetMethod: (methodToken) =>
      knownOrUnknown(forgetKey, async () => {
        await reach(faults, { moment: 'received', operation: 'forget', key: forgetKey });
        await vault.forgetCard(methodToken);
        await vault.forgetAccount(methodToken);
        await reach(faults, { moment: 'after_effect', operation: 'forget', key: forgetKey });
      }),
    verifyWebhook: (headers, rawBody) => readWebhook(webhookSecret, headers, rawBody, now()),
    async webhookFor(key) {
      const effect = await effectOf(key);
      return effect === undefined ? null : webhookOf({ ...effect, key }, webhookSecret, now());
    },
  };
}
