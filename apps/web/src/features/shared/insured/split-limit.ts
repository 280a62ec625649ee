/**
 * The dollars of a liability limit that the trade writes in thousands: a person, an accident, property (`250/500/100`),
 * or one combined limit (`300 CSL`, `1M CSL`). Empty for any other text.
 */
export function splitLimit(terms: string | null): readonly number[] {
  const combined = /^(\d+)(M?) CSL$/.exec(terms ?? '');
  if (combined) return [Number(combined[1]) * (combined[2] === 'M' ? 1_000_000 : 1000)];
  if (!/^\d+\/\d+(?:\/\d+)?$/.test(terms ?? '')) return [];
  return (terms ?? '').split('/').map((thousands) => Number(thousands) * 1000);
}
