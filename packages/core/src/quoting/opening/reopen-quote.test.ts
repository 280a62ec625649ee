import { describe, expect, test } from 'vitest';
import { addDays, day } from '../../shared/time/day.ts';
import { as, codeOf, exampleFacts, exampleQuote, exampleRating, refused, today } from '../quote.fixture.ts';
import { decideReopenQuote, reopenedEffectiveDate } from './reopen-quote.ts';
import { quoteStatuses } from '../vocabulary.ts';

const customer = as('token:quote');
const ended = exampleQuote({ status: 'expired', expirationDate: day('2026-02-10'), effectiveDate: day('2026-01-20') });

describe('opening an offer again', () => {
  test('gives 30 days more, and cover from tomorrow when the old day has passed', () => {
    expect(decideReopenQuote(ended, customer, exampleFacts())).toMatchObject({
      ok: true,
      event: {
        type: 'quote_reopened',
        to: 'open',
        effectiveDate: addDays(today, 1),
        expirationDate: addDays(today, 30),
      },
    });
  });

  test.each([
    ['2026-03-09', '2026-03-11'],
    ['2026-03-10', '2026-03-10'],
    ['2026-05-09', '2026-05-09'],
    ['2026-05-10', '2026-03-11'],
  ])('an effective date of %s becomes %s', (from, to) => {
    expect(reopenedEffectiveDate({ effectiveDate: day(from) }, today)).toBe(to);
  });

  test.each([
    ['2025-12-10', null],
    ['2025-12-09', 'reopen_window_passed'],
  ])('an offer that ended on %s: %s', (expirationDate, code) => {
    const decision = decideReopenQuote({ ...ended, expirationDate: day(expirationDate) }, customer, exampleFacts());
    expect(codeOf(decision)).toBe(code);
  });

  test('refuses what the new price rejects', () => {
    const facts = exampleFacts({ rating: exampleRating({ rejections: [refused] }) });
    expect(decideReopenQuote(ended, customer, facts)).toMatchObject({ refusal: { code: 'rejected_by_rule' } });
  });

  test('leaves a renewal offer to its own way back', () => {
    const decision = decideReopenQuote({ ...ended, businessType: 'renewal' }, customer, exampleFacts());
    expect(decision).toMatchObject({ refusal: { code: 'renewal_not_reopenable' } });
  });

  test.each(quoteStatuses.filter((status) => status !== 'expired'))('refuses a quote that is %s', (status) => {
    expect(decideReopenQuote(exampleQuote({ status }), customer, exampleFacts()).ok).toBe(false);
  });

  test('is not for underwriters', () => {
    const decision = decideReopenQuote(ended, as('organization:underwriter'), exampleFacts());
    expect(decision).toMatchObject({ refusal: { code: 'actor_not_allowed' } });
  });
});
