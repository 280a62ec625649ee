import { describe, expect, test } from 'vitest';
import { day } from '../shared/time/day.ts';
import { nextRenewalStep, resumesOn, type RunningRenewal } from './renewal-step.ts';
import { renewalStatuses } from './vocabulary.ts';

const renewal: RunningRenewal = {
  status: 'offered',
  renewalDate: day('2027-06-16'),
  cutoff: day('2027-05-02'),
  today: day('2027-04-17'),
  source: { status: 'active', cancelledAsOf: null },
  option: 'auto_renew',
  isPriced: true,
  raise: null,
  canCharge: true,
  next: null,
};
const step = (change: Partial<Record<keyof RunningRenewal, unknown>>) =>
  nextRenewalStep({ ...renewal, ...change } as RunningRenewal);
const on = (today: string, change: Partial<Record<keyof RunningRenewal, unknown>> = {}) =>
  step({ today: day(today), ...change });

describe('by the clock a renewal', () => {
  test('is priced, looked through, and offered once it is approved', () => {
    expect(step({ status: 'pending' })).toEqual({ does: 'rate_renewal' });
    expect(step({ status: 'quoted' })).toEqual({ does: 'review' });
    expect(step({ status: 'approved' })).toEqual({ does: 'offer_renewal' });
    expect(step({ status: 'error' })).toEqual({ does: 'retry_renewal' });
  });

  test('is renewed when nobody decided by the cutoff, and not a day earlier', () => {
    expect(on('2027-05-02', { status: 'in_review' })).toEqual({ does: 'wait', until: '2027-05-03' });
    expect(on('2027-05-03', { status: 'in_review' })).toEqual({ does: 'approve_at_cutoff' });
  });

  test('that nobody could price is not renewed at a price that does not exist', () => {
    expect(on('2027-05-03', { status: 'in_review', isPriced: false })).toEqual({ does: 'wait', until: '2027-05-04' });
  });

  test('waits with more cover that is stopped until who pays by hand is billed, and then renews what is covered now', () => {
    const stopped = { status: 'in_review', raise: 'stopped' };
    expect(on('2027-05-01', stopped)).toEqual({ does: 'wait', until: '2027-05-02' });
    expect(on('2027-05-25', stopped)).toEqual({ does: 'wait', until: '2027-05-26' });
    expect(on('2027-05-26', stopped)).toEqual({ does: 'renew_as_covered' });
    expect(on('2027-05-01', { ...stopped, raise: 'freed' })).toEqual({ does: 'review_again' });
  });

  test('is taken up by itself the day before, where its contract is charged by itself', () => {
    expect(on('2027-06-14')).toEqual({ does: 'wait', until: '2027-06-15' });
    expect(on('2027-06-15')).toEqual({ does: 'take_renewal_up' });
  });

  test('is taken up three weeks ahead, where its insured pays by hand: so the bill comes in time', () => {
    expect(on('2027-05-25', { canCharge: false })).toEqual({ does: 'wait', until: '2027-05-26' });
    expect(on('2027-05-26', { canCharge: false })).toEqual({ does: 'take_renewal_up' });
  });

  test('of an insured who says so each year waits for them', () => {
    expect(on('2027-06-15', { option: 'manual' })).toEqual({ does: 'wait', until: '2027-06-26' });
    expect(on('2027-06-26', { option: 'manual' })).toEqual({ does: 'expire_renewal' });
  });

  test('is completed with its first day, once that is paid', () => {
    const accepted = { status: 'accepted', next: 'pending' };
    expect(on('2027-06-15', accepted)).toEqual({ does: 'wait', until: '2027-06-16' });
    expect(on('2027-06-16', { ...accepted, next: 'active' })).toEqual({ does: 'complete_renewal' });
    expect(on('2027-06-16', accepted)).toEqual({ does: 'wait', until: '2027-06-17' });
  });

  test('that nobody pays may be paid for ten days more, and ends', () => {
    for (const status of ['accepted', 'payment_failed']) {
      expect(on('2027-06-25', { status, next: 'pending' })).toEqual({ does: 'wait', until: '2027-06-26' });
      expect(on('2027-06-26', { status, next: 'pending' })).toEqual({ does: 'end_renewal' });
    }
  });

  test('ends with the next term, where that is cancelled before it begins', () => {
    expect(on('2027-06-10', { status: 'accepted', next: 'cancelled' })).toEqual({ does: 'end_renewal' });
  });

  test('that was refused or declined ends with the term', () => {
    for (const status of ['rejected', 'declined']) {
      expect(on('2027-06-15', { status })).toEqual({ does: 'wait', until: '2027-06-16' });
      expect(on('2027-06-16', { status })).toEqual({ does: 'expire_renewal' });
    }
  });

  test('falls away with a term that is cancelled or rewritten before its end, and not with one that just ends', () => {
    const cancelled = { source: { status: 'cancelled', cancelledAsOf: day('2027-05-01') } };
    const rewritten = { source: { status: 'rewritten', cancelledAsOf: day('2027-05-01') } };
    for (const status of renewalStatuses) {
      const isOver = status === 'completed' || status === 'expired';
      const expected = isOver ? { does: 'wait', until: null } : { does: 'end_renewal' };
      expect(on('2027-05-01', { status, ...cancelled }), status).toEqual(expected);
      expect(on('2027-05-01', { status, ...rewritten }), status).toEqual(expected);
    }
    const expired = { source: { status: 'expired', cancelledAsOf: null } };
    expect(on('2027-06-17', { ...expired, option: 'manual' })).toEqual({ does: 'wait', until: '2027-06-26' });
  });

  test('waits while an end of its term is announced', () => {
    const ending = { source: { status: 'pending_cancellation', cancelledAsOf: day('2027-05-20') } };
    expect(on('2027-05-10', { status: 'quoted', ...ending })).toEqual({ does: 'wait', until: '2027-05-11' });
  });

  test('always has a day on which it is looked at again, until it is over', () => {
    for (const status of renewalStatuses) {
      for (const today of ['2027-04-17', '2027-05-02', '2027-05-03', '2027-06-15', '2027-06-16', '2027-06-26']) {
        const does = on(today, { status });
        if (does.does !== 'wait') continue;
        if (status === 'completed' || status === 'expired') expect(does.until).toBeNull();
        else expect((does.until ?? '') > today, `${status} on ${today}`).toBe(true);
      }
    }
  });
});

test('a next term that is brought back begins without a gap while it may still be paid, else on the day after', () => {
  const ended = day('2027-06-15');
  expect(resumesOn(ended, day('2027-06-24'))).toBe('2027-06-15');
  expect(resumesOn(ended, day('2027-06-25'))).toBe('2027-06-26');
});
