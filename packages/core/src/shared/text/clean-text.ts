/**
 * What a field holds, as far as that tells what is cleaned of it: an e-mail address, a phone, an identification number and a postal code are read by
 * machines, a name and a line of words by people, and prose keeps its marks as they were typed.
 */
export type FieldKind = 'email' | 'phone' | 'number' | 'postal_code' | 'name' | 'line' | 'prose';

// Nothing longer is stored anywhere, so that a flood is refused as it is.
const longest = 50_000;

// Scripts whose words hold joiners that change how their letters look.
const joining =
  '\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}' +
  '\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}' +
  '\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Tibetan}\\p{Script=Mongolian}';

const stored = [
  `(?<=[${joining}])[\\u200C\\u200D](?=[${joining}])`,
  // Pictures made of several, and the sign that a picture is meant in colour.
  String.raw`(?<=\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier})\u200D(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Extended_Pictographic})\uFE0F`,
  String.raw`(?<=[\d#*])\uFE0F(?=\u20E3)`,
].join('|');

// What Unicode calls ignorable by default, and what stands for a footnote or a picture. What turns the letters round
// (U+202E) was never copied by accident: it stays, to be refused.
const unseen = new RegExp(`${stored}|((?!\\u202E)[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFC])`, 'gu');

const separators = /\u2028|\u2029/g;
const hardBlanks = /[\u1680\u2000-\u200A\u202F\u205F\u2800\u3000]|\u00A0(?![?!:;»])/g;
// Hyphens and the sign for minus; in what has no sentences, dashes are meant as hyphens, too.
const hyphens = /[\u2010\u2011\u2043\u2212\uFE58\uFE63\uFF0D]/g;
const dashes = /[\p{Pd}\u2043\u2212]/gu;
// The letter of Hawaiian (U+02BB) is none of them.
const apostrophes = /[`\u00B4\u02B9\u02BC\u02C8\u2018\u2019\u201B\u2032\u2035\uA78B\uA78C\uFF07]/g;
// Letters in full width, joined by a font, or drawn as signs: what lists of another alphabet, PDFs and keyboards bring.
const otherForms = /[\uFB00-\uFB06\uFB13-\uFB17\uFF01-\uFFEF\u{1D400}-\u{1D7FF}\u24B6-\u24E9]/gu;

function seen(text: string): string {
  return text.replaceAll(unseen, (whole, ignorable?: string) => (ignorable === undefined ? whole : ''));
}

const plain = (text: string) => text.replaceAll(otherForms, (form) => form.normalize('NFKC'));

function forMachines(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\s|\u2800/g, ' ')
    .replaceAll(dashes, '-')
    .replaceAll(apostrophes, "'")
    .trim();
}

const cleaners: Readonly<Record<FieldKind, (text: string) => string>> = {
  email: (text) => forMachines(text).replace(/^mailto:\s*/i, ''),
  phone: (text) => forMachines(text).replace(/^tel:\s*/i, ''),
  number: forMachines,
  postal_code: forMachines,
  name: (text) =>
    plain(text).replaceAll(hardBlanks, ' ').replaceAll(dashes, '-').replaceAll(apostrophes, "'").normalize('NFC'),
  line: (text) =>
    plain(text).replaceAll(hardBlanks, ' ').replaceAll(hyphens, '-').replaceAll(apostrophes, "'").normalize('NFC'),
  prose: (text) => text,
};

/**
 * What somebody meant by what they typed or pasted: without the characters that copying brings and nobody sees. Blanks
 * that do not break, hyphens, apostrophes and full-width letters are the ordinary ones wherever that is no matter of
 * style; prose keeps them. What is left and cannot be meant is refused by `findUnreadable`.
 */
export function cleanText(text: string, kind: FieldKind): string {
  if (text.length > longest) return text;
  return cleaners[kind](seen(text).replaceAll(separators, '\n'));
}

// Controls, halves of characters, what turns the letters round, what was lost on the way, and what no font has.
const unreadable = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\u202E\uFFFD]/u;

/** A character as Unicode numbers it: U+200B. */
export function nameOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The first character of a cleaned text that nobody can read, as Unicode numbers it; null where all can be read. */
export function findUnreadable(text: string): string | null {
  const character = unreadable.exec(text)?.[0];
  return character === undefined ? null : nameOf(character);
}
