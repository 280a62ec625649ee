import type { Decision, Refusal } from './decision.ts';

/** Whether something may be done now, and otherwise why not: a disabled button explains itself with the message. */
export type Ability = { readonly operation: string; readonly allowed: boolean } & (
  | { readonly allowed: true }
  | ({ readonly allowed: false } & Refusal)
);

/** The decisions of operations, by their names, as answers to whether each may be carried out. */
export function abilitiesOf(decisions: Readonly<Record<string, Decision<unknown>>>): readonly Ability[] {
  return Object.entries(decisions).map(([operation, decision]) =>
    decision.ok ? { operation, allowed: true } : { operation, allowed: false, ...decision.refusal },
  );
}
