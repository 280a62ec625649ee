import type { Cents } from '../shared/money/money.ts';
import type { CompiledCharge, RateBook } from './book/rate-book.ts';
import type { CompiledRow } from './book/rate-rows.ts';
import { type Findings, reportMissingCover } from './findings.ts';
import type { BoughtCover } from '../products/labels.ts';
import { ownValue } from '../shared/text/own-value.ts';
import type { LineSubject } from './rating-subject.ts';

/** A charge a year: the row's amount, so many times (by the thousand dollars, else once). */
export type FlatCharge = {
  readonly coverage: string;
  readonly row: CompiledRow;
  readonly times: number;
  readonly byUnit: boolean;
};

function keyOf({ key }: CompiledCharge, bought: BoughtCover, group: string): string | number {
  if (key.of === 'group') return group;
  return key.of === 'setting' ? (ownValue(bought, key.setting) ?? '') : key.word;
}

function timesOf({ key }: CompiledCharge, bought: BoughtCover): number {
  return key.of === 'unit' ? Number(ownValue(bought, key.setting) ?? 0) / key.dollars : 1;
}

/** The flat charges of one object of a group. A cover that its group cannot have is left out of its price. */
export function flatCharges(
  coverages: NonNullable<LineSubject['coverages']>,
  group: string,
  book: RateBook,
  findings: Findings,
): FlatCharge[] {
  const charges: FlatCharge[] = [];
  for (const charge of book.charges) {
    const { code, groups, rows } = charge;
    const bought = ownValue(coverages, code);
    if (!bought || (groups && !groups.includes(group))) continue;
    const row = rows.byKey.get(keyOf(charge, bought, group));
    const times = timesOf(charge, bought);
    if (row && Number.isInteger(times)) {
      charges.push({ coverage: code, row, times, byUnit: charge.key.of === 'unit' });
    } else reportMissingCover(findings, code);
  }
  return charges;
}

/** A charge for the term in whole cents, half up: the term's row says how many cents of a yearly dollar it takes. */
export function flatCents({ row, times }: FlatCharge, term: CompiledRow): Cents {
  const hundredths = (row.amount ?? 0) * times * (term.amount ?? 0);
  return Math.floor((hundredths + 50) / 100);
}
