/** The kinds of change that a customer begins, as their addresses name them. */
export const kindCodes = ['coverage', 'vehicle', 'driver', 'address', 'lienholder', 'mileage'] as const;
export type KindCode = (typeof kindCodes)[number];
