import type { WayOfSale } from '@roadworthy/core/products/vocabulary.ts';

/** What the first step says of a line other than that of recreational vehicles: plain data, made with the page. */
export type StartLine = {
  readonly name: string;
  /** What it is; of a carrier, that it sells on its own pages. */
  readonly about: string;
  readonly way: WayOfSale;
  /** The question of what is insured, and its answers. */
  readonly asks: string;
  readonly kinds: readonly { readonly value: string; readonly label: string }[];
};

/** By the provider, as an address names it: `/checkout/start?line=boat`. */
export type StartLines = Readonly<Record<string, StartLine>>;

/** The line that an address asks for; null for that of recreational vehicles, and for one that there is not. */
export function lineOfAddress(search: string, lines: StartLines): string | null {
  const named = new URLSearchParams(search).get('line');
  return named !== null && Object.hasOwn(lines, named) ? named : null;
}
