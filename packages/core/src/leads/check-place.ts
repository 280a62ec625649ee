import { checkPostalCode } from '../quoting/checks/check-postal-code.ts';
import type { Area } from '../quoting/opening/start-quote.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { words } from '../shared/words.ts';

export type Place = { readonly postalCode: string; readonly area: Area };

/** A postal code as the post writes it, and where it lies; null for the area of a code that nobody knows. */
export function checkPlace(postalCode: string, area: Area | null): Decision<Place> {
  const postal = checkPostalCode(postalCode);
  if (!postal.ok) return postal;
  if (area !== null && area.country === postal.event.country) {
    return accept({ postalCode: postal.event.postalCode, area });
  }
  const message = words(
    'We cannot find that postal code. Check it for a typing mistake.',
    'Ce code postal est introuvable. Vérifiez la saisie.',
  );
  return refuse('postal_code_unknown', message, 'postal_code');
}
