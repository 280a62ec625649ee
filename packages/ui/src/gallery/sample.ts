import { type Plan, markDifferences } from '../price/plan.ts';
import type { RigClass } from '../brand/rig/rig-class.ts';
import type { TraceGroup } from '../price/price-trace.tsx';
import type { Tone } from '../base/tone.ts';

export const rigNames: Record<RigClass, string> = {
  class_a: 'Class A motorhome',
  class_b: 'Camper van',
  class_c: 'Class C motorhome',
  travel_trailer: 'Travel trailer',
  fifth_wheel: 'Fifth wheel',
  toy_hauler: 'Toy hauler',
  pop_up: 'Pop-up',
  truck_camper: 'Truck camper',
  teardrop: 'Teardrop',
  bus_conversion: 'Bus conversion',
};

const coverages = [
  ['liability', 'Liability', '50/100/50', '100/300/100', '250/500/100'],
  ['settlement', 'If it is totaled', 'Actual cash value', 'Agreed value', 'New replacement'],
  ['deductible', 'Deductible', '$1,000', '$500', '$500'],
  ['roadside', 'Roadside assistance', null, 'Included', 'Included'],
  ['emergency', 'Emergency expense', null, '$750', '$2,000'],
  ['vacation', 'Vacation liability', null, '$25,000', '$50,000'],
  ['medical', 'Medical payments', '$1,000', '$1,000', '$1,000'],
] as const;

function planRows(column: 2 | 3 | 4) {
  return coverages.map((row) => ({ key: row[0], label: row[1], value: row[column], differs: false }));
}

/** The words of the samples. */
export const planCopy = {
  per: '/yr',
  notCarried: 'Not covered',
  chosen: 'Chosen',
  choose: 'Choose',
};
export const saveCopy = {
  saving: 'Saving',
  saved: 'Saved',
  retrying: 'Trying to save again',
  failed: 'Not saved yet. We keep what you type.',
};

export const plans: Plan[] = markDifferences([
  {
    id: 'essential',
    name: 'Essential',
    promise: 'What the state and most campgrounds ask for.',
    priceCents: 72_496,
    currency: 'USD',
    payments: ['$83.33 today, then 11 payments of $63.33, each with a $5.00 fee', '$779.96 in all'],
    rows: planRows(2),
  },
  {
    id: 'road_ready',
    name: 'Road-ready',
    promise: 'Full cover for a rig you travel in.',
    priceCents: 107_253,
    currency: 'USD',
    payments: ['$112.34 today, then 11 payments of $92.29, each with a $5.00 fee', '$1,127.53 in all'],
    rows: planRows(3),
    flag: 'Most chosen',
  },
  {
    id: 'full_throttle',
    name: 'Full-throttle',
    promise: 'Everything we cover, at the highest limits.',
    priceCents: 161_121,
    currency: 'USD',
    payments: ['$157.23 today, then 11 payments of $137.18, each with a $5.00 fee', '$1,666.21 in all'],
    rows: planRows(4),
  },
]);

export const trace: TraceGroup[] = [
  {
    key: 'collision',
    title: 'Collision',
    cents: 30_092,
    steps: [
      { key: 'base', label: 'Value $85,000 × base rate', source: 'B-204', operation: '0.412 %', cents: 35_020 },
      { key: 'state', label: 'Garaged in Oregon', source: 'T-OR', operation: '× 0.94', exact: '$329.188', cents: null },
      { key: 'age', label: 'Six years old', source: 'A-6', operation: '× 1.05', exact: '$345.6474', cents: null },
      { key: 'deductible', label: '$500 deductible', source: 'D-500', operation: '× 0.8706', cents: 30_092 },
    ],
  },
  {
    key: 'liability',
    title: 'Liability',
    cents: 47_616,
    steps: [
      { key: 'base', label: '100/300/100 limits', source: 'L-13', operation: 'base', cents: 51_200 },
      { key: 'points', label: 'No violations in three years', source: 'P-0', operation: '× 0.93', cents: 47_616 },
    ],
  },
];

export type SampleRow = {
  id: string;
  name: string;
  number: string;
  status: string;
  tone: Tone;
  rig: string;
  state: string;
  effective: string;
  premium: string;
};

const people = [
  ['Okafor, Adaeze', 'Active', 'success', 'Class A motorhome', 'OR', '$1,047.53'],
  ['Lindqvist, Per', 'Referred', 'violet', 'Fifth wheel', 'MT', '$2,310.00'],
  ['Begay, Leona', 'Delinquent', 'danger', 'Travel trailer', 'AZ', '$688.14'],
  ['Tremblay, Marc-André', 'Pending', 'warning', 'Camper van', 'BC', '$1,402.77'],
  ['Whitaker, June', 'Active', 'success', 'Teardrop', 'CO', '$214.90'],
  ['Nakamura, Ken', 'Open', 'info', 'Truck camper', 'WA', '$931.06'],
  ['Delacroix-Hammond, Constance', 'Expired', 'neutral', 'Bus conversion', 'CA', '$3,120.45'],
] as const;

export const rows: SampleRow[] = people.map(([name, status, tone, rig, state, premium], index) => ({
  id: `row-${index}`,
  name,
  number: `RV-2041-${String(7380 + index * 13)}`,
  status,
  tone,
  rig,
  state,
  effective: `Dec ${index + 2}, 2026`,
  premium,
}));
