import { searchWords } from '../../shared/text/search-key.ts';

/** A street as it is compared: its words in their shortest form, and the unit within the house. */
export type Street = { readonly words: readonly string[]; readonly unit: string };

const pairs = (text: string) => text.split(' ').map((pair) => pair.split(':') as [string, string]);

/** Words that have a shorter form, after the postal services of the United States and Canada. */
const shortForms: ReadonlyMap<string, string> = new Map([
  ...pairs(
    'street:st str:st saint:st sainte:ste avenue:ave av:ave aven:ave road:rd drive:dr drv:dr lane:ln boulevard:blvd ' +
      'boul:blvd bd:blvd bl:blvd court:ct crt:ct circle:cir circ:cir place:pl plaza:plz terrace:ter terr:ter ' +
      'highway:hwy hway:hwy hiway:hwy parkway:pkwy pky:pkwy parkwy:pkwy square:sq trail:trl route:rte rt:rte ' +
      'mount:mt mountain:mtn fort:ft heights:hts crescent:cres cr:cres expressway:expy freeway:fwy turnpike:tpke ' +
      'alley:aly bridge:brg canyon:cyn center:ctr centre:ctr cove:cv crossing:xing estate:est estates:ests ' +
      'extension:ext garden:gdn gardens:gdns grove:grv harbor:hbr harbour:hbr hill:hl hills:hls hollow:holw ' +
      'island:is junction:jct lake:lk lakes:lks landing:lndg manor:mnr meadow:mdw meadows:mdws orchard:orch ' +
      'park:pk point:pt ranch:rnch ridge:rdg river:riv spring:spg springs:spgs station:sta summit:smt valley:vly ' +
      'view:vw village:vlg ville:vl vista:vis county:co chemin:ch rang:rg montee:mtee',
  ),
  ...pairs(
    'north:n south:s east:e west:w northeast:ne northwest:nw southeast:se southwest:sw nord:n sud:s est:e ouest:w',
  ),
  ...pairs(
    'first:1st second:2nd third:3rd fourth:4th fifth:5th sixth:6th seventh:7th eighth:8th ninth:9th tenth:10th ' +
      'one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12',
  ),
]);

/** What kind of way a street is, and in which direction it lies: what people leave out. */
const leftOut = new Set(
  (
    'st ste ave rd dr ln blvd ct cir pl plz ter hwy pkwy sq trl rte way cres expy fwy tpke aly loop pike row run path ' +
    'walk rue ch n s e w ne nw se sw'
  ).split(' '),
);

const units = 'apt apartment unit suite app appartement bureau lot space spc room rm floor fl bldg building trlr slip';
const designators = new Set(units.split(' '));
const glued = /^(apt|unit|suite|app|lot|spc)(\d+[a-z]?)$/;

// What stands before the number of a house, and means no more than the number.
const numberSigns = new Set('no nr nbr num number numero civic house'.split(' '));

const shortest = (word: string) => shortForms.get(word) ?? word;
const isNumber = (word: string | undefined) => word !== undefined && /^\d/.test(word);

const anyDigit = /\p{Nd}/gu;
const plainDigit = (digit: string) => {
  if (/\d/.test(digit)) return digit;
  // The ten digits of a script follow one another, and some scripts follow another's.
  let value = 0;
  for (let code = (digit.codePointAt(0) ?? 0) - 1; /\p{Nd}/u.test(String.fromCodePoint(code)); code -= 1) value += 1;
  return String(value % 10);
};

const postBox =
  /\b(?:p\.?\s*o\.?\s*b(?:ox)?\b|post(?:al)?\s+(?:office\s+)?box\b|bo[iî]te\s+postale\b|case\s+postale\b|c\.?\s*p\b|b\.?\s*p\b|^\s*box\b)\.?[\s#:,]*(?=\d)/gi;

function wordsIn(text: string): string[] {
  const plain = text.replaceAll(anyDigit, plainDigit).replaceAll(postBox, ' pobox ').replaceAll('#', ' unit ');
  return searchWords(plain).flatMap((word) => {
    const [, designator, number] = glued.exec(word) ?? [];
    const parts = designator !== undefined && number !== undefined ? [designator, number] : [word];
    return parts.map((part) => part.replace(/^0+(?=\d)/, ''));
  });
}

/** The words of a line without what only says that the number of the house follows. */
function fromHouse(words: readonly string[], line: string): readonly string[] {
  const [first = '', second, ...others] = words;
  const isSign = numberSigns.has(first) || (/^\s*#/.test(line) && !others.some((word) => /^\d+$/.test(word)));
  return isSign && isNumber(second) && others.length > 0 ? words.slice(1) : words;
}

const unitOf = (words: readonly string[]) => words.filter((word) => !designators.has(word)).join('');

/** Whether a line names a unit alone, so that the street is on the line below. */
const isUnitAlone = ([first = '', ...others]: readonly string[]) =>
  designators.has(first) && others.length === 1 && isNumber(others[0]);

/** A street and what stands on the line below it, such as a unit; null where there is none. */
export function readStreet(line: string, below: string): Street | null {
  if (isUnitAlone(wordsIn(line)) && wordsIn(below).length > 1) return readStreet(below, line);
  const words = fromHouse(wordsIn(line), line);
  const at = words.findIndex((word, index) => index > 0 && designators.has(word));
  const street = (at < 0 ? words : words.slice(0, at)).map(shortest);
  if (street.length === 0) return null;
  const unit = unitOf(at < 0 ? [] : words.slice(at)) || unitOf(wordsIn(below));
  return { words: street, unit };
}

/** What a street is known by: itself with its unit, and without. */
export function streetKeys({ words, unit }: Street): [string, ...string[]] {
  const house = words.join(' ').toUpperCase();
  return unit === '' ? [house] : [`${house} # ${unit.toUpperCase()}`, house];
}

/** The words of a street that people do not leave out. */
export function tellingWords({ words }: Street): readonly string[] {
  const telling = words.filter((word) => !leftOut.has(word));
  return telling.length > 1 ? telling : words;
}

/**
 * What addresses that are like one another have in common beside the postal code: a number, for the unit may stand before
 * that of the house, and its letter may be missing.
 */
export function addressBlocks({ words }: Street): readonly string[] {
  const numbers = words.flatMap((word) => /^\d+/.exec(word)?.[0] ?? []);
  return numbers.length > 0 ? [...new Set(numbers)] : [words.join(' ')];
}
