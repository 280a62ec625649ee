import { decideFile } from '@roadworthy/core/files/attach-file.ts';
import { decideChangeFile } from '@roadworthy/core/files/change-file.ts';
import { accept, type Decision } from '@roadworthy/core/shared/decision.ts';
import { type RawBuilder, sql } from 'kysely';
import { operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { type Holding, lockHolding, lockRecordFile, type RecordFile } from './file-store.ts';

/** Changes how a record holds a file: lock, decide, save. */
async function changeHolding(
  { tx, actor }: Work,
  fileId: string,
  change: RawBuilder<unknown>,
): Promise<Decision<{ readonly file: RecordFile; readonly held: Holding }>> {
  const file = await lockRecordFile(tx, fileId);
  const permitted = decideFile(actor, file.record.permission);
  if (!permitted.ok) return permitted;
  const held = await lockHolding(tx, file);
  const decision = decideChangeFile(held);
  if (!decision.ok) return decision;
  await sql`update ${sql.table(file.record.attachments)} set ${change} where file_id = ${fileId}`.execute(tx);
  return accept({ file, held });
}

export const archiveFile = operation({
  name: 'archive_file',
  permission: 'file:write',
  root: 'file_id',
  example: {},
  async run(work) {
    const { file_id } = work.input;
    const changed = await changeHolding(work, file_id, sql`archived = ${work.now}`);
    if (!changed.ok) return changed;
    const { file, held } = changed.event;
    const record = { table: file.record.table, id: file.record.id };
    await work.publish({ type: 'file_archived', fileId: file_id, record, name: held.name, visible: held.visible });
    return { file_id };
  },
});

export const showFile = operation({
  name: 'show_file',
  permission: 'file:write',
  root: 'file_id',
  example: { visible: true },
  async run(work) {
    const { file_id, visible } = work.input;
    const changed = await changeHolding(work, file_id, sql`visible = ${visible}`);
    return changed.ok ? { file_id } : changed;
  },
});
