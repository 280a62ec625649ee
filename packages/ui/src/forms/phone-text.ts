/**
 * Prints up to ten digits as a North American number while they are typed: `(541) 555-0134`. What is no such number, as
 * one of another country, with too many digits or with letters, stays as it was typed.
 */
export function phoneText(typed: string): string {
  const isForeign = /^\s*\+\s*(?:1\s*)?$|^\s*\+\s*[02-9]/.test(typed);
  if (isForeign || /[^\d\s().+-]/.test(typed)) return typed;
  const digits = typed.replaceAll(/\D/g, '').replace(/^1(?=\d)/, '');
  if (digits.length > 10) return typed;
  if (digits.length < 4) return digits;
  if (digits.length < 7) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
