import type { FiledTable } from '@roadworthy/core/files/vocabulary.ts';
import type { Upload } from '@roadworthy/core/files/upload.ts';
import { sql } from 'kysely';
import type { Tx } from '../kernel/database.ts';
import { notFound } from '../kernel/errors.ts';
import { filedPlace, type FiledPlace } from './filed-records.ts';

/** A file as operations see it. */
export type StoredFile = Upload & {
  readonly fileId: string;
  /** The record that holds it; null for what is of a person. */
  readonly record: FiledPlace | null;
  /** The agent whose photograph it is. */
  readonly agentId: string | null;
  /** Whether it is a map of an incident. */
  readonly isMap: boolean;
  /** Whose logo it is: of a partner, or of the organization itself. */
  readonly logoOf: { readonly partnerId: string | null } | null;
  /** The inspection that asked for it, and what it is to show. */
  readonly inspection: { readonly inspectionId: string; readonly shot: string } | null;
  readonly name: string;
  readonly storageKey: string;
  /** Null before the first part. */
  readonly upload: string | null;
  readonly userId: string | null;
  readonly attached: Date | null;
  readonly removed: Date | null;
};

const recordKeys: readonly (readonly [FiledTable, 'quote_id' | 'policy_id' | 'claim_id'])[] = [
  ['quotes', 'quote_id'],
  ['policies', 'policy_id'],
  ['claims', 'claim_id'],
];

/** Locks a file and reads it. Throws `not_found`. */
export async function lockFile(tx: Tx, fileId: string): Promise<StoredFile> {
  const row = await tx.selectFrom('files').selectAll().where('file_id', '=', fileId).forUpdate().executeTakeFirst();
  const [table, key] = recordKeys.find(([, column]) => row?.[column]) ?? [];
  const record = row && table && key ? filedPlace(table, row[key] ?? '') : null;
  if (!row || !(record || row.agent_user_id || row.for_map || row.for_logo)) throw notFound();
  return {
    fileId,
    record,
    agentId: row.agent_user_id,
    isMap: row.for_map,
    logoOf: row.for_logo ? { partnerId: row.partner_id } : null,
    inspection:
      row.policy_inspection_id && row.shot ? { inspectionId: row.policy_inspection_id, shot: row.shot } : null,
    name: row.name,
    status: row.status,
    byteSize: row.byte_size,
    storageKey: row.storage_key,
    upload: row.upload,
    userId: row.user_id,
    attached: row.attached,
    removed: row.removed,
  };
}

/** A file of a record. */
export type RecordFile = StoredFile & { readonly record: FiledPlace };

/** Locks a file of a record and reads it. Throws `not_found` for what is of a person. */
export async function lockRecordFile(tx: Tx, fileId: string): Promise<RecordFile> {
  const file = await lockFile(tx, fileId);
  if (file.record === null) throw notFound();
  return { ...file, record: file.record };
}

/** How a record holds a file. */
export type Holding = { readonly name: string; readonly archived: Date | null; readonly visible: boolean };

/** Locks the attachment that holds a file. Throws `not_found` for a file that no record holds yet. */
export async function lockHolding(tx: Tx, { record, fileId }: RecordFile): Promise<Holding> {
  const { rows } = await sql<Holding>`
    select name, archived, visible from ${sql.table(record.attachments)} where file_id = ${fileId} for update`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw notFound();
  return row;
}
