import { readAttribution } from '@roadworthy/core/shared/attribution.ts';

/** Where a buyer came from, as staff read it: each parameter of the address with its value; null for none. */
export function attributionText(said: unknown): string | null {
  const pairs = Object.entries(readAttribution(said)).map(([name, value]) => `${name}: ${value}`);
  return pairs.length === 0 ? null : pairs.join(', ');
}
