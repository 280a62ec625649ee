/** The fields by which a bank account is named in each country, in their order. */
export const bankFields = {
  US: ['holder', 'routing', 'account'],
  CA: ['holder', 'institution', 'transit', 'account'],
} as const;
export type BankCountry = keyof typeof bankFields;
export type BankField = (typeof bankFields)[BankCountry][number];

/** The digits of a number as people type it. */
export function digitsIn(typed: string): string {
  return typed.replaceAll(/\D/g, '');
}

// Federal Reserve districts, thrift institutions, electronic transactions and traveller's cheques.
const prefixes: readonly (readonly [number, number])[] = [
  [1, 12],
  [21, 32],
  [61, 72],
  [80, 80],
];

/** Whether nine digits are a routing number of the United States: a district that exists, and the check digit (ABA). */
function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits)) return false;
  const district = Number(digits.slice(0, 2));
  if (!prefixes.some(([first, last]) => first <= district && district <= last)) return false;
  const weighted = [...digits].map((digit, index) => Number(digit) * ([3, 7, 1][index % 3] ?? 0));
  return weighted.reduce((sum, each) => sum + each, 0) % 10 === 0;
}

const accountLengths: Readonly<Record<BankCountry, RegExp>> = { US: /^\d{4,17}$/, CA: /^\d{5,12}$/ };

// Of an institution three digits, of a branch five (Payments Canada, standard 006).
const fits: Readonly<Record<Exclude<BankField, 'holder'>, (digits: string, country: BankCountry) => boolean>> = {
  routing: isRoutingNumber,
  institution: (digits) => /^\d{3}$/.test(digits),
  transit: (digits) => /^\d{5}$/.test(digits),
  account: (digits, country) => accountLengths[country].test(digits),
};

/**
 * Whether a field of an account holds what it has to, as people type it: a routing number with its check digit, the
 * right count of digits, a name. A field that a country does not ask for may hold anything.
 */
export function fitsBankField(field: BankField, typed: string, country: BankCountry): boolean {
  if (!bankFields[country].some((one) => one === field)) return true;
  return field === 'holder' ? typed.trim() !== '' : fits[field](digitsIn(typed), country);
}
