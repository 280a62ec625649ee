import { officeHours } from '../shared/time/office-hours.ts';

/** Somebody of the pool that takes turns, as they stand when work comes in. */
export type PoolMember = {
  readonly userId: string;
  readonly name: string;
  /** How many turns they have for one of who has 1. */
  readonly weight: number;
  /** How far their turn is: what they were owed when somebody else was taken. It stands still while they cannot be taken. */
  readonly credit: number;
  readonly isPaused: boolean;
  /** Whether they sell for the organization still. */
  readonly sells: boolean;
  /** Areas such as US-OH; none: everywhere. */
  readonly licensedIn: readonly string[];
  /** The last day of their licence; null: none is known. */
  readonly licensedUntil: string | null;
  /** Lines of business; none: all. */
  readonly lines: readonly string[];
  /** `en` and `fr`; none: both. */
  readonly languages: readonly string[];
  /** Days of the week from Monday, 1, to Sunday, 7. */
  readonly workingDays: readonly number[];
  /** From and until which time of the day, `08:30`. */
  readonly worksFrom: string;
  readonly worksUntil: string;
  /** Most open work at a time; null: any. */
  readonly cap: number | null;
  readonly open: number;
};

/** What is to be given to somebody, and when, by the clock of the organization. */
export type WorkToGive = {
  readonly area: string | null;
  /** Null of what is about no line. */
  readonly line: string | null;
  readonly language: 'en' | 'fr';
  /** `2026-06-15` and `14:05`. */
  readonly day: string;
  readonly time: string;
};

export const passedOverReasons = [
  'left',
  'paused',
  'not_licensed',
  'licence_ended',
  'other_line',
  'other_language',
  'holiday',
  'off_today',
  'outside_hours',
  'full',
] as const;
export type PassedOverReason = (typeof passedOverReasons)[number];
export type PassedOver = { readonly userId: string; readonly name: string; readonly why: PassedOverReason };

const takesAny = (list: readonly string[], value: string | null) =>
  list.length === 0 || (value !== null && list.includes(value));

/** Monday is 1. */
const weekdayOf = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** Why somebody is passed over, or null: what lasts first, what passes by itself last. */
export function findWhyNot(member: PoolMember, work: WorkToGive): PassedOverReason | null {
  if (!member.sells) return 'left';
  if (member.isPaused) return 'paused';
  if (!takesAny(member.licensedIn, work.area)) return 'not_licensed';
  if (member.licensedUntil !== null && work.day > member.licensedUntil) return 'licence_ended';
  if (work.line !== null && !takesAny(member.lines, work.line)) return 'other_line';
  if (!takesAny(member.languages, work.language)) return 'other_language';
  if (officeHours.closedOn.some((closed) => work.day.endsWith(closed))) return 'holiday';
  if (!member.workingDays.includes(weekdayOf(work.day))) return 'off_today';
  if (work.time < member.worksFrom || work.time >= member.worksUntil) return 'outside_hours';
  return member.cap !== null && member.open >= member.cap ? 'full' : null;
}

export type Turn = {
  readonly chosen: PoolMember | null;
  readonly passedOver: readonly PassedOver[];
  /** The pool as it stands afterwards. */
  readonly pool: readonly PoolMember[];
};

/**
 * Who has the next turn: smooth weighted round robin. Everybody who can be taken is credited with their weight, who has
 * most of it is taken, of equals the first by their id, and pays with what was credited in all. Shares are those of the
 * weights over any stretch in which the same people can be taken, without bursts; who cannot be taken neither gains nor loses.
 */
export function nextInTurn(pool: readonly PoolMember[], work: WorkToGive): Turn {
  const passedOver: PassedOver[] = [];
  const able = pool.filter((member) => {
    const why = findWhyNot(member, work);
    if (why !== null) passedOver.push({ userId: member.userId, name: member.name, why });
    return why === null;
  });
  const credited = able
    .map((member) => ({ ...member, credit: member.credit + member.weight }))
    .toSorted((one, other) => other.credit - one.credit || (one.userId < other.userId ? -1 : 1));
  const [first] = credited;
  if (!first) return { chosen: null, passedOver, pool };
  const total = able.reduce((sum, { weight }) => sum + weight, 0);
  const after = new Map(credited.map((member) => [member.userId, member]));
  after.set(first.userId, { ...first, credit: first.credit - total, open: first.open + 1 });
  return { chosen: first, passedOver, pool: pool.map((member) => after.get(member.userId) ?? member) };
}

/** Whose the next turns are, one after the other, if the same work came in again and again; null: nobody’s. */
export function nextTurns(
  pool: readonly PoolMember[],
  work: WorkToGive,
  count: number,
): readonly (PoolMember | null)[] {
  const turns: (PoolMember | null)[] = [];
  let now = pool;
  for (let turn = 0; turn < count; turn += 1) {
    const next = nextInTurn(now, work);
    turns.push(next.chosen);
    now = next.pool;
  }
  return turns;
}
