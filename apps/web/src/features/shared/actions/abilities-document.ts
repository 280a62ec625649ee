import type { LiveTable } from '@roadworthy/core/shared/lists/live-tables.ts';
import type { TypedDocument } from '../../../data/requests/typed-document.ts';
import type { AbilityFragment } from '../../../generated/documents.ts';

/** How many records one document asks about; the server takes 50 aliases. */
export const abilitiesAtOnce = 25;

/** The tables of whose rows the server says what may be done to them. */
export type AbleTable =
  | LiveTable
  | 'organizations'
  | 'claim_payments'
  | 'claim_payees'
  | 'claim_letters'
  | 'claim_waits'
  | 'claim_recoveries';

type Answer = Readonly<Record<string, readonly AbilityFragment[]>>;

/** One document that asks what may be done to several records of a table; `$r0` is the first. */
export function abilitiesDocument(table: AbleTable, records: number): TypedDocument<Answer, Record<string, string>> {
  const places = Array.from({ length: records }, (_, place) => place);
  const fields = places.map(
    (place) => `a${place}:abilities(table:"${table}",id:$r${place}){operation allowed code message}`,
  );
  return `query LoadAbilities(${places.map((place) => `$r${place}:uuid!`).join(' ')}){${fields.join(' ')}}`;
}
