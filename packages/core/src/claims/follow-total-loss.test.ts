import { expect, test } from 'vitest';
import { day } from '../shared/time/day.ts';
import { followTotalLoss, owedToLender, type TotalLossFacts } from './follow-total-loss.ts';

const facts: TotalLossFacts = {
  status: 'approved',
  term: {
    effectiveDate: day('2026-03-01'),
    expirationDate: day('2027-03-01'),
    isEnding: false,
    vehicles: ['rig'],
  },
  vehicle: 'rig',
  losses: [day('2026-07-10')],
  today: day('2026-08-03'),
};
const term = (changed: Partial<NonNullable<TotalLossFacts['term']>>): TotalLossFacts => ({
  ...facts,
  term: {
    effectiveDate: day('2026-03-01'),
    expirationDate: day('2027-03-01'),
    isEnding: false,
    vehicles: ['rig'],
    ...changed,
  },
});

test('the policy of the only vehicle is cancelled from the day after the loss', () => {
  expect(followTotalLoss(facts)).toEqual({ does: 'cancel', from: '2026-07-11' });
});

test('a vehicle beside others comes off the policy', () => {
  expect(followTotalLoss(term({ vehicles: ['rig', 'tow car'] }))).toEqual({
    does: 'remove_vehicle',
    from: '2026-07-11',
  });
});

test('cover lasts until the day after the last loss that was claimed', () => {
  expect(followTotalLoss({ ...facts, losses: [day('2026-07-10'), day('2026-07-20')] })).toEqual({
    does: 'cancel',
    from: '2026-07-21',
  });
});

test('nothing is dated further back than an agent may', () => {
  expect(followTotalLoss({ ...facts, today: day('2026-10-30') })).toEqual({ does: 'cancel', from: '2026-09-30' });
});

test('a loss of the term before has cover end with the first day of the next', () => {
  expect(followTotalLoss(term({ effectiveDate: day('2026-07-25'), expirationDate: day('2027-07-25') }))).toEqual({
    does: 'cancel',
    from: '2026-07-25',
  });
});

test('nothing is offered before the total loss is approved, nor once the policy covers the vehicle no more', () => {
  for (const status of ['evaluated', 'denied', 'reopened'] as const) {
    expect(followTotalLoss({ ...facts, status })).toEqual({ does: 'wait' });
  }
  expect(followTotalLoss({ ...facts, term: null })).toEqual({ does: 'nothing' });
  expect(followTotalLoss(term({ isEnding: true }))).toEqual({ does: 'nothing' });
  expect(followTotalLoss(term({ vehicles: ['tow car'] }))).toEqual({ does: 'nothing' });
  expect(followTotalLoss({ ...facts, today: day('2027-04-01') })).toEqual({ does: 'nothing' });
});

test('the lender is owed what is left of the loan, and nothing more once it is paid', () => {
  expect(owedToLender(null, 0)).toBeNull();
  expect(owedToLender(3_000_000, 1_000_000)).toBe(2_000_000);
  expect(owedToLender(3_000_000, 3_200_000)).toBe(0);
});
