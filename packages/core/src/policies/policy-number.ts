/** A policy number taken apart: the product's letters, and the number of the one series that all products share. */
export type PolicyNumber = { readonly prefix: string; readonly series: number };

// Luhn over the digits, letters counting as A = 10 to Z = 35, as the ISIN does.
function checkDigit(text: string): number {
  const digits = [...text].flatMap((character) => [...String(Number.parseInt(character, 36))].map(Number));
  const sum = digits.toReversed().reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * The number as it is printed, `RWP-100001-7`: letters, at least six digits of the series, and a check digit that
 * catches every wrong digit. Throws a RangeError for other letters or a series that is no positive whole number.
 */
export function formatPolicyNumber({ prefix, series }: PolicyNumber): string {
  if (!/^[A-Z]{2,6}$/.test(prefix)) throw new RangeError(`"${prefix}" is not a policy prefix`);
  if (!Number.isSafeInteger(series) || series < 1) throw new RangeError(`${series} is not a number of the series`);
  const digits = String(series).padStart(6, '0');
  return `${prefix}-${digits}-${checkDigit(prefix + digits)}`;
}

/** Reads a number as a person types it, capitals, blanks and hyphens aside; null when it is none or has a wrong digit. */
export function parsePolicyNumber(text: string): PolicyNumber | null {
  const match = /^([A-Z]{2,6})(\d{6,})(\d)$/.exec(text.replaceAll(/[\s-]/g, '').toUpperCase());
  const [, prefix = '', digits = '', check] = match ?? [];
  if (match === null || String(checkDigit(prefix + digits)) !== check) return null;
  return { prefix, series: Number(digits) };
}
