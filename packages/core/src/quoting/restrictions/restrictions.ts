import { isCustomer, type Role } from '../../identity/vocabulary.ts';
import { sentence } from '../../shared/text/sentence.ts';
import type { Violation } from '../subject/quote-facts.ts';
import type { RuleFinding, RuleFindings } from '../rules/rule-findings.ts';
import type { RestrictionKey } from '../vocabulary.ts';
import { words, type Words } from '../../shared/words.ts';
import { buyerNotConfirmed } from '../verifications/verification-findings.ts';

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
    ...sentence(buyerNotConfirmed),
  }));
  return {
    rejections: [],
    referrals: found,
    agentRequired: found,
  };
}

/** What is refused by, as it stands within a sentence. */
const restrictionLabels: Readonly<Record<RestrictionKey, Words>> = {
  vin: words('VIN', 'NIV'),
  email: words('e-mail address', 'adresse courriel'),
  phone: words('phone number', 'numéro de téléphone'),
  license_number: words('license number', 'numéro de permis'),
  name_and_birthdate: words('name and birth date', 'nom et date de naissance'),
  postal_code: words('ZIP or postal code', 'code postal'),
  address: words('address', 'adresse'),
};

/**
 * What is said against a quote whose people, vehicles or places its organization refuses by name. Who buys is told that
 * it is so and whom to ask, never by what and why: that is for those who work here.
 */
export function violationsOfRestrictions(met: readonly MetRestriction[], reader: Role): Violation[] {
  if (met.length === 0) return [];
  if (isCustomer(reader) || reader === 'anonymous') {
    return [
      {
        code: 'restricted',
        ...sentence(
          words(
            'We cannot offer this insurance. Call us if you think that this is a mistake.',
            'Nous ne pouvons pas offrir cette assurance. Appelez-nous si vous pensez que c’est une erreur.',
          ),
        ),
      },
    ];
  }
  return met.map(({ key, reason }) => ({
    code: 'restricted',
    ...sentence(words('Refused by its {label}: {reason}', 'Refusé selon ce critère ({label}) : {reason}'), {
      label: restrictionLabels[key],
      reason,
    }),
  }));
}
