import { type Address, checkAddress, findPlaceMismatch } from '@roadworthy/core/quoting/checks/check-address.ts';
import { checkPostalCode } from '@roadworthy/core/quoting/checks/check-postal-code.ts';
import type { LocationType } from '@roadworthy/core/quoting/vocabulary.ts';
import { refuse, type Refused } from '@roadworthy/core/shared/decision.ts';
import type { PostalCode } from '@roadworthy/core/shared/text/postal-code.ts';
import type { LocationInput } from '../../generated/operations.ts';
import { isRefused } from '../../kernel/operations/carry-out.ts';
import type { Work } from '../../kernel/work.ts';
import { findPostalArea, type PostalArea } from '../../products/find-postal-area.ts';
import { postalCodeNotFound } from '@roadworthy/core/quoting/opening/start-quote.ts';

/** Where a postal code lies, as a form sends it to `field`. */
export async function areaOfCode(
  { tx }: Pick<Work, 'tx'>,
  text: string,
  field: string,
): Promise<(PostalCode & PostalArea) | Refused> {
  const postal = checkPostalCode(text, field);
  if (!postal.ok) return postal;
  const area = await findPostalArea(tx, postal.event.country, postal.event.postalCode);
  return area ? { ...postal.event, ...area } : refuse('postal_code_unknown', postalCodeNotFound, field);
}

type ReadAddress = Address & PostalArea;

/** An address as it would be written; `form` is the object of the form that it came in. */
export async function readAddress(
  work: Pick<Work, 'tx'>,
  { line_1: line1, line_2: line2 = null, locality, postal_code: postalCode, ...stated }: LocationInput,
  form: string,
): Promise<ReadAddress | Refused> {
  const checked = checkAddress({ line1, line2, locality, postalCode }, form);
  if (!checked.ok) return checked;
  const area = await areaOfCode(work, checked.event.postalCode, `${form}.postal_code`);
  if (isRefused(area)) return area;
  const place = { administrativeArea: stated.administrative_area, country: stated.country };
  const mismatch = findPlaceMismatch(place, area, form);
  return mismatch ? { ok: false, refusal: mismatch } : { ...checked.event, ...area };
}

type Place = {
  readonly quoteId: string;
  readonly type: LocationType;
  /** The row that whoever moves has had so far. */
  readonly locationId: string | null;
  /** The object of the form that the address came in. */
  readonly form: string;
};

/** Writes an address over the row that it had, or into a new one. */
export async function writeAddress(
  work: Work,
  { quoteId, type, locationId, form }: Place,
  location: LocationInput,
): Promise<(ReadAddress & { readonly locationId: string }) | Refused> {
  const address = await readAddress(work, location, form);
  if (isRefused(address)) return address;
  const columns = {
    line_1: address.line1,
    line_2: address.line2,
    locality: address.locality,
    administrative_area: address.administrativeArea,
    postal_code: address.postalCode,
    country: address.country,
  } as const;
  if (locationId !== null) {
    await work.tx.updateTable('locations').set(columns).where('location_id', '=', locationId).execute();
    return { ...address, locationId };
  }
  const { location_id } = await work.tx
    .insertInto('locations')
    .values({ organization_id: work.organizationId, quote_id: quoteId, location_type: type, ...columns })
    .returning('location_id')
    .executeTakeFirstOrThrow();
  return { ...address, locationId: location_id };
}
