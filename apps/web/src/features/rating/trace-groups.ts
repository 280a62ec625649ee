import type { TraceGroup, TraceStep } from '@roadworthy/ui/price/price-trace.tsx';
import type { LoadQuoteQuery } from '../../generated/documents.ts';

type Pricing = Pick<LoadQuoteQuery['quote_pricing'], 'items' | 'discounts' | 'fees' | 'trace'>;
type Step = Pricing['trace'][number];

export type TraceWords = {
  readonly factor: (name: string) => string;
  readonly coverage: (code: string, fallback: string) => string;
  readonly vehicle: (vehicleId: string) => string | null;
  readonly discount: (name: string) => string;
  readonly fee: string;
  readonly perThousand: (value: string) => string;
  readonly percentOff: (percent: number) => string;
};

// In these rows the value is dollars and not a factor.
const charges = new Set([
  'uninsured_motorist',
  'medical_payments',
  'vacation_liability',
  'emergency_expense',
  'roadside',
  'glass',
  'full_timer_liability',
  'personal_effects',
  'pet',
]);

/** How a step acts: the first is a rate or a charge in dollars, every later one a factor. */
function operationOf(step: Step, isFirst: boolean, words: TraceWords): string {
  if (!isFirst) return `× ${step.value}`;
  if (charges.has(step.factor)) return `$${step.value}`;
  return step.coverage === 'liability' ? `$${step.value}` : words.perThousand(`$${step.value}`);
}

/** The row of the rate book behind a step, as the book names it. */
export function rateBookRow({ factor, key }: Pick<Step, 'factor' | 'key'>): string {
  return `${factor} / ${key}`;
}

/** A trace as groups: one an item, discount and fee, each with its steps and what they come to in whole cents. */
export function traceGroups(pricing: Pricing, words: TraceWords): TraceGroup[] {
  const items = pricing.items.map(({ vehicle_id, coverage, label, amount }): TraceGroup => {
    const vehicle = vehicle_id === null ? null : words.vehicle(vehicle_id);
    const name = words.coverage(coverage, label);
    const own = pricing.trace.filter((step) => step.vehicle_id === vehicle_id && step.coverage === coverage);
    return {
      key: `${vehicle_id} ${coverage}`,
      title: vehicle ? `${name} · ${vehicle}` : name,
      cents: amount,
      steps: own.map((step, index): TraceStep => ({
        key: `${step.factor} ${step.key}`,
        label: words.factor(step.factor),
        source: rateBookRow(step),
        operation: operationOf(step, index === 0, words),
        cents: null,
        exact: `$${step.result}`,
      })),
    };
  });
  const discounts = pricing.discounts.map(({ code, label, percent, amount }): TraceGroup => ({
    key: `discount ${code}`,
    title: words.discount(label),
    cents: -amount,
    steps: [
      {
        key: code,
        label: label,
        source: rateBookRow({ factor: 'discount', key: code }),
        operation: words.percentOff(percent),
        cents: -amount,
      },
    ],
  }));
  const fees: TraceGroup[] =
    pricing.fees === 0 ? [] : [{ key: 'fees', title: words.fee, cents: pricing.fees, steps: [] }];
  return [...items, ...discounts, ...fees];
}
