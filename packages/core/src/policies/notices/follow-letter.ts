import type { Day } from '../../shared/time/day.ts';
import { type LetterStatus, letterStatuses } from './vocabulary.ts';

/** A letter by post, as it is known. */
export type LetterOnItsWay = {
  readonly status: LetterStatus;
  readonly mailedOn: Day | null;
  readonly returnedOn: Day | null;
};

/** What became of a letter since it was asked after last; each is told once. */
export type LetterNews = 'mailed' | 'returned' | 'refused';

const rank = (status: LetterStatus): number => letterStatuses.indexOf(status);

/**
 * What a vendor's answer changes of a letter: nothing that is known goes back, whatever order its answers come in, and
 * each step is news once.
 */
export function followLetter(
  known: LetterOnItsWay,
  found: LetterOnItsWay,
): { readonly next: LetterOnItsWay; readonly news: readonly LetterNews[] } {
  const isOver = known.status === 'refused' || known.status === 'returned';
  if (isOver || rank(found.status) < rank(known.status)) return { next: known, news: [] };
  const next = {
    status: found.status,
    mailedOn: known.mailedOn ?? found.mailedOn,
    returnedOn: known.returnedOn ?? found.returnedOn,
  };
  const news: LetterNews[] = [];
  if (known.mailedOn === null && next.mailedOn !== null) news.push('mailed');
  if (next.status === 'returned') news.push('returned');
  if (next.status === 'refused') news.push('refused');
  return { next, news };
}
