import type { Cents } from '../../shared/money/money.ts';
import type { RateBook } from './rate-book.ts';
import type { RateFixture } from './rate-book-file.ts';
import { rateQuote } from '../rate.ts';
import type { LineSubject } from '../rating-subject.ts';

/** What a fixture came to under a version. */
export type FixtureOutcome = {
  readonly name: string;
  readonly expected: Cents | null;
  readonly total: Cents | null;
  readonly differs: boolean;
};

/** The fixtures that a version has to meet: those of the version before it, each by name as the version itself has it. */
export function fixturesOf(own: readonly RateFixture[], before: readonly RateFixture[]): RateFixture[] {
  const byName = new Map([...before, ...own].map((fixture) => [fixture.name, fixture]));
  return [...byName.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Rates each fixture and says where the total is another one. Its subject was checked by the schema of its file. */
export function runFixtures(book: RateBook, fixtures: readonly RateFixture[]): FixtureOutcome[] {
  return fixtures.map(({ name, subject, total: expected }) => {
    const { total } = rateQuote(subject as LineSubject, book);
    return { name, expected, total, differs: total !== expected };
  });
}
