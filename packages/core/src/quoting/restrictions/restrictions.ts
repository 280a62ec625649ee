import { isCustomer, type Role } from '../../identity/vocabulary.ts';
import { sentence } from '../../shared/text/sentence.ts';
import type { Violation } from '../subject/quote-facts.ts';
import type { RuleFinding, RuleFindings } from '../rules/rule-findings.ts';
import type { RestrictionKey } from '../vocabulary.ts';

/** A restriction that a quote meets: by what, and why, in the words of who wrote it. */
export type MetRestriction = { readonly key: RestrictionKey; readonly reason: string };

/** Something that is refused and like something on a quote: both as they were typed, for who decides. */
export type SimilarRestriction = MetRestriction & {
  readonly restrictionId: string;
  readonly refused: string;
  readonly spelled: string;
};

/**
 * What is only like what is refused needs an agent, and an underwriter who compares both spellings; until then nobody
 * reads more than that we are not sure.
 */
export function findingsOfSimilar(similar: readonly SimilarRestriction[]): RuleFindings {
  const found = similar.map(({ restrictionId }): RuleFinding => ({
    code: 'restriction_similar',
    value: restrictionId,
    message: 'We could not confirm who is buying.',
  }));
  return {
    rejections: [],
    referrals: found,
    agentRequired: found,
  };
}

/** What is refused by, as it stands within a sentence. */
const restrictionLabels: Readonly<Record<RestrictionKey, string>> = {
  vin: 'VIN',
  email: 'e-mail address',
  phone: 'phone number',
  license_number: 'license number',
  name_and_birthdate: 'name and birth date',
  postal_code: 'ZIP or postal code',
  address: 'address',
};

/**
 * What is said against a quote whose people, vehicles or places its organization refuses by name. Who buys is told that
 * it is so and whom to ask, never by what and why: that is for those who work here.
 */
export function violationsOfRestrictions(met: readonly MetRestriction[], reader: Role): Violation[] {
  if (met.length === 0) return [];
  if (isCustomer(reader) || reader === 'anonymous') {
    return [
      { code: 'restricted', message: 'We cannot offer this insurance. Call us if you think that this is a mistake.' },
    ];
  }
  return met.map(({ key, reason }) => ({
    code: 'restricted',
    ...sentence('Refused by its {label}: {reason}', { label: { message: restrictionLabels[key] }, reason }),
  }));
}
