import { canadianProvinces } from '../../products/vocabulary.ts';
import { type Day, day } from '../../shared/time/day.ts';
import { ownValue } from '../../shared/text/own-value.ts';
import type { PostService } from './vocabulary.ts';
import type { NoticeClass, NoticeGrade } from './notice-table.ts';

/** What a text says of a channel, and how sure that is; grades as of periods. */
export type Cited = { readonly grade: NoticeGrade; readonly source: string };

/** By which ways a notice counts in a place from a day on, until a later row does. */
export type ChannelRow = Cited & {
  readonly from: Day;
  /** How a letter has to be posted; where texts differ or were not read the strictest of them. */
  readonly service: PostService;
  /** What one reason takes instead. */
  readonly serviceFor?: Partial<Readonly<Record<NoticeClass, PostService>>>;
  /** What a vehicle that is rented to others takes instead. */
  readonly rented?: Cited & { readonly service: PostService };
  /** The text that lets an e-mail count for whoever agreed to it; absent where none was found. */
  readonly electronic?: Cited;
  /** The same for a vehicle that is rented to others. */
  readonly electronicRented?: Cited;
};

const always = day('2000-01-01');
const certificate = 'certificate_of_mailing';

type Others = Partial<Omit<ChannelRow, 'service' | 'source'>>;

const row = (service: PostService, source: string, others: Others = {}): ChannelRow => ({
  from: always,
  service,
  source,
  grade: 'A',
  ...others,
});
const read = (source: string): Cited => ({ grade: 'A', source });
const recalled = (source: string): Cited => ({ grade: 'K', source });

/** Where nothing is said but that notice is mailed: a certificate proves that it was. */
const unsaid = row(certificate, 'no rule on the channel found', { grade: 'C' });
const condition = 'statutory condition on termination';
const province = row('registered', condition, { grade: 'K' });

/**
 * The rows by postal code of state or province, earliest first (docs/rules.md, notice of cancellation). A stricter service
 * than a text asks for proves the mailing as well.
 */
const rows: Readonly<Record<string, readonly [ChannelRow, ...ChannelRow[]]>> = {
  // The section on electronic notices was seen in a list alone.
  AK: [row(certificate, 'Alaska Stat. 21.36.220(a)', { electronic: { grade: 'B', source: 'Alaska Stat. 21.36.260' } })],
  AZ: [
    row(certificate, 'Ariz. Rev. Stat. 20-1632(A)', {
      rented: { service: 'tracked', ...read('Ariz. Rev. Stat. 20-1674(A)') },
      electronicRented: read('Ariz. Rev. Stat. 20-1674(A)'),
    }),
  ],
  CT: [row(certificate, 'Conn. Gen. Stat. 38a-343(a)', { electronic: read('Conn. Gen. Stat. 38a-343(a)') })],
  // The section on electronic notices is named by the one that was read, and was not read itself.
  GA: [row(certificate, 'Ga. Code 33-24-44(b)', { electronic: { grade: 'B', source: 'Ga. Code 33-24-14(d)' } })],
  HI: [row(certificate, 'HRS 431:10C-112(a)')],
  IA: [row(certificate, 'Iowa Code 515D.5(1)(a)')],
  IL: [row(certificate, '215 ILCS 5/143.14')],
  IN: [row(certificate, 'Ind. Code 27-7-6-5(a)(1)')],
  // Registered mail with a return receipt in the text of 1985; the rule of today was not read.
  MA: [row('registered', 'M.G.L. c. 175 s. 113A(2)', { grade: 'K' })],
  MD: [row('tracked', 'Md. Ins. 27-602(c)', { grade: 'B' })],
  ME: [row(certificate, '24-A M.R.S. 2915')],
  MO: [row(certificate, 'Mo. Rev. Stat. 379.118(1)')],
  NC: [row(certificate, 'N.C. Gen. Stat. 58-36-85', { grade: 'B' })],
  NE: [row('tracked', 'Neb. Rev. Stat. 44-516(1)')],
  NJ: [row(certificate, 'N.J.A.C. 11:3-8.11')],
  NV: [row(certificate, 'Nev. Rev. Stat. 687B.320(2)')],
  NY: [row(certificate, 'N.Y. Veh. & Traf. Law 313(1)(a)')],
  OH: [row(certificate, 'Ohio Rev. Code 3937.32(A)(3)')],
  OK: [row(certificate, 'Okla. Admin. Code 365:15-1-14')],
  OR: [
    row(certificate, 'no rule on the channel found', {
      grade: 'C',
      rented: { service: certificate, ...read('OAR 836-085-0025(2)') },
    }),
  ],
  PA: [
    row(certificate, 'no rule on the channel found', {
      grade: 'C',
      rented: { service: certificate, ...read('40 P.S. 3403(a)(3)') },
    }),
  ],
  RI: [row(certificate, 'R.I. Gen. Laws 31-47-4(a)')],
  SC: [row(certificate, 'S.C. Code 38-75-740(b)')],
  TN: [row(certificate, 'Tenn. Code 56-7-1303(a)(1)')],
  // Where business is done electronically the e-mail goes as well; the letter is what counts.
  TX: [row(certificate, 'Tex. Ins. Code 551.104(e)')],
  VA: [row(certificate, 'no rule on the channel found', { grade: 'C', electronic: recalled('Va. Code 38.2-325') })],
  VT: [row('certified', '8 V.S.A. 4226', { serviceFor: { non_payment: certificate } })],
  WA: [row(certificate, 'Wash. Rev. Code 48.18.291(1)')],
  WI: [row(certificate, 'Wis. Stat. 631.36(2)(b)')],
  AB: [
    row('registered', 'Insurance Act (Alta.), statutory condition 8', { grade: 'K' }),
    row('registered', 'Insurance Act (Alta.), statutory condition 8', { grade: 'B', from: day('2021-05-01') }),
  ],
  BC: [row('registered', 'Insurance Act (B.C.), statutory condition 5(4)', { grade: 'B' })],
  ON: [row('registered', 'O. Reg. 777/93, s. 11')],
  QC: [row('registered', 'Automobile Insurance Act (Que.)', { grade: 'B' })],
};

/** The row in force for a notice that goes out in a place on a day. */
export function channelRowOf(state: string, sent: Day): ChannelRow {
  const known = ownValue(rows, state);
  if (!known) return canadianProvinces.includes(state) ? province : unsaid;
  return known.findLast(({ from }) => from <= sent) ?? known[0];
}
