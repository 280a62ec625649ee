import type { Attribution } from '@roadworthy/core/shared/site/attribution.ts';
import { RequestError } from '../../../data/requests/request-error.ts';
import { asSource, keepQuoteSource, quoteSource } from '../../../data/quote/quote-source.ts';
import { request } from '../../../data/requests/request.ts';
import { visitPartner } from '../../../data/visit/use-partner.ts';
import { RequoteDocument, StartQuoteDocument } from '../../../generated/documents.ts';
import { sourceOfAddress } from '../../shared/start-href.ts';
import type { StartAnswers } from './start-answers.ts';

type Begun = { readonly quote_id: string; readonly quote_token: string };

/** What brought the visitor, as far as it may be kept; counting visits stops nobody from beginning a quote. */
async function attributionOfVisit(): Promise<Attribution> {
  try {
    // Fetched when it is wanted: what may be remembered of a visit is no part of the page.
    const { beginVisit, visitAttribution } = await import('../../../data/analytics/visit-analytics.ts');
    beginVisit();
    return visitAttribution();
  } catch {
    return {};
  }
}

/**
 * Begins a quote: with what is known of whoever begins it where this tab was told so, and otherwise with its two answers
 * alone. Whoever is no longer signed in begins as anybody does.
 */
export async function beginQuote(provider: string, { garaging_postal_code, type }: StartAnswers): Promise<Begun> {
  const place = { provider, postal_code: garaging_postal_code, vehicle_class: type };
  const marketing_source = sourceOfAddress(window.location.href);
  const visit = { partner: visitPartner.read(), attribution: await attributionOfVisit(), marketing_source };
  const source = quoteSource();
  const startAs = async (options = {}) =>
    (await request(StartQuoteDocument, { ...place, ...visit }, options)).start_quote;
  if (source === null) return startAs();
  try {
    const options = asSource(source);
    const begun =
      source.quoteId === null
        ? await startAs(options)
        : (await request(RequoteDocument, { ...place, quote_id: source.quoteId }, options)).requote;
    keepQuoteSource(null);
    return begun;
  } catch (error) {
    // An answer that was refused is asked again, of the same source.
    if (!(error instanceof RequestError) || error.field !== undefined || error.status === 0) throw error;
    keepQuoteSource(null);
    return startAs();
  }
}
