import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoRateRows } from '../book/demo-rate-book.ts';
import { capPremium, rateDislocation } from './dislocation.ts';
import { personalStructure } from '../personal-structure.ts';
import { premiumOf } from '../premium-of.ts';
import { compileRateBook } from '../book/rate-book.ts';
import type { RateRow } from '../book/rate-rows.ts';
import { rateQuote } from '../rate.ts';
import { arbitrarySubject } from '../testing/arbitrary-subject.ts';
import { demoBook, exampleOne, seeded } from '../testing/example-subjects.ts';

const bookWith = (change: (row: RateRow) => RateRow | null) =>
  compileRateBook(
    personalStructure,
    demoRateRows.flatMap((row) => change(row) ?? []),
    'other',
  );

const dearerRoadside = bookWith((row) => (row.factor === 'roadside' ? { ...row, amount: (row.amount ?? 0) * 2 } : row));

describe('one policy under another version', () => {
  test('keeps its premium to the cent under the version that it is compared with', () => {
    fc.assert(
      fc.property(arbitrarySubject, (subject) => {
        const found = rateDislocation({ subject, charged: null }, demoBook, demoBook, 10);
        expect(found.after).toBe(found.before);
        expect(found.capped).toBe(found.before);
        expect(found.before).not.toBeNull();
        expect(found).toMatchObject({ referrals: [], refusals: [], missing: [] });
      }),
      { ...seeded, numRuns: 300 },
    );
  });

  test('has the premiums that each version gives by itself, without fees', () => {
    fc.assert(
      fc.property(arbitrarySubject, (subject) => {
        const { before, after } = rateDislocation({ subject, charged: null }, demoBook, dearerRoadside, null);
        expect(before).toBe(premiumOf(rateQuote(subject, demoBook)));
        expect(after).toBe(premiumOf(rateQuote(subject, dearerRoadside)));
      }),
      { ...seeded, numRuns: 300 },
    );
  });

  test('is not moved by a fee', () => {
    const dearerFee = bookWith((row) => (row.factor === 'policy_fee' ? { ...row, amount: 9_900 } : row));
    const { before, after } = rateDislocation({ subject: exampleOne, charged: null }, demoBook, dearerFee, null);
    expect(after).toBe(before);
  });

  test('says what is charged beside what the rates say', () => {
    const { before, charged } = rateDislocation({ subject: exampleOne, charged: 77_700 }, demoBook, demoBook, null);
    expect(charged).toBe(77_700);
    expect(before).toBe(premiumOf(rateQuote(exampleOne, demoBook)));
  });

  test('has no price where the other version has no row, and says which answer it is', () => {
    const { state } = exampleOne;
    const without = bookWith((row) => (row.factor === 'territory' && row.key === state ? null : row));
    const found = rateDislocation({ subject: exampleOne, charged: null }, demoBook, without, 10);
    expect(found).toMatchObject({ after: null, capped: null, missing: ['garaging_state'] });
    expect(found.before).not.toBeNull();
  });

  test('asks one question once, however many vehicles raise it', () => {
    const [vehicle] = exampleOne.vehicles;
    if (!vehicle) throw new Error('the example has a vehicle');
    const subject = { ...exampleOne, vehicles: [vehicle, { ...vehicle, vehicleId: 'second' }] };
    const without = bookWith((row) => (row.factor === 'usage' && row.key === vehicle.usage ? null : row));
    const { missing } = rateDislocation({ subject, charged: null }, demoBook, without, null);
    expect(missing).toEqual(['vehicles.usage_type']);
  });

  test('has no price before where the version that it is compared with has none', () => {
    const { state } = exampleOne;
    const without = bookWith((row) => (row.factor === 'territory' && row.key === state ? null : row));
    const found = rateDislocation({ subject: exampleOne, charged: 5 }, without, demoBook, 10);
    expect(found).toMatchObject({ before: null, capped: null, missing: [] });
    expect(found.after).toBe(premiumOf(rateQuote(exampleOne, demoBook)));
  });

  const referring = bookWith((row) =>
    row.factor === 'vehicle_age' ? { ...row, refer: true } : row.factor === 'usage' ? { ...row, refer: true } : row,
  );

  test('names the referrals that it would newly cross, each once and in order', () => {
    const { referrals } = rateDislocation({ subject: exampleOne, charged: null }, demoBook, referring, null);
    expect(referrals).toEqual(['business_use', 'vehicle_age']);
  });

  test('names no referral that it stands under already', () => {
    const { referrals } = rateDislocation({ subject: exampleOne, charged: null }, referring, referring, null);
    expect(referrals).toEqual([]);
    expect(rateDislocation({ subject: exampleOne, charged: null }, referring, demoBook, null).referrals).toEqual([]);
  });

  test('names the refusals that it would newly run into', () => {
    const least = bookWith((row) => (row.factor === 'minimum_value' ? { ...row, amount: 900_000_000 } : row));
    const { refusals } = rateDislocation({ subject: exampleOne, charged: null }, demoBook, least, null);
    expect(refusals).toEqual(['value_below_minimum']);
    expect(rateDislocation({ subject: exampleOne, charged: null }, least, least, null).refusals).toEqual([]);
  });

  test('says in a sentence what it would newly cross, and nothing of what it stands under already', () => {
    const { says } = rateDislocation({ subject: exampleOne, charged: null }, demoBook, referring, null);
    const [referral] = rateQuote(exampleOne, referring).referrals.filter(({ code }) => code === 'vehicle_age');
    expect(Object.keys(says).toSorted()).toEqual(['business_use', 'vehicle_age']);
    expect(says['vehicle_age']).toMatchObject({
      message: referral?.message,
      form: referral?.form,
      facts: referral?.facts,
    });
    expect(rateDislocation({ subject: exampleOne, charged: null }, referring, referring, null).says).toEqual({});
  });

  test('says in a sentence what the other version asks', () => {
    const without = bookWith((row) => (row.factor === 'territory' && row.key === exampleOne.state ? null : row));
    const { says } = rateDislocation({ subject: exampleOne, charged: null }, demoBook, without, null);
    expect(Object.keys(says)).toEqual(['garaging_state']);
    expect(says['garaging_state']?.message).toMatch(/^[A-Z].*\.$/);
  });
});

describe('a cap', () => {
  test.each([
    [100_00, 150_00, 10, 110_00],
    [100_00, 50_00, 10, 90_00],
    [100_00, 110_00, 10, 110_00],
    [100_00, 90_00, 10, 90_00],
    [100_00, 105_00, 10, 105_00],
    // 10 % of 99.99 is 9.999: it is not rounded up over the cap.
    [99_99, 150_00, 10, 109_98],
    [99_99, 50_00, 10, 90_00],
    [5, 100, 10, 5],
    [0, 100, 10, 0],
    [100_00, 250_00, 100, 200_00],
    [100_00, 150_00, null, 150_00],
    [100_00, 1, null, 1],
  ])('takes a premium from %i to %i under %s percent to %i', (before, after, percent, capped) => {
    expect(capPremium(before, after, percent)).toBe(capped);
  });

  test('is never passed, moves nothing past its end, and turns no rise into a fall', () => {
    const cents = fc.integer({ min: 0, max: 5_000_000 });
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 1, max: 100 }), (before, after, percent) => {
        const capped = capPremium(before, after, percent);
        expect(Math.abs(capped - before) * 100).toBeLessThanOrEqual(before * percent);
        expect(Math.abs(capped - before)).toBeLessThanOrEqual(Math.abs(after - before));
        expect((capped - before) * (after - before)).toBeGreaterThanOrEqual(0);
      }),
      seeded,
    );
  });
});
