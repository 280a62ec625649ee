import { describe, expect, test } from 'vitest';
import type { PriceEnds } from './explain-moves.ts';
import { type StoredMove, linkMoves } from './link-moves.ts';

const ends = (low: number, high = low): PriceEnds => ({ low, high });
const at = new Date('2026-11-22T10:00:00Z');
function move(
  answer: string,
  before: PriceEnds | null,
  after: PriceEnds | null,
  more: Partial<StoredMove> = {},
): StoredMove {
  return { answer, at, version: 3, before, after, rows: [], voidedTotal: null, ...more };
}

const first = move('rating_value', null, ends(900, 1300));
const birthdate = move('birthdate', ends(900, 1300), ends(1300, 1600));

describe('the moves of a price', () => {
  test('begin after the first price, which moved nothing', () => {
    expect(linkMoves([first], ends(900, 1300))).toEqual([]);
    expect(linkMoves([], ends(900, 1300))).toEqual([]);
    expect(linkMoves([], null)).toEqual([]);
  });

  test('are those that were written down, oldest first', () => {
    const usage = move('usage_type', ends(1300, 1600), ends(1400, 1700));
    expect(linkMoves([first, birthdate, usage], ends(1400, 1700))).toEqual([birthdate, usage]);
  });

  test('since the last edit moved with the rates', () => {
    expect(linkMoves([first, birthdate], ends(1350, 1650))).toEqual([
      birthdate,
      {
        answer: 'rates',
        at: null,
        version: null,
        rows: [],
        voidedTotal: null,
        before: ends(1300, 1600),
        after: ends(1350, 1650),
      },
    ]);
  });

  test('between two edits moved with the rates, too', () => {
    const later = move('storage_type', ends(1000, 1400), ends(1100, 1500));
    expect(
      linkMoves([first, later], ends(1100, 1500)).map(({ answer, before, after }) => [answer, before, after]),
    ).toEqual([
      ['rates', ends(900, 1300), ends(1000, 1400)],
      ['storage_type', ends(1000, 1400), ends(1100, 1500)],
    ]);
  });

  test('go on from the last price that was shown where there was none for a while', () => {
    const again = move('rating_value', null, ends(2000));
    expect(linkMoves([first, again], ends(2000))).toEqual([{ ...again, before: ends(900, 1300) }]);
    expect(linkMoves([first, move('rating_value', null, ends(900, 1300))], ends(900, 1300))).toEqual([]);
  });

  test('leave out an edit that kept the price, or left none', () => {
    const stored = move('contents', ends(900, 1300), ends(900, 1300), { voidedTotal: 900 });
    const none = move('contents', ends(900, 1300), null, { voidedTotal: 900 });
    expect(linkMoves([first, stored, none], ends(900, 1300))).toEqual([]);
    expect(linkMoves([first, none], null)).toEqual([]);
  });

  test('end where they were written down while there is no price now', () => {
    expect(linkMoves([first, birthdate], null)).toEqual([birthdate]);
  });

  test('after the oldest were dropped begin with what is left', () => {
    expect(linkMoves([birthdate], ends(1300, 1600))).toEqual([birthdate]);
  });

  test('are one chain to the price of now', () => {
    const moves = [first, birthdate, move('usage_type', ends(1310, 1610), ends(5)), move('year', ends(7), ends(8))];
    const linked = linkMoves(moves, ends(9));
    for (const [index, one] of linked.entries()) {
      if (index > 0) expect(one.before).toEqual(linked[index - 1]?.after);
    }
    expect(linked[0]?.before).toEqual(first.after);
    expect(linked.at(-1)?.after).toEqual(ends(9));
    expect(linked.map(({ answer }) => answer)).toEqual(['birthdate', 'rates', 'usage_type', 'rates', 'year', 'rates']);
  });
});
