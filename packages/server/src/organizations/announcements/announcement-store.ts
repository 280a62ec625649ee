import type { Announcement, StoredAnnouncement } from '@roadworthy/core/organizations/announcement.ts';
import type { AnnouncementReach } from '@roadworthy/core/organizations/vocabulary.ts';
import type { Tx } from '../../kernel/database.ts';

const reachOf = (row: { for_everybody: boolean; for_subtree: boolean }): AnnouncementReach =>
  row.for_everybody ? 'everybody' : row.for_subtree ? 'subtree' : 'organization';

/** Locks an announcement of the organization in which the transaction works. */
export async function lockAnnouncement(tx: Tx, announcementId: string): Promise<StoredAnnouncement> {
  const row = await tx
    .selectFrom('announcements')
    .selectAll()
    .where('announcement_id', '=', announcementId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return {
    organizationId: row.organization_id,
    title: row.title,
    body: row.body,
    reach: reachOf(row),
    starts: row.starts,
    expires: row.expires,
    pinned: row.pinned,
    acknowledgement: row.acknowledgement,
    version: row.version,
    edition: row.edition,
    archived: row.archived,
  };
}

/** An announcement as its row holds it. */
export const columnsOf = ({ reach, ...rest }: Announcement) => ({
  ...rest,
  for_everybody: reach === 'everybody',
  for_subtree: reach === 'subtree',
});
