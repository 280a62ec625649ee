import type { BankVault, StoredAccount } from './bank-vault.ts';
import type { CardVault } from './card-vault.ts';
import { chargedBack, debitFailed } from './decline.ts';
import type { Effect, EffectLog } from './effect-log.ts';
import { GatewayRefusedError, type PaymentResult } from './port.ts';

const hourMs = 3_600_000;

/** How long after its order a debit is with the bank, and settles, in milliseconds. */
export const debitTimes = { sentMs: 6 * hourMs, settledMs: 72 * hourMs } as const;

type Due = Pick<Effect, 'kind' | 'result'> & { readonly afterMs: number };

/** How long after a charge the owner of a test card disputes it, in milliseconds. */
export const disputedMs = 72 * hourMs;

/** What the banks do by themselves with a debit of an account, in order. */
function dueOf({ result: { reference }, offSession }: Effect, { behaviour: known, lastFour }: StoredAccount): Due[] {
  const isAtHand = offSession !== true && known !== undefined && known !== null && 'onlyLater' in known;
  const behaviour = isAtHand ? undefined : known;
  const facts = { reference, accountLastFour: lastFour };
  const paid: PaymentResult = { status: 'captured', ...facts };
  const settle = (result: PaymentResult): Due => ({ kind: 'settle', afterMs: debitTimes.settledMs, result });
  if (behaviour?.when === 'settling') {
    return behaviour.outcome === 'never' ? [] : [settle(debitFailed(behaviour.outcome, facts))];
  }
  if (behaviour?.when !== 'after_settlement') return [settle(paid)];
  const result = debitFailed(behaviour.outcome, { status: 'returned', ...facts });
  const afterMs = debitTimes.settledMs + (behaviour.days ?? 5) * 24 * hourMs;
  return [settle(paid), { kind: 'return', afterMs, result }];
}

type Banks = { readonly vault: BankVault & CardVault; readonly log: EffectLog; readonly now: () => Date };

/** What follows by itself from a payment: its order or its charge, and what a bank does with it afterwards. */
async function followingOf({ vault }: Banks, history: readonly Effect[]): Promise<{ of: Effect; due: Due[] } | null> {
  const [order] = history;
  if (order?.result.status === 'processing') {
    const account = history.every(({ kind }) => kind !== 'void') ? await vault.readAccount(order.methodToken) : null;
    return account && { of: order, due: dueOf(order, account) };
  }
  const charged = history.find(({ kind, result }) => kind === 'capture' && result.status === 'captured');
  if (!order || !charged) return null;
  const card = await vault.readCard(order.methodToken);
  if (card?.behaviour?.step !== 'disputed') return null;
  const result = chargedBack(charged.result.reference, card.lastFour);
  return { of: { ...charged, key: order.key }, due: [{ kind: 'return', afterMs: disputedMs, result }] };
}

/** Writes down what the banks have done with a payment until now, once; answers its history. */
export async function settleDue(banks: Banks, reference: string): Promise<readonly Effect[]> {
  const { log, now } = banks;
  const history = await log.history(reference);
  const following = await followingOf(banks, history);
  for (const { kind, result, afterMs } of following?.due ?? []) {
    const order = following?.of;
    if (!order) break;
    const at = new Date(Date.parse(order.at) + afterMs);
    if (at > now()) break;
    const claim = { kind, key: `${order.key}:${kind}`, reference };
    const { amount, currency, methodToken } = order;
    await log.append(claim, (past) => ({
      sequence: past.length + 1,
      kind,
      key: claim.key,
      amount,
      currency,
      methodToken,
      result,
      at: at.toISOString(),
    }));
  }
  return log.history(reference);
}

/** How a debit stands, from its history; the order's own answer while nothing followed it. */
export function stateOfDebit(order: Effect, history: readonly Effect[]): Effect {
  return history.findLast(({ kind }) => kind === 'settle' || kind === 'return' || kind === 'void') ?? order;
}

/** Throws GatewayRefusedError where a debit is with the bank and cannot be called back. */
export function assertNotSent([order, next]: readonly Effect[], now: Date): void {
  if (order?.kind !== 'debit' || next !== undefined || order.result.status !== 'processing') return;
  if (now.getTime() < Date.parse(order.at) + debitTimes.sentMs) return;
  throw new GatewayRefusedError('already_sent', 'The debit is with the bank: refund it once it is paid');
}
