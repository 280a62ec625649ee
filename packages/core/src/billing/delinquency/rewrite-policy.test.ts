import { sameInBoth } from '../../shared/words.ts';
import { describe, expect, test } from 'vitest';
import { examplePolicy } from '../../policies/policy.fixture.ts';
import { cancellationReasons, policyStatuses } from '../../policies/vocabulary.ts';
import { formerBalance, withFormerBalance } from '../../quoting/binding/former-balance.ts';
import { codeOf, exampleQuote, fieldOf } from '../../quoting/quote.fixture.ts';
import { addDays, day } from '../../shared/time/day.ts';
import { refusal } from '../../shared/decision.ts';
import { chargesOf } from '../charge-lines.ts';
import { chargeEntries } from '../ledger/ledger.ts';
import { checkRewritable, decideRewrite, type RewriteFacts, type TakenOver } from './rewrite-policy.ts';

const today = day('2026-07-20');
const delinquent = examplePolicy({ status: 'delinquent' });
const cancelled = examplePolicy({
  status: 'cancelled',
  cancelledAsOf: today,
  cancellationReason: 'non_payment',
});
const facts = (more: Partial<RewriteFacts> = {}): RewriteFacts => ({
  policy: delinquent,
  today,
  equityDay: day('2026-07-10'),
  openClaims: [],
  lastRewrite: null,
  isMoneyUnderWay: false,
  unsold: null,
  ...more,
});
const stopped = (more: Partial<RewriteFacts> = {}) => checkRewritable(facts(more))?.code ?? null;
const requested = (more: Partial<TakenOver> = {}): TakenOver => ({
  effectiveDate: addDays(today, 1),
  balance: 4100,
  owed: 4100,
  ...more,
});
const decide = (more: Partial<RewriteFacts> = {}, taken: Partial<TakenOver> = {}) =>
  decideRewrite(facts(more), requested(taken));

describe('what may be rewritten', () => {
  test.each(policyStatuses)('of the statuses, %s as written down here', (status) => {
    const unpaid = { ...cancelled, status };
    const may = status === 'delinquent' || status === 'cancelled' || status === 'pending_cancellation';
    expect(stopped({ policy: unpaid })).toBe(may ? null : 'policy_not_unpaid');
  });

  test.each(cancellationReasons)('of what was cancelled for %s, non-payment alone', (cancellationReason) => {
    const policy = { ...cancelled, cancellationReason };
    expect(stopped({ policy })).toBe(cancellationReason === 'non_payment' ? null : 'policy_not_unpaid');
  });

  test.each(cancellationReasons)('of what is to end for %s, non-payment alone', (cancellationReason) => {
    const policy = { ...cancelled, status: 'pending_cancellation', cancellationReason } as const;
    expect(stopped({ policy })).toBe(cancellationReason === 'non_payment' ? null : 'policy_not_unpaid');
  });

  test('goes on from the day on which cover ends unpaid at the latest, while that is announced', () => {
    const ends = addDays(today, 5);
    const policy = { ...cancelled, status: 'pending_cancellation', cancelledAsOf: ends } as const;
    expect(decide({ policy }, { effectiveDate: ends })).toMatchObject({ ok: true, event: { isInForce: true } });
    const late = decide({ policy }, { effectiveDate: addDays(ends, 1) });
    expect(codeOf(late)).toBe('term_over');
    expect(fieldOf(late)).toBe('effective_date');
    expect(late).toMatchObject({ refusal: { facts: { day: ends } } });
    // What has ended may go on later, with a gap.
    expect(decide({ policy: cancelled }, { effectiveDate: addDays(ends, 1) })).toMatchObject({
      ok: true,
      event: { isInForce: false },
    });
  });

  test('is what ended 60 days ago at most, the sixtieth among them', () => {
    expect(stopped({ policy: cancelled, today: addDays(today, 60) })).toBeNull();
    expect(stopped({ policy: cancelled, today: addDays(today, 61) })).toBe('rewrite_too_late');
    // What is overdue and covered waits for nothing.
    expect(stopped({ today: addDays(today, 200) })).toBeNull();
  });

  test('is no contract that was rewritten in the twelve months before', () => {
    expect(stopped({ lastRewrite: day('2025-07-21') })).toBe('rewritten_lately');
    expect(stopped({ lastRewrite: day('2025-07-20') })).toBeNull();
  });

  test('is nothing with an open claim for a day that was not paid for', () => {
    expect(stopped({ openClaims: [day('2026-07-09')] })).toBeNull();
    expect(stopped({ openClaims: [day('2026-07-09'), day('2026-07-10')] })).toBe('claim_open');
  });

  test('is nothing whose money is under way, and nothing that nobody would sell today', () => {
    expect(stopped({ isMoneyUnderWay: true })).toBe('money_under_way');
    expect(stopped({ unsold: refusal('rejected_by_rule', sameInBoth('We cannot insure this as it stands.')) })).toBe(
      'rejected_by_rule',
    );
  });

  test('says until when it could be, from when on it may be again, and which claim has to be settled', () => {
    const messageOf = (more: Partial<RewriteFacts>) => checkRewritable(facts(more));
    expect(messageOf({ policy: cancelled, today: addDays(today, 61) })).toMatchObject({
      facts: { days: 60, last: addDays(today, 60) },
    });
    expect(messageOf({ lastRewrite: day('2026-02-28') })).toMatchObject({
      facts: { day: '2026-02-28', free: '2027-02-28' },
    });
    expect(messageOf({ openClaims: [day('2026-07-11')] })).toMatchObject({
      facts: { day: '2026-07-11', equity: '2026-07-10' },
    });
  });

  test('is said by its standing first: nobody is told of a claim on what is paid', () => {
    const paid = { policy: examplePolicy(), openClaims: [today], isMoneyUnderWay: true };
    expect(stopped(paid)).toBe('policy_not_unpaid');
  });
});

describe('a policy that is rewritten', () => {
  test('ends with the first day of the new one, under the same contract', () => {
    expect(decide()).toEqual({
      ok: true,
      event: {
        type: 'rewrite_decided',
        policyId: 'policy-1',
        contractId: 'contract-1',
        effectiveDate: addDays(today, 1),
        isInForce: true,
      },
    });
    expect(decide({ policy: cancelled })).toMatchObject({ ok: true, event: { isInForce: false } });
  });

  test('goes on tomorrow at the earliest, and while the old term lasts', () => {
    expect(fieldOf(decide({}, { effectiveDate: today }))).toBe('effective_date');
    expect(codeOf(decide({}, { effectiveDate: today }))).toBe('starts_too_early');
    const last = { ...delinquent, expirationDate: addDays(today, 10) };
    expect(decide({ policy: last }, { effectiveDate: addDays(today, 9) }).ok).toBe(true);
    expect(codeOf(decide({ policy: last }, { effectiveDate: addDays(today, 10) }))).toBe('term_over');
    const over = { ...cancelled, expirationDate: addDays(today, 10) };
    expect(decide({ policy: over }, { effectiveDate: addDays(today, 10) }).ok).toBe(true);
  });

  test('takes over what the books say now, and not what they said once', () => {
    expect(codeOf(decide({}, { owed: 4_099 }))).toBe('former_balance_changed');
    expect(codeOf(decide({ isMoneyUnderWay: true }, { owed: 4_099 }))).toBe('money_under_way');
  });
});

describe('what a former policy left unpaid', () => {
  const rating = {
    items: [
      {
        vehicleId: 'vehicle-1',
        coverage: 'collision',
        cents: 36500,
      },
    ],
    discounts: [],
    fees: [
      {
        code: 'policy_fee',
        cents: 2500,
      },
    ],
    subtotal: 36500,
    minimum_top_up: 0,
    total: 39e3,
  };
  const quote = exampleQuote({ rewrites: { policyId: 'policy-1', balance: 4_100 } });

  test('is a fee of the term, beside those of its rates', () => {
    const priced = withFormerBalance(rating, quote);
    expect(priced).toMatchObject({ total: 43_100, fees: [rating.fees[0], { code: formerBalance, cents: 4_100 }] });
    expect(withFormerBalance(rating, exampleQuote())).toBe(rating);
    expect(withFormerBalance(rating, exampleQuote({ rewrites: { policyId: 'policy-1', balance: 0 } }))).toBe(rating);
    expect(withFormerBalance({ ...rating, total: null }, quote).total).toBeNull();
  });

  test('is charged at once, comes back with no cancellation, and is nothing over the books of both', () => {
    const term = { from: day('2026-07-21'), to: day('2027-07-21'), months: 12 };
    const charges = chargesOf(withFormerBalance(rating, quote), term);
    const taken = charges.find(({ code }) => code === formerBalance);
    expect(taken).toMatchObject({ kind: 'fee', amount: 4_100, earning: 'at_once', isRefundable: false });
    expect(charges.filter(({ isRefundable }) => isRefundable)).toHaveLength(2);
    if (!taken) throw new Error('It is charged');
    const both = [chargeEntries([taken]), chargeEntries([{ ...taken, amount: -taken.amount }])].flat();
    for (const account of ['other_fees', 'premium_receivable'] as const) {
      expect(both.reduce((sum, one) => (one.account === account ? sum + one.amount : sum), 0)).toBe(0);
    }
  });
});
