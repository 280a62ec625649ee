import { randomUUID } from 'node:crypto';
import {
  agentPhotoPixels,
  cardMissing,
  decideKeepAgentPhoto,
  decideSendAgentPhoto,
} from '@roadworthy/core/files/agent-photo.ts';
import { decideAnnouncePicture } from '@roadworthy/core/files/picture.ts';
import { addressOfFile, partBytes, partCount } from '@roadworthy/core/files/vocabulary.ts';
import { sql } from 'kysely';
import type { FinishedUpload } from '../generated/operations.ts';
import { organizationOfPerson } from '../identity/organization-of-person.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import { defineProcess } from '../kernel/jobs/process.ts';
import type { Work } from '../kernel/work.ts';
import { lockFile } from './file-store.ts';
import type { FinishRequest } from './finish-request.ts';
import { beginFinish } from './finish-upload.ts';
import { keepRedrawn, type PictureAnswer, type PictureKeeping } from './keep-redrawn.ts';
import { refuseFile } from './refuse-file.ts';

const permission = 'agent_card:write';
const keeping: PictureKeeping = { fit: { square: agentPhotoPixels }, decide: decideKeepAgentPhoto };

/** Locks the card of an agent; undefined where they have none here. */
const lockCard = ({ tx }: Work, userId: string) =>
  tx
    .selectFrom('agent_profiles')
    .select(['agent_profile_id', 'photo_file_id'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

async function sentInADay({ tx }: Work, userId: string): Promise<number> {
  const { sent } = await tx
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<string>().as('sent'))
    .where('agent_user_id', '=', userId)
    .where(sql<boolean>`created > app_now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return Number(sent);
}

/** Announces the picture of whoever asks. The lock of the card counts those of one person one after another. */
export const beginAgentPhoto = operation({
  name: 'begin_agent_photo',
  permission,
  organization: (_input, arrival) => organizationOfPerson(arrival),
  example: { name: 'me.jpg', byte_size: 1000 },
  badInput: [
    { input: { name: 'me.svg', byte_size: 1000 }, code: 'photo_kind_not_taken', field: 'name' },
    { input: { name: 'me.gif', byte_size: 1000 }, code: 'photo_kind_not_taken', field: 'name' },
    { input: { name: 'me.jpg', byte_size: 0 }, code: 'file_empty', field: 'byte_size' },
    { input: { name: 'me.jpg', byte_size: 20971521 }, code: 'photo_too_large', field: 'byte_size' },
  ],
  async run(work) {
    const { tx, actor, input, organizationId, now } = work;
    const user_id = personOf(actor);
    const announced = decideAnnouncePicture({ name: input.name, byteSize: Number(input.byte_size) });
    if (!announced.ok) return announced;
    const hasCard = (await lockCard(work, user_id)) !== undefined;
    const decision = decideSendAgentPhoto({ hasCard, sent: await sentInADay(work, user_id) });
    if (!decision.ok) return decision;
    const { name, byteSize: byte_size } = announced.event;
    const file_id = randomUUID();
    await tx
      .insertInto('files')
      .values({
        file_id,
        organization_id: organizationId,
        agent_user_id: user_id,
        name,
        byte_size,
        user_id,
        created: now,
        storage_key: `organizations/${organizationId}/files/${file_id}`,
      })
      .execute();
    return { file_id, url: addressOfFile(file_id), part_bytes: partBytes, parts: partCount(byte_size) };
  },
});

/** Gives the card another picture, or none; the former one is swept as what nobody holds. */
async function putOnCard(work: Work, userId: string, fileId: string | null): Promise<void> {
  const { tx } = work;
  const former = (await lockCard(work, userId))?.photo_file_id ?? null;
  const photo = { photo_file_id: fileId };
  await tx.updateTable('agent_profiles').set(photo).where('user_id', '=', userId).execute();
  if (former !== null) await tx.updateTable('files').set({ attached: null }).where('file_id', '=', former).execute();
}

async function finish(work: Work, fileId: string, answer: PictureAnswer): Promise<FinishedUpload> {
  const { tx, now } = work;
  if (!answer.stored) return refuseFile(tx, fileId, answer);
  const { agentId } = await lockFile(tx, fileId);
  const { byteSize: byte_size, sha256, storageKey: storage_key } = answer;
  await tx
    .updateTable('files')
    .set({
      status: 'stored',
      content_type: 'image/jpeg',
      byte_size,
      sha256,
      storage_key,
      name: 'portrait.jpg',
      upload: null,
      stored: now,
      attached: now,
    })
    .where('file_id', '=', fileId)
    .execute();
  if (agentId !== null) await putOnCard(work, agentId, fileId);
  return { status: 'stored', code: null, message: null };
}

/** The end of an agent's picture: the square of its middle is kept and nothing else, or it is refused. */
export const finishAgentPhoto = defineProcess<'finish_agent_photo', FinishRequest, PictureAnswer>({
  name: 'finish_agent_photo',
  permission,
  root: 'file_id',
  example: {},
  begin: (work) => beginFinish(work, work.input.file_id, (file) => file.agentId !== null),
  call: ({ request }, platform, look) => keepRedrawn(platform, request, look, keeping),
  finish: (work, { request }, answer) => finish(work, request.fileId, answer),
  markUnknown: () => Promise.resolve(),
  pending: () => ({ status: 'checking', code: null, message: null }),
});

/** Takes the picture off the card; its bytes are removed by the next purge. */
export const removeAgentPhoto = operation({
  name: 'remove_agent_photo',
  permission,
  organization: (_input, arrival) => organizationOfPerson(arrival),
  example: {},
  async run(work) {
    const user_id = personOf(work.actor);
    const card = await lockCard(work, user_id);
    if (!card) return cardMissing();
    await putOnCard(work, user_id, null);
    return card;
  },
});
