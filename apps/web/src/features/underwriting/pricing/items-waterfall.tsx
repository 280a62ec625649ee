'use client';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { classes } from '@roadworthy/ui/base/classes.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import { type Priced, waterfallOf } from './priced.ts';

type ItemsWaterfallProps = { priced: Priced; nameOf: (vehicleId: string | null) => string | null };

const fills: Readonly<Record<string, string>> = {
  discount: 'fill-marigold',
  fee: 'fill-ink-3',
  minimum: 'fill-violet',
};

/** The items of a price one upon the other, up to the total: the rows of a table, whose bars show where each begins. */
export function ItemsWaterfall({ priced: { items, pricing }, nameOf }: ItemsWaterfallProps) {
  const t = useTranslations('workbench.pricingTest');
  if (pricing.total === null) return <p className="type-h3">{t('noPrice')}</p>;
  const steps = waterfallOf(items);
  const highest = Math.max(1, ...steps.flatMap(({ from, to }) => [from, to]));
  const money = (cents: number) => moneyText(cents, pricing.currency).replace('-', '−');
  const cell = 'border-b border-line py-1 align-middle';
  return (
    <table className="w-full text-left text-small">
      <caption className="type-h3 pb-1 text-left">{t('items')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('item')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ kind, vehicle_id, code, label, amount, from, to }) => (
          <tr key={`${kind} ${vehicle_id ?? ''} ${code}`}>
            <th scope="row" className={classes(cell, 'w-2/5 pr-3 font-normal wrap-anywhere')}>
              {label}
              {nameOf(vehicle_id) && <span className="block text-ink-3">{nameOf(vehicle_id)}</span>}
            </th>
            <td className={cell}>
              <svg
                aria-hidden
                viewBox="0 0 100 10"
                preserveAspectRatio="none"
                className="inline-block h-4 w-[calc(100%-6rem)] align-middle"
              >
                <rect
                  x={(100 * Math.min(from, to)) / highest}
                  width={Math.max(0.4, (100 * Math.abs(to - from)) / highest)}
                  height="10"
                  className={ownValue(fills, kind) ?? 'fill-primary'}
                />
              </svg>
              <span className="inline-block w-24 text-right tabular-nums">{money(amount)}</span>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-bold">
          <th scope="row" className="py-2 pr-3">
            {t('sum')}
          </th>
          <td className="py-2 text-right tabular-nums">{money(pricing.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
