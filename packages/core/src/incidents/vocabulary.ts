/** Whose devices tell where a vehicle is. `samasara` is spelt as callers of the API know it. */
export const telematicsProviders = [
  'bouncie',
  'garaging',
  'mojio',
  'passtime',
  'samasara',
  'smartcar',
  'tesla',
  'zubie',
] as const;
export type TelematicsProvider = (typeof telematicsProviders)[number];
