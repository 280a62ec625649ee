import { addDays, dayInZone, dayOrNull } from '@roadworthy/core/shared/time/day.ts';
import { instantAt } from '@roadworthy/core/shared/time/instant.ts';
import type { AnnouncementContentFragment, AnnouncementFragment } from '../../../generated/documents.ts';

/** What is typed into the form of an announcement; days are those of the reader's own zone, the last one included. */
export type AnnouncementDraft = {
  readonly title: string;
  readonly body: string;
  readonly reach: string;
  readonly first: string;
  readonly last: string;
  readonly pinned: boolean;
  readonly acknowledgement: boolean;
};

export const emptyDraft: AnnouncementDraft = {
  title: '',
  body: '',
  reach: 'organization',
  first: '',
  last: '',
  pinned: false,
  acknowledgement: false,
};

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const reachOf = ({ for_everybody, for_subtree }: AnnouncementContentFragment) =>
  for_everybody ? ('everybody' as const) : for_subtree ? ('subtree' as const) : ('organization' as const);

/** An announcement as its form begins with it. */
export function draftOf(stored: AnnouncementContentFragment): AnnouncementDraft {
  const { title, body, starts, expires, pinned, acknowledgement } = stored;
  return {
    title,
    body,
    reach: reachOf(stored),
    first: dayInZone(new Date(starts), zone()),
    last: expires === null ? '' : dayInZone(new Date(new Date(expires).getTime() - 1), zone()),
    pinned,
    acknowledgement,
  };
}

/** What is sent of a draft. A first day that is as before stays the moment that it was. */
export function inputOf(draft: AnnouncementDraft, stored: AnnouncementContentFragment | null) {
  const { title, body, reach, first, last, pinned, acknowledgement } = draft;
  const firstDay = stored !== null && draftOf(stored).first === first ? null : dayOrNull(first || null);
  const lastDay = dayOrNull(last || null);
  return {
    title,
    body,
    reach,
    starts: firstDay && instantAt(firstDay, 0, zone()).toISOString(),
    expires: lastDay && instantAt(addDays(lastDay, 1), 0, zone()).toISOString(),
    pinned,
    acknowledgement,
  };
}

type Read = Pick<AnnouncementFragment, 'edition' | 'acknowledgement' | 'announcement_receipts'>;

const receiptOf = ({ announcement_receipts: [receipt], edition }: Read) =>
  receipt && receipt.edition >= edition ? receipt : null;

/** Whether its reader has seen these words. */
const isRead = (announcement: Read): boolean => receiptOf(announcement) !== null;

/** Whether its reader is asked to say that they have read it, and has not. */
export const isOwed = (announcement: Read): boolean =>
  announcement.acknowledgement && !receiptOf(announcement)?.acknowledged;

/** Whether anything of it is left for its reader to do. */
export const isUnread = (announcement: Read): boolean => !isRead(announcement) || isOwed(announcement);

/** The announcements that can be read at an instant. */
export const shownAt = (now: string) => ({
  archived: { _is_null: true },
  starts: { _lte: now },
  _or: [{ expires: { _is_null: true } }, { expires: { _gt: now } }],
});
