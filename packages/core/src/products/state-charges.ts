import { type Day, day } from '../shared/time/day.ts';
import { ownValue } from '../shared/text/own-value.ts';
import type { Grade } from './state-minimums.ts';

/** What a buyer owes to a state or a town beside the premium. */
export type StateCharge = {
  readonly kind: 'premium_surcharge' | 'municipal_tax' | 'premium_tax';
  /** Of the premium, in hundredths of a per cent; null where each town sets its own. */
  readonly basisPoints: number | null;
  /** Owed on terms that begin on this day or later. */
  readonly from: Day;
  readonly source: string;
  readonly grade: Grade;
};

const always = day('2000-01-01');
const tax = (basisPoints: number, source: string): StateCharge => ({
  kind: 'premium_tax',
  basisPoints,
  from: always,
  source,
  grade: 'K',
});

/**
 * Charges that an insurer collects from whoever buys, by postal code of state or province, for motor vehicles and for
 * towed units. A tax that the insurer itself owes is in its rates and not here.
 */
export const stateCharges: Readonly<Record<string, readonly StateCharge[]>> = {
  KY: [
    {
      kind: 'premium_surcharge',
      basisPoints: 180,
      from: day('2010-04-01'),
      source: 'Ky. Rev. Stat. 136.392, 806 Ky. Admin. Regs. 2:092',
      grade: 'S',
    },
    // Levied by each city and county at its own rate and named on the declarations: nobody keeps these rates for us.
    {
      kind: 'municipal_tax',
      basisPoints: null,
      from: always,
      source: 'Ky. Rev. Stat. 91A.080',
      grade: 'S',
    },
  ],
  WV: [
    {
      kind: 'premium_surcharge',
      basisPoints: 55,
      from: always,
      source: 'W. Va. Code 33-3-33',
      grade: 'K',
    },
  ],
  MB: [tax(700, 'Manitoba Retail Sales Tax Act, insurance premiums')],
  NL: [tax(1500, 'N.L. Revenue Administration Act, retail sales tax on insurance')],
  QC: [tax(900, 'Que. Act respecting the Québec sales tax s. 512')],
  SK: [tax(600, 'Sask. Provincial Sales Tax Act, insurance premiums')],
};

/** The charges that whoever buys a term that begins on a day owes there; none where the state is not listed. */
export function chargesOwed(state: string, effectiveDate: Day): readonly StateCharge[] {
  return (ownValue(stateCharges, state) ?? []).filter(({ from }) => from <= effectiveDate);
}
