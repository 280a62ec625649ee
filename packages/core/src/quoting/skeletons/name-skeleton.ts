import { searchWords } from '../../shared/text/search-key.ts';

/** A name by its words as they are compared, and a birth date as it was typed. */
export type PersonalName = {
  readonly given: readonly string[];
  readonly family: readonly string[];
  readonly birthdate: string;
};

/** What people put before and after their names, and leave out as well. */
const besides = new Set(
  (
    'mr mrs ms miss mx dr prof professor rev reverend sir hon capt lt sgt mme mlle ' +
    'jr sr junior senior ii iii iv 1st 2nd 3rd 4th esq esquire md phd dds dvm cpa rn jd ret'
  ).split(' '),
);

/** Whether a word stands before or after names, and is none. */
export function isBesides(word: string): boolean {
  return besides.has(word);
}

const beginnings = new Set(['mc', 'mac']);

const mostWords = 4;

/** The words of a name that tell it from another: without titles, suffixes and initials, as long as any other is left. */
export function wordsOfName(text: string): string[] {
  const joined: string[] = [];
  for (const word of searchWords(text)) {
    const before = joined.at(-1);
    if (before !== undefined && beginnings.has(before)) joined.splice(-1, 1, `${before}${word}`);
    else joined.push(word);
  }
  const telling = joined.filter((word) => word.length > 1 && !besides.has(word));
  return telling.length > 0 ? telling : joined;
}

const typedName = /^(?<name>.*\p{L}.*?)[\s,]+(?<birthdate>\d{4}-\d\d-\d\d)$/su;

/** A name with a birth date behind it, as a restriction has it; a comma stands after the last name, or before a suffix. */
export function readTypedName(typed: string): PersonalName | null {
  const { name, birthdate } = typedName.exec(typed)?.groups ?? {};
  if (name === undefined || birthdate === undefined) return null;
  const [before = [], after = []] = name
    .split(',')
    .map(wordsOfName)
    .filter((words) => words.some((word) => word.length > 1 && !besides.has(word)));
  if (after.length > 0) return { given: after, family: before, birthdate };
  const words = before.length > 0 ? before : wordsOfName(name);
  if (words.length === 0) return null;
  return { given: words.slice(0, 1), family: words.slice(1), birthdate };
}

/** A first and a last name of everything that somebody may be called, whatever is left out; what they mean first first. */
export function pairsOf({ given: provided, family }: PersonalName): string[] {
  const lasts = family.slice(-mostWords);
  const whole = lasts.length > 1 ? [lasts.join('')] : [];
  const firsts = provided.slice(0, mostWords);
  if (lasts.length === 0) {
    // All of it stands in one field.
    const [first, ...others] = firsts;
    return first === undefined ? [] : [[first, others.at(-1) ?? ''].toSorted().join(' ').trim().toUpperCase()];
  }
  const pairs = firsts.flatMap((first) =>
    [...lasts.toReversed(), ...whole].map((last) => [first, last].toSorted().join(' ').toUpperCase()),
  );
  return [...new Set(pairs)];
}
