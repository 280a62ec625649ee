import { lineOf } from '../../lines/line-for.ts';
import type { Line, Package } from '../../lines/line.ts';
import { groupOfKind } from '../../lines/line-parts.ts';
import { motorLiabilityOf, motorLimitOf } from '../../lines/motor-law.ts';
import type { BoughtCovers } from '../../products/labels.ts';
import { smallestLawfulLimit } from '../../products/liability-limits.ts';
import { type PlanContext, recommendPlans } from '../../products/plans.ts';
import type { RatingValueType } from '../../products/vocabulary.ts';
import type { Quote } from '../quote.ts';
import { statesDriven } from '../subject/states-driven.ts';
import { garagingArea, stateOfVehicle } from '../subject/subject-of-quote.ts';
import type { Words } from '../../shared/words.ts';

/** Covers chosen together, as they are offered for a quote. */
export type PlanOffer = {
  readonly plan: string;
  /** What a line calls it; null where the pages have a name of their own. */
  readonly label: Words | null;
  readonly coverages: BoughtCovers;
  /** What a total loss pays with it; null where nothing follows from the plan. */
  readonly valueType: RatingValueType | null;
};

/** What the plans of recreational vehicles depend on, of a quote. */
export function planContextOf(quote: Quote): PlanContext {
  return {
    state: garagingArea(quote),
    effectiveDate: quote.effectiveDate,
    vehicles: quote.vehicles.map((vehicle) => ({
      class: vehicle.type,
      year: vehicle.year,
      usage: vehicle.usageType,
      state: stateOfVehicle(vehicle, quote),
    })),
  };
}

/**
 * A package with the covers that something of the quote can have, and with the limit that the law asks for where the
 * line offers one that is lawful.
 */
function fitted({ covers }: Package, line: Line, quote: Quote): BoughtCovers {
  const groups = new Set(quote.vehicles.map(({ type }) => groupOfKind(line, type)));
  const stored = Object.entries(covers).filter(([code]) => {
    const cover = line.covers.find((one) => one.code === code);
    return cover?.groups?.some((group) => groups.has(group)) ?? true;
  });
  const liability = motorLiabilityOf(line);
  const offered = liability?.settings.find(({ name }) => name === 'limit')?.values ?? [];
  const states = liability ? statesDriven(quote, line, liability) : [];
  return Object.fromEntries(
    stored.map(([code, bought]) => {
      const limit = code === liability?.code ? motorLimitOf(bought) : null;
      const lawful = limit && smallestLawfulLimit(states, quote.effectiveDate, limit);
      return [code, lawful && offered.includes(lawful) ? { ...bought, limit: lawful } : bought];
    }),
  );
}

/** The plans that a quote chooses from, as its line offers them. */
export function plansOf(quote: Quote): readonly PlanOffer[] {
  const line = lineOf(quote.provider);
  if (line.plans === 'recommended')
    return recommendPlans(planContextOf(quote)).map((card) => ({ ...card, label: null }));
  const offers = line.packages.map((one) => ({
    plan: one.code,
    label: one.label,
    valueType: null,
    coverages: fitted(one, line, quote),
  }));
  // A package of which nothing is left for these is none.
  return offers.filter(({ coverages }) => Object.keys(coverages).length > 0);
}
