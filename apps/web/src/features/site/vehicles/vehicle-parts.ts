import type { VehicleClass } from '@roadworthy/core/products/vocabulary.ts';
import { settleLoss } from '@roadworthy/core/shared/money/settlement.ts';
import type { CutPart } from '@roadworthy/ui/brand/rig/cut-spots.ts';

/** What pays when a part breaks; `none` is upkeep, which nothing pays. */
export type Payer = 'comprehensive' | 'collision' | 'glass' | 'service_plan' | 'none';

/** Cents that the insured pays first: of the Road-ready plan, and of the service plan's usual choice. */
const deductibles: Readonly<Record<Payer, number>> = {
  comprehensive: 5e4,
  collision: 5e4,
  glass: 0,
  service_plan: 1e4,
  none: 0,
};

type Row = readonly [payer: Payer, low: number, high: number];

/** Illustrations of ours, no statistic: what repairing a part of a class may cost, in dollars, and what pays in the case that the page tells. */
const rows: Readonly<Record<VehicleClass, Partial<Record<CutPart, Row>>>> = {
  class_a: {
    roof: ['comprehensive', 1800, 9e3],
    slide_out: ['service_plan', 900, 4500],
    awning: ['comprehensive', 1200, 3800],
    tanks: ['collision', 700, 2600],
    windshield: ['glass', 1500, 5500],
  },
  class_b: {
    roof: ['collision', 1200, 6e3],
    awning: ['comprehensive', 900, 2500],
    tanks: ['service_plan', 400, 1500],
    windshield: ['glass', 500, 1600],
  },
  class_c: {
    roof: ['collision', 1500, 8e3],
    slide_out: ['service_plan', 800, 3500],
    awning: ['comprehensive', 900, 2800],
    tanks: ['collision', 600, 1900],
    windshield: ['glass', 450, 1400],
  },
  travel_trailer: {
    roof: ['comprehensive', 1500, 7500],
    slide_out: ['service_plan', 800, 3200],
    awning: ['comprehensive', 800, 2600],
    tanks: ['collision', 900, 3800],
    tow: ['collision', 700, 4100],
  },
  fifth_wheel: {
    roof: ['collision', 2500, 14e3],
    slide_out: ['service_plan', 1e3, 4800],
    awning: ['comprehensive', 1400, 4200],
    tanks: ['none', 600, 2500],
    tow: ['collision', 1200, 6500],
  },
  toy_hauler: {
    roof: ['comprehensive', 1600, 8200],
    garage: ['collision', 900, 4200],
    awning: ['comprehensive', 900, 2900],
    tanks: ['collision', 800, 3e3],
    tow: ['collision', 2e3, 12e3],
  },
  pop_up: {
    roof: ['comprehensive', 700, 2800],
    slide_out: ['collision', 600, 1600],
    awning: ['comprehensive', 500, 900],
    tanks: ['none', 150, 700],
    tow: ['comprehensive', 550, 950],
  },
  truck_camper: {
    roof: ['collision', 900, 4500],
    awning: ['collision', 600, 1800],
    tanks: ['none', 250, 1100],
    tow: ['collision', 700, 3900],
  },
  teardrop: { roof: ['comprehensive', 600, 1600], tanks: ['none', 100, 450], tow: ['comprehensive', 550, 850] },
  bus_conversion: {
    roof: ['comprehensive', 900, 6500],
    awning: ['comprehensive', 700, 2400],
    tanks: ['collision', 600, 2400],
    windshield: ['glass', 400, 1800],
  },
};

export type RepairExample = {
  readonly payer: Payer;
  /** Cents, as the rest. */
  readonly low: number;
  readonly high: number;
  /** The bill of the example: the middle of the range. */
  readonly loss: number;
  readonly deductible: number;
  readonly paid: number;
};

/** What repairing a part may cost, and what is paid of a bill in the middle; null where the class has no such part. */
export function repairExample(kind: VehicleClass, part: CutPart): RepairExample | null {
  const row = rows[kind][part];
  if (!row) return null;
  const [payer, low, high] = row;
  const [loss, deductible] = [(low + high) * 50, deductibles[payer]];
  const { paid } = settleLoss({ loss, deductible, limit: payer === 'none' ? 0 : null });
  return { payer, low: low * 100, high: high * 100, loss, deductible, paid };
}

/** The page that speaks of what pays. */
export function payerPage(payer: Payer): string | null {
  if (payer === 'none') return null;
  return payer === 'service_plan' ? '/protection/rv/extended-warranty' : '/protection/rv';
}
