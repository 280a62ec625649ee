import { ownValue } from '../shared/text/own-value.ts';
import { brand } from '../shared/site/brand.ts';
import { type Refusal, refusal } from '../shared/decision.ts';

/** What a password is compared with. */
export type PasswordContext = {
  /** Whether a word, in small letters, is among those that many people chose and others published. */
  readonly isLeaked: (word: string) => boolean;
  /** The person's own address and names. */
  readonly own: readonly string[];
};

const signs: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** A word as people write it with signs in the place of letters, in letters again. */
const inLetters = (word: string): string => [...word].map((sign) => ownValue(signs, sign) ?? sign).join('');

const mostAround = 10;
const shortestOwn = 4;

/** What stands before and after a word to make it long: digits and signs. */
function coreOf(password: string): string {
  const core = password.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');
  return password.length - core.length <= mostAround ? core : password;
}

/** What is said again and again, once; the whole where it is not. */
function unitOf(text: string): string {
  const at = `${text}${text}`.indexOf(text, 1);
  return text.slice(0, at === -1 ? text.length : at);
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Small words of a password that are tried: as it is, without what surrounds it, once, and with letters for signs. */
function readings(password: string): ReadonlySet<string> {
  const small = password.normalize('NFKC').toLowerCase();
  const plain = [small, small.replaceAll(/[\s._-]+/g, '')];
  const cores = plain.flatMap((each) => [each, coreOf(each), coreOf(inLetters(each)), inLetters(coreOf(each))]);
  return new Set(cores.flatMap((each) => [each, inLetters(each), unitOf(each), inLetters(unitOf(each))]));
}

/**
 * What is wrong with a new password beyond its length, at a field; null when nothing is. Refused is what is guessed first:
 * what was leaked, also with digits around it, twice, or with signs for letters; one short piece repeated; digits alone;
 * and the person's own names or ours.
 */
export function findPasswordProblem(password: string, context: PasswordContext, field: string): Refusal | null {
  const tried = [...readings(password)];
  const own = new Set([...context.own, brand.name].flatMap(wordsOf).filter((word) => word.length >= shortestOwn));
  const isOwn = (word: string): boolean => own.has(word) || own.has(word.replace(/[^\p{L}\p{N}]+/gu, ''));
  if (tried.some((word) => isOwn(word) || isOwn(coreOf(word)))) {
    const message = 'This password is your name or ours. Choose one that nobody can guess who knows you.';
    return refusal('password_of_own_name', message, field);
  }
  const isMonotonous = tried.some((word) => unitOf(word).length <= 4) || /^[\d\s.-]+$/.test(password);
  if (!isMonotonous && !tried.some(context.isLeaked)) return null;
  const message = 'Many people use this password, and it is among the first that are tried. Choose another one.';
  return refusal('password_common', message, field);
}
