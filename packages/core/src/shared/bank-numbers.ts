/** What names a bank account: `US` by routing number, `CA` by institution and transit. Digits alone. */
export type BankCountry = 'US' | 'CA';

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
export function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits)) return false;
  const district = Number(digits.slice(0, 2));
  if (!prefixes.some(([first, last]) => first <= district && district <= last)) return false;
  const weighted = [...digits].map((digit, index) => Number(digit) * ([3, 7, 1][index % 3] ?? 0));
  return weighted.reduce((sum, each) => sum + each, 0) % 10 === 0;
}

/** Whether digits are the number of a Canadian institution: three of them (Payments Canada, standard 006). */
export function isInstitutionNumber(digits: string): boolean {
  return /^\d{3}$/.test(digits);
}

/** Whether digits are the transit number of a Canadian branch: five of them (Payments Canada, standard 006). */
export function isTransitNumber(digits: string): boolean {
  return /^\d{5}$/.test(digits);
}

const accountLengths: Readonly<Record<BankCountry, RegExp>> = { US: /^\d{4,17}$/, CA: /^\d{5,12}$/ };

/** Whether digits have the length of an account number: 4 to 17 in the United States, 5 to 12 in Canada. */
export function isAccountNumber(digits: string, country: BankCountry): boolean {
  return accountLengths[country].test(digits);
}
