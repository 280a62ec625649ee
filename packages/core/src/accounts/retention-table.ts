import type { NoticeGrade } from '../policies/notices/notice-table.ts';
import type { Country } from '../quoting/vocabulary.ts';
import { type Day, day, yearOf } from '../shared/time/day.ts';
import { type Sentence, sentence } from '../shared/text/sentence.ts';
import type { RetentionKind } from '../shared/deletion-kinds.ts';
import { words } from '../shared/words.ts';

/** Where a record is looked at by the law: the country and the postal code of state or province. */
export type Place = { readonly country: Country; readonly area: string };

/**
 * What becomes of a record when its person asks for deletion: erased at once, or kept for whole calendar years after
 * something ended and emptied of the person then. The grade says how sure that is, as in the table of notices.
 */
export type RetentionRule = {
  /** Calendar years after the year in which the record ended; null where nothing is kept. */
  readonly years: number | null;
  readonly reason: Sentence;
  readonly source: string;
  readonly grade: NoticeGrade;
  /** When somebody last compared this with its source. */
  readonly reviewed: Day;
};

const reviewed = day('2026-11-27');
const noRule = 'no rule found';

const yours: Sentence = sentence(
  words('It is yours, and nobody else has to keep it.', 'C’est à vous, et personne d’autre ne doit le conserver.'),
);
const noContract: Sentence = sentence(words('No contract came of it.', 'Aucun contrat n’en a résulté.'));
const contract: Sentence = sentence(
  words(
    'The contract and its money have to be provable to tax offices, regulators and courts.',
    'Le contrat et ses paiements doivent pouvoir être prouvés au fisc, aux autorités de surveillance et aux tribunaux.',
  ),
);
const settled: Sentence = sentence(
  words(
    'What was settled, and why, has to be provable to regulators and courts.',
    'Ce qui a été réglé, et pourquoi, doit pouvoir être prouvé aux autorités de surveillance et aux tribunaux.',
  ),
);
const application: Sentence = sentence(
  words(
    'An insurer there has to show which applications it turned down.',
    'Un assureur doit pouvoir y montrer quelles demandes il a refusées.',
  ),
);
const counted: Sentence = sentence(
  words(
    'It is counted without a person: there is nothing to find you by.',
    'C’est compté sans personne : rien ne permet de vous y retrouver.',
  ),
);

const erased = (reason: Sentence, source = noRule, grade: NoticeGrade = 'C'): RetentionRule => ({
  years: null,
  reason,
  source,
  grade,
  reviewed,
});
const stored = (years: number, reason: Sentence, source: string, grade: NoticeGrade): RetentionRule => ({
  years,
  reason,
  source,
  grade,
  reviewed,
});

type Rules = Readonly<Record<RetentionKind, RetentionRule>>;

/** Nothing was found that holds in every state: seven years is the longest that one asks for, and one more. */
const states: Rules = {
  account: erased(yours),
  quote: erased(noContract),
  application: erased(noContract),
  check: erased(noContract),
  policy: stored(7, contract, noRule, 'C'),
  money: stored(7, contract, noRule, 'C'),
  claim: stored(7, settled, noRule, 'C'),
  message: erased(yours),
  lead: erased(yours),
  waiting: erased(yours),
  letter: erased(yours),
  file: erased(yours),
  visit: erased(counted),
};

const regulation152 = (part: number): string => `11 NYCRR 243.2(b)(${part})`;

/** Six calendar years each. What an examination of the insurer still looks at may have to stay longer. */
const newYork: Rules = {
  ...states,
  application: stored(6, application, regulation152(2), 'A'),
  policy: stored(6, contract, regulation152(1), 'A'),
  money: stored(6, contract, regulation152(1), 'A'),
  claim: stored(6, settled, regulation152(4), 'A'),
};

const tax = 'Income Tax Act (Canada), s. 230(4)';
const pipeda = 'PIPEDA, Schedule 1, 4.5.3';

const erasedInCanada = (source: string, grade: NoticeGrade): Rules => ({
  ...states,
  account: erased(yours, source, grade),
  quote: erased(noContract, source, grade),
  application: erased(noContract, source, grade),
  check: erased(noContract, source, grade),
  message: erased(yours, source, grade),
  lead: erased(yours, source, grade),
  waiting: erased(yours, source, grade),
  letter: erased(yours, source, grade),
  file: erased(yours, source, grade),
  policy: stored(6, contract, tax, 'B'),
  money: stored(6, contract, tax, 'B'),
  claim: stored(6, settled, 'usual practice', 'K'),
});

const provinces = erasedInCanada(pipeda, 'K');
/** Quebec has what is no longer needed destroyed or anonymized, unless an Act has it kept. */
const quebec = erasedInCanada('CQLR c. P-39.1, s. 23', 'A');

/** What holds for a kind of record in a place. */
export function retentionOf(kind: RetentionKind, { country, area }: Place): RetentionRule {
  if (country === 'CA') return (area === 'QC' ? quebec : provinces)[kind];
  return (area === 'NY' ? newYork : states)[kind];
}

/** The last day on which a record is kept that ended on a day; null where it is erased at once. */
export function keepUntil(kind: RetentionKind, place: Place, ended: Day): Day | null {
  const { years } = retentionOf(kind, place);
  return years === null ? null : day(`${String(yearOf(ended) + years).padStart(4, '0')}-12-31`);
}

/** The places whose rules differ, in the order in which they are told of. */
export const noticePlaces: readonly (Place & { readonly key: 'states' | 'newYork' | 'provinces' | 'quebec' })[] = [
  { key: 'states', country: 'US', area: 'OH' },
  { key: 'newYork', country: 'US', area: 'NY' },
  { key: 'provinces', country: 'CA', area: 'ON' },
  { key: 'quebec', country: 'CA', area: 'QC' },
];
