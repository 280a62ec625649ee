import { decideAskMyData } from '@roadworthy/core/accounts/ask-my-data.ts';
import { personalExportStatuses } from '@roadworthy/core/accounts/vocabulary.ts';
import { defaultLocale, readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { organizationOfPerson } from '../identity/organization-of-person.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import type { Work } from '../kernel/work.ts';

/** The newest that a person asked for; the lock of their row has two askings wait for each other. */
async function newestOf({ tx }: Work, userId: string) {
  await tx.selectFrom('users').select('user_id').where('user_id', '=', userId).forUpdate().executeTakeFirstOrThrow();
  const row = await tx
    .selectFrom('personal_exports')
    .select(['status', 'created'])
    .where('user_id', '=', userId)
    .orderBy('created', 'desc')
    .limit(1)
    .executeTakeFirst();
  const status = personalExportStatuses.find((one) => one === row?.status);
  return row && status ? { status, requested: row.created } : null;
}

/** Has what we hold about whoever asks written as a file for them. */
export const askMyData = operation({
  name: 'ask_my_data',
  permission: 'data:take',
  organization: (_input, arrival) => organizationOfPerson(arrival),
  example: {},
  async run(work) {
    const { tx, actor, organizationId, now, request } = work;
    const user_id = personOf(actor);
    const decision = decideAskMyData(await newestOf(work, user_id), now);
    if (!decision.ok) return decision;
    const { personal_export_id } = await tx
      .insertInto('personal_exports')
      .values({
        organization_id: organizationId,
        user_id,
        created: now,
        language: readLocale(request.locale) ?? defaultLocale,
      })
      .returning('personal_export_id')
      .executeTakeFirstOrThrow();
    await work.enqueue('write-my-data', { personalExportId: personal_export_id, organizationId });
    return { personal_export_id };
  },
});
