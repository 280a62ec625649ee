export type Range = { readonly low: number; readonly high: number };

/** What one save did to the range: cents by which each end moved. */
export type Effect = Range;

export function effectOf(before: Range | null, after: Range | null): Effect | null {
  return before && after ? { low: after.low - before.low, high: after.high - before.high } : null;
}

/** Whether a price lies outside the last range that was shown, so that it needs an explanation. */
export function leavesRange(price: number, range: Range | null): 'above' | 'below' | null {
  if (!range) return null;
  if (price > range.high) return 'above';
  return price < range.low ? 'below' : null;
}
