import type { RecordAction } from '../record-actions.ts';

/** Opens a note about the record on screen, where one may be written. */
export function noteOf(actions: readonly RecordAction[]): (() => void) | undefined {
  return actions.find(({ id }) => id === 'create_quote_note' || id === 'create_policy_note')?.act;
}
