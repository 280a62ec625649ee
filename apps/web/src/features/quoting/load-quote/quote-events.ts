import type { Quote } from './quote-record.ts';

export type QuoteEvent = {
  readonly kind: 'created' | 'rated' | 'signed' | 'bound' | 'status';
  readonly instant: string;
};

/** What is known to have happened to a quote, newest first; its status now comes last in time. */
export function quoteEvents(
  quote: Pick<Quote, 'created' | 'rated' | 'signed_at' | 'bound' | 'updated' | 'status'>,
): QuoteEvent[] {
  const facts: readonly (readonly [QuoteEvent['kind'], string | null])[] = [
    ['created', quote.created],
    ['rated', quote.rated],
    ['signed', quote.signed_at],
    ['bound', quote.bound],
    // A bound quote is told by its own line, an open one by its beginning.
    ['status', quote.status === 'bound' || quote.status === 'open' ? null : quote.updated],
  ];
  return facts
    .flatMap(([kind, instant], order) => (instant === null ? [] : [{ kind, instant, order }]))
    .toSorted((a, b) => Date.parse(b.instant) - Date.parse(a.instant) || b.order - a.order)
    .map(({ kind, instant }) => ({ kind, instant }));
}
