import { canadianProvinces } from './vocabulary.ts';

/** Days between the mailing of a notice and the end of cover for non-payment, by state or province. */
type NoticeDays = { readonly days: number; readonly grade: 'statute' | 'table' | 'unsourced' };

const statute = (days: number): NoticeDays => ({ days, grade: 'statute' });
const table = (days: number): NoticeDays => ({ days, grade: 'table' });

// S by statute: CA Ins. Code 662, FL 627.7281, NJ 17:29C-8, NY VTL 313, OH 3937.32, PA 31 Code 61.5, TX 28 TAC 5.7014,
// VA 38.2-231, WA 48.18.291, Ontario Reg. 777/93. The others as one published table has them (K).
const noticeDays: Readonly<Record<string, NoticeDays>> = {
  ...{ CA: statute(10), FL: statute(10), NJ: statute(15), NY: statute(15), OH: statute(10), PA: statute(15) },
  ...{ TX: statute(10), VA: statute(15), WA: statute(10), ON: statute(30) },
  ...{ GA: table(10), CO: table(10), AL: table(10), AK: table(20), AR: table(10), CT: table(15), DE: table(15) },
  ...{ DC: table(15), HI: table(30), ID: table(10), IL: table(10), IN: table(10), IA: table(10), KS: table(5) },
  ...{ KY: table(14), LA: table(10), ME: table(10), MD: table(10), MA: table(20), MI: table(10), MN: table(59) },
  ...{ MS: table(10), MO: table(30), MT: table(10), NE: table(10), NV: table(10), NH: table(45) },
};

/** What counts where nothing was found (docs/rules.md, instalments). */
const unsourced = { state: 20, province: 15 } as const;

/** Days that the post takes by law before a notice counts as given. */
const mailDays = { ON: 1, elsewhere: 3 } as const;

/** Days from the mailing of a notice of non-payment to the first day on which cover may end. */
export function nonPaymentNoticeDays(state: string): number {
  const known = noticeDays[state]?.days ?? (canadianProvinces.includes(state) ? unsourced.province : unsourced.state);
  return known + (state === 'ON' ? mailDays.ON : mailDays.elsewhere);
}
