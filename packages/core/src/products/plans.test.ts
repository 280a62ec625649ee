import { describe, expect, test } from 'vitest';
import { day } from '../shared/time/day.ts';
import { findCoverProblems } from './coverages.ts';
import { isReplaceable, type PlanContext, recommendPlan, recommendPlans } from './plans.ts';
import { canadianProvinces, isMotorised, plans, usageTypes, usStates, vehicleClasses } from './vocabulary.ts';

const effectiveDate = day('2026-12-01');
const motorhome: PlanContext = {
  state: 'OH',
  effectiveDate,
  vehicles: [{ class: 'class_c', year: 2019, usage: 'recreational' }],
};
const trailer: PlanContext = {
  state: 'OH',
  effectiveDate,
  vehicles: [{ class: 'fifth_wheel', year: 2026, usage: null }],
};
const inState = (state: string): PlanContext => ({ ...motorhome, state });
const usedAs = (usage: 'full_timer' | 'frequent'): PlanContext => ({
  ...motorhome,
  vehicles: [{ class: 'class_c', year: 2019, usage }],
});

describe('the plan cards', () => {
  test('are three, cheapest first', () => {
    expect(recommendPlans(motorhome).map(({ plan }) => plan)).toEqual(plans);
  });

  test('say the essential of a motorhome', () => {
    expect(recommendPlan('essential', motorhome)).toEqual({
      plan: 'essential',
      coverages: {
        liability: { limit: '50/100/50' },
        comprehensive: { deductible: 1000 },
        collision: { deductible: 1000 },
      },
      valueType: 'actual_cash_value',
    });
  });

  test('say what makes a motorhome road-ready', () => {
    expect(recommendPlan('road_ready', motorhome)).toEqual({
      plan: 'road_ready',
      coverages: {
        liability: { limit: '100/300/100' },
        comprehensive: { deductible: 500 },
        collision: { deductible: 500 },
        vacation_liability: { limit: 25_000 },
        emergency_expense: { limit: 750 },
        roadside: {},
      },
      valueType: 'agreed_value',
    });
  });

  test('leave the covers that follow the tow vehicle out for a trailer', () => {
    for (const { coverages } of recommendPlans(trailer)) {
      expect(coverages).not.toHaveProperty('liability');
      expect(coverages).not.toHaveProperty('uninsured_motorist');
      expect(coverages).not.toHaveProperty('medical_payments');
    }
  });

  test.each([
    ['TX', ['50/100/50', '100/300/100', '250/500/100']],
    ['NC', ['50/100/50', '100/300/100', '250/500/100']],
    ['ON', ['300 CSL', '500 CSL', '1M CSL']],
    ['NS', ['500 CSL', '500 CSL', '1M CSL']],
  ])('lift the liability to what %s allows', (state, limits) => {
    const offered = recommendPlans(inState(state)).map(({ coverages }) => coverages.liability?.limit);
    expect(offered).toEqual(limits);
  });

  test('add what the law demands beside liability, and raise what is less', () => {
    const demanded = (state: string) =>
      recommendPlans(inState(state)).map(({ coverages }) => [
        coverages.uninsured_motorist?.limit ?? null,
        coverages.medical_payments?.limit ?? null,
      ]);
    const best = ['250/500', 10_000];
    expect(demanded('OH')).toEqual([[null, null], [null, null], best]);
    expect(demanded('CO')).toEqual([['25/50', 5000], ['25/50', 5000], best]);
    expect(demanded('CA')).toEqual([['50/100', null], ['50/100', null], best]);
    expect(demanded('IL')).toEqual([['50/100', null], ['100/300', null], best]);
  });

  test('add it for each state where a motorhome is kept, and not for a trailer there', () => {
    const second = (kind: 'class_b' | 'pop_up') => ({
      ...motorhome,
      vehicles: [...motorhome.vehicles, { class: kind, year: 2022, usage: null, state: 'CO' }],
    });
    expect(recommendPlan('essential', second('class_b')).coverages).toHaveProperty('medical_payments');
    expect(recommendPlan('essential', second('pop_up')).coverages).not.toHaveProperty('medical_payments');
    const alone = { ...trailer, state: 'CO' };
    expect(recommendPlan('essential', alone).coverages).toEqual(recommendPlan('essential', trailer).coverages);
  });

  test('follow the law of the first day of the term', () => {
    const uninsuredOn = (on: string) =>
      recommendPlan('essential', { ...inState('CA'), effectiveDate: day(on) }).coverages.uninsured_motorist?.limit;
    expect(uninsuredOn('2024-12-31')).toBe('25/50');
    expect(uninsuredOn('2025-01-01')).toBe('50/100');
    const paymentsOn = (on: string) =>
      recommendPlan('essential', { ...inState('CO'), effectiveDate: day(on) }).coverages.medical_payments?.limit;
    expect(paymentsOn('2008-12-31')).toBeUndefined();
    expect(paymentsOn('2009-01-01')).toBe(5000);
  });

  test.each([...usStates, ...canadianProvinces])('demand nothing beside liability of a trailer in %s', (state) => {
    for (const { coverages } of recommendPlans({ ...trailer, state })) {
      expect(coverages).not.toHaveProperty('uninsured_motorist');
      expect(coverages).not.toHaveProperty('medical_payments');
    }
  });

  test('give a full-timer the liability of a home in place of a vacation', () => {
    const [essential, ready, full] = recommendPlans(usedAs('full_timer'));
    expect(essential?.coverages).not.toHaveProperty('full_timer_liability');
    expect(ready?.coverages.full_timer_liability?.limit).toBe(100_000);
    expect(ready?.coverages).not.toHaveProperty('vacation_liability');
    expect(full?.coverages.full_timer_liability?.limit).toBe(300_000);
    expect(recommendPlan('road_ready', usedAs('frequent')).coverages).not.toHaveProperty('full_timer_liability');
  });

  test.each([
    [2027, true],
    [2026, true],
    [2025, true],
    [2024, false],
    [null, false],
  ])('replace a total loss of model year %s at the end of 2026: %s', (year, replaceable) => {
    const vehicles = [{ class: 'fifth_wheel', year, usage: null }] as const;
    expect(isReplaceable(year, effectiveDate)).toBe(replaceable);
    expect(recommendPlan('full_throttle', { ...trailer, vehicles }).valueType).toBe(
      replaceable ? 'total_loss_replacement' : 'agreed_value',
    );
  });

  test('replace a total loss only when every vehicle is new enough', () => {
    const vehicles = [...trailer.vehicles, { class: 'pop_up', year: 2015, usage: null }] as const;
    expect(recommendPlan('full_throttle', { ...trailer, vehicles }).valueType).toBe('agreed_value');
    expect(recommendPlan('full_throttle', { ...trailer, vehicles: [] }).valueType).toBe('agreed_value');
  });

  test.each([...usStates, ...canadianProvinces])('may be bought in %s for every class and use', (state) => {
    for (const vehicleClass of vehicleClasses) {
      for (const usage of usageTypes) {
        const context = { state, effectiveDate, vehicles: [{ class: vehicleClass, year: 2026, usage }] };
        for (const { coverages } of recommendPlans(context)) {
          const stored = { state, motorised: isMotorised(vehicleClass) };
          expect(findCoverProblems(coverages, [stored], effectiveDate)).toEqual([]);
        }
      }
    }
  });
});
