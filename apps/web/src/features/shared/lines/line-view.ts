import { answeredFields } from '@roadworthy/core/lines/check-answers.ts';
import type { Cover, Field, Line, Setting } from '@roadworthy/core/lines/line.ts';
import { fieldPath } from '@roadworthy/core/lines/line-parts.ts';
import { lineFor, lines } from '@roadworthy/core/lines/line-for.ts';
import { settingValue } from '@roadworthy/core/lines/setting-value.ts';
import { localeFor, printSentence } from '@roadworthy/core/shared/text/sentence.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import type { Words } from '@roadworthy/core/shared/words.ts';

// Pages are made of this where they are built; the browser is given what it answers, and not the lines themselves.

type Translate = (words: Words) => string;

const fieldView = (t: Translate, answered: readonly Field[], of: 'object' | 'person') => (field: Field) => ({
  of,
  /** As the quote's own fields and what is said of them spell it. */
  path: fieldPath(field),
  /** Whether it has a column of its own; what has none is saved with the other answers, by its name. */
  column: !answered.includes(field),
  name: field.name,
  label: t(field.label),
  asks: t(field.asks),
  kind: field.kind,
  most: field.most ?? null,
  choices: (field.choices ?? []).map(({ value, label }) => ({ value, label: t(label) })),
  needed: field.needed,
  groups: field.groups ?? null,
});

const settingView =
  (t: Translate, print: (setting: Setting, value: string | number) => string) => (setting: Setting) => ({
    name: setting.name,
    label: t(setting.label),
    values: setting.values.map((value) => ({ value, label: print(setting, value) })),
    groups: setting.groups ?? null,
  });

/** A line as its pages show it: in the page's language, without what prices and judges it. */
export function lineView(provider: string, pageLocale: PageLocale) {
  const line = lineFor(provider);
  if (!line) throw new RangeError(`${provider} is no line of ours`);
  const locale = localeFor(pageLocale);
  const t: Translate = (words) => (locale === 'fr-CA' ? words.fr : words.en);
  const print = (setting: Setting, value: string | number) => printSentence(settingValue(setting, value), locale);
  const setting = settingView(t, print);
  const cover = ({ code, label, pays, settings, mandatory = false, needs, excludes, groups }: Cover) => ({
    code,
    label: t(label),
    pays: t(pays),
    settings: settings.map(setting),
    mandatory,
    needs: needs ?? [],
    excludes: excludes ?? [],
    groups: groups ?? null,
  });
  return {
    provider,
    name: t(line.name),
    about: t(line.about),
    kinds: line.objects.kinds.map(({ value, label, group }) => ({ value, label: t(label), group })),
    kindAsks: t(line.objects.asks),
    what: t(line.objects.label),
    another: t(line.objects.another),
    most: line.objects.most,
    fields: [
      ...line.objects.fields.map(fieldView(t, answeredFields(provider, 'object'), 'object')),
      ...(line.persons?.fields ?? []).map(fieldView(t, answeredFields(provider, 'person'), 'person')),
    ],
    covers: line.covers.map(cover),
    packages: line.packages.map(({ code, label, covers }) => ({ code, label: t(label), covers })),
    months: line.terms.months,
    steps: line.checkout.map(({ code, label, asks }) => ({
      id: code,
      label: t(label),
      asks: asks.filter((one) => typeof one === 'string'),
    })),
  };
}

export type LineView = ReturnType<typeof lineView>;
export type FieldView = LineView['fields'][number];
export type CoverView = LineView['covers'][number];
/** What of a line is needed where only its covers are chosen. */
export type CoverWords = Pick<LineView, 'covers' | 'packages' | 'kinds'>;

export function coverWords(provider: string, pageLocale: PageLocale): CoverWords {
  const { covers, packages, kinds } = lineView(provider, pageLocale);
  return { covers, packages, kinds };
}

/** Every line whose checkout is drawn from its data. */
export const linesOfData: readonly Line[] = lines.filter(({ pages }) => pages !== 'own');

/** What every line of ours calls its covers and says that they pay, and how long it runs; by provider. */
export function lineWords(pageLocale: PageLocale) {
  const t: Translate = (words) => (localeFor(pageLocale) === 'fr-CA' ? words.fr : words.en);
  const wordsOf = ({ covers, terms }: Line) => ({
    months: terms.months,
    covers: covers.map(({ code, label, pays }) => ({ code, label: t(label), pays: t(pays) })),
  });
  return Object.fromEntries(lines.map((line) => [line.provider, wordsOf(line)]));
}

export type LineWords = Readonly<Partial<ReturnType<typeof lineWords>>>;
/** Every line that we price ourselves, as pages show it, by its provider. */
export const lineViews = (locale: PageLocale): Readonly<Record<string, LineView>> =>
  Object.fromEntries(lines.map(({ provider }) => [provider, lineView(provider, locale)]));
