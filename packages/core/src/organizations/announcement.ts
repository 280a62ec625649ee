import { may, type Principal } from '../identity/principal.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { characterCount, findLineProblem, findProseProblem, tidyLine } from '../shared/text/check-text.ts';
import { sentence } from '../shared/text/sentence.ts';
import { textLimits } from '../shared/text/text-limits.ts';
import { readInstant } from '../shared/time/read-instant.ts';
import { words } from '../shared/words.ts';
import { type AnnouncementReach, announcementReaches } from './vocabulary.ts';

/** What an announcement says, to whom, and from when until when. */
export type Announcement = {
  readonly title: string;
  /** HTML that was cleaned. */
  readonly body: string;
  readonly reach: AnnouncementReach;
  readonly starts: Date;
  /** Null: until it is taken back. */
  readonly expires: Date | null;
  readonly pinned: boolean;
  /** Whether its readers are asked to say that they have read it. */
  readonly acknowledgement: boolean;
};

export type StoredAnnouncement = Announcement & {
  readonly organizationId: string;
  /** How many times it was changed, beginning with 1. */
  readonly version: number;
  /** How many wordings it has had, beginning with 1. */
  readonly edition: number;
  readonly archived: Date | null;
};

/** An announcement as it was sent; instants as ISO 8601 writes them. Absent `starts`: at once, or as before. */
export type AnnouncementRequest = {
  readonly title: string;
  readonly reach: string;
  readonly starts?: string | null | undefined;
  readonly expires?: string | null | undefined;
  readonly pinned?: boolean | null | undefined;
  readonly acknowledgement?: boolean | null | undefined;
};

/** What became of the body where HTML is cleaned: what is left of it, and its words alone. */
export type CleanBody = { readonly html: string; readonly text: string };

type Author = Pick<Principal, 'permissions' | 'role' | 'organizationId'>;
type Place = { readonly organizationId: string; readonly isPlatform: boolean };

/** So far ahead of now an announcement may begin or end. */
const mostYears = 10;
const yearMs = 366 * 864e5;

/** Whether somebody speaks for an organization: what one above it says, its own people read and do not change. */
function decideAnnounce(
  actor: Author,
  organizationId: string,
): Decision<true, 'announcement_of_another' | 'actor_not_allowed'> {
  if (!may(actor, 'announcement:write')) {
    return refuse(
      'actor_not_allowed',
      words(
        'Your role may not write announcements. Ask an underwriter.',
        'Votre rôle ne permet pas de rédiger d’annonces. Adressez-vous à un souscripteur.',
      ),
    );
  }
  return actor.role.startsWith('organization:') && actor.organizationId !== organizationId
    ? refuse(
        'announcement_of_another',
        words(
          'Another organization wrote this announcement. Its own people change it.',
          'Une autre organisation a rédigé cette annonce. Ses propres gens la modifient.',
        ),
      )
    : accept(true);
}

const late = words(
  'Choose a day within ten years, after the first one.',
  'Choisissez un jour d’ici dix ans, après le premier.',
);

/** Whether an announcement may be published as it was sent. `before` is what stands there, where it is changed. */
export function decideAnnouncement(
  { request, body, before }: { request: AnnouncementRequest; body: CleanBody; before: Announcement | null },
  actor: Author,
  place: Place,
  now: Date,
): Decision<Announcement> {
  const own = decideAnnounce(actor, place.organizationId);
  if (!own.ok) return own;
  const title = tidyLine(request.title);
  if (title === '') {
    return refuse('title_missing', words('Give the announcement a title.', 'Donnez un titre à l’annonce.'), 'title');
  }
  const unfit = findLineProblem(request.title, 'title', 'title') ?? findProseProblem(body.text, 'note', 'body');
  if (unfit) return { ok: false, refusal: unfit };
  if (body.text.trim() === '') {
    return refuse('announcement_missing', words('Write the announcement first.', 'Rédigez d’abord l’annonce.'), 'body');
  }
  if (characterCount(body.html) > textLimits.note) {
    const message = words(
      'With its formatting this is longer than {max} characters. Shorten it, or take formatting away.',
      'Avec sa mise en forme, ce texte dépasse {max} caractères. Raccourcissez-le ou retirez de la mise en forme.',
    );
    return refuse('text_too_long', sentence(message, { max: textLimits.note }), 'body');
  }
  const reach = announcementReaches.find((one) => one === request.reach);
  if (reach === undefined) {
    return refuse('choice_unknown', words('Choose whom it is for.', 'Choisissez à qui elle s’adresse.'), 'reach');
  }
  if (reach === 'everybody' && !(place.isPlatform && may(actor, 'announcement:broadcast'))) {
    return refuse(
      'broadcast_not_allowed',
      words(
        'The platform organization alone speaks to everybody. Choose your organization, or those beneath it.',
        'Seule l’organisation de la plateforme s’adresse à tous. Choisissez votre organisation ou celles qui en dépendent.',
      ),
      'reach',
    );
  }
  const starts = request.starts ? readInstant(request.starts) : (before?.starts ?? now);
  const farthest = now.getTime() + mostYears * yearMs;
  if (starts === null || starts.getTime() > farthest || starts.getTime() < now.getTime() - mostYears * yearMs) {
    return refuse('day_not_valid', late, 'starts');
  }
  const expires = request.expires ? readInstant(request.expires) : null;
  if (request.expires && (expires === null || expires <= starts || expires.getTime() > farthest)) {
    return refuse('day_not_valid', late, 'expires');
  }
  return accept({
    title,
    body: body.html,
    reach,
    starts,
    expires,
    pinned: request.pinned ?? false,
    acknowledgement: request.acknowledgement ?? false,
  });
}

/** Whether an announcement may be changed or taken back as it stands; `version` is the one that was seen. */
export function decideChangeAnnouncement(
  stored: StoredAnnouncement,
  actor: Author,
  version?: number | null,
): Decision<
  true,
  'announcement_archived' | 'announcement_changed_elsewhere' | 'announcement_of_another' | 'actor_not_allowed'
> {
  const own = decideAnnounce(actor, stored.organizationId);
  if (!own.ok) return own;
  if (stored.archived !== null) {
    return refuse(
      'announcement_archived',
      words('This announcement was taken back already.', 'Cette annonce a déjà été retirée.'),
    );
  }
  return (version ?? stored.version) === stored.version
    ? accept(true)
    : refuse(
        'announcement_changed_elsewhere',
        words(
          'Somebody else changed this announcement meanwhile. Compare the two, and choose one.',
          'Quelqu’un d’autre a modifié cette annonce entre-temps. Comparez les deux et choisissez.',
        ),
      );
}

/** Whether the words are others than before: who has read the former ones has not read these. */
export function isReworded(before: Announcement, after: Announcement): boolean {
  return before.title !== after.title || before.body !== after.body;
}

/** Whether an announcement can be read now, by those whom it reaches. */
export function isShown(
  { starts, expires, archived }: Pick<StoredAnnouncement, 'starts' | 'expires' | 'archived'>,
  now: Date,
): boolean {
  return archived === null && starts <= now && (expires === null || expires > now);
}

/** What becomes of a receipt: who says that they have read it is not asked again before there are other words. */
export function decideReadAnnouncement(
  stored: StoredAnnouncement,
  acknowledged: boolean,
  now: Date,
): Decision<{ readonly edition: number; readonly acknowledged: Date | null }, 'announcement_not_shown'> {
  return isShown(stored, now)
    ? accept({ edition: stored.edition, acknowledged: acknowledged ? now : null })
    : refuse(
        'announcement_not_shown',
        words('This announcement is not shown any more.', 'Cette annonce n’est plus affichée.'),
      );
}
