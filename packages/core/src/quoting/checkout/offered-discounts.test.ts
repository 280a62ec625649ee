import { describe, expect, test } from 'vitest';
import { rateQuote } from '../../rating/rate.ts';
import { demoBook, exampleOne } from '../../rating/testing/example-subjects.ts';
import { lineFor } from '../../lines/line-for.ts';
import { offeredDiscounts } from './offered-discounts.ts';
import { examples } from '../../lines/testing/example-objects.ts';
import { bookOf } from '../../lines/testing/line-books.ts';

const boat = lineFor('boat');
if (!boat) throw new Error('there are no boats');
const book = bookOf(boat);
const offered = (subject: Partial<typeof examples.boat>) =>
  offeredDiscounts({ provider: 'boat', vehicles: [], declarations: {} }, { ...examples.boat, ...subject }, book);
const byCode = (found: ReturnType<typeof offered>, code: string) => found.find((one) => one.code === code);

describe('the discounts of a quote', () => {
  test('are all that its rates know, those that it has and those that it could have', () => {
    const codes = offered({}).map(({ code }) => code);
    expect(codes).toEqual(book.structure.discounts?.order);
  });

  test('take off what lies between the price with one and the price without it', () => {
    const none = { ...examples.boat, discounts: [], paymentTerm: 'monthly' };
    const saves = byCode(offered(none), 'safety_course')?.saves ?? 0;
    const without = rateQuote(none, book).total ?? 0;
    const withIt = rateQuote({ ...none, discounts: ['safety_course'] }, book).total ?? 0;
    expect(saves).toBe(without - withIt);
    expect(saves).toBeGreaterThan(0);
    expect(byCode(offered({ ...none, discounts: ['safety_course'] }), 'safety_course')).toMatchObject({
      isApplied: true,
      isGranted: true,
      saves,
      reason: null,
    });
  });

  test('say what to do for one that follows from an answer', () => {
    expect(byCode(offered({ paymentTerm: 'monthly', discounts: [] }), 'paid_in_full')).toMatchObject({
      isApplied: false,
      isGranted: false,
      reason: { message: 'It comes with paying for the whole term at once.' },
    });
    const paid = byCode(offered({ paymentTerm: 'pay_in_full', discounts: [] }), 'paid_in_full');
    expect(paid).toMatchObject({ isApplied: true, reason: null });
    expect(paid?.saves).toBeGreaterThan(0);
  });

  test('beyond the most that they take off together say so', () => {
    const all = (book.structure.discounts?.order ?? []).filter((code) => code !== 'paid_in_full');
    const full = offered({ paymentTerm: 'pay_in_full', discounts: all });
    expect(full.filter(({ saves }) => saves === 0).map(({ reason }) => reason?.form)).toContain(
      'Discounts take {most} % off together at most, and a vehicle never costs less than its minimum.',
    );
  });

  test('cost and save nothing while there is no price', () => {
    const [first] = offered({ coverages: null, discounts: [], paymentTerm: 'monthly' });
    expect(first?.saves).toBeNull();
  });
});

const readStatus = (code: string, quote: Partial<Parameters<typeof offeredDiscounts>[0]>) => {
  const requested = { provider: 'personal', vehicles: [], declarations: {}, ...quote };
  const subject = { ...exampleOne, discounts: [], paymentTerm: 'monthly' };
  return offeredDiscounts(requested, subject, demoBook).find((one) => one.code === code);
};

describe('a discount that a quote does not have', () => {
  test.each([
    ['open to a first owner', [true], true, 'You are the first owner: ask us to add it.'],
    [
      ...(['open to whoever has not said', [null], true] as const),
      'Tell us whether you are its first owner, and ask us to add it.',
    ],
    [
      ...(['closed where one of the vehicles had another owner', [true, false], false] as const),
      'You are not the first owner of everything on this quote.',
    ],
  ] as const)('for first owners is %s, and says so', (_who, owners, isOpen, message) => {
    const vehicles = owners.map((originalOwner) => ({ originalOwner }));
    expect(readStatus('original_owner', { vehicles })).toMatchObject({ isOpen, reason: { message } });
  });

  test.each([
    [{}, true],
    [{ incidents: { at_fault: 0, speeding: 2 } }, true],
    [{ incidents: { at_fault: 1 } }, false],
  ])('for a record without claims follows what was declared: %j', (declarations, isOpen) => {
    expect(readStatus('claim_free', { declarations })).toMatchObject({ isOpen });
  });

  test('for the years of its contract is not named, and once it is there nobody grants it', () => {
    expect(readStatus('loyalty', {})).toBeUndefined();
    const subject = { ...exampleOne, discounts: ['claim_free', 'loyalty'], paymentTerm: 'monthly' } as const;
    const found = offeredDiscounts({ provider: 'personal', vehicles: [], declarations: {} }, subject, demoBook);
    const one = found.find(({ code }) => code === 'loyalty');
    expect(one).toMatchObject({ isApplied: true, isGranted: false, saves: 3229, reason: null });
  });

  test('that no rule of ours knows is asked about', () => {
    expect(byCode(offered({ discounts: [] }), 'safety_course')).toMatchObject({
      isOpen: true,
      reason: { message: 'Ask us whether it is for you.' },
    });
  });

  test('and that an answer keeps away says so also where nothing would be left to take off', () => {
    const full = { ...exampleOne, paymentTerm: 'pay_in_full' };
    const discounts = (demoBook.structure.discounts?.order ?? []).filter((code) => code !== 'claim_free');
    const requested = { provider: 'personal', vehicles: [], declarations: { incidents: { at_fault: 1 } } };
    const found = offeredDiscounts(requested, { ...full, discounts }, demoBook).find(
      ({ code }) => code === 'claim_free',
    );
    expect(found?.reason?.message).toBe('An accident in the last 36 months was your fault.');
  });

  test('stands nowhere where the rates have none', () => {
    const alone = { ...book, structure: { ...book.structure, discounts: null } };
    expect(offeredDiscounts({ provider: 'boat', vehicles: [], declarations: {} }, examples.boat, alone)).toEqual([]);
  });
});
