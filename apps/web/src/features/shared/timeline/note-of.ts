import type { RecordAction } from '../record-actions.ts';

const writing: ReadonlySet<string> = new Set(['create_quote_note', 'create_policy_note', 'create_claim_note']);

/** Opens a note about the record on screen, where one may be written. */
export function noteOf(actions: readonly RecordAction[]): (() => void) | undefined {
  return actions.find(({ id }) => writing.has(id))?.act;
}
