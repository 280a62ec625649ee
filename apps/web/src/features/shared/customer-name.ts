import type { CustomerNameFragment } from '../../generated/documents.ts';
import { personName } from './person-name.ts';

type Insured = CustomerNameFragment['entities'][number];

/**
 * What staff call whom a quote is for: a name, else the address or number at which a lead is reached. Null while nothing
 * is known of them.
 */
export function customerName(
  insured: Insured | null | undefined,
  contactEmail: string | null | undefined,
): string | null {
  return personName(insured) ?? insured?.email ?? contactEmail ?? insured?.phone ?? null;
}

/** The same of a quote whose named insured was read with it. */
export function customerOf(quote: Omit<CustomerNameFragment, 'erased'> | null | undefined): string | null {
  return customerName(quote?.entities[0], quote?.contact_email);
}
