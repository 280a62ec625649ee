import type { PageLocale } from './site/page-locales.ts';

/** The first brace of a text, with what stands before it and after it. */
type FirstBrace<Text extends string> = Text extends `${infer Before}{${infer After}`
  ? Before extends `${infer Nearer}}${infer Between}`
    ? ['}', Nearer, `${Between}{${After}`]
    : ['{', Before, After]
  : Text extends `${infer Before}}${infer After}`
    ? ['}', Before, After]
    : never;

/** What a message of ICU reads: `name` of `{name}`, `count, plural` of `{count, plural, one {…} other {…}}`. */
type ReadIn<Text extends string, Depth extends string = '', Found extends string = never> =
  FirstBrace<Text> extends [infer Brace, string, infer After extends string]
    ? Brace extends '}'
      ? ReadInBranches<After, Depth, Found>
      : After extends `${infer Place}}${infer Rest}`
        ? Place extends `${infer Name}, ${infer Kind}, ${string}{${string}`
          ? After extends `${Name}, ${Kind}, ${infer Branches}`
            ? ReadInBranches<Branches, `${Depth}+`, Found | `${Name}, ${Kind}`>
            : Found
          : ReadIn<Rest, Depth, Found | Place>
        : Found
    : Found;

/** The same between the branches of a `plural` or a `select`. */
type ReadInBranches<Text extends string, Depth extends string, Found extends string> =
  FirstBrace<Text> extends [infer Brace, string, infer After extends string]
    ? Brace extends '{'
      ? ReadIn<After, Depth, Found>
      : Depth extends `+${infer Outer}`
        ? ReadIn<After, Outer, Found>
        : Found
    : Found;

/** The tags of a text: `link` of `Read <link>the law</link>`. */
type TagsOf<Text extends string> = Text extends `${string}<${infer Tag}>${infer Rest}`
  ? `<${Tag}>` | TagsOf<Rest>
  : never;

type NameIn<Read> = Read extends `${infer Name}, ${string}` ? Name : Read extends string ? Read : never;

/** The names that stand in `{places}` of a text: `amount` and `day` of `{amount} by {day}`. */
export type Places<Text extends string> = NameIn<ReadIn<Text>>;

/** Words for people in both languages of the pages. Facts stand in `{places}`, the same in both. */
export type Words<Place extends string = string> = {
  readonly en: string;
  readonly fr: string;
  /** Where Canada says it otherwise in English. */
  readonly enCa?: string;
  /** Of types alone: the places that both have. */
  readonly places?: Place;
};

/** Whether a text has the places of another one, and no more; otherwise it is named what it lacks or has too much. */
type SamePlaces<Text extends string, Other extends string> = [
  ReadIn<Text> | TagsOf<Text>,
  ReadIn<Other> | TagsOf<Other>,
] extends [ReadIn<Other> | TagsOf<Other>, ReadIn<Text> | TagsOf<Text>]
  ? unknown
  : { readonly placesThatDiffer: Differing<ReadIn<Text> | TagsOf<Text>, ReadIn<Other> | TagsOf<Other>> };

type Differing<One, Other> = Exclude<One, Other> | Exclude<Other, One>;

/**
 * English and French beside each other, with the English of Canada where it is another. A place or a tag that one of
 * them lacks does not compile.
 */
export function words<const En extends string, const Fr extends string, const EnCa extends string = never>(
  en: En,
  fr: Fr & SamePlaces<En, Fr>,
  canadian?: { readonly enCa: EnCa & SamePlaces<En, EnCa> & (EnCa extends En ? never : unknown) },
): Words<Places<En>> {
  return canadian === undefined ? { en, fr } : { en, fr, enCa: canadian.enCa };
}

/** A name that is the same in both languages: of a company, a place, or a code that nobody has named. */
export function sameInBoth(name: string): Words {
  return { en: name, fr: name };
}

/** What somebody wrote, or a name, where there is one: it is the same in both languages. */
export function asWritten(text: string | null): Words | null {
  return text === null || text === '' ? null : sameInBoth(text);
}

/** What programs alone read, such as whoever calls a webhook: it is said in English. */
export function forPrograms(text: string): Words {
  return sameInBoth(text);
}

/** Words of a screen by the names under which its components read them; `'policyParts.files'` is a path. */
export type WordsTree = { readonly [name: string]: Words | WordsTree };

/** Words that depend on a fact: those of its value, or others. */
export type Choice<Place extends string = string> = {
  readonly by: string;
  readonly cases: Readonly<Record<string, Words<Place>>>;
  readonly other: Words<Place>;
};

/** What is said: always the same words, or words that depend on a fact. */
export type Text<Place extends string = string> = Words<Place> | Choice<Place>;

/** The value by which a text is chosen where its fact is not there. */
export const absent = 'absent';

/** The words of the value that a fact has: `choose('kind', { bank: words(…), other: words(…) })`. */
export function choose<const By extends string, Place extends string>(
  by: By,
  { other, ...cases }: Readonly<Record<string, Words<Place>>> & { readonly other: Words<Place> },
): Choice<By | Place> {
  return { by, cases, other };
}

/** Words for when a fact is there, and for when it is not. */
export function whether<const By extends string, Place extends string>(
  by: By,
  there: Words<Place>,
  otherwise: Words<Place>,
): Choice<By | Place> {
  return { by, cases: { [absent]: otherwise }, other: there };
}

/** All words of a text. */
export function wordsOf(text: Text): readonly Words[] {
  return 'by' in text ? [...Object.values(text.cases), text.other] : [text];
}

/** The names of all facts that a text reads. */
export function placesOf(text: Text): readonly string[] {
  const inWords = wordsOf(text).flatMap(({ en }) => [...en.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
  return [...new Set('by' in text ? [text.by, ...inWords] : inWords)];
}

/** The languages of words, by the locale of a page. */
const languageOfWords = { 'en-us': 'en', 'en-ca': 'enCa', 'fr-ca': 'fr' } as const satisfies Readonly<
  Record<PageLocale, keyof Words>
>;

/** Words in the language of a page. */
export function wordsFor(each: Words, locale: PageLocale): string {
  return each[languageOfWords[locale]] ?? each.en;
}

/** The message of a text in one language, in the form of ICU in which catalogues hold it. */
export function messageOf(text: Text, locale: PageLocale): string {
  if (!('by' in text)) return wordsFor(text, locale);
  const cases = Object.entries({ ...text.cases, other: text.other });
  return `{${text.by}, select, ${cases.map(([value, each]) => `${value} {${wordsFor(each, locale)}}`).join(' ')}}`;
}
