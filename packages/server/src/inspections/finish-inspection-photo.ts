import { addressOfFile } from '@roadworthy/core/files/vocabulary.ts';
import { decideKeepPhoto, decideTakePhoto, statusWith } from '@roadworthy/core/inspections/take-photo.ts';
import { mostPhotoPixels, type Shot, shotLabels } from '@roadworthy/core/inspections/vocabulary.ts';
import { lockFile, type StoredFile } from '../files/file-store.ts';
import type { FinishRequest } from '../files/finish-request.ts';
import { beginFinish } from '../files/finish-upload.ts';
import { keepRedrawn, type PictureAnswer, type PictureKeeping } from '../files/keep-redrawn.ts';
import { refuseFile } from '../files/refuse-file.ts';
import type { FinishedUpload } from '../generated/operations.ts';
import { notFound } from '../kernel/errors.ts';
import { defineProcess } from '../kernel/jobs/process.ts';
import type { Work } from '../kernel/work.ts';
import { lockInspection, type OpenedInspection, publishStep } from './inspection-store.ts';

const keeping: PictureKeeping = { fit: { longest: mostPhotoPixels }, decide: decideKeepPhoto };

/** Puts a photograph in the place of the one of its shot. */
async function putInPlace(work: Work, opened: OpenedInspection, fileId: string, shot: Shot): Promise<void> {
  const { tx, organizationId, now } = work;
  const { inspection, policy, vehicle } = opened;
  const { inspectionId, policyId } = inspection;
  await tx
    .updateTable('vehicle_assets')
    .set({ archived: now })
    .where('policy_inspection_id', '=', inspectionId)
    .where('shot', '=', shot)
    .where('archived', 'is', null)
    .execute();
  await tx
    .insertInto('vehicle_assets')
    .values({
      organization_id: organizationId,
      policy_id: policyId,
      policy_inspection_id: inspectionId,
      file_id: fileId,
      vehicle_id: vehicle?.vehicleId ?? null,
      vin: vehicle?.vin ?? null,
      name: shotLabels[shot],
      shot,
      url: addressOfFile(fileId),
      review: 'waiting',
      created: now,
    })
    .execute();
  const status = statusWith(inspection, shot);
  if (status === inspection.status) return;
  await tx
    .updateTable('policy_inspections')
    .set({ status, submitted: now })
    .where('policy_inspection_id', '=', inspectionId)
    .execute();
  await publishStep(work, { inspection, policy, vehicle }, 'submitted');
}

function inspectionOf({ inspection }: StoredFile) {
  if (inspection === null) throw notFound();
  return inspection;
}

async function finish(work: Work, fileId: string, answer: PictureAnswer): Promise<FinishedUpload> {
  if (!answer.stored) return refuseFile(work.tx, fileId, answer);
  const { inspectionId, shot } = inspectionOf(await lockFile(work.tx, fileId));
  const opened = await lockInspection(work, inspectionId);
  // Meanwhile an underwriter may have accepted what was there, or cover may have ended.
  const decision = decideTakePhoto(opened.inspection, opened.policy.status, shot, work.actor);
  await work.tx
    .updateTable('files')
    .set({ storage_key: answer.storageKey, upload: null })
    .where('file_id', '=', fileId)
    .execute();
  if (!decision.ok) return refuseFile(work.tx, fileId, decision.refusal);
  const { byteSize: byte_size, sha256 } = answer;
  await work.tx
    .updateTable('files')
    .set({
      status: 'stored',
      content_type: 'image/jpeg',
      byte_size,
      sha256,
      name: `${shot}.jpg`,
      stored: work.now,
      attached: work.now,
    })
    .where('file_id', '=', fileId)
    .execute();
  await putInPlace(work, opened, fileId, decision.event.shot);
  return { status: 'stored', code: null, message: null };
}

/** A photograph's end: what is seen on it is kept and nothing else, or it is refused and its bytes are gone. */
export const finishInspectionPhoto = defineProcess<'finish_inspection_photo', FinishRequest, PictureAnswer>({
  name: 'finish_inspection_photo',
  permission: 'inspection:upload',
  root: 'file_id',
  example: {},
  begin: (work) => beginFinish(work, work.input.file_id, (file) => file.inspection !== null),
  call: ({ request }, platform, look) => keepRedrawn(platform, request, look, keeping),
  finish: (work, { request }, answer) => finish(work, request.fileId, answer),
  markUnknown: () => Promise.resolve(),
  pending: () => ({ status: 'checking', code: null, message: null }),
});
