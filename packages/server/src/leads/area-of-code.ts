import { checkPostalCode } from '@roadworthy/core/quoting/checks/check-postal-code.ts';
import type { Tx } from '../kernel/database.ts';
import { findPostalArea, type PostalArea } from '../products/find-postal-area.ts';

/** Where a postal code lies as somebody typed it; null for what is none, and for one that nobody knows. */
export async function areaOfCode(tx: Tx, typed: string): Promise<PostalArea | null> {
  const postal = checkPostalCode(typed);
  return postal.ok ? findPostalArea(tx, postal.event.country, postal.event.postalCode) : null;
}
