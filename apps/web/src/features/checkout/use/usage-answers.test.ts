import { describe, expect, it } from 'vitest';
import { invalidFields } from '../../shared/answers/shapes.ts';
import {
  type UsageAnswers,
  usageAnswersOf,
  usageChangesOf,
  usageShapes,
  waitingForRentalShare,
} from './usage-answers.ts';

const complete: UsageAnswers = {
  usage_type: 'recreational',
  nights_per_year: '40',
  storage_type: 'indoor',
  rented: false,
  rental_utilization_rate: '',
  estimated_yearly_mileage: '',
};

const problems = (answers: UsageAnswers, drives = false) => Object.entries(invalidFields(usageShapes(drives), answers));

describe('the shape of the answers about use', () => {
  it('fits when everything is answered', () => {
    expect(problems(complete)).toEqual([]);
  });

  it('asks for miles of a motorised class only', () => {
    expect(problems(complete, true)).toEqual([['estimated_yearly_mileage', 'errors.mileage']]);
    expect(problems({ ...complete, estimated_yearly_mileage: '5000' }, true)).toEqual([]);
  });

  it.each(['', '0', '101', '4.5'])('refuses a rental share of "%s" percent', (rental_utilization_rate) => {
    expect(problems({ ...complete, rented: true, rental_utilization_rate })).toEqual([
      ['rental_utilization_rate', 'errors.rentalRate'],
    ]);
  });

  it('reports a missing rental share beside other missing answers', () => {
    const names = problems({ ...complete, usage_type: '', rented: true }).map(([name]) => name);
    expect(names).toEqual(['usage_type', 'rental_utilization_rate']);
  });

  it('wants the question about renting answered', () => {
    expect(problems({ ...complete, rented: null })).toEqual([['rented', 'errors.rented']]);
  });
});

describe('the use of a form', () => {
  it('reads a share of 0 as not rented and no share as not answered', () => {
    const vehicle = (rental_utilization_rate: number | null) =>
      usageAnswersOf({ rental_utilization_rate } as Parameters<typeof usageAnswersOf>[0]).rented;
    expect([vehicle(null), vehicle(0), vehicle(12)]).toEqual([null, false, true]);
  });

  it('sends a share of 0 for what is not rented', () => {
    expect(usageChangesOf({ rented: false }, complete)).toEqual({ rental_utilization_rate: 0 });
  });

  it('waits for the share before it says that it is rented', () => {
    const rented = { ...complete, rented: true };
    expect(waitingForRentalShare(rented)).toEqual(['rented']);
    expect(waitingForRentalShare({ ...rented, rental_utilization_rate: '20' })).toEqual([]);
    expect(waitingForRentalShare(complete)).toEqual([]);
    expect(
      usageChangesOf({ rented: true, rental_utilization_rate: '20' }, { ...rented, rental_utilization_rate: '20' }),
    ).toEqual({
      rental_utilization_rate: 20,
    });
  });

  it('sends whole numbers and leaves an emptied one as it was', () => {
    expect(usageChangesOf({ nights_per_year: '40', estimated_yearly_mileage: '' }, complete)).toEqual({
      nights_per_year: 40,
    });
  });
});
