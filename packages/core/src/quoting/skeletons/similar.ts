import { addressBlock, solidStreet, type Street } from './address-skeleton.ts';
import { type Mailbox, solidLocal } from './mailbox-skeleton.ts';
import { pairsOf, type PersonalName } from './name-skeleton.ts';

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

function areWordsSimilar(one: string, other: string): boolean {
  if (one === other) return one.length >= shortestWord;
  return Math.min(one.length, other.length) >= shortestEdited && isOneEditAway(one, other);
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
  return areEdited(one.given, other.given) && areEdited(one.family, other.family);
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
  return local === another && local.length >= shortestSame && isOneEditAway(one.domain, other.domain);
}

/** Whether two addresses within one postal code may be one house: the same number, and streets that are an edit apart. */
export function areSimilarAddresses(one: Street, other: Street): boolean {
  if (addressBlock(one) !== addressBlock(other)) return false;
  const [street, another] = [solidStreet(one), solidStreet(other)];
  return (
    street === another || (Math.min(street.length, another.length) > shortestSame && isOneEditAway(street, another))
  );
}
