export const currencies = ['USD', 'CAD'] as const;
export type Currency = (typeof currencies)[number];

/** The currency in which a risk is priced and paid: that of the country where it is kept; USD for every other. */
export function currencyOf(country: string): Currency {
  return country === 'CA' ? 'CAD' : 'USD';
}
