import type { NoticeClass } from '@roadworthy/core/policies/notices/notice-table.ts';

/** Whole days, and the law whose text has them. */
export type ReadNotice = readonly [days: number, source: string];

/**
 * Periods of notice for private motor policies whose text somebody read, by postal code of state or province: what pages
 * print beside the rows of the notice table that are as sure. Read in November 2026, most in copies of the statutes that
 * are not official. A place whose text has several periods for one reason, by case, has no row here.
 */
export const readNotices: Readonly<Record<string, Partial<Readonly<Record<NoticeClass, ReadNotice>>>>> = {
  AK: {
    non_payment: [20, 'Alaska Stat. 21.36.220(a)'],
    non_renewal: [20, 'Alaska Stat. 21.36.240(a)'],
  },
  AL: {
    non_payment: [10, 'Ala. Code 27-23-23'],
    other: [20, 'Ala. Code 27-23-23'],
  },
  AR: {
    non_payment: [10, 'Ark. Code 23-89-304'],
    other: [20, 'Ark. Code 23-89-304(a)'],
  },
  AZ: {
    non_renewal: [45, 'Ariz. Rev. Stat. 20-1632(A)'],
    other: [10, 'Ariz. Rev. Stat. 20-1632(A)'],
  },
  CA: {
    non_payment: [10, 'Cal. Ins. Code 662(a)'],
    other: [20, 'Cal. Ins. Code 662'],
  },
  CO: {
    non_payment: [10, 'C.R.S. 10-4-603(1)'],
    non_renewal: [30, 'C.R.S. 10-4-604'],
    other: [30, 'C.R.S. 10-4-603(1)'],
  },
  CT: {
    other: [45, 'Conn. Gen. Stat. 38a-343(a)'],
  },
  DC: {
    non_payment: [30, '26-A DCMR 301.2'],
    non_renewal: [30, '26-A DCMR 301.2'],
    other: [30, '26-A DCMR 301.2-301.5'],
  },
  HI: {
    non_payment: [20, 'HRS 431:10C-112(a)(1)'],
    non_renewal: [30, 'HRS 431:10C-112(a),(b)'],
    other: [30, 'HRS 431:10C-112(a)'],
  },
  IA: {
    non_payment: [10, 'Iowa Code 515D.5(1)(a)'],
    other: [30, 'Iowa Code 515D.5(1)(a)'],
  },
  ID: {
    non_payment: [10, 'Idaho Code 41-2508(1)'],
    non_renewal: [30, 'Idaho Code 41-2508(2)'],
    other: [20, 'Idaho Code 41-2508(1)'],
  },
  IL: {
    non_payment: [10, '215 ILCS 5/143.15'],
    other: [30, '215 ILCS 5/143.15, 143.14'],
  },
  IN: {
    non_payment: [10, 'Ind. Code 27-7-6-5(a)(2)'],
    non_renewal: [20, 'Ind. Code 27-7-6-6(a)'],
    other: [20, 'Ind. Code 27-7-6-5(a)(1),(b)'],
  },
  KS: {
    non_renewal: [30, 'K.S.A. 40-276a(a)'],
  },
  MA: {
    non_payment: [20, 'M.G.L. c. 175 s. 113A(2); 211 CMR 97.04(2)(a)'],
    non_renewal: [45, 'M.G.L. c. 175 s. 113F'],
    other: [20, 'M.G.L. c. 175 s. 113A(2)'],
  },
  ME: {
    non_payment: [10, '24-A M.R.S. 2924'],
    non_renewal: [30, '24-A M.R.S. 2917'],
    other: [20, '24-A M.R.S. 2915'],
  },
  MI: {
    non_renewal: [20, 'MCL 500.3204(2)'],
  },
  MN: {
    non_renewal: [60, 'Minn. Stat. 65B.17 subd. 1'],
  },
  MO: {
    non_payment: [10, 'Mo. Rev. Stat. 379.118(1)'],
    non_renewal: [30, 'Mo. Rev. Stat. 379.118(1)'],
    other: [30, 'Mo. Rev. Stat. 379.118(1)'],
  },
  MS: {
    non_payment: [10, 'Miss. Code 83-11-5'],
    non_renewal: [30, 'Miss. Code 83-11-7'],
    other: [30, 'Miss. Code 83-11-5'],
  },
  MT: {
    non_payment: [10, 'Mont. Code 33-23-212(2)'],
    other: [45, 'Mont. Code 33-23-212'],
  },
  NE: {
    non_payment: [10, 'Neb. Rev. Stat. 44-516(1)'],
    non_renewal: [20, 'Neb. Rev. Stat. 44-517(1)'],
    other: [30, 'Neb. Rev. Stat. 44-516(1); 44-523(1)(a)'],
  },
  NH: {
    non_payment: [10, 'N.H. RSA 417-A:5(II)(a)'],
    non_renewal: [45, 'N.H. RSA 417-A:5(II)'],
    other: [45, 'N.H. RSA 417-A:5(II)'],
  },
  NJ: {
    non_renewal: [60, 'N.J.A.C. 11:3-8.6(a)'],
    other: [20, 'N.J.A.C. 11:3-8.11(b),(d)'],
  },
  NY: {
    non_payment: [15, 'N.Y. Veh. & Traf. Law 313(1)(a)'],
    non_renewal: [45, 'N.Y. Veh. & Traf. Law 313(1)(a)'],
    other: [20, 'N.Y. Veh. & Traf. Law 313(1)(a)'],
  },
  OH: {
    non_payment: [10, 'Ohio Rev. Code 3937.32(A)(5),(B)'],
    other: [30, 'Ohio Rev. Code 3937.32(A)(3), 3937.33'],
  },
  OR: {
    non_payment: [10, 'ORS 742.564(1)'],
    other: [30, 'ORS 742.564(1)'],
  },
  PA: {
    non_payment: [15, '31 Pa. Code 61.5(3)'],
    other: [30, '31 Pa. Code 61.5(3)'],
  },
  RI: {
    non_payment: [10, 'R.I. Gen. Laws 31-47-4(a)'],
    other: [30, 'R.I. Gen. Laws 31-47-4(a)'],
  },
  TN: {
    non_payment: [10, 'Tenn. Code 56-7-1303(a)(1)(A)'],
    other: [20, 'Tenn. Code 56-7-1303(a)(1)'],
  },
  TX: {
    non_payment: [10, 'Tex. Ins. Code 551.104(b)(1),(e)'],
    non_renewal: [30, 'Tex. Ins. Code 551.104(f)'],
    other: [10, 'Tex. Ins. Code 551.104(e)'],
  },
  VT: {
    non_payment: [15, '8 V.S.A. 4224(a), 4226'],
    non_renewal: [45, '8 V.S.A. 4225, 4226'],
    other: [45, '8 V.S.A. 4224(a), 4226'],
  },
  WA: {
    non_payment: [10, 'RCW 48.18.291(1)'],
    non_renewal: [20, 'RCW 48.18.292(1)(a)'],
    other: [20, 'RCW 48.18.291(1)'],
  },
};
