import { decideAskDeletion, decideTakeBackDeletion } from '@roadworthy/core/accounts/decide-deletion.ts';
import { deletionWaitDays } from '@roadworthy/core/accounts/vocabulary.ts';
import { defaultLocale, readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { organizationOfPerson } from '../identity/organization-of-person.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import { takeLetterBudgets } from '../notifications/letter-budgets.ts';
import { enqueueNotification } from '../notifications/queue-notification.ts';
import { emailOf, lockNewestRequest, planOfPerson } from './deletion-store.ts';

/** Asks that the data of whoever asks be deleted. Nothing is before the wait is over. */
export const askMyDeletion = operation({
  name: 'ask_my_deletion',
  permission: 'data:delete',
  organization: (_input, arrival) => organizationOfPerson(arrival),
  example: {},
  async run(work) {
    const { tx, actor, organizationId, now, request } = work;
    const user_id = personOf(actor);
    const newest = await lockNewestRequest(work, user_id);
    const { plan } = await planOfPerson(work, user_id);
    const decision = decideAskDeletion(newest?.status ?? null, plan);
    if (!decision.ok) return decision;
    const recipient = await emailOf(work, user_id);
    await takeLetterBudgets(work, { recipient, isConfirmed: true });
    const { deletion_request_id } = await tx
      .insertInto('deletion_requests')
      .values({
        organization_id: organizationId,
        user_id,
        created: now,
        kept_until: plan.keptUntil,
        due: new Date(now.getTime() + deletionWaitDays * 864e5),
        language: readLocale(request.locale) ?? defaultLocale,
      })
      .returning('deletion_request_id')
      .executeTakeFirstOrThrow();
    await enqueueNotification(
      work,
      { template: 'deletion_asked', recipient, subject: { kind: 'deletion_request', id: deletion_request_id } },
      true,
    );
    return { deletion_request_id };
  },
});

/** Takes a request back while it waits: everything stays. */
export const takeBackMyDeletion = operation({
  name: 'take_back_my_deletion',
  permission: 'data:delete',
  organization: (_input, arrival) => organizationOfPerson(arrival),
  example: {},
  async run(work) {
    const { tx, actor, now } = work;
    const userId = personOf(actor);
    const decision = decideTakeBackDeletion(await lockNewestRequest(work, userId));
    if (!decision.ok) return decision;
    const { id: deletion_request_id } = decision.event;
    await tx
      .updateTable('deletion_requests')
      .set({ status: 'taken_back', finished: now })
      .where('deletion_request_id', '=', deletion_request_id)
      .execute();
    const recipient = await emailOf(work, userId);
    await enqueueNotification(
      work,
      { template: 'deletion_taken_back', recipient, subject: { kind: 'deletion_request', id: deletion_request_id } },
      true,
    );
    return { deletion_request_id };
  },
});
