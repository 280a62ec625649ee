import { formatDay, isDay } from '../time/day.ts';
import { numberFormat } from './formats.ts';
import { formatTime } from '../time/instant.ts';
import { type Cents, formatCents } from '../money/money.ts';
import { ownValue } from './own-value.ts';
import type { PageLocale } from '../site/page-locales.ts';
import type { Words } from '../words.ts';

/** The languages of the pages, as the platform's formatters name them. */
export const locales = ['en-US', 'en-CA', 'fr-CA'] as const;
export type Locale = (typeof locales)[number];

/** The locale of the formatters for a language as addresses name it. */
export function localeFor(language: PageLocale): Locale {
  return locales.find((locale) => locale.toLowerCase() === language) ?? 'en-US';
}

/** An amount of money; one that was agreed or charged names its currency and is printed to the cent. */
type Money = { readonly cents: Cents; readonly currency?: 'USD' | 'CAD' };

/** The time of day at an instant, in a zone. */
type TimeOfDay = { readonly instant: Date; readonly zone: string };

/** Words that bring their own French, as somebody wrote both; null where there is none. */
export type Bilingual = { readonly en: string; readonly fr: string | null };

/** What a sentence says of this case: a number, a day, a time, money, a name, or words that have their own translation. */
export type Fact = number | string | Money | TimeOfDay | Bilingual | Sentence | readonly Sentence[];
export type Facts = Readonly<Record<string, Fact>>;

/**
 * Words for people. `message` is the English; with facts in it, `form` has `{names}` in their places. `french` is the
 * French form; what lacks it is a name, a figure or what a person wrote, and is printed as it is.
 */
export type Sentence = {
  readonly message: string;
  readonly form?: string;
  readonly french?: string;
  readonly facts?: Facts;
};

/**
 * What is printed for people, in both languages; words are sentences without facts. A name or what somebody wrote is
 * `sameInBoth`.
 */
export type Phrase = Words | Sentence;

/** Prints words for people in one language. */
export type Translate = (message: Phrase) => string;

// What names no currency may be Canadian or American dollars; the sign alone is right for both.
function printMoney({ cents, currency }: Money, locale: Locale): string {
  if (currency !== undefined) return formatCents(cents, currency, locale);
  const format = numberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.format(cents / 100);
}

function isList(fact: Fact): fact is readonly Sentence[] {
  return Array.isArray(fact);
}

function printFact(fact: Fact, locale: Locale): string {
  if (typeof fact === 'number') return fact.toLocaleString(locale);
  if (typeof fact === 'string') return isDay(fact) ? formatDay(fact, locale) : fact;
  if (isList(fact)) return fact.map((each) => printSentence(each, locale)).join(' ');
  if ('en' in fact) return locale === 'fr-CA' ? (fact.fr ?? fact.en) : fact.en;
  if ('instant' in fact) return formatTime(fact.instant, fact.zone, locale);
  return 'cents' in fact ? printMoney(fact, locale) : printSentence(fact, locale);
}

function fill(form: string, facts: Facts, locale: Locale): string {
  return form.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const fact = ownValue(facts, name);
    return fact === undefined ? place : printFact(fact, locale);
  });
}

/**
 * A sentence: `sentence(words('Cover begins on {day}.', 'La protection commence le {day}.'), { day })`. Numbers, days and
 * money are printed as the reader's language writes them; a year is a text, so that nothing groups its digits.
 */
export function sentence(form: Words, facts?: Facts): Sentence {
  if (facts === undefined) return asSentence(form);
  return { message: fill(form.en, facts, 'en-US'), form: form.en, french: form.fr, facts };
}

const alone = '{fact}';

/** A fact that says all there is to say: a question as somebody worded it, an answer. */
export function factAlone(fact: Fact): Sentence {
  const facts = { fact };
  return { message: fill(alone, facts, 'en-US'), form: alone, facts };
}

/** Words for people as a sentence. */
export function asSentence(words: Phrase): Sentence {
  return 'en' in words ? { message: words.en, french: words.fr } : words;
}

/** The sentence alone of what brings more with it, as a refusal brings its code. */
export function sentenceOf({ message, form, french, facts }: Sentence): Sentence {
  return {
    message,
    ...(form !== undefined && { form }),
    ...(french !== undefined && { french }),
    ...(facts !== undefined && { facts }),
  };
}

/** Words for people in a language. */
export function printSentence(words: Phrase, locale: Locale): string {
  const { message, form = message, french, facts } = asSentence(words);
  const spoken = locale === 'fr-CA' ? french : undefined;
  if (spoken === undefined && (facts === undefined || locale === 'en-US')) return message;
  return fill(spoken ?? form, facts ?? {}, locale);
}
