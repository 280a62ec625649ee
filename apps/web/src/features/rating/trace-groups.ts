import { textLocale } from '@roadworthy/ui/base/text-locale.ts';
import type { TraceGroup, TraceStep } from '@roadworthy/ui/price/price-trace.tsx';
import type { PriceExplanationFragment } from '../../generated/documents.ts';

type Pricing = Omit<PriceExplanationFragment, 'total' | 'items'> & {
  readonly items: readonly Omit<PriceExplanationFragment['items'][number], 'terms'>[];
};
type Step = Pricing['trace'][number];

export type TraceWords = {
  readonly vehicle: (vehicleId: string) => string | null;
  readonly discount: (name: string) => string;
  readonly fee: string;
  readonly perThousand: (value: string) => string;
  readonly percentOff: (percent: string) => string;
};

type Figures = Readonly<Record<'money' | 'plain', (figure: string) => string>>;

/** Exact decimals in the language of the page, with all their digits. */
function figuresIn(locale: string, currency: string): Figures {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', minimumFractionDigits: 2 } as const;
  const money = new Intl.NumberFormat(locale, { ...style, maximumFractionDigits: 20 });
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 });
  return {
    // As text, for a double does not hold every digit.
    money: (figure) => money.format(figure as Intl.StringNumericLiteral),
    plain: (figure) => plain.format(figure as Intl.StringNumericLiteral),
  };
}

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
function operationOf(step: Step, isFirst: boolean, words: TraceWords, { money, plain }: Figures): string {
  if (!isFirst) return `× ${plain(step.value)}`;
  const isAmount = charges.has(step.factor) || step.coverage === 'liability';
  return isAmount ? money(step.value) : words.perThousand(money(step.value));
}

/** The row of the rate book behind a step, as the book names it. */
export function rateBookRow({ factor, key }: Pick<Step, 'factor' | 'key'>): string {
  return `${factor} / ${key}`;
}

/** A trace as groups: one an item, discount and fee, each with its steps and what they come to in whole cents. */
export function traceGroups(pricing: Pricing, words: TraceWords, locale = textLocale()): TraceGroup[] {
  const figures = figuresIn(locale, pricing.currency);
  const items = pricing.items.map(({ vehicle_id, coverage, label, amount }): TraceGroup => {
    const vehicle = vehicle_id === null ? null : words.vehicle(vehicle_id);
    const own = pricing.trace.filter((step) => step.vehicle_id === vehicle_id && step.coverage === coverage);
    return {
      key: `${vehicle_id} ${coverage}`,
      title: vehicle ? `${label} · ${vehicle}` : label,
      cents: amount,
      steps: own.map((step, index): TraceStep => ({
        key: `${step.factor} ${step.key}`,
        label: step.label,
        source: rateBookRow(step),
        operation: operationOf(step, index === 0, words, figures),
        cents: null,
        exact: figures.money(step.result),
      })),
    };
  });
  const discounts = pricing.discounts.map(({ code, label, percent, amount }): TraceGroup => ({
    key: `discount ${code}`,
    title: words.discount(label),
    cents: -amount,
    // What is held back of a price is no row of the rates.
    steps:
      percent === 0
        ? []
        : [
            {
              key: code,
              label: label,
              source: rateBookRow({ factor: 'discount', key: code }),
              operation: words.percentOff(figures.plain(String(percent))),
              cents: -amount,
            },
          ],
  }));
  const fees: TraceGroup[] =
    pricing.fees === 0 ? [] : [{ key: 'fees', title: words.fee, cents: pricing.fees, steps: [] }];
  return [...items, ...discounts, ...fees];
}
