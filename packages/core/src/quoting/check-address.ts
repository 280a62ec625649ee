import { findLineProblem, type TextRefusal, tidyLine } from '../shared/check-text.ts';
import { accept, refuse, type Decision } from '../shared/decision.ts';
import type { PostalCode } from '../shared/postal-code.ts';
import { checkPostalCode, type PostalCodeRefusal } from './check-postal-code.ts';

/** Where letters go, as a form sends it. */
export type AddressInput = {
  readonly line1: string;
  readonly line2?: string | null;
  readonly locality: string;
  readonly postalCode: string;
};
export type Address = PostalCode & {
  readonly line1: string;
  readonly line2: string | null;
  readonly locality: string;
};

export type AddressRefusal = TextRefusal | PostalCodeRefusal | 'address_missing' | 'city_missing';

/**
 * An address as it is stored: tidied lines, the postal code as it is written officially, and its country. `form` is the
 * object of the form that it came in, by which refusals name its fields.
 */
export function checkAddress(input: AddressInput, form = 'named_insured'): Decision<Address, AddressRefusal> {
  const { line1, line2, locality, postalCode } = input;
  const unfit =
    findLineProblem(line1, 'street', `${form}.line_1`) ??
    findLineProblem(line2 ?? '', 'street', `${form}.line_2`) ??
    findLineProblem(locality, 'city', `${form}.locality`);
  if (unfit) return { ok: false, refusal: unfit };
  const postal = checkPostalCode(postalCode, `${form}.postal_code`);
  if (!postal.ok) return postal;
  const address = { line1: tidyLine(line1), line2: tidyLine(line2 ?? '') || null, locality: tidyLine(locality) };
  if (address.line1 === '') return refuse('address_missing', 'Enter the street address.', `${form}.line_1`);
  if (address.locality === '') return refuse('city_missing', 'Enter the city.', `${form}.locality`);
  return accept({ ...address, ...postal.event });
}
