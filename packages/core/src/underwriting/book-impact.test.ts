import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { someQuotes, someRules } from '../quoting/rules/testing/example-rules.ts';
import { interpretRules } from '../quoting/rules/testing/interpret-rules.ts';
import { day } from '../shared/time/day.ts';
import { type BookEntry, type ImpactSums, judgeBy, noImpact, withEntries } from './rule-impact.ts';

const seed = 2_024;
const always = { effectiveDate: day('1900-01-01'), expirationDate: null };

const entries: fc.Arbitrary<BookEntry> = fc.record({
  values: fc.array(fc.constantFrom('Thor', 7), { maxLength: 2 }),
  isHitNow: fc.boolean(),
  premium: fc.option(fc.nat(1_000_000)),
  isRecent: fc.boolean(),
  isInForce: fc.boolean(),
  state: fc.constantFrom('OH', 'TX', 'ON'),
  status: fc.constantFrom('open', 'bound', 'active'),
});

/** The sums of entries, each written down by itself. */
function byHand(list: readonly BookEntry[]): ImpactSums {
  const hit = list.filter(({ values }) => values.length > 0);
  const sum = (of: readonly BookEntry[]) => of.reduce((all, { premium }) => all + (premium ?? 0), 0);
  return {
    lookedAt: list.length,
    hits: hit.length,
    newHits: hit.filter(({ isHitNow }) => !isHitNow).length,
    letGo: list.filter(({ values, isHitNow }) => isHitNow && values.length === 0).length,
    premium: sum(list),
    premiumHit: sum(hit),
  };
}

describe('the impact on a book, whatever is in it', () => {
  test('is what each entry by itself adds up to, in all and in each group', () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 40 }), (book) => {
        const { quotes, policies, states, statuses } = withEntries(noImpact, book);
        expect(quotes).toEqual(byHand(book.filter(({ isRecent }) => isRecent)));
        expect(policies).toEqual(byHand(book.filter(({ isInForce }) => isInForce)));
        for (const [state, sums] of Object.entries(states)) {
          expect(sums).toEqual(byHand(book.filter((one) => one.state === state)));
        }
        for (const [status, sums] of Object.entries(statuses)) {
          expect(sums).toEqual(byHand(book.filter((one) => one.status === status)));
        }
      }),
      { seed },
    );
  });

  test('is the same in whatever batches it is looked at, and leaves what it began with as it was', () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 30 }), fc.integer({ min: 1, max: 7 }), (book, size) => {
        let impact = noImpact;
        for (let from = 0; from < book.length; from += size)
          impact = withEntries(impact, book.slice(from, from + size));
        expect(impact).toEqual(withEntries(noImpact, book));
        expect(noImpact).toEqual(withEntries(noImpact, []));
      }),
      { seed },
    );
  });

  test('never hits more than was looked at, and what is new and what was hit already are all that is hit', () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 40 }), (book) => {
        const { quotes } = withEntries(noImpact, book);
        expect(quotes.hits + quotes.letGo).toBeLessThanOrEqual(quotes.lookedAt);
        expect(quotes.newHits).toBeLessThanOrEqual(quotes.hits);
        expect(quotes.premiumHit).toBeLessThanOrEqual(quotes.premium);
      }),
      { seed },
    );
  });
});

test('what a draft says of a quote, beside any wording in use, is what the plain reference says of both', () => {
  const quotes = fc.sample(someQuotes, { seed, numRuns: 100 });
  const rules = fc.sample(someRules('personal'), { seed, numRuns: 15 }).flat();
  rules.forEach((draft, index) => {
    const inUse = rules[rules.length - 1 - index] ?? draft;
    const judge = judgeBy(draft, 'personal', inUse);
    for (const quote of quotes) {
      const { values, isHitNow } = judge(quote);
      expect(values.length > 0).toBe(interpretRules([{ ...draft, ...always }], quote).length > 0);
      expect(isHitNow).toBe(interpretRules([{ ...inUse, ...always }], quote).length > 0);
    }
  });
});
