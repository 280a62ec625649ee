import { exclusionsOf } from '@roadworthy/core/documents/specimen-of-line.ts';
import { ruleFacts } from '@roadworthy/core/lines/find-line-problems.ts';
import { lineFor } from '@roadworthy/core/lines/line-for.ts';
import { fieldsOf } from '@roadworthy/core/lines/line-parts.ts';
import { settingValue } from '@roadworthy/core/lines/setting-value.ts';
import { promisedToAnybody } from '@roadworthy/core/documents/promised-to-anybody.ts';
import { returnPromise } from '@roadworthy/core/documents/return-promise.ts';
import { specimenEdition } from '@roadworthy/core/products/specimen-edition.ts';
import type { Provider } from '@roadworthy/core/products/vocabulary.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { type Locale, localeFor, type Phrase, printSentence, sentence } from '@roadworthy/core/shared/text/sentence.ts';

/** Of a line the cover, its setting and the damage (dollars) whose settlement its page lets people follow. */
type Claim = readonly [cover: string, setting: string, loss: number, most: number, offered?: readonly number[]];

const claims: Readonly<Partial<Record<Provider, Claim>>> = {
  personal: ['collision', 'deductible', 6000, 24_000],
  boat: ['hull', 'deductible', 6200, 20_000],
  motorcycle: ['collision', 'deductible', 4200, 12_000],
  warranty: ['service_contract', 'deductible', 1450, 6000],
  windshield: ['windshield', 'deductible', 1900, 6000],
  roadside: ['trip_interruption', 'limit', 1540, 4000],
  tire_wheel: ['tire_wheel', 'per_wheel', 640, 2000],
  car_share: ['physical_damage', 'deductible', 2300, 12_000],
  pro: ['interior_damage', 'limit', 6400, 16_000],
};
/** What pages about a part of the first line follow. */
const parts = {
  toys: {
    covers: ['personal_effects', 'comprehensive'],
    claim: ['personal_effects', 'limit', 4200, 16_000, [2000, 5000, 10_000]],
  },
  telematics: { covers: ['comprehensive', 'personal_effects'], claim: ['comprehensive', 'deductible', 14_500, 40_000] },
} as const satisfies Readonly<Record<string, { readonly covers: readonly string[]; readonly claim: Claim }>>;

export type LinePart = keyof typeof parts;

type Age = { readonly least?: number | undefined; readonly most?: number | undefined };

/** Of which ages a rule speaks: where it is decided, the vehicle and its age are known. */
function ageText({ least, most }: Age, locale: Locale): string {
  const [from, to] = [least ?? 0, most ?? 0];
  if (locale === 'fr-CA') {
    if (most === undefined) return `À partir de ${from}\u00a0ans\u00a0:`;
    return least === undefined ? `Jusqu’à ${to}\u00a0ans\u00a0:` : `De ${from} à ${to}\u00a0ans\u00a0:`;
  }
  if (most === undefined) return `${from} years old or more:`;
  return least === undefined ? `Up to ${to} years old:` : `${from} to ${to} years old:`;
}

/**
 * What the page of a line says out of the line's own data, in the page's language. Only what is made without a browser
 * calls it: the browser is given plain words.
 */
export function linePage(provider: Provider, pageLocale: PageLocale, part: LinePart | null) {
  const line = lineFor(provider);
  const wanted = part === null ? claims[provider] : parts[part].claim;
  if (!line || !wanted) throw new RangeError(`${provider} has no page of its own`);
  const locale = localeFor(pageLocale);
  const print = (message: Phrase) => printSentence(message, locale);
  const t = ({ en, fr }: { readonly en: string; readonly fr: string }) => (locale === 'fr-CA' ? fr : en);
  const shown: readonly string[] = part === null ? line.covers.map(({ code }) => code) : parts[part].covers;
  const [coverCode, settingName, loss, most, offered] = wanted;
  const cover = line.covers.find(({ code }) => code === coverCode);
  const setting = cover?.settings.find(({ name }) => name === settingName);
  if (!cover || !setting) throw new RangeError(`${provider} has no ${settingName} of ${coverCode}`);
  return {
    about: t(line.about),
    /** The day of its wording: `2026-11-29`. */
    edition: specimenEdition,
    // The words that are signed later, by the terms that a product has where it says nothing of its own.
    refund: returnPromise(promisedToAnybody(provider)).map((text) => print(text)),
    kinds: line.objects.kinds.map(({ label }) => t(label)),
    months: line.terms.months,
    covers: line.covers
      .filter(({ code }) => shown.includes(code))
      .map(({ code, label, pays, mandatory = false }) => ({ code, label: t(label), pays: t(pays), mandatory })),
    takes: line.rules
      .filter(({ printed = true }) => printed)
      .map((rule) => {
        const field = fieldsOf(line, rule.of).find(({ name }) => name === rule.demands.answer);
        const text = print(sentence(rule.says, ruleFacts(rule, field)));
        const age = rule.where?.find(({ as }) => as === 'model_years');
        return age ? `${ageText(age, locale)} ${text}` : text;
      }),
    notCovered: exclusionsOf(line).map((paragraph) => print(paragraph)),
    claim: {
      cover: t(cover.label),
      setting: t(setting.label),
      loss: loss * 100,
      most: most * 100,
      takes: settingName === 'deductible' ? ('deductible' as const) : ('limit' as const),
      choices: setting.values.flatMap((value) =>
        typeof value === 'number' && (offered === undefined || offered.includes(value))
          ? [
              {
                cents: value * 100,
                label: print(settingValue(setting, value)),
              },
            ]
          : [],
      ),
    },
  };
}
export type LinePage = ReturnType<typeof linePage>;
