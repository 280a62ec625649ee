/** Insurance score tiers, best first; `no_hit` when the bureau knows no one of that name. */
export const scoreTiers = ['A', 'B', 'C', 'D', 'E', 'no_hit'] as const;
export type ScoreTier = (typeof scoreTiers)[number];

/** Discounts in the order in which the cap consumes them. */
export const discountCodes = [
  'multi_policy',
  'paid_in_full',
  'original_owner',
  'claim_free',
  'affinity',
  'device',
] as const;
export type DiscountCode = (typeof discountCodes)[number];

export const discountLabels: Readonly<Record<DiscountCode, string>> = {
  multi_policy: 'More than one policy',
  paid_in_full: 'Paid in full',
  original_owner: 'Original owner',
  claim_free: 'Claim free',
  affinity: 'Affinity group',
  device: 'Telematics device',
};
