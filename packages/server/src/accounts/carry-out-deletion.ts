import { decideDeletion } from '@roadworthy/core/accounts/decide-deletion.ts';
import type { Refusal } from '@roadworthy/core/shared/decision.ts';
import { sql } from 'kysely';
import { forgetMethod } from '../billing/methods/forget-methods.ts';
import type { Kernel } from '../kernel/operations/carry-out.ts';
import { failPoint } from '../kernel/jobs/fail-point.ts';
import { seal, unseal } from '../kernel/settings/sealed.ts';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import type { Work } from '../kernel/work.ts';
import { enqueueNotification } from '../notifications/queue-notification.ts';
import { emailOf, lockNewestRequest, planOf, planOfPerson } from './deletion-store.ts';
import { applyFates, endMethods, forgetFiles } from './erase-records.ts';
import { personalExportKey } from './write-my-data.ts';

/** What is known of a person once their account is gone, until all is done. */
type Remembered = {
  readonly email: string;
  readonly addresses: readonly string[];
  /** The organizations that have a record of theirs. */
  readonly places: readonly string[];
};
type Erasing = Remembered & { readonly userId: string };

const placeOf = (id: string) => ({ table: 'deletion_requests', column: 'addresses', key: id });

/** Nothing is deleted; the person is told what stands against it by now. */
async function refuseNow(work: Work, id: string, userId: string, { code, ...message }: Refusal): Promise<null> {
  await work.tx
    .updateTable('deletion_requests')
    .set({
      status: 'refused',
      refusal_code: code,
      refusal: JSON.stringify(message),
      kept_until: null,
      finished: work.now,
    })
    .where('deletion_request_id', '=', id)
    .execute();
  const letter = { template: 'deletion_refused', recipient: await emailOf(work, userId) } as const;
  await enqueueNotification(work, { ...letter, subject: { kind: 'deletion_request', id } }, true);
  return null;
}

/**
 * Decides once more, and closes the account in the same transaction: from here on nobody begins anything in its name.
 * Null where nothing is to be done: it was taken back, refused, or is done.
 */
async function begin(work: Work, id: string): Promise<Erasing | null> {
  const { tx, now, platform } = work;
  const requested = await tx
    .selectFrom('deletion_requests')
    .select('user_id')
    .where('deletion_request_id', '=', id)
    .executeTakeFirst();
  if (!requested) return null;
  const { user_id: userId } = requested;
  await lockNewestRequest(work, userId);
  const row = await tx
    .selectFrom('deletion_requests')
    .select(['status', 'due', 'addresses'])
    .where('deletion_request_id', '=', id)
    .executeTakeFirstOrThrow();
  if (row.status === 'erasing' && row.addresses !== null) {
    const known = JSON.parse(unseal(platform.secrets, { ...placeOf(id), sealed: row.addresses })) as Remembered;
    return { userId, ...known };
  }
  if (row.status !== 'waiting' || row.due > now) return null;
  const { addresses, plan } = await planOfPerson(work, userId);
  const decision = decideDeletion(plan);
  if (!decision.ok) return refuseNow(work, id, userId, decision.refusal);
  const places = [...new Set(plan.fates.map((fate) => fate.organizationId))];
  const remembered: Remembered = { email: await emailOf(work, userId), addresses, places };
  await tx
    .updateTable('deletion_requests')
    .set({
      status: 'erasing',
      kept_until: plan.keptUntil,
      addresses: seal(platform.secrets, {
        ...placeOf(id),
        plain: JSON.stringify(remembered),
      }),
    })
    .where('deletion_request_id', '=', id)
    .execute();
  await sql`select close_account(${userId}::uuid, ${[...addresses]}::text[])`.execute(tx);
  return { userId, ...remembered };
}

/** Removes the archives that the person asked for; the rows that name them go with the last step. */
async function removeArchives({ platform }: Kernel, inside: Inside, { userId }: Erasing): Promise<void> {
  const archives = await inside(({ tx }) =>
    tx.selectFrom('personal_exports').select('personal_export_id as id').where('user_id', '=', userId).execute(),
  );
  for (const { id } of archives) await platform.storage.remove(personalExportKey(id));
}

/**
 * What belongs to the person and to no record goes, the last letter is owed, and the request knows no address any more:
 * all at once, so that another worker that is as far finds it done and takes no letter along.
 */
async function finish(work: Work, id: string, { userId, email, addresses }: Erasing): Promise<void> {
  const done = await work.tx
    .updateTable('deletion_requests')
    .set({ status: 'done', addresses: null, finished: work.now })
    .where('deletion_request_id', '=', id)
    .where('status', '=', 'erasing')
    .returning('deletion_request_id')
    .executeTakeFirst();
  if (!done) return;
  await sql`select erase_person(${userId}::uuid, ${[...addresses]}::text[])`.execute(work.tx);
  await enqueueNotification(
    work,
    { template: 'deletion_done', recipient: email, subject: { kind: 'deletion_request', id } },
    true,
  );
}

type Inside = <Result>(step: (work: Work) => Promise<Result>) => Promise<Result>;
type Request = { readonly deletionRequestId: string; readonly organizationId: string };

/**
 * Deletes what we hold about a person who asked for it and whose wait is over. Each step may run twice, and one that died
 * is found again: the request stays open until the last one.
 */
export async function carryOutDeletion(
  kernel: Kernel,
  { deletionRequestId: id, organizationId }: Request,
): Promise<void> {
  const request = systemRequest(`deletion:${id}`);
  const inside: Inside = (step) => inOrganization(kernel, organizationId, request, step);
  const erasing = await inside((work) => begin(work, id));
  if (erasing === null) return;
  failPoint('account-closed');
  const { fates } = await inside((work) => planOf(work, erasing.userId, erasing.addresses));
  // Emptying a record takes the rows along by which the gateway is asked.
  for (const place of erasing.places) {
    const ended = await inOrganization(kernel, place, request, (work) => endMethods(work, erasing.userId, fates));
    for (const paymentMethodId of ended) await forgetMethod(kernel, { organizationId: place, paymentMethodId });
  }
  failPoint('methods-forgotten');
  for (const place of erasing.places) {
    await inOrganization(kernel, place, request, (work) => applyFates(work, fates));
    failPoint('records-emptied');
  }
  // Whoever goes on after a death finds no record that was emptied, and all its files.
  for (const place of erasing.places) await forgetFiles(kernel, place);
  failPoint('files-forgotten');
  await removeArchives(kernel, inside, erasing);
  failPoint('archives-removed');
  await inside((work) => finish(work, id, erasing));
}
