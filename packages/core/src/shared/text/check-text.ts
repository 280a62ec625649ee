import { cleanText, findUnreadable, nameOf } from './clean-text.ts';
import { refusal, type Refusal } from '../decision.ts';
import { sentence } from './sentence.ts';
import { textLimits, type TextKind } from './text-limits.ts';
import { whatCannotBePrinted } from './what-cannot-be-printed.ts';
import { words } from '../words.ts';

export const atMostCharacters = words('Use at most {max} characters here.', 'Utilisez au plus {max} caractères ici.');

export type TextRefusal = 'text_too_long' | 'text_has_hidden_characters' | 'text_has_address' | 'text_not_printable';

const everyUnreadable = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\u202E\uFFFD]/gu;

// A mail program makes a link of each of these, whoever wrote it.
const address = /@|:\/\/|\bwww\.|[\p{L}\p{N}][\p{L}\p{N}-]*[.。．｡]\p{L}{2,}/iu;

/** Characters as the database counts them. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** One line as it is stored: cleaned, composed (NFC), without outer blanks, with one blank between words. */
export function tidyLine(text: string): string {
  // French keeps a mark on the line of its word by a blank that does not break; anywhere else it is a blank.
  const blanks = cleanText(text, 'prose')
    .normalize('NFC')
    .replaceAll(/\u00a0(?![?!:;»])/gu, ' ');
  return blanks
    .replaceAll(/[^\S\u00a0]+/gu, ' ')
    .replaceAll(' \u00a0', '\u00a0')
    .trim();
}

/** What a machine said, made to fit where it is kept: what cannot be read becomes a blank, and the rest is cut off. */
export function cutToFit(text: string, kind: TextKind): string {
  const seen = cleanText(text.slice(0, 4 * textLimits[kind]), 'prose').replaceAll(everyUnreadable, ' ');
  return Array.from(seen.slice(0, 2 * textLimits[kind]))
    .slice(0, textLimits[kind])
    .join('')
    .toWellFormed();
}

/** Whether a text holds something that a mail program turns into a link: an address of the web or of a mailbox. */
export function holdsAddress(text: string): boolean {
  return address.test(text);
}

/** What is wrong with a text of several lines as it was typed, or null; only its line breaks may be unseen. */
export function findProseProblem(text: string, kind: TextKind, field?: string): Refusal<TextRefusal> | null {
  const max = textLimits[kind];
  // No character has more than two halves, so that a flood is not counted through.
  const meant = text.length > 4 * textLimits.note ? text : cleanText(text, 'prose');
  if (meant.length > 2 * max || characterCount(meant) > max) {
    return refusal('text_too_long', sentence(atMostCharacters, { max }), field);
  }
  return unreadable(meant, field);
}

/** What is wrong with one line as it was typed, or null. Blanks of any kind are tidied up and do not count. */
export function findLineProblem(text: string, kind: TextKind, field?: string): Refusal<TextRefusal> | null {
  return findProseProblem(text, kind, field) ?? unreadable(tidyLine(text), field);
}

/** What is wrong with the name of a value in an object, which programs write: it is taken as it is, or not at all. */
export function findKeyProblem(key: string, field?: string): Refusal<TextRefusal> | null {
  const unseen = Array.from(key).find((character) => cleanText(character, 'prose') === '');
  return findLineProblem(key, 'name', field) ?? (unseen === undefined ? null : unreadableAs(nameOf(unseen), field));
}

/** What is wrong with the name of a thing, such as a make: a line in which nobody is sent anywhere. */
export function findTitleProblem(text: string, field?: string): Refusal<TextRefusal> | null {
  return findLineProblem(text, 'title', field) ?? (holdsAddress(text) ? addressInside(field) : null);
}

/** So many of the characters that cannot be printed are named. */
const mostNamed = 3;

function unprintable(text: string, field?: string): Refusal<TextRefusal> | null {
  const characters = whatCannotBePrinted(tidyLine(text));
  if (characters.length === 0) return null;
  const message = sentence(
    words(
      'Our papers cannot print {characters}. Write this in Latin letters.',
      'Nos documents ne peuvent pas imprimer {characters}. Écrivez ceci en lettres latines.',
    ),
    {
      characters: characters.slice(0, mostNamed).join(' '),
    },
  );
  return refusal('text_not_printable', message, field);
}

/** What is wrong with a line that stands in our papers: a name, or a part of an address. */
export function findPrintedLineProblem(text: string, kind: TextKind, field?: string): Refusal<TextRefusal> | null {
  return findLineProblem(text, kind, field) ?? unprintable(text, field);
}

/** What is wrong with the name of a thing that stands in our papers. */
export function findPrintedTitleProblem(text: string, field?: string): Refusal<TextRefusal> | null {
  return findTitleProblem(text, field) ?? unprintable(text, field);
}

/** The refusal of a text that would become a link. */
export function addressInside(field?: string): Refusal<'text_has_address'> {
  const message = words(
    'No web or e-mail address belongs here. After a full stop, leave a blank.',
    'Aucune adresse web ou courriel n’a sa place ici. Après un point, laissez une espace.',
  );
  return refusal('text_has_address', message, field);
}

/** The refusal of a cleaned text by the name of what nobody can read in it, or null. */
function unreadable(text: string, field?: string): Refusal<'text_has_hidden_characters'> | null {
  const character = findUnreadable(text);
  return character === null ? null : unreadableAs(character, field);
}

function unreadableAs(character: string, field?: string): Refusal<'text_has_hidden_characters'> {
  const message = words(
    'This holds a character that cannot be read ({character}). Type it yourself instead of pasting it.',
    'Ce texte contient un caractère illisible ({character}). Tapez-le vous-même au lieu de le coller.',
  );
  return refusal('text_has_hidden_characters', sentence(message, { character }), field);
}
