import { describe, expect, test } from 'vitest';
import { rateQuote } from '../../rating/rate.ts';
import type { LineSubject } from '../../rating/rating-subject.ts';
import { lineFor } from '../../lines/line-for.ts';
import { offeredDiscounts } from './offered-discounts.ts';
import { examples } from '../../lines/testing/example-objects.ts';
import { bookOf } from '../../lines/testing/line-books.ts';

const lines = Object.entries(examples).map(([provider, subject]) => {
  const line = lineFor(provider);
  if (!line) throw new Error(`${provider} is no line`);
  return { provider, subject, book: bookOf(line) };
});

/** Every set of granted discounts that a line knows, by itself and with paying in full. */
function subjectsOf(subject: LineSubject, codes: readonly string[]): LineSubject[] {
  const sets = codes.reduce<string[][]>((all, code) => [...all, ...all.map((set) => [...set, code])], [[]]);
  return sets.flatMap((discounts) =>
    ['monthly', 'pay_in_full'].map((paymentTerm) => ({ ...subject, discounts, paymentTerm })),
  );
}

describe.each(lines)('the discounts of $provider', ({ provider, subject, book }) => {
  const quote = { provider, vehicles: [], declarations: {} };
  const known = book.structure.discounts?.order ?? [];
  const grantable = known.filter((code) => !Object.hasOwn(book.structure.discounts?.follows ?? {}, code));

  test('save what the rates say, beside whichever others there are', () => {
    for (const one of subjectsOf(subject, grantable)) {
      const total = rateQuote(one, book).total ?? 0;
      for (const offered of offeredDiscounts(quote, one, book).filter(({ isGranted }) => isGranted)) {
        const discounts = offered.isApplied
          ? one.discounts.filter((code) => code !== offered.code)
          : [...one.discounts, offered.code];
        const other = rateQuote({ ...one, discounts }, book).total ?? 0;
        expect(offered.saves).toBe(Math.abs(total - other));
        expect(offered.isApplied ? total <= other : other <= total).toBe(true);
      }
    }
  });

  test('are each named, and say why where they take nothing off', () => {
    for (const one of subjectsOf(subject, grantable)) {
      const offered = offeredDiscounts(quote, one, book);
      expect(offered.map(({ code }) => code)).toEqual(known);
      for (const { label, code, saves, isApplied, reason } of offered) {
        expect(label).not.toBe(code);
        expect(reason === null).toBe(isApplied && saves !== 0);
      }
    }
  });
});
