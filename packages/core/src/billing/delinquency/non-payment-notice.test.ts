import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CancelFacts } from '../../policies/cancellation/cancel-policy.ts';
import { examplePolicy } from '../../policies/policy.fixture.ts';
import { codeOf } from '../../quoting/quote.fixture.ts';
import { addDays, type Day, day } from '../../shared/time/day.ts';
import { workingDayFrom } from '../../shared/time/working-days.ts';
import { type CollectedInvoice, type Collection, defaultCollection } from '../collection/collect.ts';
import { askedOn, cureOf, decideNonPaymentNotice, firstMissed, type NoticeFacts } from './non-payment-notice.ts';

const due = day('2025-06-01');
const mailed = day('2025-06-09');
const missed = (more: Partial<CollectedInvoice> = {}): CollectedInvoice => ({
  invoiceId: 'a',
  sequence: 3,
  dueDate: due,
  amount: 10500,
  paidAmount: 0,
  status: 'issued',
  collectFrom: due,
  ...more,
});
const collectionOf = (more: Partial<Collection> = {}): Collection => ({
  status: 'delinquent',
  invoices: [missed()],
  canCharge: true,
  isUnderWay: false,
  nextAttempt: null,
  tried: new Set(['a']),
  terms: defaultCollection,
  ...more,
});
const policy = examplePolicy({
  status: 'delinquent',
  effectiveDate: day('2025-04-01'),
  expirationDate: day('2026-04-01'),
});
const cancelling = (more: Partial<CancelFacts> = {}): CancelFacts => ({
  policy,
  today: mailed,
  state: 'OH',
  isRentedToOthers: false,
  inForceSince: policy.effectiveDate,
  incidents: [],
  stoppedBy: null,
  paid: { overdue: 10_500, isPaymentUnderWay: false, until: day('2025-06-01') },
  terms: {
    basis: 'pro_rata',
    minimumEarned: 0,
  },
  ...more,
});
const facts = (known: Partial<CancelFacts> = {}, more: Partial<NoticeFacts> = {}): NoticeFacts => ({
  cancelling: cancelling(known),
  collection: collectionOf(),
  firstAttempt: due,
  ...more,
});
const decide = (known: Partial<CancelFacts> = {}, more: Partial<NoticeFacts> = {}) =>
  decideNonPaymentNotice(facts(known, more));

describe('the notice of what was due on June 1 and mailed on June 9', () => {
  test.each([
    ['HI', '2025-07-02'],
    ['TX', '2025-06-23'],
    ['NY', '2025-06-27'],
    ['NJ', '2025-06-27'],
    ['ME', '2025-06-24'],
    ['OH', '2025-06-23'],
    ['ON', '2025-07-10'],
  ])('ends cover in %s on %s', (state, asOf) => {
    expect(decide({ state })).toMatchObject({
      ok: true,
      event: { reason: 'non_payment', asOf, takes: 'later', basis: 'pro_rata', endedBy: 'insurer' },
    });
  });

  test.each(['KS', 'GA', 'ND', 'AB', 'FL', 'PA'])(
    'takes an underwriter in %s, where no statute confirmed the days',
    (state) => {
      expect(codeOf(decide({ state }))).toBe('legal_date_unconfirmed');
    },
  );

  test.each(['CA', 'CO', 'MA', 'OR'])(
    'takes an underwriter in %s, where no text confirmed by which way it counts',
    (state) => {
      expect(codeOf(decide({ state }))).toBe('channel_unconfirmed');
    },
  );

  test('never ends cover that was paid for', () => {
    const paid = { overdue: 10_500, isPaymentUnderWay: false };
    expect(decide({ paid: { ...paid, until: day('2025-07-05') } })).toMatchObject({ event: { asOf: '2025-07-07' } });
    expect(codeOf(decide({ paid: { ...paid, until: policy.expirationDate } }))).toBe('term_ends_first');
    // A notice more than thirty days ahead is none in New Jersey: it waits.
    expect(decide({ state: 'NJ', paid: { ...paid, until: day('2025-07-21') } })).toMatchObject({
      refusal: { code: 'notice_not_due', message: 'The notice goes out on Jun 21, 2025.' },
    });
  });
});

describe('no notice goes out', () => {
  test.each([
    ['while nothing is overdue', {}, { collection: collectionOf({ invoices: [missed({ status: 'paid' })] }) }],
    ['of a policy in good standing', { policy: { ...policy, status: 'active' } }, {}],
    ['of one whose end is announced', { policy: { ...policy, status: 'pending_cancellation' } }, {}],
  ] as const)('%s', (_when, known, more) => {
    expect(codeOf(decide(known, more))).toBe('policy_not_delinquent');
  });

  test.each([
    ['where a moratorium stops it', { stoppedBy: 'Flood' }, {}, 'moratorium_active'],
    ['while a bank has not answered', {}, { collection: collectionOf({ isUnderWay: true }) }, 'payment_under_way'],
    ['before the last attempt', {}, { collection: collectionOf({ nextAttempt: mailed }) }, 'attempt_ahead'],
    ['before the eighth day', { today: day('2025-06-08') }, {}, 'notice_not_due'],
    ['on a weekend', { today: day('2025-06-14') }, {}, 'no_working_day'],
    ['on a holiday', { today: day('2025-06-19') }, {}, 'no_working_day'],
    ['eight days after a late first attempt', {}, { firstAttempt: day('2025-06-05') }, 'notice_not_due'],
  ] as const)('%s', (_when, known, more, code) => {
    expect(codeOf(decide(known, more))).toBe(code);
  });

  test('but does where nobody charges by itself any more, whatever attempt was planned', () => {
    const collection = collectionOf({ nextAttempt: day('2025-06-07'), canCharge: false });
    expect(decide({}, { collection }).ok).toBe(true);
  });
});

test('the invoice that was asked for first is the one that was missed', () => {
  const stated = missed({ invoiceId: 'b', dueDate: day('2025-05-01'), collectFrom: day('2025-06-05') });
  const collection = collectionOf({ invoices: [stated, missed()] });
  expect(firstMissed(collection, mailed)?.invoiceId).toBe('a');
  expect(firstMissed(collection, day('2025-06-01'))).toBeNull();
  expect(askedOn(missed({ collectFrom: null }))).toBe(due);
});

test('however late it is given, nobody’s cover ends before the days of the law have passed', () => {
  const states = ['ME', 'NY', 'OH', 'TX', 'WA', 'ON'] as const;
  fc.assert(
    fc.property(fc.constantFrom(...states), fc.integer({ min: 0, max: 200 }), (state, late) => {
      const today: Day = addDays(mailed, late);
      const decision = decide({ state, today });
      if (!decision.ok) {
        expect(decision.refusal.code).toBe('no_working_day');
        return;
      }
      const { legal, asOf } = decision.event;
      expect(legal?.sent).toBe(today);
      expect(asOf >= addDays(today, (legal?.noticeDays ?? 99) + (legal?.postDays ?? 99))).toBe(true);
      expect(workingDayFrom(asOf, state === 'ON' ? 'CA' : 'US')).toBe(asOf);
    }),
  );
});

describe('a notice is', () => {
  const paid = { amount: 10_500, paidInTime: 10_500, isOnItsWay: false };
  const part = { ...paid, paidInTime: 10_499 };
  const coming = { ...paid, paidInTime: 0, isOnItsWay: true };
  test.each([
    ['cured by all that it asks for', [paid, paid], 'paid'],
    ['not cured by a part', [paid, part], 'unpaid'],
    ['waited for while a bank has not answered', [paid, coming], 'waiting'],
    ['waited for where a part of it is on its way: it may move the day that is paid for', [part, coming], 'waiting'],
    ['not cured where it asks for nothing', [], 'unpaid'],
  ] as const)('%s', (_what, noticed, expected) => {
    expect(cureOf(noticed)).toBe(expected);
  });
});
