'use client';
import { coverageCodes, type CoverageCode } from '@roadworthy/core/products/vocabulary.ts';
import { roundMoneyText } from '@roadworthy/ui/base/money-text.ts';
import { useQuery } from '@tanstack/react-query';
import { createTranslator, useTranslations } from 'next-intl';
import { queryKeys } from '../../../data/requests/query-keys.ts';
import { loadMessages } from '../../../locale/load-messages.ts';
import { languageTags } from '../../../locale/locales.ts';
import { usePageLocale } from '../../../locale/use-page-locale.ts';
import { type CoverExample, coverExample } from './cover-example.ts';

/** Covers as they may be bought together, such as those of a plan: what they are called, and their settings. */
export type CoverSet = {
  readonly name: string | null;
  readonly labels: Readonly<Record<string, string>>;
  readonly coverages: unknown;
};

export type CoverGuideProps = { sets: readonly CoverSet[]; currency: string };

type Explained = { readonly of: string[]; readonly example: CoverExample };

function settingOf(coverages: unknown, code: CoverageCode): unknown {
  return typeof coverages === 'object' && coverages !== null ? Reflect.get(coverages, code) : undefined;
}

/** Each setting of a cover once, with the names of the sets that have it. */
function explained(sets: readonly CoverSet[], code: CoverageCode): Explained[] {
  const found = new Map<string, Explained>();
  for (const { name, coverages } of sets) {
    const example = coverExample(settingOf(coverages, code));
    if (example === null) continue;
    const key = JSON.stringify(example);
    const same = found.get(key) ?? { of: [], example };
    if (name !== null) same.of.push(name);
    found.set(key, same);
  }
  return [...found.values()];
}

/** What each cover pays, with an example for every limit and deductible of the sets. Its words come when it is drawn. */
export function CoverGuide({ sets, currency }: CoverGuideProps) {
  const locale = usePageLocale();
  const common = useTranslations('shell.common');
  const { data: covers } = useQuery({
    queryKey: queryKeys.words('covers', locale),
    queryFn: () => loadMessages(locale, 'covers'),
    staleTime: Infinity,
  });
  if (!covers) return <div className="min-h-40" aria-busy />;
  const t = createTranslator({ locale: languageTags[locale], messages: covers, namespace: 'covers' });
  const text = (code: CoverageCode, { text: kind, cents }: CoverExample): string => {
    const key = `${code}.${kind}` as 'liability.three';
    const amounts = Object.entries(cents).map(([name, amount]) => [name, roundMoneyText(amount, currency)]);
    return t.has(key) ? t(key, Object.fromEntries(amounts) as never) : '';
  };
  return (
    <dl className="flex flex-col">
      {coverageCodes.map((code) => {
        const settings = explained(sets, code);
        const label = sets.map(({ labels }) => labels[code]).find(Boolean);
        if (settings.length === 0 || !label) return null;
        return (
          <div key={code} className="border-b border-line py-3 last:border-b-0">
            <dt className="font-semibold">{label}</dt>
            <dd className="max-w-measure text-ink-2">
              <p>{t(`${code}.pays`)}</p>
              {settings.map(({ of, example }) => (
                <p key={of.join()} className="mt-1 text-small">
                  {of.length > 0 && of.length < sets.length && (
                    <strong className="text-ink">{common('lead', { label: of.join(', ') })} </strong>
                  )}
                  {text(code, example)}
                </p>
              ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
