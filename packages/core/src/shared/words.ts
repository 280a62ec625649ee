/** The names that stand in `{places}` of a text: `amount` and `day` of `{amount} by {day}`. */
export type Places<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Places<Rest>
  : never;

/** Words for people in both languages of the pages. Facts stand in `{places}`, the same in both. */
export type Words<Place extends string = string> = {
  readonly en: string;
  readonly fr: string;
  /** Of types alone: the places that both have. */
  readonly places?: Place;
};

/** Whether a text has the places of another one, and no more; otherwise it is named what it lacks or has too much. */
type SamePlaces<Text extends string, Other extends string> = [Places<Text>, Places<Other>] extends [
  Places<Other>,
  Places<Text>,
]
  ? unknown
  : { readonly placesThatDiffer: Exclude<Places<Text>, Places<Other>> | Exclude<Places<Other>, Places<Text>> };

/** English and French beside each other. A place that one of them lacks does not compile. */
export function words<const En extends string, const Fr extends string>(
  en: En,
  fr: Fr & SamePlaces<En, Fr>,
): Words<Places<En>> {
  return { en, fr };
}

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

/** The message of a text in one language, in the form of ICU in which catalogues hold it. */
export function messageOf(text: Text, language: 'en' | 'fr'): string {
  if (!('by' in text)) return text[language];
  const cases = Object.entries({ ...text.cases, other: text.other });
  return `{${text.by}, select, ${cases.map(([value, each]) => `${value} {${each[language]}}`).join(' ')}}`;
}
