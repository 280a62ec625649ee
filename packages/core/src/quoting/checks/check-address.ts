import { areaName } from '../../products/area-names.ts';
import { findPrintedLineProblem, type TextRefusal, tidyLine } from '../../shared/text/check-text.ts';
import { accept, type Refusal, refusal, refuse, type Decision } from '../../shared/decision.ts';
import type { PostalCode } from '../../shared/text/postal-code.ts';
import { sentence } from '../../shared/text/sentence.ts';
import { checkPostalCode, type PostalCodeRefusal } from './check-postal-code.ts';
import { words } from '../../shared/words.ts';

export const enterStreet = words('Enter the street address.', 'Entrez le numéro et la rue.');

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
    findPrintedLineProblem(line1, 'street', `${form}.line_1`) ??
    findPrintedLineProblem(line2 ?? '', 'street', `${form}.line_2`) ??
    findPrintedLineProblem(locality, 'city', `${form}.locality`);
  if (unfit) return { ok: false, refusal: unfit };
  const postal = checkPostalCode(postalCode, `${form}.postal_code`);
  if (!postal.ok) return postal;
  const address = { line1: tidyLine(line1), line2: tidyLine(line2 ?? '') || null, locality: tidyLine(locality) };
  if (address.line1 === '') return refuse('address_missing', enterStreet, `${form}.line_1`);
  if (address.locality === '')
    return refuse('city_missing', words('Enter the city.', 'Entrez la ville.'), `${form}.locality`);
  return accept({ ...address, ...postal.event });
}

/** Where a postal code lies, and whether it is listed itself, or taken to lie where most codes that begin like it do. */
type CodeArea = PostalCode & { readonly administrativeArea: string; readonly isListed: boolean };

/** The state and the country that a caller gives beside a postal code; both may be left out. */
export type StatedPlace = {
  readonly administrativeArea?: string | null | undefined;
  readonly country?: string | null | undefined;
};

const isSameText = (one: string, two: string): boolean => one.trim().toLowerCase() === two.toLowerCase();

/** What contradicts a postal code: another state (by its letters or its name) or another country; null for nothing. */
export function findPlaceMismatch(
  { administrativeArea, country }: StatedPlace,
  area: CodeArea,
  form: string,
): Refusal<'state_mismatch' | 'country_mismatch'> | null {
  const { postalCode, isListed } = area;
  const name = areaName(area.administrativeArea);
  const facts = { code: postalCode, area: name };
  if (country && !isSameText(country, area.country)) {
    const message = sentence(
      words(
        '{code} lies in {area}. Correct the postal code or the country.',
        '{code} se trouve ici : {area}. Corrigez le code postal ou le pays.',
      ),
      facts,
    );
    return refusal('country_mismatch', message, `${form}.country`);
  }
  if (!administrativeArea || [area.administrativeArea, name.en].some((one) => isSameText(administrativeArea, one))) {
    return null;
  }
  const message = isListed
    ? sentence(
        words(
          '{code} lies in {area}. Correct the postal code or the state.',
          '{code} se trouve ici : {area}. Corrigez le code postal ou la province ou l’État.',
        ),
        facts,
      )
    : sentence(
        words(
          'We do not know {code}. Codes that begin alike lie in {area}. Correct the code or the state.',
          'Nous ne connaissons pas {code}. Les codes qui commencent ainsi se trouvent ici : {area}. Corrigez le code ou la province ou l’État.',
        ),
        facts,
      );
  return refusal('state_mismatch', message, `${form}.administrative_area`);
}
