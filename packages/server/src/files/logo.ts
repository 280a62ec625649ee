import { randomUUID } from 'node:crypto';
import { decideKeepLogo, decideSendLogo, logoPixels, notALogo } from '@roadworthy/core/files/logo.ts';
import { addressOfFile, addressOfLogo, partBytes, partCount } from '@roadworthy/core/files/vocabulary.ts';
import { checkNotArchived } from '@roadworthy/core/organizations/update-organization.ts';
import { sql } from 'kysely';
import type { FinishedUpload } from '../generated/operations.ts';
import { notFound } from '../kernel/errors.ts';
import { defineProcess } from '../kernel/jobs/process.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import type { Work } from '../kernel/work.ts';
import { lockOrganization } from '../organizations/organization-store.ts';
import { lockFile } from './file-store.ts';
import type { FinishRequest } from './finish-request.ts';
import { beginFinish } from './finish-upload.ts';
import { keepRedrawn, type PictureAnswer, type PictureKeeping } from './keep-redrawn.ts';
import { refuseFile } from './refuse-file.ts';

const permission = 'organization:write';
const keeping: PictureKeeping = { fit: { logo: logoPixels }, decide: decideKeepLogo, refuseKind: notALogo };

/** Logos that were sent for the organization and its partners in a day. */
async function sentInADay({ tx, organizationId }: Work): Promise<number> {
  const { sent } = await tx
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<string>().as('sent'))
    .where('organization_id', '=', organizationId)
    .where('for_logo', '=', true)
    .where(sql<boolean>`created > app_now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return Number(sent);
}

/** Throws `not_found` for a partner of another organization, and for one that is archived. */
async function assertOwnPartner({ tx, organizationId }: Work, partnerId: string): Promise<void> {
  const partner = await tx
    .selectFrom('partners')
    .select('partner_id')
    .where('partner_id', '=', partnerId)
    .where('organization_id', '=', organizationId)
    .where('archived', 'is', null)
    .executeTakeFirst();
  if (!partner) throw notFound();
}

/** Announces the logo of an organization, or of a partner of it. Its lock counts those of a day one after another. */
export const beginLogoUpload = operation({
  name: 'begin_logo_upload',
  permission,
  root: 'organization_id',
  example: { name: 'logo.png', byte_size: 1000 },
  badInput: [
    { input: { name: 'logo.svg' }, code: 'logo_kind_not_taken', field: 'name' },
    { input: { name: 'logo.gif' }, code: 'logo_kind_not_taken', field: 'name' },
    { input: { byte_size: 0 }, code: 'file_empty', field: 'byte_size' },
    { input: { byte_size: 20971521 }, code: 'photo_too_large', field: 'byte_size' },
  ],
  async run(work) {
    const { tx, actor, input, organizationId, now } = work;
    const open = checkNotArchived(await lockOrganization(tx, organizationId));
    if (!open.ok) return open;
    if (input.partner_id) await assertOwnPartner(work, input.partner_id);
    const announced = { name: input.name, byteSize: Number(input.byte_size) };
    const decision = decideSendLogo(announced, { sent: await sentInADay(work) });
    if (!decision.ok) return decision;
    const { name, byteSize: byte_size } = decision.event;
    const file_id = randomUUID();
    await tx
      .insertInto('files')
      .values({
        file_id,
        organization_id: organizationId,
        for_logo: true,
        partner_id: input.partner_id ?? null,
        name,
        byte_size,
        storage_key: `organizations/${organizationId}/files/${file_id}`,
        user_id: personOf(actor),
        created: now,
      })
      .execute();
    return { file_id, url: addressOfFile(file_id), part_bytes: partBytes, parts: partCount(byte_size) };
  },
});

/** Gives the organization or its partner another logo, or none. Letters that were sent go on showing the former one. */
async function putUp(work: Work, partnerId: string | null, address: string | null): Promise<void> {
  const { tx, organizationId } = work;
  if (partnerId === null) {
    await tx
      .updateTable('organizations')
      .set({ logo_url: address })
      .where('organization_id', '=', organizationId)
      .execute();
  } else {
    await tx.updateTable('partners').set({ logo_url: address }).where('partner_id', '=', partnerId).execute();
  }
  await work.publish({ type: 'logo_changed', organizationId, partnerId, address });
}

async function finish(work: Work, fileId: string, answer: PictureAnswer): Promise<FinishedUpload> {
  const { tx, now } = work;
  if (!answer.stored) return refuseFile(tx, fileId, answer);
  const { logoOf } = await lockFile(tx, fileId);
  const { byteSize: byte_size, sha256, storageKey: storage_key } = answer;
  await tx
    .updateTable('files')
    .set({
      status: 'stored',
      content_type: 'image/png',
      byte_size,
      sha256,
      storage_key,
      name: 'logo.png',
      upload: null,
      stored: now,
      attached: now,
    })
    .where('file_id', '=', fileId)
    .execute();
  if (logoOf !== null) await putUp(work, logoOf.partnerId, addressOfLogo(fileId));
  return { status: 'stored', code: null, message: null };
}

/** The end of a logo: it is drawn anew as it fits at the head of a page, or refused with the reason. */
export const finishLogoUpload = defineProcess<'finish_logo_upload', FinishRequest, PictureAnswer>({
  name: 'finish_logo_upload',
  permission,
  root: 'file_id',
  example: {},
  begin: (work) => beginFinish(work, work.input.file_id, (file) => file.logoOf !== null),
  call: ({ request }, platform, look) => keepRedrawn(platform, request, look, keeping),
  finish: (work, { request }, answer) => finish(work, request.fileId, answer),
  markUnknown: () => Promise.resolve(),
  pending: () => ({ status: 'checking', code: null, message: null }),
});

/** Takes the logo of an organization, or of a partner of it, away. */
export const removeLogo = operation({
  name: 'remove_logo',
  permission,
  root: 'organization_id',
  example: {},
  async run(work) {
    const { input, tx, organizationId } = work;
    const open = checkNotArchived(await lockOrganization(tx, organizationId));
    if (!open.ok) return open;
    const partnerId = input.partner_id ?? null;
    if (partnerId !== null) await assertOwnPartner(work, partnerId);
    await putUp(work, partnerId, null);
    return { organization_id: organizationId };
  },
});
