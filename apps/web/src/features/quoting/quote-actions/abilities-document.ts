import type { AbilityFragment } from '../../../generated/documents.ts';

/** What may be done to several quotes at once. */
export const bulkVerbs = ['send', 'revoke', 'reopen', 'link'] as const;
export type BulkVerb = (typeof bulkVerbs)[number];
export type BulkAbilities = Readonly<Record<BulkVerb, AbilityFragment>>;

/** How many quotes one document asks about; the server takes 50 aliases. */
export const abilitiesAtOnce = 25;

/** One document that asks what may be done to several quotes; `$q0` is the first. */
export function abilitiesDocument(quotes: number): string {
  const places = Array.from({ length: quotes }, (_, place) => place);
  const verbs = bulkVerbs.map((verb) => `${verb}{allowed code message}`).join(' ');
  const fields = places.map((place) => `a${place}:quote_abilities(quote_id:$q${place}){${verbs}}`);
  return `query LoadQuoteAbilities(${places.map((place) => `$q${place}:uuid!`).join(' ')}){${fields.join(' ')}}`;
}
