import { randomUUID } from 'node:crypto';
import { decideFile } from '@roadworthy/core/files/attach-file.ts';
import { decideBeginUpload } from '@roadworthy/core/files/begin-upload.ts';
import { addressOfFile, partBytes, partCount } from '@roadworthy/core/files/vocabulary.ts';
import { sql } from 'kysely';
import { notFound } from '../kernel/errors.ts';
import { findNotErased } from '../kernel/operations/not-erased.ts';
import { operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { type FiledPlace, filedPlace } from './filed-records.ts';

const aDay = "interval '1 day'";

/** Files that a record holds or that are on their way to it, and the bytes that the actor announced in a day. */
export async function countFiles({ tx, actor }: Work, { key, id }: FiledPlace) {
  const { rows } = await sql<{ files: string; bytes: string }>`
    select (select count(*) from files
        where ${sql.ref(key)} = ${id} and status in ('uploading', 'checking', 'quarantined', 'stored')) as files,
      (select coalesce(sum(byte_size), 0) from files
        where user_id is not distinct from ${actor.userId}::uuid and created > app_now() - ${sql.raw(aDay)}) as bytes`.execute(
    tx,
  );
  return { filesOfRecord: Number(rows[0]?.files), bytesOfDay: Number(rows[0]?.bytes) };
}

function placeOf({ table, id }: { readonly table: string; readonly id: string }): FiledPlace {
  const place = filedPlace(table, id);
  if (place === null) throw notFound();
  return place;
}

export const beginUpload = operation({
  name: 'begin_upload',
  permission: 'file:write',
  root: (input) => ({ table: placeOf(input).table, id: input.id }),
  rootArgument: 'id',
  example: { table: 'quotes', name: 'roof.jpg', byte_size: 1000 },
  badInput: [
    { input: { name: 'roof' }, code: 'file_kind_not_taken', field: 'name' },
    { input: { name: 'roof.svg' }, code: 'file_kind_not_taken', field: 'name' },
    { input: { name: '../../etc/passwd.pdf' }, code: 'file_name_not_plain', field: 'name' },
    { input: { name: '..pdf' }, code: 'file_name_not_plain', field: 'name' },
    { input: { byte_size: 0 }, code: 'file_empty', field: 'byte_size' },
    { input: { byte_size: 209715201 }, code: 'file_too_large', field: 'byte_size' },
  ],
  async run(work) {
    const { input, tx, actor, organizationId } = work;
    const place = placeOf(input);
    const permitted = decideFile(actor, place.permission);
    if (!permitted.ok) return permitted;
    const open = await findNotErased(work, place.table, place.id);
    if (!open.ok) return open;
    // Two announcements of one person are counted one after another.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`files of ${actor.userId ?? organizationId}`}, 0))`.execute(
      tx,
    );
    const counted = await countFiles(work, place);
    const { table } = place;
    const decision = decideBeginUpload({ table, name: input.name, byteSize: Number(input.byte_size), ...counted });
    if (!decision.ok) return decision;
    const { name, byteSize } = decision.event;
    const file_id = randomUUID();
    await tx
      .insertInto('files')
      .values({
        file_id,
        organization_id: organizationId,
        [place.key]: place.id,
        name,
        byte_size: byteSize,
        storage_key: `organizations/${organizationId}/files/${file_id}`,
        user_id: actor.userId,
        created: work.now,
      })
      .execute();
    return { file_id, url: addressOfFile(file_id), part_bytes: partBytes, parts: partCount(byteSize) };
  },
});
