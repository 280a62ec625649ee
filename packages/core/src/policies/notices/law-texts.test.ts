import { describe, expect, test } from 'vitest';
import { lawTextOf } from '../../products/law-texts.ts';
import { refundLaws } from '../../products/refund-law.ts';
import { canadianProvinces, usStates } from '../../products/vocabulary.ts';
import { day } from '../../shared/time/day.ts';
import { channelRowOf, type Cited } from './channel-table.ts';
import { conditionalRowsOf } from './conditional-renewal-table.ts';
import { groundsRowOf } from './grounds-table.ts';
import { noticeClasses, noticeRowOf } from './notice-table.ts';

const today = day('2026-11-29');
const scopes = ['private_motor', 'business_motor', 'other'] as const;

/** Everything that the tables cite for a place today. */
function citedIn(state: string): Cited[] {
  const notice = noticeRowOf(state, today);
  const periods = noticeClasses.flatMap((one) => [
    notice[one],
    notice.rented?.[one],
    notice.inPerson?.[one],
    notice.young?.[one],
  ]);
  const { rented, electronic, electronicRented, ...channel } = channelRowOf(state, today);
  const byScope = scopes.flatMap((scope) => [
    groundsRowOf(state, scope, today),
    ...conditionalRowsOf(state, scope, today),
  ]);
  const refunds = refundLaws.filter((one) => one.state === state);
  return [...periods, channel, rented, electronic, electronicRented, ...byScope, ...refunds].flatMap((one) =>
    one ? [{ grade: one.grade, source: one.source }] : [],
  );
}

const all = [...usStates, ...canadianProvinces].flatMap(citedIn);

describe('what a row of grade A cites', () => {
  test('is a text of which it is known where it was read', () => {
    const unread = all.filter(({ grade, source }) => grade === 'A' && lawTextOf(source) === null);
    expect([...new Set(unread.map(({ source }) => source))]).toEqual([]);
  });

  test('has a day or a year, or says that its copy has none', () => {
    for (const { source } of all) {
      expect(lawTextOf(source)?.edition ?? '2026', source).toMatch(/^\d{4}(-\d{2}(-\d{2})?)?$/);
    }
    expect(lawTextOf('Ohio Rev. Code 3937.32(A)(5)')).toEqual({
      readAt: 'codes.ohio.gov/orc/3937.32',
      edition: '2017-09-29',
    });
  });
});

test('what nobody read has no text', () => {
  expect([lawTextOf('no rule found'), lawTextOf('40 P.S. 991.2006'), lawTextOf('13.8.4 NMAC')]).toEqual([
    null,
    null,
    null,
  ]);
});
