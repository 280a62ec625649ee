import type { MarketingSource } from '@roadworthy/core/products/vocabulary.ts';

const sourceName = 'source';

/** The way to the first step of the checkout, which says where on our pages the visitor took it. */
export function startHref(source: MarketingSource, answers: Readonly<Record<string, string>> = {}): string {
  return `/checkout/start?${new URLSearchParams({ ...answers, [sourceName]: source }).toString()}`;
}

/** What an address says of where its visitor came from; the server knows which of it is a source. */
export const sourceOfAddress = (href: string): string | null => new URL(href).searchParams.get(sourceName);
