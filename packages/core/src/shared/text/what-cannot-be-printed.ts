import { printableCharacters } from './printable-characters.ts';

const unprintable = new RegExp(`[^${printableCharacters}]`, 'gu');

/** The characters of a text that no typeface of our papers holds, each once: empty where all of it can be printed. */
export function whatCannotBePrinted(text: string): readonly string[] {
  return [...new Set(text.normalize('NFC').match(unprintable) ?? [])];
}
