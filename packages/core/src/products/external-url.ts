import { refusal, type Refusal } from '../shared/decision.ts';
import { words } from '../shared/words.ts';

/** What is known when somebody is sent to a carrier. */
export type LinkFacts = {
  /** Ours, by which the carrier can say later whom it means. */
  readonly reference: string;
  readonly postalCode: string;
};

/** So that it stays within the length of an address once its places are filled in. */
const longest = 500;

const places = { reference: 'reference', postal_code: 'postalCode' } as const;

// The host stands before everything that may be filled in: an address leads to no other host, whatever is in its places.
const form =
  /^https:\/\/(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?:[/?#](?:[\w\-.~:/?#[\]@!$&'()*+,;=%]|\{(?:reference|postal_code)\})*)?$/i;

/** What is wrong with the address of a carrier, or null: https, a host by its name, and no places but ours. */
export function findExternalUrlProblem(url: string, field?: string): Refusal<'external_url_not_valid'> | null {
  if (url.length <= longest && form.test(url)) return null;
  const message = words(
    'Enter an address over https, with a domain name.',
    'Entrez une adresse en https, avec un nom de domaine.',
  );
  return refusal('external_url_not_valid', message, field);
}

/**
 * The address that somebody is sent to: the carrier's, with what is known in its places. Throws a RangeError for an
 * address that `findExternalUrlProblem` refuses.
 */
export function externalUrlFor(url: string, facts: LinkFacts): string {
  if (findExternalUrlProblem(url)) throw new RangeError(`“${url}” is no address of a carrier`);
  return Object.entries(places).reduce(
    (filled, [place, fact]) => filled.replaceAll(`{${place}}`, encodeURIComponent(facts[fact])),
    url,
  );
}
