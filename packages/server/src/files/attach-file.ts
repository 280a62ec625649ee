import { decideAttachFile, decideFile } from '@roadworthy/core/files/attach-file.ts';
import { checkFileName } from '@roadworthy/core/files/check-file-name.ts';
import { fileAtAddress } from '@roadworthy/core/files/vocabulary.ts';
import { accept, type Decision } from '@roadworthy/core/shared/decision.ts';
import { sql } from 'kysely';
import { OperationError } from '../kernel/errors.ts';
import { nameOfUser } from '../kernel/operations/person-of.ts';
import type { Work } from '../kernel/work.ts';
import { lockRecordFile, type RecordFile } from './file-store.ts';
import type { FiledPlace } from './filed-records.ts';

type Attachment = { readonly name: string; readonly url: string; readonly visible: boolean };

async function findFile({ tx }: Work, url: string): Promise<RecordFile | null> {
  const fileId = fileAtAddress(url);
  if (fileId === null) return null;
  return lockRecordFile(tx, fileId).catch((error: unknown) => {
    if (error instanceof OperationError && error.code === 'not_found') return null;
    throw error;
  });
}

/** Makes a stored file part of its record, and says so to the slices above. */
export async function attachFile(work: Work, place: FiledPlace, attachment: Attachment): Promise<Decision<string>> {
  const { tx, actor, organizationId, now } = work;
  const { url, visible } = attachment;
  const permitted = decideFile(actor, place.permission);
  if (!permitted.ok) return permitted;
  const name = checkFileName(attachment.name);
  if (!name.ok) return name;
  const file = await findFile(work, url);
  const decision = decideAttachFile(file && { ...file, isAttached: file.attached !== null }, place);
  if (!decision.ok) return decision;
  const { fileId } = decision.event;
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(place.attachments)} (organization_id, ${sql.ref(place.key)}, name, url, file_id, visible, user_id, sender_name)
    values (${organizationId}, ${place.id}, ${name.event}, ${url}, ${fileId}, ${visible}, ${actor.userId}, ${nameOfUser(actor.userId)})
    returning ${sql.ref(place.attachments.replace(/s$/, '_id'))} as id`.execute(tx);
  await tx.updateTable('files').set({ attached: now }).where('file_id', '=', fileId).execute();
  const record = { table: place.table, id: place.id };
  await work.publish({ type: 'file_stored', fileId, record, name: name.event, visible });
  return accept(rows[0]?.id ?? '');
}
