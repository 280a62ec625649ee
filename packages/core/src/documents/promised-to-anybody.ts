import { lineFor } from '../lines/line-for.ts';
import { defaultParameters } from '../products/product-parameters.ts';
import type { PromisedReturn } from './return-promise.ts';

/** What a product says of its terms for every place that has none of its own. */
export type OwnTerms = Partial<
  Pick<PromisedReturn['terms'], 'basis' | 'minimumEarned' | 'installmentFee' | 'reinstatementFee'>
>;

/** A contract of so many miles, for words to whoever reads them: nobody has read an odometer yet. */
const anyDistance = { miles: 36_000, from: 0 } as const;

/** What a line promises of a refund to whoever reads it: on its public page, and in the specimen that anybody opens. */
export function promisedToAnybody(provider: string, own: OwnTerms = {}): PromisedReturn {
  const line = lineFor(provider);
  const { fullWithinDays = 0, lessClaims = false, fee = null } = line?.refund ?? {};
  const { installmentFee, reinstatementFee } = defaultParameters;
  return {
    provider,
    distance: line?.refund.later === 'lesser_of_time_and_distance' ? anyDistance : null,
    state: null,
    months: line?.terms.usual ?? 12,
    terms: {
      basis: 'pro_rata',
      minimumEarned: 0,
      installmentFee,
      reinstatementFee,
      ...own,
      refund: { fullWithinDays, lessClaims, fee },
    },
  };
}
