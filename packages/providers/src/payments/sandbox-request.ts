import { answerOfAccount } from './account-answer.ts';
import type { BankVault } from './bank-vault.ts';
import { answerOf, behaviourAt } from './card-answer.ts';
import type { CardVault, StoredCard } from './card-vault.ts';
import type { Claim, EffectLog } from './effect-log.ts';
import { type Faults, knownOrUnknown, reach } from './fault-injection.ts';
import { assertAllowed, assertChargeable, authorizationOf } from './payment-state.ts';
import {
  type AmountRequest,
  type AuthorizeRequest,
  GatewayUnknownError,
  type PaymentResult,
  type VoidRequest,
} from './port.ts';
import { assertNotSent, settleDue } from './sandbox-settlement.ts';
import type { Tokened } from './token-files.ts';

export type SandboxRequest = AuthorizeRequest | AmountRequest | VoidRequest;

export type SandboxState = {
  readonly vault: CardVault & BankVault;
  readonly log: EffectLog;
  readonly now: () => Date;
  readonly faults: Faults | undefined;
};

type Means = {
  /** Where the answer is to get lost, if it is. */
  readonly lost: 'times_out_before' | 'times_out_after' | undefined;
  readonly answer: () => PaymentResult;
};

type Requested = { readonly isDebit: boolean; readonly offSession: boolean; readonly keep: boolean };

/** A card as its bank has it now: what departs once is over once it was declined. */
async function cardNow({ vault, log }: Pick<SandboxState, 'vault' | 'log'>, token: string): Promise<StoredCard | null> {
  const card = await vault.readCard(token);
  if (card?.behaviour?.isOnce !== true) return card;
  const effects = await log.all();
  const isOver = effects.some((one) => one.methodToken === token && one.result.status === 'declined');
  return isOver ? { ...card, behaviour: null } : card;
}

/** Nothing new is asked of what was forgotten; what was held and paid before goes on. */
function askable<Stored extends Tokened>(stored: Stored | null, kind: Claim['kind']): Stored | null {
  return stored?.forgotten && (kind === 'authorize' || kind === 'debit') ? null : stored;
}

/** The card or the account that a request is about, and what its bank says. */
async function meansOf(
  { vault, log, now }: SandboxState,
  claim: Claim,
  token: string,
  request: Requested,
): Promise<Means> {
  const { isDebit } = request;
  const account = isDebit ? askable(await vault.readAccount(token), claim.kind) : null;
  const card = isDebit ? null : askable(await cardNow({ vault, log }, token), claim.kind);
  const debited = claim.kind === 'debit' ? account?.behaviour?.outcome : undefined;
  const outcome = isDebit ? debited : behaviourAt(request.offSession ? 'off_session' : claim.kind, card);
  const lost = outcome === 'times_out_before' || outcome === 'times_out_after' ? outcome : undefined;
  return {
    lost,
    answer: () => (isDebit ? answerOfAccount(claim, account) : answerOf(claim, card, { ...request, now: now() })),
  };
}

async function carryOut(state: SandboxState, claim: Claim, request: SandboxRequest): Promise<PaymentResult> {
  const { log, now, faults } = state;
  const { kind, key, reference } = claim;
  await reach(faults, { moment: 'received', operation: kind, key });
  const isFirst = await log.claim(claim, request);
  const terms = 'methodToken' in request ? { kind, ...request } : authorizationOf(await settleDue(state, reference));
  const { currency, methodToken } = terms;
  const { lost, answer } = await meansOf(state, claim, methodToken, {
    isDebit: terms.kind === 'debit',
    offSession: 'offSession' in request && request.offSession === true,
    keep: 'keep' in request && request.keep !== undefined,
  });
  if (lost === 'times_out_before' && isFirst) throw new GatewayUnknownError(key);
  await reach(faults, { moment: 'before_effect', operation: kind, key });
  const { effect, isNew } = await log.append(claim, (history) => {
    const amount = 'amount' in request ? request.amount : terms.amount;
    if (kind === 'void') assertNotSent(history, now());
    if (kind !== 'authorize' && kind !== 'debit') assertAllowed(kind, amount, history);
    const [result, at, sequence] = [answer(), now().toISOString(), history.length + 1];
    const isLater = kind === 'debit' && 'offSession' in request && request.offSession === true;
    return { sequence, kind, key, amount, currency, methodToken, result, at, ...(isLater && { offSession: true }) };
  });
  if (isNew) await reach(faults, { moment: 'after_effect', operation: kind, key });
  if (isNew && lost === 'times_out_after') throw new GatewayUnknownError(key);
  return effect.result;
}

/** Carries a request out under its key, once, and gives the first answer ever after. Throws as the port says. */
export function perform(state: SandboxState, claim: Claim, request: SandboxRequest): Promise<PaymentResult> {
  return knownOrUnknown(claim.key, async () => {
    if ('amount' in request) assertChargeable(request.amount);
    return carryOut(state, claim, request);
  });
}
