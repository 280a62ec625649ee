import { findLineProblem, tidyLine } from '../shared/text/check-text.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { type ExternalQuoteStatus, externalQuoteStatuses } from './vocabulary.ts';
import { words } from '../shared/words.ts';

export type StoredExternalQuote = { readonly externalId: string | null };
export type ExternalQuoteUpdate = { readonly status: string; readonly externalId?: string | null | undefined };
export type ExternalQuoteUpdated = { readonly status: ExternalQuoteStatus; readonly externalId: string | null };

/**
 * How it went with a carrier, as an agent heard. Who is insured there is known by the carrier's number; one that is
 * left out stays. A mistake is mended by saying it again; nobody is merely on the way a second time.
 */
export function decideUpdateExternalQuote(
  { externalId: known }: StoredExternalQuote,
  { status: wanted, externalId }: ExternalQuoteUpdate,
): Decision<ExternalQuoteUpdated> {
  const status = externalQuoteStatuses.find((one) => one === wanted);
  if (status === undefined || status === 'sent') {
    return refuse(
      'status_not_offered',
      words('Say that they are insured there, or that they are not.', 'Indiquez si la personne y est assurée ou non.'),
      'status',
    );
  }
  const text = externalId ?? known ?? '';
  const problem = findLineProblem(text, 'reference', 'external_id');
  if (problem) return { ok: false, refusal: problem };
  const number = tidyLine(text) || null;
  if (status === 'bound_elsewhere' && number === null) {
    return refuse(
      'external_id_missing',
      words('Enter the number that the carrier gave it.', 'Entrez le numéro que l’assureur lui a donné.'),
      'external_id',
    );
  }
  return accept({ status, externalId: number });
}
