import { randomUUID } from 'node:crypto';
import { addressOfFile, partBytes, partCount } from '@roadworthy/core/files/vocabulary.ts';
import { decideAnnouncePhoto, decideTakePhoto } from '@roadworthy/core/inspections/take-photo.ts';
import { operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { lockInspection } from './inspection-store.ts';

async function photosSent({ tx }: Work, inspectionId: string): Promise<number> {
  const { sent } = await tx
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<string>().as('sent'))
    .where('policy_inspection_id', '=', inspectionId)
    .executeTakeFirstOrThrow();
  return Number(sent);
}

/** Announces a photograph. The lock of the policy counts those of one inspection one after another. */
export const beginInspectionPhoto = operation({
  name: 'begin_inspection_photo',
  permission: 'inspection:upload',
  root: 'policy_inspection_id',
  example: { shot: 'front', name: 'front.jpg', byte_size: 1000 },
  async run(work) {
    const { policy_inspection_id, shot, name, byte_size } = work.input;
    const { inspection, policy } = await lockInspection(work, policy_inspection_id);
    const taking = decideTakePhoto(inspection, policy.status, shot, work.actor);
    if (!taking.ok) return taking;
    const sent = await photosSent(work, policy_inspection_id);
    const decision = decideAnnouncePhoto({ name, byteSize: Number(byte_size), sent });
    if (!decision.ok) return decision;
    const { byteSize } = decision.event;
    const { organizationId, actor, now } = work;
    const file_id = randomUUID();
    await work.tx
      .insertInto('files')
      .values({
        file_id,
        organization_id: organizationId,
        policy_id: policy.policyId,
        name: decision.event.name,
        policy_inspection_id,
        shot: taking.event.shot,
        byte_size: byteSize,
        user_id: actor.userId,
        created: now,
        storage_key: `organizations/${organizationId}/files/${file_id}`,
      })
      .execute();
    return { file_id, url: addressOfFile(file_id), part_bytes: partBytes, parts: partCount(byteSize) };
  },
});
