import { canadianProvinces, usStates } from './vocabulary.ts';

/** The two lists of a product: `US-OH`, `CA-ON`, or a bare country for all of its areas. */
export type LiveAreas = { readonly liveIn: readonly string[]; readonly notLiveIn: readonly string[] };

/** The ISO 3166-2 code (`US-OH`) of a state's or province's postal code, or null when there is no such area. */
export function areaOf(state: string): string | null {
  if (usStates.includes(state)) return `US-${state}`;
  return canadianProvinces.includes(state) ? `CA-${state}` : null;
}

/** Whether a product is sold in an area (`US-OH`). An exclusion wins over an inclusion; what no list names is not live. */
export function isLiveIn(product: LiveAreas, area: string): boolean {
  const [country = '', state = ''] = area.split('-', 2);
  if (areaOf(state) !== area) return false;
  const names = (list: readonly string[]) => list.includes(area) || list.includes(country);
  return names(product.liveIn) && !names(product.notLiveIn);
}
