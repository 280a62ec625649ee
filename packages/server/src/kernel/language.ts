import {
  type Fact,
  factAlone,
  type Locale,
  type Phrase,
  printSentence,
  type Sentence,
} from '@roadworthy/core/shared/text/sentence.ts';

/** The language that a request asks for by its first choice of `Accept-Language`; English of the States otherwise. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  const [first = ''] = (acceptLanguage ?? '').toLowerCase().split(/[,;]/);
  if (/^fr\b/.test(first.trim())) return 'fr-CA';
  return first.trim() === 'en-ca' ? 'en-CA' : 'en-US';
}

/** What a person reads in their language; a text is a sentence without facts. */
export function t(locale: Locale, message: Phrase): string {
  return printSentence(message, locale);
}

/** One fact by itself as a person reads it: words that bring their own French, a day, an amount. */
export function describeFact(locale: Locale, fact: Fact): string {
  return t(locale, factAlone(fact));
}

function isSentence(value: object): value is Sentence {
  return 'message' in value && typeof value.message === 'string';
}

/** An answer whose every `message` is in the reader's language. Rows and dates pass as they are. */
export function translateAnswer(locale: Locale, value: unknown): unknown {
  if (locale === 'en-US' || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => translateAnswer(locale, each));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const input = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, translateAnswer(locale, part)]));
  return isSentence(value) ? { ...input, message: t(locale, value) } : input;
}
