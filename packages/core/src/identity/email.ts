import { findLineProblem } from '../shared/text/check-text.ts';
import { cleanText, findUnreadable } from '../shared/text/clean-text.ts';
import { accept, refuse, type Decision } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';

export const fullAddressNeeded = words(
  'Use a full address, like name@example.com',
  'Entrez une adresse complète, comme nom@exemple.com',
);

// Narrower than the database's domain email_address: what separates addresses in a header of a letter is no part of one.
const pattern = /^[^@\s"(),:;<>[\\\]]+@[^@\s."(),:;<>[\\\]]+(\.[^@\s."(),:;<>[\\\]]+)+$/;

// A letter of another alphabet among ours was taken for one that it looks like: no provider has such an address.
const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
const strange = /[\p{Script=Cyrillic}\p{Script=Greek}]|(?![\p{L}\p{M}\p{N}])[^\p{ASCII}]/u;

/** The first character that no mailbox has: one that cannot be read, a sign, or a look-alike within a word; or null. */
function findStrange(address: string): string | null {
  const unreadable = findUnreadable(address);
  if (unreadable !== null) return unreadable;
  for (const part of address.split(/[@.]/)) {
    const isMixed = alphabets.filter((letters) => letters.test(part)).length > 1;
    const sign = /(?![\p{L}\p{M}\p{N}])[^\p{ASCII}]/u.exec(part)?.[0];
    const found = sign ?? (isMixed ? strange.exec(part)?.[0] : undefined);
    if (found !== undefined) return found;
  }
  return null;
}

/**
 * An e-mail address in lower case, cleaned of what copying brings: text, an at sign and a domain with a dot in it, and
 * nothing that only looks like it.
 */
export function checkEmail(text: string, field = 'email'): Decision<string, 'email_invalid'> {
  const address = cleanText(text, 'email').toLowerCase();
  const isFull = address.length <= 254 && pattern.test(address);
  const character = isFull ? findStrange(address) : null;
  if (character !== null) {
    const message = words(
      'No e-mail address has this character: {character}. Type the address yourself.',
      'Aucune adresse courriel n’a ce caractère : {character}. Tapez l’adresse vous-même.',
    );
    return refuse('email_invalid', sentence(message, { character }), field);
  }
  return isFull && findLineProblem(address, 'email') === null
    ? accept(address)
    : refuse('email_invalid', fullAddressNeeded, field);
}
