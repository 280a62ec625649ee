/** Where a claim stands. */
export const claimStatuses = [
  'draft',
  'filed',
  'open',
  'investigating',
  'evaluated',
  'approved',
  'denied',
  'paid',
  'closed',
  'reopened',
  'withdrawn',
] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

/** Where a loss happened. */
export const incidentLocationTypes = ['road', 'parked', 'campground', 'storage', 'home'] as const;
export type IncidentLocationType = (typeof incidentLocationTypes)[number];

export const lossTypes = [
  'collision',
  'weather',
  'object',
  'theft',
  'fire',
  'water',
  'animal',
  'glass',
  'tire',
  'awning_roof',
  'other',
] as const;
export type LossType = (typeof lossTypes)[number];
