import { decideReadAnnouncement } from '@roadworthy/core/organizations/announcement.ts';
import { sql } from 'kysely';
import { operation } from '../../kernel/operation.ts';
import { storedNameOf, personOf } from '../../kernel/operations/person-of.ts';
import { lockAnnouncement } from './announcement-store.ts';

/** Keeps that somebody has read an announcement, or says so. */
export const readAnnouncement = operation({
  name: 'read_announcement',
  permission: 'preference:write',
  root: 'announcement_id',
  example: {},
  async run({ input: { announcement_id, acknowledged }, actor, tx, organizationId, now }) {
    const user_id = personOf(actor);
    const decision = decideReadAnnouncement(await lockAnnouncement(tx, announcement_id), acknowledged ?? false, now);
    if (!decision.ok) return decision;
    await tx
      .insertInto('announcement_receipts')
      .values({
        organization_id: organizationId,
        announcement_id,
        user_id,
        reader_name: storedNameOf(user_id),
        ...decision.event,
      })
      .onConflict((row) =>
        row.constraint('announcement_receipt_once').doUpdateSet({
          edition: decision.event.edition,
          // Who has said it of these words has said it.
          acknowledged: sql<Date | null>`case when announcement_receipts.edition = excluded.edition
            then coalesce(announcement_receipts.acknowledged, excluded.acknowledged) else excluded.acknowledged end`,
        }),
      )
      .execute();
    return { announcement_id };
  },
});
