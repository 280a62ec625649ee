import { ownValue } from '../shared/text/own-value.ts';
import { brand } from '../shared/site/brand.ts';
import { type Refusal, refusal } from '../shared/decision.ts';
import { words } from '../shared/words.ts';

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

// What hands run over: the alphabet and the rows of keyboards, forwards and back.
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'qwertzuiopasdfghjklyxcvbnm',
];
const runs = rows.flatMap((row) => [`${row}${row}`, [...row, ...row].toReversed().join('')]);
const shortestRun = 4;

/** Whether a word is a run of the alphabet or of a keyboard. */
const isRun = (word: string): boolean => word.length >= shortestRun && runs.some((run) => run.includes(word));

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Small words of a password that are tried: as it is, without what surrounds it, once, and with letters for signs. */
function readings(password: string): ReadonlySet<string> {
  const small = password.normalize('NFKC').toLowerCase();
  const plain = [small, small.replaceAll(/[\s._-]+/g, '')];
  const cores = plain.flatMap((each) => [each, coreOf(each), coreOf(inLetters(each)), inLetters(coreOf(each))]);
  return new Set(cores.flatMap((each) => [each, inLetters(each), unitOf(each), inLetters(unitOf(each))]));
}

/** So many letters beside names make no password of one's own. */
const mostBesides = 2;

/** Whether a password is made of names and addresses alone, in whatever order and with whatever signs between them. */
function isMadeOf(names: readonly string[], password: string): boolean {
  const longestFirst = names.toSorted((one, other) => other.length - one.length);
  let left = password.toLowerCase();
  let found = false;
  for (const name of longestFirst) {
    if (name.length < 2 || !left.includes(name)) continue;
    found ||= name.length >= shortestOwn;
    left = left.replaceAll(name, ' ');
  }
  return found && (left.match(/\p{L}/gu) ?? []).length <= mostBesides;
}

/**
 * What is wrong with a new password beyond its length, at a field; null when nothing is. Refused is what is guessed first:
 * what was leaked, also with digits around it, twice, or with signs for letters; one short piece repeated; digits alone;
 * a run of the alphabet or a keyboard; and what is made of the person's own names, their address or ours.
 */
export function findPasswordProblem(password: string, context: PasswordContext, field: string): Refusal | null {
  const tried = [...readings(password)];
  const names = [...context.own, brand.name].flatMap(wordsOf);
  const own = new Set(names.filter((word) => word.length >= shortestOwn));
  const isOwn = (word: string): boolean => own.has(word) || own.has(word.replace(/[^\p{L}\p{N}]+/gu, ''));
  if (isMadeOf(names, password.normalize('NFKC')) || tried.some((word) => isOwn(word) || isOwn(coreOf(word)))) {
    const message = words(
      'This password is your name or ours. Choose one that nobody can guess who knows you.',
      'Ce mot de passe est votre nom ou le nôtre. Choisissez-en un que vos connaissances ne peuvent deviner.',
    );
    return refusal('password_of_own_name', message, field);
  }
  const isMonotonous = tried.some((word) => unitOf(word).length <= 4) || /^[\d\s.-]+$/.test(password);
  if (!isMonotonous && !tried.some((word) => isRun(word) || context.isLeaked(word))) return null;
  const message = words(
    'Many people use this password, and it is among the first that are tried. Choose another one.',
    'Bien des gens utilisent ce mot de passe, et il est parmi les premiers essayés. Choisissez-en un autre.',
  );
  return refusal('password_common', message, field);
}
