import { cleanText } from './clean-text.ts';

const inNorthAmerica = /^1?\d{10}$/;
// ITU-T E.164: at most fifteen digits with the country code, which is not North America's.
const elsewhere = /^(?!1)[1-9]\d{6,14}$/;

/**
 * Whether a text is a telephone number: ten digits of North America, with or without its 1, or `+` and the country code
 * of another place. Blanks, brackets, dots and dashes may stand in it, letters may not.
 */
export function isPhoneNumber(text: string): boolean {
  const typed = cleanText(text, 'phone');
  if (!/^\+?[\d\s().-]+$/.test(typed)) return false;
  const digits = typed.replaceAll(/\D/g, '');
  return inNorthAmerica.test(digits) || (typed.startsWith('+') && elsewhere.test(digits));
}
