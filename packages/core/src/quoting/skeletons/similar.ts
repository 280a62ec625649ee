import { addressBlocks, type Street, tellingWords } from './address-skeleton.ts';
import { isSameProvider, type Mailbox, solidLocal } from './mailbox-skeleton.ts';
import { isBesides, pairsOf, type PersonalName } from './name-skeleton.ts';

/** Whether one letter more, less, another or two exchanged make one text of the other; equal ones are, too. */
export function isOneEditAway(one: string, other: string): boolean {
  if (one === other) return true;
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (longer.length - shorter.length > 1) return false;
  let at = 0;
  while (at < shorter.length && shorter[at] === longer[at]) at += 1;
  if (shorter.length < longer.length) return shorter.slice(at) === longer.slice(at + 1);
  if (shorter.slice(at + 1) === longer.slice(at + 1)) return true;
  const isExchanged = shorter[at] === longer[at + 1] && shorter[at + 1] === longer[at];
  return isExchanged && shorter.slice(at + 2) === longer.slice(at + 2);
}

const shortestWord = 3;
// A short word is one edit away from many others.
const shortestEdited = 4;

/** Whether a day was mistyped: one digit is another, or day and month were exchanged. */
function isMistyped(one: string, other: string): boolean {
  const differing = Array.from(one).filter((digit, index) => digit !== other[index]).length;
  const [year, month, day] = one.split('-');
  return differing === 1 || `${year}-${day}-${month}` === other;
}

/** Whether one word is the other with a suffix that was typed without a blank. */
function isWithSuffix(one: string, other: string): boolean {
  return other.length >= shortestWord && one.startsWith(other) && isBesides(one.slice(other.length));
}

function areWordsSimilar(one: string, other: string): boolean {
  if (one === other) return one.length >= shortestWord;
  if (isWithSuffix(one, other) || isWithSuffix(other, one)) return true;
  return Math.min(one.length, other.length) >= shortestEdited && isOneEditAway(one, other);
}

/** Whether a last name may be the initial of another. */
function areInitials(one: readonly string[], other: readonly string[]): boolean {
  const isInitialOf = (some: readonly string[], all: readonly string[]) =>
    some.length > 0 && some.every((word) => word.length === 1) && all.some((word) => word.startsWith(some[0] ?? ''));
  return isInitialOf(one, other) || isInitialOf(other, one);
}

const isLatin = (words: readonly string[]) => /^[a-z0-9]*$/.test(words.join(''));

/** Whether two names with birth dates may be one person's, or are the same. */
export function areSimilarNames(one: PersonalName, other: PersonalName): boolean {
  const words = [...one.given, ...one.family];
  const others = [...other.given, ...other.family];
  if (one.birthdate !== other.birthdate) {
    const pairs = pairsOf(other);
    return isMistyped(one.birthdate, other.birthdate) && pairsOf(one).some((pair) => pairs.includes(pair));
  }
  // Whoever writes their name in another alphabet is compared by a person.
  if (isLatin(words) !== isLatin(others)) return true;
  if (words.toSorted().join('') === others.toSorted().join('') || words.join('') === others.join('')) return true;
  const hasLike = (some: readonly string[], all: readonly string[]) =>
    some.some((word) => all.some((each) => areWordsSimilar(word, each)));
  // Many who share a first name were born on one day; a last name may stand in the other field.
  if (hasLike(one.family, others) || hasLike(words, other.family)) return true;
  const areEdited = (some: readonly string[], all: readonly string[]) =>
    some.some((word) =>
      all.some((each) => Math.min(word.length, each.length) >= shortestWord && isOneEditAway(word, each)),
    );
  return (
    areEdited(one.given, other.given) && (areEdited(one.family, other.family) || areInitials(one.family, other.family))
  );
}

const shortestLocal = 6;
const shortestSame = 5;

/** Whether two addresses may be one person's: an edit apart at one provider, or alike at providers that are an edit apart. */
export function areSimilarMailboxes(one: Mailbox, other: Mailbox): boolean {
  const [local, another] = [solidLocal(one), solidLocal(other)];
  if (one.domain === other.domain) {
    return (
      local === another || (Math.min(local.length, another.length) >= shortestLocal && isOneEditAway(local, another))
    );
  }
  const areDomainsAlike = isSameProvider(one.domain, other.domain) || isOneEditAway(one.domain, other.domain);
  return local === another && local.length >= shortestSame && areDomainsAlike;
}

const hasLetter = (word: string) => /\p{L}/u.test(word);

/** Whether every telling word of one street stands in the other, in whatever order and whatever is added. */
function isWithin(one: readonly string[], other: readonly string[]): boolean {
  return one.some(hasLetter) && one.every((word) => other.some((each) => each === word || isHouse(each, word)));
}

/** Whether a number is the same but for the letter of a part of the house. */
function isHouse(one: string, other: string): boolean {
  const [number, another] = [one, other].map((word) => /^(\d+)[a-z]?$/.exec(word)?.[1]);
  return number !== undefined && number === another;
}

/**
 * Whether two addresses within one postal code may be one house: they share a number, and the streets are an edit apart, in
 * another order, or with something added.
 */
export function areSimilarAddresses(one: Street, other: Street): boolean {
  const blocks = addressBlocks(other);
  if (!addressBlocks(one).some((block) => blocks.includes(block))) return false;
  const [telling, others] = [tellingWords(one), tellingWords(other)];
  if (isWithin(telling, others) || isWithin(others, telling)) return true;
  const [street, another] = [telling.join(''), others.join('')];
  return (
    street === another || (Math.min(street.length, another.length) > shortestSame && isOneEditAway(street, another))
  );
}
