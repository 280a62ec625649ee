import { lineFor, whyNoLine } from '../lines/line-for.ts';
import { isLiveIn, type LiveAreas } from '../products/live-states.ts';
import { allAreas } from '../products/sold-areas.ts';
import { providers, type WayOfSale, wayOfSale } from '../products/vocabulary.ts';
import type { Words } from '../shared/words.ts';

/** A product that an organization has, as visitors may come to it. */
export type OfferedLine = LiveAreas & {
  readonly provider: string;
  readonly productName: string;
  readonly externalUrl: string | null;
};

export type SoldLine = {
  readonly provider: string;
  /** Of a line of ours its own words; of a carrier the product's name, which it has once. */
  readonly name: Words;
  readonly about: Words;
  readonly way: WayOfSale;
  /** Where it is live: `US-OH`. */
  readonly areas: readonly string[];
};

const order = (provider: string): number => providers.findIndex((one) => one === provider);

/**
 * What somebody can buy of an organization, in the order of the lines: in an area (`US-OH`), or anywhere. A carrier
 * without an address is nowhere to be sent to, and what is live nowhere is not sold.
 */
export function soldLines(offered: readonly OfferedLine[], area: string | null): SoldLine[] {
  return offered
    .filter((product) => (area === null ? product.liveIn.length > 0 : isLiveIn(product, area)))
    .flatMap(({ provider, productName, externalUrl, ...live }): SoldLine[] => {
      const way = wayOfSale(provider);
      const areas = allAreas.filter((one) => isLiveIn(live, one));
      const line = lineFor(provider);
      if (line) return [{ provider, name: line.name, about: line.about, way, areas }];
      const about = whyNoLine(provider);
      return about && externalUrl ? [{ provider, name: { en: productName, fr: productName }, about, way, areas }] : [];
    })
    .toSorted((one, other) => order(one.provider) - order(other.provider));
}
