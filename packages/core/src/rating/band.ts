/** A stretch of whole numbers, both ends included; `to` is Infinity for an open band. */
export type Band = { readonly from: number; readonly to: number };

/** Reads `3`, `0-1` or `21+`; null when the text is no band. */
export function readBand(key: string): Band | null {
  const match = /^(\d+)(?:-(\d+)|(\+))?$/.exec(key);
  if (!match) return null;
  const from = Number(match[1]);
  const to = match[3] ? Infinity : match[2] === undefined ? from : Number(match[2]);
  return to < from ? null : { from, to };
}

/**
 * The band that holds a number, or undefined when none does. A fraction belongs to the whole number above it, so that
 * 10.5 percent is more than 10 percent.
 */
export function findBand<T extends Band>(bands: readonly T[], value: number): T | undefined {
  for (const band of bands) {
    if (value <= band.to) return Math.ceil(value) >= band.from ? band : undefined;
  }
  return undefined;
}
