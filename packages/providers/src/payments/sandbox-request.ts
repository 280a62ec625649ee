import { answerOf, behaviourAt } from './card-answer.ts';
import type { CardVault } from './card-vault.ts';
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

export type SandboxRequest = AuthorizeRequest | AmountRequest | VoidRequest;

export type SandboxState = {
  readonly vault: CardVault;
  readonly log: EffectLog;
  readonly now: () => Date;
  readonly faults: Faults | undefined;
};

async function carryOut(state: SandboxState, claim: Claim, request: SandboxRequest): Promise<PaymentResult> {
  const { vault, log, now, faults } = state;
  const { kind, key, reference } = claim;
  await reach(faults, { moment: 'received', operation: kind, key });
  const isFirst = await log.claim(claim, request);
  const terms = 'methodToken' in request ? request : authorizationOf(await log.history(reference));
  const { currency, methodToken } = terms;
  const card = await vault.readCard(methodToken);
  const outcome = behaviourAt(kind, card);
  if (outcome === 'times_out_before' && isFirst) throw new GatewayUnknownError(key);
  await reach(faults, { moment: 'before_effect', operation: kind, key });
  const { effect, isNew } = await log.append(claim, (history) => {
    const amount = 'amount' in request ? request.amount : terms.amount;
    if (kind !== 'authorize') assertAllowed(kind, amount, history);
    const [result, at, sequence] = [answerOf(claim, card, now()), now().toISOString(), history.length + 1];
    return { sequence, kind, key, amount, currency, methodToken, result, at };
  });
  if (isNew) await reach(faults, { moment: 'after_effect', operation: kind, key });
  if (isNew && outcome === 'times_out_after') throw new GatewayUnknownError(key);
  return effect.result;
}

/** Carries a request out under its key, once, and gives the first answer ever after. Throws as the port says. */
export function perform(state: SandboxState, claim: Claim, request: SandboxRequest): Promise<PaymentResult> {
  return knownOrUnknown(claim.key, async () => {
    if ('amount' in request) assertChargeable(request.amount);
    return carryOut(state, claim, request);
  });
}
