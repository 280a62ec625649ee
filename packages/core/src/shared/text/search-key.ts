/**
 * Letters that are a Latin one with something added, or look like one, in small: of Unicode's table of confusable
 * characters (UTS #39, version 10), as far as they are letters that mean or look like one letter of ours; their capital
 * decides. `search_key` of the database holds the same.
 */
export const lookAlikes: Readonly<Record<string, string>> = {
  a: 'ɑαаᗅⱥꓮꭺ𐊠𖽀',
  b: 'ƀƃƅɓβбвьѣҍᏼᖯᗷꓐꞵꮟ𐊂𐊡𐌁',
  c: 'ȼςσсҫᴄⲥꓚꮯ𐊢𐌂𐐽𐔜',
  d: 'ðđƌɖɗԁᑯᗞᗪꓒꓓꭰꮷ',
  e: 'ǝɇəɛεеҽҿⴹꓰꬲꭼ𐊆𑣆𑣎',
  f: 'ƒϝքᖴᵮẝꓝꞙꬵ𐊇𐊥𐔥𑣂',
  g: 'ƍǥɠɡԍցᏻᶃꓖꮐ',
  h: 'ħɦηнћңһӈӊհᏺᕼⱨⲏꓧꚕꮋꮒ𐋏',
  i: 'ıɨɩɪιіӏᵻᵼⲓꙇꭵ𑣃',
  j: 'ɉʝϳјᒍꓙꭻ',
  k: 'ĸƙκкқҟᛕⱪⲕꓗꝁꮶ𐔘',
  l: 'łƚǀɫɭᒪᛁⳑⵏꓡꓲꮮ𐊊𐌉𐑃𐔦𑣒𖼖𖼨',
  m: 'μϻмӎᗰᛖⲙꓟꮇ𐊰𐌑',
  n: 'ŋƞɲɳνոռᵰⲛꓠ𐔓',
  o: 'øɔɵθοоѳөօᴏᴑⲟⴱⵁⵔꓳꝋꬽꬾꭴꮎꮻ𐊒𐊫𐐬𐓪𐔖𑣈𑣕𑣗',
  p: 'ƥρрᑭᵽⲣꓑꮲ𐊕',
  q: 'ʠԛգզⵕ',
  r: 'ɍɼɽʀгғᖇᴦᵲⲅꓣꭇꭈꭱꮁꮢ𐓜𖼵',
  s: 'ƽʂѕտᵴꓢꜱꮥꮪ𐊖𐑈𑣁𖼺',
  t: 'ŧƭʈτтҭᵵⱦⲧꓔꭲ𐊗𐊱𐌕𑣜𖼊',
  u: 'ʉʋսᑌᴜᵾꓴꞟꭎꭒꮜ𐓶𑣘𖽂',
  v: 'ѵᐯᴠⴸꓦꛟꮩ𐔝𑜆𑣀𖼈',
  w: 'ɯѡѽԝաᴡꓪꝡꮃꮤ𑓅𑜊𑜎𑜏',
  x: 'χхҳᕁᕽᚷⲭⵝꓫꭓ𐊐𐊴𐌗𐔧',
  y: 'ƴɏɣʏγυуүұᶌỿⲩꓬꭚꭹꮍ𐊲𑣄𖽃',
  z: 'ƶȥʐζᴢᵶꓜꮓ𑣉',
};

const several: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ӕ: 'ae',
  œ: 'oe',
  þ: 'th',
};

const letters = new Map([
  ...Object.entries(lookAlikes).flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
  ...Object.entries(several),
]);
const foreign = new RegExp(`[${Array.from(letters.keys()).join('')}]`, 'gu');

const marks = new RegExp(
  String.raw`['\u0060\u00AD\u02B9-\u02BC\u02C8\u0300-\u036F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u1AB0-\u1AFF` +
    String.raw`\u1DC0-\u1DFF\u200B-\u200F\u2018\u2019\u201B\u202A-\u202E\u2032\u2035\u2060-\u206F\u20D0-\u20FF\u3164\uA78B\uA78C\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF\uFFA0\uFFF0-\uFFFD]`,
  'g',
);
const separators = new RegExp(
  String.raw`[\u0000-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u2000-\u206F\u2E00-\u2E7F\u3000-\u303F]+`,
  'g',
);

/** A text in small Latin letters, without accents and marks: letters that mean or look like ours are ours. */
export function foldLetters(text: string): string {
  // What stands for an apostrophe would become a blank with a mark.
  const plain = text.replaceAll('\u00B4', '').normalize('NFKD').toLowerCase().replaceAll(marks, '');
  return plain.replaceAll(foreign, (letter) => letters.get(letter) ?? letter);
}

/**
 * What a text is compared by: its words in small Latin letters, without accents, marks and apostrophes, with one blank
 * between them. Letters of their own (đ, ø, ß) and of other alphabets that look like ours are ours. The database makes
 * the same of names (`search_key`), and restrictions are compared by it.
 */
export function searchKey(text: string): string {
  return foldLetters(text).replaceAll(separators, ' ').trim();
}

/** The words of a text as they are compared, in their order. */
export function searchWords(text: string): string[] {
  return searchKey(text)
    .split(' ')
    .filter((word) => word !== '');
}
