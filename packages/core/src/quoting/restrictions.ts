import { isCustomer, type Role } from '../identity/vocabulary.ts';
import { sentence } from '../shared/sentence.ts';
import type { Violation } from './quote-facts.ts';
import type { RestrictionKey } from './vocabulary.ts';

/** A restriction that a quote meets: by what, and why, in the words of who wrote it. */
export type MetRestriction = { readonly key: RestrictionKey; readonly reason: string };

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
