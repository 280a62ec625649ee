import type { Day } from '../shared/time/day.ts';
import { refusal, type Refusal } from '../shared/decision.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { areaName } from './area-names.ts';
import { lineNotOffered, type MandatoryLine } from './mandatory-lines.ts';
import { isMotorised } from './vocabulary.ts';
import { chargesOwed } from './state-charges.ts';

/** What the law asks for and we do not do, so that nothing of the kind is sold there. */
export type LegalGap = 'mandatory_line_not_offered' | 'charge_not_levied';

/** The lines as they are called in a sentence. */
const lineNames: Readonly<Record<MandatoryLine, string>> = {
  personal_injury_protection: 'personal injury protection',
  property_protection: 'property protection',
  accident_benefits: 'accident benefits',
  direct_compensation: 'direct compensation for property damage',
  public_basic_cover: 'the basic cover of the public insurer',
  medical_payments: 'medical payments',
  uninsured_motorist: 'uninsured motorist cover',
  uninsured_motorist_property: 'cover for damage by uninsured motorists',
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
  const area: Sentence = { message: areaName(state) };
  const line = isDriven ? lineNotOffered(state, effectiveDate) : null;
  if (line !== null) {
    const facts = { area, line: { message: lineNames[line] } };
    const message =
      kind === undefined || isMotorised(kind)
        ? sentence('The law of {area} asks for {line} with a motorhome, which we do not offer yet.', facts)
        : sentence('The law of {area} asks for {line} with a motorcycle, which we do not offer yet.', facts);
    return refusal('mandatory_line_not_offered', message, field);
  }
  if (chargesOwed(state, effectiveDate).length === 0) return null;
  const message = sentence('Insurance in {area} bears a tax that we do not collect yet.', { area });
  return refusal('charge_not_levied', message, field);
}
