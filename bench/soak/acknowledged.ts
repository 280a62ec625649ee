/** What the product said that it has done; all of it has to be there at the end. */
export type Acknowledged = {
  readonly quotes: Set<string>;
  /** By vehicle: the last value that was acknowledged, and the last that was sent. */
  readonly values: Map<string, { acknowledged: number; sent: number }>;
  /** By bound quote: its policy. */
  readonly policies: Map<string, string>;
};

export const nothingYet = (): Acknowledged => ({ quotes: new Set(), values: new Map(), policies: new Map() });

export const countOf = ({ quotes, values, policies }: Acknowledged): string =>
  `${quotes.size} quotes, ${values.size} edited vehicles, ${policies.size} policies`;
