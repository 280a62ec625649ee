import { scoreTierBounds } from '../rating/score-tiers.ts';
import { ownValue } from '../shared/text/own-value.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { words, type Words } from '../shared/words.ts';

/** Why a score is no higher, by the code that the bureau gives. */
const reasons: Readonly<Record<string, Words>> = {
  R01: words('Payments were late.', 'Des paiements ont été en retard.'),
  R02: words('Bills went to a collection agency.', 'Des comptes ont été remis à une agence de recouvrement.'),
  R03: words('Balances are high compared with the limits.', 'Les soldes sont élevés par rapport aux limites.'),
  R04: words('Credit was asked for several times of late.', 'Du crédit a été demandé plusieurs fois récemment.'),
  R05: words('The accounts are young.', 'Les comptes sont récents.'),
  R06: words('A court record is on file.', 'Un jugement figure au dossier.'),
};

/** The reasons of a score in words, what weighs most first; a code that we do not know is named. */
export function reasonsOfScore(codes: readonly string[]): Sentence[] {
  return codes.map((code) => {
    const message = ownValue(reasons, code);
    return message === undefined
      ? sentence(words('Reason {code} of the bureau.', 'Motif {code} de l’agence.'), { code })
      : sentence(message);
  });
}

const [[, bestFrom]] = scoreTierBounds;

/** Whether the score made insurance cost more than the best one would have. */
export function isAdverse(score: number): boolean {
  return score < bestFrom;
}
