import { Readable } from 'node:stream';
import { personalExportDays } from '@roadworthy/core/accounts/vocabulary.ts';
import { principalOf } from '@roadworthy/core/identity/principal.ts';
import { sql } from 'kysely';
import { storeStream } from '../files/store-stream.ts';
import { type ZipEntry, zipOf } from '../files/zip.ts';
import type { Kernel } from '../kernel/operations/carry-out.ts';
import { failPoint } from '../kernel/jobs/fail-point.ts';
import type { JobData } from '../kernel/jobs/job-queues.ts';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import type { Work } from '../kernel/work.ts';
import { enqueueNotification } from '../notifications/queue-notification.ts';
import { documentEntries, fileEntries } from './my-documents.ts';
import { personalParts } from './personal-parts.ts';
import { type Person, personOfUser, rowsOfPart } from './personal-rows.ts';
import { readmeOf } from './readme-of-data.ts';

/** Where the bytes of a person's data lie. */
export const personalExportKey = (id: string): string => `personal-exports/${id}.zip`;

const text = (content: string) => () => Promise.resolve(Readable.from([Buffer.from(content)]));
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const inFolder = (folder: string, entries: readonly ZipEntry[]): ZipEntry[] =>
  entries.map((entry) => ({ ...entry, name: `${folder}/${entry.name}` }));

type Begun = { readonly userId: string; readonly language: string };

async function begin({ tx }: Work, id: string): Promise<Begun | null> {
  const row = await tx
    .selectFrom('personal_exports')
    .select(['user_id', 'language', 'status'])
    .where('personal_export_id', '=', id)
    .executeTakeFirst();
  return row?.status === 'queued' ? { userId: row.user_id, language: row.language } : null;
}

async function signInOf({ tx }: Work, userId: string): Promise<unknown> {
  const { rows } = await sql<{ found: unknown }>`select sign_in_of(${userId}::uuid) as found`.execute(tx);
  return rows[0]?.found ?? {};
}

/** The files of the archive, each read when its turn comes. */
async function entriesOf(
  kernel: Kernel,
  person: Person,
  { language, organizationId }: { readonly language: string; readonly organizationId: string },
): Promise<ZipEntry[]> {
  const { platform } = kernel;
  const at = platform.clock.now();
  const principal = principalOf('global:user', { userId: person.userId });
  const request = systemRequest(`my-data:${person.userId}`);
  return [
    { name: 'README.txt', at, open: text(readmeOf(language, at)) },
    ...personalParts.map((part) => ({
      name: `data/${part.file}.json`,
      at,
      open: async () => Readable.from([Buffer.from(json(await rowsOfPart(kernel, part, person)))]),
    })),
    {
      name: 'data/sign-in.json',
      at,
      open: async () => {
        const found = await inOrganization(kernel, organizationId, request, (work) => signInOf(work, person.userId));
        return Readable.from([Buffer.from(json(found))]);
      },
    },
    ...inFolder('documents', await documentEntries(platform, principal)),
    ...inFolder('files', await fileEntries(platform, principal)),
  ];
}

async function finish(work: Work, id: string, userId: string, byteSize: number): Promise<void> {
  const { tx, now } = work;
  const expires = new Date(now.getTime() + personalExportDays * 86_400_000);
  const done = await tx
    .updateTable('personal_exports')
    .set({ status: 'done', storage_key: personalExportKey(id), byte_size: byteSize, finished: now, expires })
    .where('personal_export_id', '=', id)
    .where('status', '=', 'queued')
    .returning('personal_export_id')
    .executeTakeFirst();
  if (!done) return;
  const { email } = await tx
    .selectFrom('users')
    .select('email')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  await enqueueNotification(
    work,
    { template: 'data_ready', recipient: email, subject: { kind: 'personal_export', id } },
    true,
  );
}

/**
 * Writes what we hold about a person as one archive, and tells them. A job that died writes it anew under the same key.
 */
export async function writeMyData(kernel: Kernel, { personalExportId: id, organizationId }: JobData['write-my-data']) {
  const request = systemRequest(`my-data:${id}`);
  const begun = await inOrganization(kernel, organizationId, request, (work) => begin(work, id));
  if (begun === null) return;
  const person = await personOfUser(kernel.platform, begun.userId);
  const entries = await entriesOf(kernel, person, { language: begun.language, organizationId });
  const byteSize = await storeStream(kernel.platform.storage, personalExportKey(id), zipOf(entries));
  failPoint('my-data-stored');
  await inOrganization(kernel, organizationId, request, (work) => finish(work, id, begun.userId, byteSize));
}
