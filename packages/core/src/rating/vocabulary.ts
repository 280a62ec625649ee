/** Insurance score tiers, best first; `no_hit` when the bureau knows no one of that name. */
export const scoreTiers = ['A', 'B', 'C', 'D', 'E', 'no_hit'] as const;
export type ScoreTier = (typeof scoreTiers)[number];

/** The discount that comes with the years of a contract, as rates call it: nobody grants it, and no new business has it. */
export const loyalty = 'loyalty';

/** Discounts in the order in which the cap consumes them. */
export const discountCodes = [
  'multi_policy',
  'paid_in_full',
  'original_owner',
  'claim_free',
  'affinity',
  'device',
  loyalty,
] as const;
export type DiscountCode = (typeof discountCodes)[number];

/**
 * The answers that a price follows, spelled as the quote's own fields are, in the order in which checkout asks them;
 * the rate book itself and who sells are none of them.
 */
export const priceAnswers = [
  'garaging',
  'vehicles',
  'type',
  'year',
  'rating_value',
  'usage_type',
  'storage_type',
  'estimated_yearly_mileage',
  'rental_utilization_rate',
  'drivers',
  'birthdate',
  'rv_driving_experience_years',
  'incidents',
  'score',
  'coverages',
  'rating_value_type',
  'policy_duration_months',
  'effective_date',
  'payment_term',
  'discounts',
] as const;
export type PriceAnswer = (typeof priceAnswers)[number];

/** How a list of a quote became longer or shorter in one edit, where that can be said in a few words. */
export const listMoves = [
  'second_vehicle',
  'vehicle_added',
  'vehicles_added',
  'vehicle_removed',
  'vehicles_removed',
  'second_driver',
  'driver_added',
  'driver_removed',
] as const;
export type ListMove = (typeof listMoves)[number];

/** Where a dislocation run stands; a cancelled or failed one may go on from where it was. */
export const dislocationStatuses = ['queued', 'running', 'cancelled', 'done', 'failed'] as const;
export type DislocationStatus = (typeof dislocationStatuses)[number];

/**
 * Where the bars of a dislocation's histogram part, in percent of the premium before. Whatever did not change at all has
 * a bar of its own in the middle, at 0.
 */
export const changeEdges = [-25, -20, -15, -10, -5, 0, 5, 10, 15, 20, 25] as const;

/** The widest cap on a change of premium at a renewal, in percent; the narrowest is 1. */
export const widestCap = 100;
