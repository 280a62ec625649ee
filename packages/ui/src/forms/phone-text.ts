/** Prints up to ten digits as a North American number while they are typed: `(541) 555-0134`. */
export function phoneText(typed: string): string {
  const digits = typed
    .replaceAll(/\D/g, '')
    .replace(/^1(?=\d)/, '')
    .slice(0, 10);
  if (digits.length < 4) return digits;
  if (digits.length < 7) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
