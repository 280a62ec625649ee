import type { Day } from '../shared/time/day.ts';
import { refusal, type Refusal } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { areaName } from './area-names.ts';
import { lineNotOffered, type MandatoryLine } from './mandatory-lines.ts';
import { isMotorised } from './vocabulary.ts';
import { chargesOwed } from './state-charges.ts';
import { words, type Words } from '../shared/words.ts';

/** What the law asks for and we do not do, so that nothing of the kind is sold there. */
export type LegalGap = 'mandatory_line_not_offered' | 'charge_not_levied';

/** The lines as they are called in a sentence. */
const lineNames: Readonly<Record<MandatoryLine, Words>> = {
  personal_injury_protection: words('personal injury protection', 'protection contre les préjudices personnels'),
  property_protection: words('property protection', 'protection des biens'),
  accident_benefits: words('accident benefits', 'indemnités d’accident'),
  direct_compensation: words('direct compensation for property damage', 'indemnisation directe des dommages matériels'),
  public_basic_cover: words('the basic cover of the public insurer', 'protection de base de l’assureur public'),
  medical_payments: words('medical payments', 'frais médicaux'),
  uninsured_motorist: words('uninsured motorist cover', 'automobiliste non assuré'),
  uninsured_motorist_property: words(
    'cover for damage by uninsured motorists',
    'dommages matériels causés par un automobiliste non assuré',
  ),
};

export type StoredVehicle = {
  /** The postal code of the state or province where it is kept. */
  readonly state: string;
  /** What it is; a motorhome unless given. */
  readonly kind?: string;
  /** Whether its driving is insured. */
  readonly isDriven: boolean;
  /** The first day of the term. */
  readonly effectiveDate: Day;
};

/**
 * Why nobody could buy lawful cover from us for what is kept in a place, or null: the law demands a line of
 * motor vehicles that is no cover of ours, or a charge of whoever buys that is not levied. `field` is where the place
 * is named.
 */
export function findLegalGap(stored: StoredVehicle, field: string): Refusal<LegalGap> | null {
  const { state, kind, isDriven, effectiveDate } = stored;
  const area = areaName(state);
  const line = isDriven ? lineNotOffered(state, effectiveDate) : null;
  if (line !== null) {
    const facts = { area, line: lineNames[line] };
    const message =
      kind === undefined || isMotorised(kind)
        ? sentence(
            words(
              'The law of {area} asks for {line} with a motorhome, which we do not offer yet.',
              'La loi exige pour une autocaravane une protection que nous n’offrons pas encore ({area}) : {line}.',
            ),
            facts,
          )
        : sentence(
            words(
              'The law of {area} asks for {line} with a motorcycle, which we do not offer yet.',
              'La loi exige pour une motocyclette une protection que nous n’offrons pas encore ({area}) : {line}.',
            ),
            facts,
          );
    return refusal('mandatory_line_not_offered', message, field);
  }
  if (chargesOwed(state, effectiveDate).length === 0) return null;
  const message = sentence(
    words(
      'Insurance in {area} bears a tax that we do not collect yet.',
      'L’assurance est soumise à une taxe que nous ne percevons pas encore ({area}).',
    ),
    { area },
  );
  return refusal('charge_not_levied', message, field);
}
