'use client';
import { roundMoneyText } from '@roadworthy/ui/base/money-text.ts';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { rangeText } from '@roadworthy/ui/price/range-text.ts';
import { useFormatter, useLocale } from 'next-intl';
import { startHref } from '../../shared/start-href.ts';
import { useAreaRates } from './area-rates.tsx';

type SampleRangesProps = {
  words: Readonly<
    Record<
      'class' | 'value' | 'range' | 'asOf' | 'rates' | 'currency' | 'notSold' | 'loading' | 'failed' | 'waitlist',
      string
    >
  >;
  classes: readonly { readonly value: string; readonly label: string }[];
};

/** What an example of each class costs in a place by the rates of today, and where nothing is sold why. */
export function SampleRanges({ words, classes }: SampleRangesProps) {
  const { loaded, isFailed } = useAreaRates();
  const format = useFormatter();
  const locale = useLocale();
  const of = (kind: string) => loaded?.ranges.find(({ vehicle_class }) => vehicle_class === kind);
  const cell = 'border-t border-line py-2 pr-2 align-top sm:pr-4';
  return (
    <>
      <div role="status" className="mb-4 min-h-7 max-w-measure">
        {isFailed && words.failed}
        {loaded === null && !isFailed && <span className="text-ink-2">{words.loading}</span>}
        {loaded && (
          <dl className="flex flex-wrap gap-x-6 text-small text-ink-2">
            {[
              [words.asOf, format.dateTime(new Date(loaded.effective_date), { dateStyle: 'long', timeZone: 'UTC' })],
              ...(loaded.version === null ? [] : [[words.rates, loaded.version]]),
              [words.currency, loaded.currency],
            ].map(([name, fact]) => (
              <div key={name} className="flex gap-1.5">
                <dt>{name}</dt>
                <dd className="font-semibold text-ink tabular-nums">{fact}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <table className="w-full max-w-3xl text-left tabular-nums max-sm:text-small">
        <thead className="text-small text-ink-2">
          <tr>
            <th scope="col" className="py-2 pr-2 font-semibold sm:pr-4">
              {words.class}
            </th>
            <th scope="col" className="py-2 pr-2 font-semibold sm:pr-4">
              {words.value}
            </th>
            <th scope="col" className="py-2 font-semibold">
              {words.range}
            </th>
          </tr>
        </thead>
        <tbody>
          {classes.map(({ value, label }) => {
            const range = of(value);
            return (
              <tr key={value}>
                <th scope="row" className={`${cell} font-semibold`}>
                  {label}
                </th>
                <td className={`${cell} text-ink-2`}>
                  {range && `${range.year}, ${roundMoneyText(range.value, loaded?.currency, locale)}`}
                </td>
                <td className={`${cell} sm:pr-0`}>
                  {range ? rangeText(range.low, range.high, loaded?.currency, locale) : loaded && words.notSold}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {loaded?.message && (
        <div className="mt-5 flex max-w-measure flex-col items-start gap-4 rounded-card border border-line p-4">
          <p>{loaded.message}</p>
          <LinkButton href={startHref('homepage_footer')} tone="quiet">
            {words.waitlist}
          </LinkButton>
        </div>
      )}
    </>
  );
}
