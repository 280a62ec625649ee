import { ownValue } from '../../shared/text/own-value.ts';
import type { NoticeGrade } from '../../policies/notices/notice-table.ts';

/** What a text asks of something in writing. */
export const claimLetters = [
  'acknowledge',
  'denial',
  'delay',
  'reservation_or_disclaimer',
  'limitation_notice',
  'payment_notice',
  'claim_form',
  'policy',
] as const;
export type ClaimLetter = (typeof claimLetters)[number];

export type LetterDuty = {
  readonly letter: ClaimLetter;
  readonly requirement: string;
  /** Whether the law wants a sentence of its own; null where that was not read. */
  readonly ownStatement: boolean | null;
  readonly grade: NoticeGrade;
  readonly source: string;
};

type Written = readonly [
  letter: ClaimLetter,
  requirement: string,
  ownStatement: boolean | null,
  grade: NoticeGrade,
  source: string,
];

/** By postal code of state or province, as it was read in November 2026; for who writes them, and so in English. */
const rows: Readonly<Record<string, readonly Written[]>> = {
  AK: [
    [
      'acknowledge',
      'name, address, telephone of the person, firm and file number, in writing',
      false,
      'B',
      '3 AAC 26.040(a)(1)',
    ],
    ['claim_form', 'statutory fraud warning on claim forms', true, 'K', 'Alaska Stat. 21.36.380'],
  ],
  AL: [
    [
      'denial',
      'reference to the provision; may be oral or electronic, in writing when the insured asks',
      null,
      'B',
      'Ala. Admin. Code r. 482-1-125-.07',
    ],
    ['claim_form', 'statutory fraud warning on claim forms', true, 'K', 'Ala. Code 27-12A-20'],
  ],
  AR: [['claim_form', 'statutory fraud warning on claim forms', true, 'C', 'Ark. Code 23-66-503']],
  AZ: [
    [
      'limitation_notice',
      '30 days before, to first-party claimants without counsel',
      true,
      'B',
      'Ariz. Admin. Code R20-6-801(G)',
    ],
    ['claim_form', 'statutory fraud warning on claim forms', true, 'K', 'Ariz. Rev. Stat. 20-466.03'],
  ],
  CA: [
    [
      'denial',
      'in writing; every reason with its facts and law; the provision or statute and how it applies; that the Department of Insurance may review it, with address and telephone of its unit',
      true,
      'B',
      '10 CCR 2695.7(b)(1), (3)',
    ],
    [
      'limitation_notice',
      'written notice of any time limit at the latest 60 days before it ends, at once where the claim comes later',
      true,
      'A',
      '10 CCR 2695.7(f)',
    ],
    [
      'claim_form',
      'statutory fraud warning on claim forms',
      true,
      'C',
      'Cal. Ins. Code 1879.2 (K); the source names 1871.2',
    ],
  ],
  CO: [['claim_form', 'statutory fraud warning on claim forms', true, 'C', 'Colo. Rev. Stat. 10-1-128(6)']],
  CT: [
    [
      'denial',
      'in writing; names the consumer affairs division of the Insurance Department, its address, toll-free telephone and internet address; last paragraph, 12 point or larger',
      true,
      'A',
      'Conn. Gen. Stat. 38a-323b',
    ],
  ],
  DC: [['claim_form', 'statutory fraud warning on claim forms', true, 'C', 'D.C. Code 22-3225.09']],
  DE: [
    [
      'denial',
      'reason in writing where neither affirmed nor denied within 30 days',
      null,
      'A',
      '18 Del. Admin. Code 902-1.2.1',
    ],
    [
      'claim_form',
      'statutory fraud warning on claim forms; on the benefit check too',
      true,
      'B',
      'Del. Code tit. 18 2407 (K)',
    ],
  ],
  FL: [
    [
      'reservation_or_disclaimer',
      'written reservation within 30 days of knowing of the defence, registered or certified mail or by hand; then refuse or agree within 60 days',
      true,
      'K',
      'Fla. Stat. 627.426(2)',
    ],
    ['claim_form', 'statutory fraud warning on claim forms', true, 'C', 'Fla. Stat. 817.234(1)(b)'],
  ],
  HI: [
    [
      'delay',
      'reasonable written explanation where unresolved after 30 days',
      null,
      'B',
      'Haw. Rev. Stat. 431:13-103(a)(11)',
    ],
    ['claim_form', 'statutory fraud warning on claim forms', true, 'C', 'Haw. Rev. Stat. 431:10C-307.7'],
  ],
  ID: [['claim_form', 'statutory fraud warning on claim forms', true, 'K', 'Idaho Code 41-1331']],
  IL: [
    [
      'delay',
      'written explanation with the Notice of Availability of the Department of Insurance, first-party automobile damage after 40 days, third-party property damage after 60',
      true,
      'A',
      '50 Ill. Adm. Code 919.80(b)(2), (3)',
    ],
    [
      'denial',
      'written explanation of the basis with the policy definition, limitation or exclusion',
      true,
      'B',
      '50 Ill. Adm. Code 919.50(a)(1)',
    ],
    ['policy', 'where to complain, company and Department', true, 'A', '215 ILCS 5/143c; 50 Ill. Adm. Code 931'],
  ],
  IN: [['claim_form', 'statutory fraud warning on claim forms', true, 'K', 'Ind. Code 27-2-16-3']],
  KY: [
    ['denial', 'written, with the provision', null, 'K', '806 KAR 12:095'],
    ['claim_form', 'statutory fraud warning on claim forms', true, 'C', 'Ky. Rev. Stat. 304.47-030'],
  ],
  LA: [['claim_form', 'statutory fraud warning on claim forms', true, 'C', 'La. Rev. Stat. 40:1424']],
  MD: [
    ['denial', 'says the provision, condition or exclusion', null, 'A', 'COMAR 31.15.07.04(D)'],
    [
      'limitation_notice',
      'at receipt of a written claim: that a statute of limitations may apply, to whoever has no counsel',
      true,
      'A',
      'COMAR 31.15.07.04(C)',
    ],
    ['claim_form', 'statutory fraud warning on claim forms', true, 'C', 'Md. Code, Ins. 27-805'],
  ],
  ME: [['claim_form', 'statutory fraud warning on claim forms', true, 'C', 'Me. Rev. Stat. tit. 24-A 2186']],
  MN: [
    ['acknowledge', 'telephone number of the person who can help', false, 'A', 'Minn. Stat. 72A.201 subd. 4(1)'],
    ['claim_form', 'statutory fraud warning on claim forms', true, 'K', 'Minn. Stat. 60A.955'],
  ],
  MO: [
    [
      'limitation_notice',
      '30 days before, to first-party claimants without counsel',
      true,
      'B',
      '20 CSR 100-1.050(1)(E)',
    ],
  ],
  NE: [['denial', 'in writing, with the provision', null, 'A', '210 Neb. Admin. Code ch. 60 s. 008.01']],
  NH: [
    ['delay', 'facts or law for more time, again every 30 days', false, 'A', 'N.H. Admin. Code Ins 1002.05(c)'],
    ['claim_form', 'statutory fraud warning on claim forms', true, 'K', 'N.H. Rev. Stat. 402:82'],
  ],
  NJ: [
    [
      'delay',
      'reasons, address of the office, policy and claim number, a telephone that costs the claimant nothing or is local',
      false,
      'A',
      'N.J. Admin. Code 11:2-17.7(e)',
    ],
    [
      'payment_notice',
      'to the claimant, of 5,000 dollars or more that goes to a representative: amount, payees, to whom and where sent',
      false,
      'A',
      'N.J. Admin. Code 11:2-17.11',
    ],
    ['limitation_notice', '60 days before', true, 'B', 'N.J. Admin. Code 11:2-17.7'],
    ['claim_form', 'statutory fraud warning on claim forms', true, 'C', 'N.J. Stat. 17:33A-6'],
  ],
  NM: [['claim_form', 'statutory fraud warning on claim forms', true, 'C', 'N.M. Stat. 59A-16C-8']],
  NV: [['denial', 'in writing, with the provision', null, 'A', 'Nev. Admin. Code 686A.675(1)']],
  NY: [
    [
      'denial',
      'paragraph that names the Department and its consumer bureau with addresses',
      true,
      'B',
      '11 NYCRR 216.6(h) (letter K)',
    ],
    ['denial', 'no-fault benefits: prescribed form NF-10', true, 'A', '11 NYCRR 65-3.8(b)'],
    [
      'reservation_or_disclaimer',
      'written disclaimer of liability for injury or death as soon as reasonably possible',
      true,
      'B',
      'N.Y. Ins. Law 3420(d)(2)',
    ],
    ['denial', 'specific reasons in writing as soon as determined', null, 'C', '11 NYCRR 216.6(d)'],
    ['claim_form', 'statutory fraud warning on claim forms', true, 'C', 'N.Y. Ins. Law 403(d); 11 NYCRR 86.4'],
  ],
  OH: [
    ['denial', 'with the provision', null, 'B', 'Ohio Admin. Code 3901-1-54(G) (letter K)'],
    ['claim_form', 'statutory fraud warning on claim forms', true, 'C', 'Ohio Rev. Code 3999.21'],
  ],
  OK: [
    ['denial', 'in writing, with the provision', null, 'A', 'Okla. Stat. tit. 36 s. 1250.7(A)'],
    [
      'limitation_notice',
      '30 days before, to first-party claimants without counsel',
      true,
      'B',
      'Okla. Stat. tit. 36 s. 1250.7(E)',
    ],
    ['claim_form', 'statutory fraud warning on claim forms', true, 'C', 'Okla. Stat. tit. 36 3613.1'],
  ],
  OR: [
    ['denial', 'in writing, with the provision', null, 'A', 'Or. Admin. R. 836-080-0235(1)'],
    [
      'limitation_notice',
      '30 days before, to first-party claimants without counsel',
      true,
      'B',
      'Or. Admin. R. 836-080-0235(6)',
    ],
  ],
  PA: [
    [
      'limitation_notice',
      '30 days before, to first-party claimants without counsel',
      true,
      'B',
      '31 Pa. Code 146.7(e)',
    ],
    ['denial', 'in writing, with the provision; limitation notice', null, 'C', '31 Pa. Code 146.7'],
    [
      'claim_form',
      'statutory fraud warning on claim forms',
      true,
      'C',
      '18 Pa. Cons. Stat. 4117(k); 75 Pa. Cons. Stat. 1822',
    ],
  ],
  RI: [
    [
      'denial',
      'in writing, with the provision',
      null,
      'A',
      '230-RICR-20-40-2.7(A); 2.10 is on complaints to the Department',
    ],
    ['claim_form', 'statutory fraud warning on claim forms', true, 'C', 'R.I. Gen. Laws 27-29-13.3'],
  ],
  TN: [['claim_form', 'statutory fraud warning on claim forms', true, 'C', 'Tenn. Code 56-53-111']],
  TX: [['denial', 'written reasons', null, 'K', 'Tex. Ins. Code 542.056(c)']],
  UT: [['denial', 'promptly in writing, with the provision', null, 'A', 'Utah Admin. Code R590-190-10(2)']],
  VA: [
    [
      'denial',
      'in writing, copy in the claim file, reasonable explanation of the basis',
      null,
      'B',
      '14 Va. Admin. Code 5-400-70(A), (B)',
    ],
    ['claim_form', 'statutory fraud warning on claim forms', true, 'C', 'Va. Code 52-40'],
  ],
  WA: [
    ['denial', 'in writing, with the provision', null, 'A', 'WAC 284-30-380(1)'],
    ['claim_form', 'statutory fraud warning on claim forms', true, 'C', 'Wash. Rev. Code 48.135.080'],
  ],
  WV: [
    [
      'denial',
      "names the Insurance Commissioner's consumer office with address",
      true,
      'K',
      'W. Va. Code R. 114-14-6.17',
    ],
    ['claim_form', 'statutory fraud warning on claim forms', true, 'C', 'W. Va. Code 33-41-3'],
  ],
};

/** The model act that most places follow: what every denial says (grade C: a model is no law by itself). */
const floor: LetterDuty = {
  letter: 'denial',
  requirement: 'in writing, with the provision; a copy in the file',
  ownStatement: null,
  grade: 'C',
  source: 'NAIC MDL-902 s. 7',
};

/** What a place asks of a letter about a claim; of a denial at least what the model act does. */
export function letterDutiesOf(place: string, letter: ClaimLetter): readonly LetterDuty[] {
  const known = (ownValue(rows, place) ?? [])
    .filter(([one]) => one === letter)
    .map(([one, requirement, ownStatement, grade, source]): LetterDuty => ({
      letter: one,
      requirement,
      ownStatement,
      grade,
      source,
    }));
  return letter === 'denial' ? [...known, floor] : known;
}
