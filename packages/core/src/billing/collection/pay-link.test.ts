import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeOf } from '../../quoting/quote.fixture.ts';
import { decidePayByLink, type PayLink, type PayLinkFacts, payLinkState } from './pay-link.ts';

const now = new Date('2026-08-01T12:00:00Z');
const expires = new Date('2026-08-31T12:00:00Z');
const link: PayLink = { expires, endedBy: null };
const facts: PayLinkFacts = { amount: 8_511, isUnderWay: false, canCharge: true, currency: 'USD' };

describe('a link to pay', () => {
  test.each([
    ['open', link, facts],
    ['no_method', link, { ...facts, canCharge: false }],
    ['under_way', link, { ...facts, isUnderWay: true }],
    ['paid', link, { ...facts, amount: 0 }],
    ['paid', { ...link, endedBy: 'paid' }, facts],
    ['over', { ...link, endedBy: 'moved' }, facts],
    ['over', { ...link, endedBy: 'detached' }, { ...facts, amount: 0 }],
    ['over', { ...link, expires: now }, facts],
    ['over', { expires: now, endedBy: 'paid' }, { ...facts, amount: 0 }],
  ] as const)('is %s', (state, of, known) => {
    expect(payLinkState(of, known, now)).toBe(state);
  });

  test.each([
    [null, link, facts, 8_511],
    ['amount_changed', link, facts, 8_510],
    ['amount_changed', link, facts, 100],
    ['no_method_on_file', link, { ...facts, canCharge: false }, 8_511],
    ['payment_under_way', link, { ...facts, isUnderWay: true }, 8_511],
    ['nothing_owed', { ...link, endedBy: 'paid' }, facts, 8_511],
    ['nothing_owed', link, { ...facts, amount: 0 }, 0],
    ['link_over', { ...link, endedBy: 'moved' }, facts, 8_511],
    ['link_over', { ...link, expires: now }, facts, 8_511],
  ] as const)('answers %s', (code, of, known, amount) => {
    expect(codeOf(decidePayByLink(of, known, amount, now))).toBe(code);
  });

  test('says the amount that is due by now, in its currency', () => {
    const decision = decidePayByLink(link, { ...facts, currency: 'CAD' }, 1, now);
    expect(decision.ok ? '' : decision.refusal.message).toContain('85.11');
    expect(decision).toMatchObject({ refusal: { field: 'amount' } });
  });

  test('pays while it is open, exactly what was shown, and nothing otherwise (seed 31)', () => {
    const anyLink = fc.record({
      expires: fc.date({ min: new Date('2026-06-01'), max: new Date('2026-10-01'), noInvalidDate: true }),
      endedBy: fc.constantFrom(null, 'paid', 'moved', 'detached'),
    });
    const anyFacts = fc.record({
      amount: fc.integer({
        min: 0,
        max: 1e5,
      }),
      isUnderWay: fc.boolean(),
      canCharge: fc.boolean(),
      currency: fc.constantFrom('USD', 'CAD'),
    });
    const property = fc.property(anyLink, anyFacts, fc.integer({ min: 0, max: 100_000 }), (of, known, other) => {
      const isOpen = payLinkState(of, known, now) === 'open';
      const exact = decidePayByLink(of, known, known.amount, now);
      expect(exact.ok).toBe(isOpen);
      if (isOpen) expect(known.amount > 0 && of.endedBy === null && of.expires > now).toBe(true);
      if (other !== known.amount) expect(decidePayByLink(of, known, other, now).ok).toBe(false);
    });
    fc.assert(property, { seed: 31, numRuns: 300 });
  });

  test('is good to the millisecond before its days are over', () => {
    const last = new Date(expires.getTime() - 1);
    expect([payLinkState(link, facts, last), payLinkState(link, facts, expires)]).toEqual(['open', 'over']);
    expect(codeOf(decidePayByLink(link, facts, facts.amount, last))).toBeNull();
    expect(codeOf(decidePayByLink(link, facts, facts.amount, expires))).toBe('link_over');
  });

  test('says of what is with somebody else nothing but that it is over, whatever became of the money', () => {
    const known: readonly PayLinkFacts[] = [
      facts,
      { ...facts, amount: 0 },
      { ...facts, isUnderWay: true },
      { ...facts, canCharge: false },
    ];
    for (const endedBy of ['moved', 'detached'] as const) {
      for (const one of known) {
        expect(payLinkState({ expires, endedBy }, one, now)).toBe('over');
        expect(codeOf(decidePayByLink({ expires, endedBy }, one, one.amount, now))).toBe('link_over');
      }
    }
  });

  test('names the way on in every refusal: the newest e-mail, the account, or patience', () => {
    const messageOf = (of: PayLink, known: PayLinkFacts, amount: number) => {
      const decision = decidePayByLink(of, known, amount, now);
      return decision.ok ? '' : decision.refusal.message;
    };
    expect(messageOf({ ...link, endedBy: 'moved' }, facts, 8_511)).toContain('sign in');
    expect(messageOf(link, { ...facts, canCharge: false }, 8_511)).toContain('Sign in');
    expect(messageOf(link, { ...facts, isUnderWay: true }, 8_511)).toContain('Wait');
    expect(messageOf(link, facts, 1)).toContain('Look at it again');
  });
});
