'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import type { ChangePricedFragment } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';
import { useLineWords } from '../../shared/lines/line-words.tsx';
import { labelOf, useLabels } from '../../shared/use-labels.ts';

const figure = 'py-2 pl-3 text-right align-baseline whitespace-nowrap tabular-nums';
const signed = (cents: number, currency: string): string =>
  `${cents < 0 ? '−' : '+'}${moneyText(Math.abs(cents), currency)}`;

type PriceMovesProps = { shown: ChangePricedFragment; provider: string };

/** Why the price moves: each cover for a whole term, and for the days that are left of it. */
export function PriceMoves({ shown, provider }: PriceMovesProps) {
  const t = useTranslations('change');
  const label = useLabels();
  const covers = useLineWords(provider)?.covers;
  const { parts, currency, days_left: left, days_of_term: days } = shown;
  if (parts.length === 0) return null;
  const nameOf = ({ coverage, kind, code }: ChangePricedFragment['parts'][number]) =>
    coverage === null
      ? label('chargeName', code ?? kind)
      : (covers?.find((one) => one.code === coverage)?.label ?? labelOf({}, coverage));
  const sumOf = (of: 'for_term' | 'for_days_left') => parts.reduce((sum, one) => sum + one[of], 0);
  return (
    <section className="flex flex-col gap-1">
      <h2 className="type-h3">{t('why')}</h2>
      <p className="text-small text-ink-2">{t('whyHint', { left, days })}</p>
      <table className="mt-1 w-full border-collapse text-left text-small">
        <caption className="sr-only">{t('why')}</caption>
        <thead>
          <tr className="border-b-2 border-ink text-ink-2">
            <th scope="col" className="py-2 pr-3 align-bottom font-semibold">
              {t('cover')}
            </th>
            <th scope="col" className="py-2 pl-3 text-right align-bottom font-semibold">
              {t('wholeTerm')}
            </th>
            <th scope="col" className="py-2 pl-3 text-right align-bottom font-semibold">
              {t('daysLeft', { left })}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr
              key={[part.effective_date, part.vehicle, part.coverage, part.code].join()}
              className="border-b border-line"
            >
              <th scope="row" className="py-2 pr-3 align-baseline font-normal">
                {nameOf(part)}
                {part.vehicle && <span className="block text-ink-3">{part.vehicle}</span>}
                {part.effective_date !== shown.effective_date && (
                  <span className="block text-ink-3">
                    {t('laterPart', { date: printDay(part.effective_date) ?? '', left: part.days_left })}
                  </span>
                )}
              </th>
              <td className={figure}>{signed(part.for_term, currency)}</td>
              <td className={figure}>{signed(part.for_days_left, currency)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="py-2 pr-3 font-semibold">
              {t('together')}
            </th>
            <td className={figure}>{signed(sumOf('for_term'), currency)}</td>
            <td className={figure}>{signed(sumOf('for_days_left'), currency)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
