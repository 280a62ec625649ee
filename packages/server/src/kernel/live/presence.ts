import { randomUUID } from 'node:crypto';
import type { AttendedQueue, PresentRecord } from '@roadworthy/core/shared/lists/live-tables.ts';

/** A record, and whose it is. */
export type PlacedRecord = PresentRecord & { readonly organizationId: string };

/** A queue of an organization that somebody works through. */
export type PlacedQueue = { readonly table: AttendedQueue; readonly id: 'queue'; readonly organizationId: string };

/** Where somebody is: a record or a queue that they have open in one of their tabs. */
export type Presence = (PlacedRecord | PlacedQueue) & {
  /** Names the tab among those of its person. */
  readonly tab: string;
  readonly userId: string;
  readonly name: string;
  readonly photoUrl: string | null;
  /** Whether they are about to decide something about it. */
  readonly deciding: boolean;
};

/** Somebody else on a record, however many tabs they have it open in. */
export type Present = Pick<Presence, 'userId' | 'name' | 'photoUrl' | 'deciding'>;

/** What processes tell each other: that somebody is there, or that a tab of theirs left. */
type Stated = { readonly by: string } & (
  | { readonly here: Presence }
  | { readonly gone: { readonly userId: string; readonly tab: string } }
);

type Parts = {
  /** Tells every process, this one among them. */
  readonly tell: (text: string) => void;
  /** Somebody came to a record, left it, or began or ended deciding. */
  readonly changed: (place: PlacedRecord | PlacedQueue) => void;
  /** Milliseconds, from whatever moment. */
  readonly now: () => number;
};

/** A tab that is not heard of for this long has left; pages say every ten seconds that they are there. */
export const presentMs = 25_000;
const mostPresences = 20_000;
const mostTabsOfPerson = 20;

type Stored = { readonly presence: Presence; readonly until: number };

/**
 * Who is on which record, in the memory of each process alone: they tell each other, and what is not told again is
 * forgotten. One that hears nobody else knows those who came to it.
 */
export function createPresence({ tell, changed, now }: Parts) {
  const stored = new Map<string, Stored>();
  const own = randomUUID();
  const keyOf = ({ userId, tab }: { readonly userId: string; readonly tab: string }) => `${userId} ${tab}`;

  function forget(key: string): void {
    const left = stored.get(key);
    if (!left) return;
    stored.delete(key);
    changed(left.presence);
  }

  function put(presence: Presence): void {
    const key = keyOf(presence);
    const before = stored.get(key)?.presence;
    const isNew = before?.table !== presence.table || before.id !== presence.id;
    if (before && isNew) forget(key);
    stored.set(key, { presence, until: now() + presentMs });
    if (isNew || before.deciding !== presence.deciding) changed(presence);
  }

  return {
    /** Somebody is on a record; false when they are in too many places, or too many people are somewhere. */
    enter(presence: Presence): boolean {
      if (!stored.has(keyOf(presence))) {
        const tabs = [...stored.keys()].filter((key) => key.startsWith(`${presence.userId} `));
        if (stored.size >= mostPresences || tabs.length >= mostTabsOfPerson) return false;
      }
      put(presence);
      tell(JSON.stringify({ by: own, here: presence } satisfies Stated));
      return true;
    },
    /** A tab left its record. */
    leave(left: { readonly userId: string; readonly tab: string }): void {
      forget(keyOf(left));
      tell(JSON.stringify({ by: own, gone: left } satisfies Stated));
    },
    /** What a process told. This one knows already: heard late, its own news would bring back who has left since. */
    receive(text: string): void {
      const notified = JSON.parse(text) as Stated;
      if (notified.by === own) return;
      if ('gone' in notified) forget(keyOf(notified.gone));
      else if (stored.size < mostPresences || stored.has(keyOf(notified.here))) put(notified.here);
    },
    /** Forgets who was not heard of for too long. */
    expire(): void {
      for (const [key, { until }] of stored) if (until <= now()) forget(key);
    },
    /** The others on a record or in a queue, by name. */
    others({ organizationId, table, id }: PlacedRecord | PlacedQueue, userId: string | null): Present[] {
      const people = new Map<string, Present>();
      for (const { presence, until } of stored.values()) {
        const isThere = presence.id === id && presence.table === table && presence.organizationId === organizationId;
        if (!isThere || until <= now() || presence.userId === userId) continue;
        const deciding = presence.deciding || people.get(presence.userId)?.deciding === true;
        const { name, photoUrl } = presence;
        people.set(presence.userId, { userId: presence.userId, name, photoUrl, deciding });
      }
      return [...people.values()].toSorted((a, b) => a.name.localeCompare(b.name));
    },
  };
}

export type PresenceBoard = ReturnType<typeof createPresence>;
