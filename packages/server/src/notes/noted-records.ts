import type { Permission } from '@roadworthy/core/identity/permission-roles.ts';
import type { RootTable } from '../kernel/operations/root-row.ts';

type NotedRecord = {
  /** The record's own key, under which its notes lie too. */
  readonly key: string;
  readonly notes: RootTable;
  readonly noteKey: string;
  readonly permission: Permission;
};

/** The records that people write notes about: where each one's lie, and who may write and archive them. */
export const notedRecords = {
  quotes: { key: 'quote_id', notes: 'quote_notes', noteKey: 'quote_note_id', permission: 'quote:annotate' },
  policies: { key: 'policy_id', notes: 'policy_notes', noteKey: 'policy_note_id', permission: 'policy:annotate' },
  claims: { key: 'claim_id', notes: 'claim_notes', noteKey: 'claim_note_id', permission: 'claim:handle' },
} as const satisfies { readonly [Table in RootTable]?: NotedRecord };

export type NotedTable = keyof typeof notedRecords;
