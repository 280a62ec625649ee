import { ownValue } from '../../shared/text/own-value.ts';
import { type Day, day } from '../../shared/time/day.ts';
import type { Cited } from './channel-table.ts';
import type { GroundsScope } from './grounds-table.ts';

/** How a renewal is offered otherwise than the term that ends. */
export type RenewalChange = {
  /** Both premiums of a whole term, in cents. */
  readonly premiumBefore: number;
  readonly premiumAfter: number;
  /** Less cover, a higher deductible, a condition or a duty more, that nobody asked for. */
  readonly isWorse: boolean;
  /** Whether another form takes the place of the policy's. */
  readonly isOtherForm: boolean;
  /** Whether another insurer of the same group takes it over. */
  readonly isOtherInsurer: boolean;
};

/** What comes of a notice that was late, where the law says it. */
export type LateNotice = 'expiring_terms' | 'insured_may_cancel' | 'renewal_on_payment';

/** What a law asks of a renewal that is offered otherwise, from a day on. */
export type ConditionalRenewalRow = Cited & {
  readonly from: Day;
  readonly scopes: readonly GroundsScope[];
  readonly days: number;
  readonly ifLate: LateNotice | null;
  isOwed(change: RenewalChange): boolean;
};

const always = day('2000-01-01');
const personal = ['private_motor', 'other'] as const;
const all = ['private_motor', 'business_motor', 'other'] as const;

/** Percent by which a premium rises, at least. */
const risesBy =
  (percent: number) =>
  ({ premiumBefore, premiumAfter }: RenewalChange): boolean =>
    (premiumAfter - premiumBefore) * 100 >= percent * premiumBefore && premiumAfter > premiumBefore;
const rises = ({ premiumBefore, premiumAfter }: RenewalChange): boolean => premiumAfter > premiumBefore;
const isDearerOrWorse = (change: RenewalChange): boolean => rises(change) || change.isWorse;
const isWorse = (change: RenewalChange): boolean => change.isWorse;
const every = (): boolean => true;

type Facts = Partial<Pick<ConditionalRenewalRow, 'grade' | 'scopes' | 'ifLate'>>;
const row = (
  days: number,
  isOwed: ConditionalRenewalRow['isOwed'],
  source: string,
  facts: Facts = {},
): ConditionalRenewalRow => ({
  from: always,
  grade: 'A',
  scopes: all,
  ifLate: null,
  days,
  isOwed,
  source,
  ...facts,
});

/**
 * Rows by postal code of state or province. What reaches property policies alone (Arkansas) is not here: nothing of ours is
 * one.
 */
const rows: Readonly<Record<string, readonly ConditionalRenewalRow[]>> = {
  CA: [row(20, ({ isOtherInsurer }) => isOtherInsurer, 'Cal. Ins. Code 660(e)', { scopes: ['private_motor'] })],
  CO: [row(45, rises, 'no section named', { grade: 'C', scopes: ['private_motor'] })],
  CT: [row(60, isWorse, 'Conn. Gen. Stat. 38a-323', { grade: 'B' })],
  FL: [row(45, every, 'Fla. Stat. 627.4133(1)(a)', { scopes: ['business_motor', 'other'] })],
  IA: [row(30, every, 'Iowa Code 515.129C(1)', { scopes: personal, ifLate: 'expiring_terms' })],
  IL: [
    row(60, (change) => risesBy(30)(change) || change.isWorse, '215 ILCS 5/143.17a(b)', { scopes: ['business_motor'] }),
  ],
  // The regulation names the threshold, not the days; liability of automobiles is left out.
  KY: [
    row(75, (change) => (change.premiumAfter - change.premiumBefore) * 4 > change.premiumBefore, 'KRS 304.20-320', {
      grade: 'B',
      scopes: ['other'],
    }),
  ],
  MD: [row(45, every, 'Md. Ins. 27-607(b), 27-610(a)', { scopes: personal, ifLate: 'renewal_on_payment' })],
  ME: [row(0, (change) => change.isOtherInsurer && change.isWorse, '24-A M.R.S. 2917(3)')],
  MO: [row(15, every, 'Mo. Rev. Stat. 379.118(2)', { scopes: ['private_motor', 'business_motor'] })],
  MS: [
    row(30, (change) => (change.isOtherForm || change.isOtherInsurer) && change.isWorse, 'Miss. Code 83-11-7', {
      scopes: ['private_motor'],
    }),
  ],
  NM: [row(30, ({ isOtherInsurer }) => isOtherInsurer, '13.8.4.12(A) NMAC', { scopes: personal })],
  NV: [
    row(30, (change) => isDearerOrWorse(change) || change.isOtherForm, 'Nev. Rev. Stat. 687B.350', {
      ifLate: 'expiring_terms',
    }),
  ],
  OR: [row(30, isDearerOrWorse, 'OAR 836-085-0025(1)', { scopes: ['business_motor'], ifLate: 'insured_may_cancel' })],
  RI: [row(30, isWorse, 'R.I. Gen. Laws 27-8-11(a)')],
  SC: [row(30, every, 'S.C. Code 38-75-750', { ifLate: 'insured_may_cancel' })],
  TX: [row(30, isWorse, 'Tex. Ins. Code 551.1055')],
  WA: [
    row(
      20,
      (change) => change.premiumAfter !== change.premiumBefore || change.isWorse,
      'Wash. Rev. Code 48.18.292(1)(b)',
      { scopes: ['private_motor'] },
    ),
  ],
  WI: [
    row(45, (change) => risesBy(25)(change) || change.isWorse, 'Wis. Stat. 631.36(5)', {
      grade: 'B',
      scopes: personal,
    }),
    row(60, (change) => risesBy(25)(change) || change.isWorse, 'Wis. Stat. 631.36(5)', {
      grade: 'B',
      scopes: ['business_motor'],
    }),
  ],
  // Forty-five days, and sixty where the rates were filed with notice: the longer period counts.
  WY: [row(60, isDearerOrWorse, 'Wyo. Stat. 26-35-204(b)', { ifLate: 'insured_may_cancel' })],
  ON: [
    row(30, (change) => isDearerOrWorse(change) || change.isOtherForm, 'Insurance Act (Ont.) s. 236', { grade: 'B' }),
  ],
};

/** Where nothing was found, what is dearer or worse is told as long ahead as most places ask at all. */
const unfound = row(45, isDearerOrWorse, 'no rule found', { grade: 'C' });

/** The rows in force in a place for a kind of policy on a day; one that asks nothing sure where none was found. */
export function conditionalRowsOf(state: string, scope: GroundsScope, sent: Day): readonly ConditionalRenewalRow[] {
  const known = (ownValue(rows, state) ?? []).filter(({ scopes, from }) => scopes.includes(scope) && from <= sent);
  return known.length > 0 ? known : [unfound];
}
