import { findLineProblem, type TextRefusal, tidyLine } from '../shared/check-text.ts';
import { accept, refuse, type Decision } from '../shared/decision.ts';

/** Where letters go, as a form sends it; the postal code has its own check. */
export type AddressInput = { readonly line1: string; readonly line2?: string | null; readonly locality: string };
export type Address = { readonly line1: string; readonly line2: string | null; readonly locality: string };

type AddressRefusal = TextRefusal | 'address_missing' | 'city_missing';

/** A street and a city as they are stored: tidied lines. Fields of the refusals are those of the named insured. */
export function checkAddress({ line1, line2, locality }: AddressInput): Decision<Address, AddressRefusal> {
  const unfit =
    findLineProblem(line1, 'street', 'named_insured.line_1') ??
    findLineProblem(line2 ?? '', 'street', 'named_insured.line_2') ??
    findLineProblem(locality, 'city', 'named_insured.locality');
  if (unfit) return { ok: false, refusal: unfit };
  const address = { line1: tidyLine(line1), line2: tidyLine(line2 ?? '') || null, locality: tidyLine(locality) };
  if (address.line1 === '') return refuse('address_missing', 'Enter the street address.', 'named_insured.line_1');
  if (address.locality === '') return refuse('city_missing', 'Enter the city.', 'named_insured.locality');
  return accept(address);
}
