import { randomUUID } from 'node:crypto';
import { decideEvidence } from '@roadworthy/core/claims/evidence.ts';
import { decideBeginUpload } from '@roadworthy/core/files/begin-upload.ts';
import { addressOfFile, partBytes, partCount } from '@roadworthy/core/files/vocabulary.ts';
import { sql } from 'kysely';
import { lockClaim } from '../claims/claim-store.ts';
import { operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';

/** Files of a claim or on their way to it, and the bytes that were announced for it in a day: its bearer has no name. */
async function countEvidence({ tx }: Work, claimId: string) {
  const { rows } = await sql<{ files: number; bytes: number }>`
    select count(*) filter (where status in ('uploading', 'checking', 'quarantined', 'stored'))::int as files,
      coalesce(sum(byte_size) filter (where created > app_now() - interval '1 day'), 0)::bigint as bytes
    from files where claim_id = ${claimId}`.execute(tx);
  return { filesOfRecord: rows[0]?.files ?? 0, bytesOfDay: rows[0]?.bytes ?? 0 };
}

/** Announces a file for a claim. The lock of the claim counts its files one after another. */
export const beginClaimUpload = operation({
  name: 'begin_claim_upload',
  permission: 'claim:attach',
  root: 'claim_id',
  example: { name: 'roof.jpg', byte_size: 1000 },
  badInput: [
    { input: { name: 'roof.svg' }, code: 'file_kind_not_taken', field: 'name' },
    { input: { name: '../../etc/passwd.pdf' }, code: 'file_name_not_plain', field: 'name' },
    { input: { byte_size: 0 }, code: 'file_empty', field: 'byte_size' },
    { input: { byte_size: 209715201 }, code: 'file_too_large', field: 'byte_size' },
  ],
  async run(work) {
    const { claim_id, name: announced, byte_size, keep_position } = work.input;
    const { tx, actor, organizationId, now } = work;
    const taken = decideEvidence(await lockClaim(work, claim_id), actor);
    if (!taken.ok) return taken;
    const counted = await countEvidence(work, claim_id);
    const decision = decideBeginUpload({ table: 'claims', name: announced, byteSize: Number(byte_size), ...counted });
    if (!decision.ok) return decision;
    const { name, byteSize } = decision.event;
    const file_id = randomUUID();
    await tx
      .insertInto('files')
      .values({
        file_id,
        organization_id: organizationId,
        claim_id,
        name,
        byte_size: byteSize,
        keeps_position: keep_position === true,
        storage_key: `organizations/${organizationId}/files/${file_id}`,
        user_id: actor.userId,
        created: now,
      })
      .execute();
    return { file_id, url: addressOfFile(file_id), part_bytes: partBytes, parts: partCount(byteSize) };
  },
});
