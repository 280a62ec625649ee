import { isNeverFor } from './action.ts';
import type { AbilityFragment } from '../../../generated/documents.ts';

export type BulkAnswer =
  | { readonly kind: 'open' }
  /** The role never may: the action is not offered. */
  | { readonly kind: 'absent' }
  /** Some rows stand against it; `why` is what the server says of the first. */
  | { readonly kind: 'closed'; readonly blocked: number; readonly why: string };

export type LeftOut = { readonly key: string; readonly why: string };

/** Which of several rows an action may be done to, and what stands against each of the others. */
export function splitRows(
  keys: readonly string[],
  abilityOfRow: (at: number) => Pick<AbilityFragment, 'allowed' | 'message'> | undefined,
): { readonly taken: readonly string[]; readonly leftOut: readonly LeftOut[] } {
  const leftOut = keys.flatMap((key, at) => {
    const ability = abilityOfRow(at);
    return ability?.allowed === false ? [{ key, why: ability.message ?? '' }] : [];
  });
  return { taken: keys.filter((key) => leftOut.every((one) => one.key !== key)), leftOut };
}

/** Whether an action may be done to every one of several rows. */
export function bulkAnswer(abilities: readonly Pick<AbilityFragment, 'allowed' | 'code' | 'message'>[]): BulkAnswer {
  const closed = abilities.filter(({ allowed }) => !allowed);
  const [first] = closed;
  if (first === undefined) return { kind: 'open' };
  if (closed.every(isNeverFor)) return { kind: 'absent' };
  return { kind: 'closed', blocked: closed.length, why: first.message ?? '' };
}
