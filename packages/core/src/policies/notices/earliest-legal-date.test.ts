import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canadianProvinces, usStates } from '../../products/vocabulary.ts';
import { addDays, day, daysBetween } from '../../shared/time/day.ts';
import { workingDayFrom } from '../../shared/time/working-days.ts';
import { cancellationReasons } from '../vocabulary.ts';
import { checkLegalDate, earliestLegalDate, lastDayToSend, type Notice, noticeClassOf } from './earliest-legal-date.ts';
import { noticeClasses } from './notice-table.ts';
import { sampled } from '../../shared/testing/sampled.ts';

const seed = 2_911;
const sent = day('2025-06-09');
const notice = (changes: Partial<Notice> = {}): Notice => ({
  state: 'OH',
  reason: 'non_payment',
  isRentedToOthers: false,
  delivery: 'mail',
  inForceSince: day('2025-01-01'),
  sent,
  ...changes,
});
const earliest = (changes: Partial<Notice>) => earliestLegalDate(notice(changes)).date;
const anyNotice = fc.record({
  state: fc.constantFrom(...usStates, ...canadianProvinces),
  reason: fc.constantFrom(...noticeClasses),
  isRentedToOthers: fc.boolean(),
  inForceSince: fc.integer({ min: -400, max: 0 }).map((days) => addDays(sent, days)),
  delivery: fc.constantFrom('mail', 'in_person'),
  sent: fc.integer({ min: 0, max: 2_000 }).map((days) => addDays(sent, days)),
});

describe('cover ends for non-payment at the earliest', () => {
  test.each([
    ['KS', '2025-06-17'],
    ['CA', '2025-06-23'],
    ['FL', '2025-06-23'],
    ['TX', '2025-06-23'],
    ['NY', '2025-06-27'],
    ['NJ', '2025-06-27'],
    ['PA', '2025-06-27'],
    ['ON', '2025-07-10'],
  ])('in %s on %s after a notice mailed on 9 June 2025', (state, expected) => {
    expect(earliest({ state })).toBe(expected);
  });

  test('in Ontario on 19 June after one that is handed over then', () => {
    expect(earliest({ state: 'ON', delivery: 'in_person' })).toBe('2025-06-19');
  });
});

describe('the days of a notice', () => {
  test.each([
    ['WA', 'other', { inForceSince: addDays(sent, -29) }, 10],
    ['WA', 'other', { inForceSince: addDays(sent, -30) }, 20],
    ['WA', 'non_renewal', { inForceSince: addDays(sent, -29) }, 20],
    ['AZ', 'other', {}, 10],
    ['AZ', 'other', { isRentedToOthers: true }, 45],
    ['NY', 'non_renewal', {}, 45],
    ['NY', 'non_renewal', { isRentedToOthers: true }, 20],
    ['ON', 'other', { delivery: 'in_person' }, 5],
    ['OH', 'other', { delivery: 'in_person' }, 30],
    ['AB', 'non_payment', {}, 15],
    ['WY', 'other', {}, 45],
    ['WY', 'non_renewal', {}, 60],
    ['NH', 'non_renewal', {}, 45],
    ['NH', 'other', { inForceSince: addDays(sent, -59) }, 10],
    ['NH', 'other', { inForceSince: addDays(sent, -60) }, 45],
    ['QC', 'non_payment', { inForceSince: addDays(sent, -59) }, 15],
    ['QC', 'non_payment', { inForceSince: addDays(sent, -60) }, 30],
    ['WA', 'non_renewal', { isRentedToOthers: true, sent: day('2025-07-01') }, 60],
    ['PA', 'other', {}, 60],
    ['NE', 'non_renewal', { isRentedToOthers: true }, 60],
  ] as const)('in %s for %s with %j are %i', (state, reason, changes, days) => {
    expect(earliestLegalDate(notice({ state, reason, ...changes })).noticeDays).toBe(days);
  });

  test.each([...usStates, ...canadianProvinces])('are known, with a grade and a source, in %s', (state) => {
    for (const reason of noticeClasses) {
      const { noticeDays, source } = earliestLegalDate(notice({ state, reason }));
      expect(noticeDays).toBeGreaterThanOrEqual(5);
      expect(source).not.toBe('');
    }
  });

  test('count from the next working day where a notice would go out on a weekend or a holiday', () => {
    const [onFriday, onSaturday] = [
      earliestLegalDate(notice()),
      earliestLegalDate(notice({ sent: day('2025-06-14') })),
    ];
    expect(onFriday.sent).toBe(sent);
    expect(onSaturday.sent).toBe('2025-06-16');
    expect(earliestLegalDate(notice({ sent: day('2025-07-04') })).sent).toBe('2025-07-07');
    expect(earliestLegalDate(notice({ state: 'ON', sent: day('2025-07-01') })).sent).toBe('2025-07-02');
  });

  test(`add up to the date: notice, post, and what a weekend or holiday moved (seed ${seed})`, () => {
    const property = fc.property(anyNotice, (requested) => {
      const { date, noticeDays, postDays, movedDays, ...legal } = earliestLegalDate(requested);
      expect(daysBetween(legal.sent, date)).toBe(noticeDays + postDays + movedDays);
      const usual = requested.state === 'ON' ? 1 : canadianProvinces.includes(requested.state) ? 5 : 3;
      const byMail = requested.state === 'ME' && requested.reason !== 'non_renewal' ? 5 : usual;
      expect(postDays).toBe(requested.delivery === 'in_person' ? 0 : byMail);
      const country = canadianProvinces.includes(requested.state) ? 'CA' : 'US';
      if (requested.reason === 'non_renewal') expect(movedDays).toBe(0);
      else expect(workingDayFrom(date, country)).toBe(date);
    });
    fc.assert(property, { seed });
  });
});

describe('a notice', () => {
  test(`that goes out later never ends cover earlier (seed ${seed})`, () => {
    const property = fc.property(anyNotice, fc.integer({ min: 1, max: 60 }), (requested, days) => {
      const later = { ...requested, sent: addDays(requested.sent, days) };
      expect(earliestLegalDate(later).date >= earliestLegalDate(requested).date).toBe(true);
    });
    fc.assert(property, { seed });
  });

  test(`that is handed over never ends cover later than one that is mailed (seed ${seed})`, () => {
    const property = fc.property(anyNotice, (requested) => {
      const [byHand, byMail] = [
        earliestLegalDate({ ...requested, delivery: 'in_person' }),
        earliestLegalDate(requested),
      ];
      expect(byHand.date <= byMail.date).toBe(true);
      expect(byHand.sent).toBe(byMail.sent);
    });
    fc.assert(property, { seed });
  });
});

describe('the last day to send a notice', () => {
  const often = sampled(300, 3_000);

  test(`is the last on which cover may still end in time (seed ${often.seed})`, () => {
    const property = fc.property(
      anyNotice,
      fc.integer({ min: 150, max: 500 }),
      ({ sent: from, ...requested }, days) => {
        const end = addDays(from, days);
        const last = lastDayToSend(requested, end);
        expect(earliestLegalDate({ ...requested, sent: last }).date <= end).toBe(true);
        const next = workingDayFrom(addDays(last, 1), canadianProvinces.includes(requested.state) ? 'CA' : 'US');
        // From a policy's thirtieth day on some states ask for more, never for less.
        expect(earliestLegalDate({ ...requested, sent: next }).date > end).toBe(true);
      },
    );
    fc.assert(property, often);
  });
});

describe('an end of cover', () => {
  const underwriter = { isUnderwriter: true };
  const agent = { isUnderwriter: false };

  test('before the law’s date is refused to everybody, with the date and how it was counted', () => {
    const decision = checkLegalDate(notice({ state: 'NY' }), day('2025-06-26'), underwriter);
    expect(decision).toMatchObject({
      ok: false,
      refusal: {
        code: 'before_legal_date',
        field: 'as_of_date',
        message:
          'Cover may end on Jun 27, 2025 at the earliest: 15 days of notice and 3 for the post from Jun 9, 2025 on (N.Y. Veh. & Traf. Law 313(1)(a)).',
      },
    });
  });

  test('from that date on is accepted, with its citation', () => {
    expect(checkLegalDate(notice({ state: 'NY' }), day('2025-06-27'), agent)).toMatchObject({
      ok: true,
      event: { date: '2025-06-27', grade: 'A', source: 'N.Y. Veh. & Traf. Law 313(1)(a)' },
    });
  });

  test.each([
    ['NY', 'non_renewal', 60, 61],
    ['NJ', 'non_renewal', 90, 91],
    ['NJ', 'non_payment', 30, 31],
  ] as const)('in %s for %s comes %i days after its notice at the latest', (state, reason, last, after) => {
    const about = notice({ state, reason });
    expect(checkLegalDate({ ...about, delivery: 'in_person' }, addDays(sent, last), underwriter).ok).toBe(true);
    expect(checkLegalDate(about, addDays(sent, after), underwriter)).toMatchObject({
      refusal: { code: 'notice_too_early', field: 'as_of_date' },
    });
  });

  test('of a new policy in South Carolina waits until it is sixty days old, unpaid until it is thirty', () => {
    const inForceSince = addDays(sent, -1);
    const young = { state: 'SC', inForceSince } as const;
    expect(earliest({ ...young, reason: 'other' })).toBe('2025-08-07');
    expect(earliest({ ...young, reason: 'non_payment' })).toBe('2025-07-08');
  });

  test.each([
    ['a published table', 'KS'],
    ['nothing', 'WY'],
    ['common practice', 'AB'],
  ])('whose days rest on %s takes an underwriter', (_grade, state) => {
    const end = addDays(sent, 60);
    const refused = { ok: false, refusal: { code: 'legal_date_unconfirmed', field: 'reason' } };
    expect(checkLegalDate(notice({ state }), end, agent)).toMatchObject(refused);
    expect(checkLegalDate(notice({ state }), end, underwriter)).toMatchObject({ ok: true });
  });
});

test.each([...usStates, ...canadianProvinces])(
  'a rented vehicle never gets a shorter notice for other reasons in %s',
  (state) => {
    const [rented, own] = [true, false].map((isRentedToOthers) =>
      earliestLegalDate(notice({ state, reason: 'other', isRentedToOthers })),
    );
    expect(rented?.noticeDays).toBeGreaterThanOrEqual(own?.noticeDays ?? Number.NaN);
    expect(rented?.sent).toBe(own?.sent);
  },
);

test('a notice is owed for what the insurer decides alone', () => {
  const owed = cancellationReasons.filter((reason) => noticeClassOf(reason) !== null);
  expect(owed).toEqual(['non_payment', 'uw_post_bind', 'license_suspended', 'misrepresentation', 'fraud_claim']);
});
