import { secondFactor } from './vocabulary.ts';

// Without i and o, which are taken for 1 and 0; 32 of them, so that five bits choose one.
const alphabet = 'abcdefghjklmnpqrstuvwxyz23456789';
const half = 5;

/** The steps whose codes are taken at an instant, the current one first: a step is a number of half minutes since 1970. */
export function stepsTaken(now: Date): readonly number[] {
  const current = Math.floor(now.getTime() / 1000 / secondFactor.stepSeconds);
  const around = Array.from({ length: secondFactor.drift }, (_, index) => [current - index - 1, current + index + 1]);
  return [current, ...around.flat()];
}

/** The digits of an authenticator's code as somebody typed it, blanks left out; null for what cannot be one. */
export function readFactorCode(text: string): string | null {
  const digits = text.replaceAll(/\s/g, '');
  return /^\d+$/.test(digits) && digits.length === secondFactor.digits ? digits : null;
}

/** A recovery code of ten random bytes, of which five bits each count: 50 bits, as `abcde-fghjk`. Throws a RangeError for fewer. */
export function recoveryCodeOf(random: Uint8Array): string {
  if (random.length < 2 * half) throw new RangeError('A recovery code needs ten random bytes');
  const letters = Array.from(random.subarray(0, 2 * half), (byte) => alphabet[byte % alphabet.length]);
  return `${letters.slice(0, half).join('')}-${letters.slice(half).join('')}`;
}

/** A recovery code as it was written, however it was typed: capitals, blanks and dashes do not count. Null for what cannot be one. */
export function readRecoveryCode(text: string): string | null {
  const letters = text.toLowerCase().replaceAll(/[\s\u2010-\u2015-]/g, '');
  const isCode = letters.length === 2 * half && [...letters].every((letter) => alphabet.includes(letter));
  return isCode ? `${letters.slice(0, half)}-${letters.slice(half)}` : null;
}
