import { describe, expect, test } from 'vitest';
import { canadianProvinces, usStates } from '../../products/vocabulary.ts';
import { demoRateBookLabel, demoRateBookVersion, demoRateRows } from './demo-rate-book.ts';

// Typed from the rules (3.2) by hand, beside the rate book and not from it.
const expected: Record<string, Record<string, string>> = {
  base: {
    class_a: '3.40 5.60 260',
    class_b: '3.80 6.00 205',
    class_c: '3.60 5.80 225',
    travel_trailer: '4.20 3.20 0',
    fifth_wheel: '3.80 2.90 0',
    toy_hauler: '4.60 3.30 0',
    pop_up: '6.00 3.60 0',
    truck_camper: '4.00 2.80 0',
  },
  value: {
    '0-25000': '1.15 1.15 -',
    '25000-50000': '1.00 1.00 -',
    '50000-100000': '0.90 0.90 -',
    '100000-200000': '0.80 0.80 -',
    '200000-500000': '0.75 0.75 -',
    '500000+': '0.75 0.75 - refer',
  },
  vehicle_age: {
    '0-1': '1.00 1.00 -',
    '2-10': '0.97 0.97 -',
    '11-15': '1.00 1.00 -',
    '16-20': '1.10 1.10 -',
    '21+': '1.25 1.25 - refer',
  },
  driver_age: {
    '16-20': '- 2.20 2.20',
    '21-24': '- 1.60 1.60',
    '25-29': '- 1.20 1.20',
    '30-49': '- 1.00 1.00',
    '50-64': '- 0.92 0.92',
    '65-74': '- 0.96 0.96',
    '75+': '- 1.15 1.15',
  },
  experience: { '0': '- 1.15 1.15', '1-2': '- 1.08 1.08', '3-5': '- 1.00 1.00', '6+': '- 0.95 0.95' },
  points: {
    '0': '- 1.00 1.00',
    '1': '- 1.08 1.08',
    '2': '- 1.18 1.18',
    '3': '- 1.30 1.30',
    '4': '- 1.45 1.45',
    '5': '- 1.62 1.62',
    '6': '- 1.80 1.80',
    '7+': '- 2.00 2.00 refer',
  },
  score: {
    A: '0.85 0.85 0.85',
    B: '0.95 0.95 0.95',
    C: '1.00 1.00 1.00',
    D: '1.12 1.12 1.12',
    E: '1.30 1.30 1.30',
    no_hit: '1.00 1.00 1.00',
  },
  usage: {
    recreational: '1.00 1.00 1.00',
    frequent: '1.10 1.10 1.10',
    seasonal_parked: '1.00 0.25 1.00',
    full_timer: '1.25 1.25 1.25',
    business: '- - - refer',
  },
  rental_utilisation: {
    '0': '1.00 1.00 1.00',
    '1-10': '1.25 1.25 1.25',
    '11-25': '1.60 1.60 1.60',
    '26-40': '2.00 2.00 2.00',
    '41+': '- - - refer',
  },
  storage: {
    indoor: '0.92 - -',
    secured: '0.93 - -',
    covered: '0.95 - -',
    driveway: '1.00 - -',
    street: '1.10 - -',
  },
  yearly_miles: {
    '0-2999': '- 0.90 0.90',
    '3000-7500': '- 1.00 1.00',
    '7501-15000': '- 1.12 1.12',
    '15001+': '- 1.25 1.25',
  },
  deductible: {
    '250': '1.15 1.15 -',
    '500': '1.00 1.00 -',
    '1000': '0.88 0.88 -',
    '2500': '0.74 0.74 -',
    '5000': '0.60 0.60 -',
  },
  settlement: {
    actual_cash_value: '0.92 0.92 -',
    agreed_value: '1.00 1.00 -',
    total_loss_replacement: '1.18 1.18 -',
    purchase_price: '1.10 1.10 -',
  },
  increased_limits: {
    '25/50/25': '- - 0.70',
    '50/100/50': '- - 0.85',
    '100/300/100': '- - 1.00',
    '250/500/100': '- - 1.18',
    '300 CSL': '- - 1.25',
    '500 CSL': '- - 1.32',
    '1M CSL': '- - 1.55',
  },
  term: { '12': '1.00 1.00 1.00 $1', '6': '0.50 0.50 0.50 $0.5' },
  vacation_liability: {
    '10000': '- - - $8',
    '25000': '- - - $10',
    '50000': '- - - $12',
    '100000': '- - - $15',
    '300000': '- - - $24',
    '500000': '- - - $30',
  },
  emergency_expense: { '750': '- - - $12', '1500': '- - - $20', '2500': '- - - $30' },
  roadside: { motorised: '- - - $24', towable: '- - - $18' },
  medical_payments: { '5000': '- - - $14', '10000': '- - - $22' },
  uninsured_motorist: { '25/50': '- - - $24', '50/100': '- - - $30', '100/300': '- - - $40', '250/500': '- - - $48' },
  full_timer_liability: { '100000': '- - - $60', '300000': '- - - $84' },
  glass: { all: '- - - $35' },
  personal_effects: { per_1000: '- - - $12' },
  pet: { all: '- - - $6' },
  minimum_premium: { motorised: '- - - $150', towable: '- - - $100' },
  minimum_value: { all: '- - - $2000' },
  policy_fee: { all: '- - - $25' },
  discount: {
    multi_policy: '- - - $0.05',
    paid_in_full: '- - - $0.05',
    original_owner: '- - - $0.03',
    claim_free: '- - - $0.05',
    affinity: '- - - $0.05',
    device: '- - - $0.05',
    // Ours: renewals alone have it, where their product grants it.
    loyalty: '- - - $0.03',
  },
  discount_cap: { all: '- - - $0.25' },
};

const territories: Record<string, string> = {
  OH: '0.90 0.92 0.90',
  TX: '1.25 1.00 1.05',
  FL: '1.35 1.05 1.25',
  CA: '1.05 1.10 1.20',
  CO: '1.20 1.00 1.05',
};

function write(row: (typeof demoRateRows)[number]): string {
  const decimals = ['comprehensive', 'collision', 'liability'].map((code) => row.factors?.[code] ?? '-');
  const amount = row.amount === undefined || row.amount === null ? [] : [`$${row.amount / 100}`];
  return [...decimals, ...amount, ...(row.refer ? ['refer'] : [])].join(' ');
}

function rowsOf(factor: string): Record<string, string> {
  return Object.fromEntries(demoRateRows.filter((row) => row.factor === factor).map((row) => [row.key, write(row)]));
}

describe('the demo rate book', () => {
  test('is called demo, version 2026.1', () => {
    expect([demoRateBookLabel, demoRateBookVersion]).toEqual(['demo', '2026.1']);
  });

  test.each(Object.keys(expected))('holds exactly the rows of the rules for %s', (factor) => {
    expect(rowsOf(factor)).toEqual(expected[factor]);
  });

  test('holds a row of its own for every state and province', () => {
    const areas = [...usStates, ...canadianProvinces];
    const rows = Object.fromEntries(areas.map((area) => [area, territories[area] ?? '1.00 1.00 1.00']));
    expect(rowsOf('territory')).toEqual(rows);
    expect(areas).toHaveLength(64);
  });

  test('holds no factor beyond these', () => {
    const factors = new Set(demoRateRows.map((row) => row.factor));
    expect([...factors].toSorted()).toEqual([...Object.keys(expected), 'territory'].toSorted());
  });
});
