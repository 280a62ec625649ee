import type { FiledTable } from '@roadworthy/core/files/vocabulary.ts';
import type { Permission } from '@roadworthy/core/identity/permission-roles.ts';
import type { RootTable } from '../kernel/operations/root-row.ts';

type FiledRecord = {
  /** The record's own key, under which its attachments and its files lie too. */
  readonly key: 'quote_id' | 'policy_id' | 'claim_id';
  readonly attachments: RootTable;
  /** For putting files to it, showing and archiving them. */
  readonly permission: Permission;
};

/** The records that hold files. Another kind of record is one more entry, and its own `create_…_attachment`. */
export const filedRecords: { readonly [Table in FiledTable]?: FiledRecord } = {
  quotes: { key: 'quote_id', attachments: 'quote_attachments', permission: 'quote:annotate' },
  policies: { key: 'policy_id', attachments: 'policy_attachments', permission: 'policy:annotate' },
  claims: { key: 'claim_id', attachments: 'claim_attachments', permission: 'claim:attach' },
};

/** A record that holds files: its table, its key and how its files are kept. */
export type FiledPlace = FiledRecord & { readonly table: FiledTable; readonly id: string };

/** The record of a table and key, when records of the table hold files. */
export function filedPlace(table: string, id: string): FiledPlace | null {
  const known = Object.entries(filedRecords).find(([name]) => name === table);
  return known ? { ...known[1], table: known[0] as FiledTable, id } : null;
}
