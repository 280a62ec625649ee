'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import { signedMoney } from '../../rating/signed-money.ts';
import { comparedItems, type Priced } from './priced.ts';

type ComparedItemsProps = { one: Priced; other: Priced; nameOf: (vehicleId: string | null) => string | null };

/** Two prices of a quote item by item, with what changes from the first to the second. */
export function ComparedItems({ one, other, nameOf }: ComparedItemsProps) {
  const t = useTranslations('workbench.pricingTest');
  const { currency } = one.pricing;
  const money = (cents: number | null) => (cents === null ? '–' : moneyText(cents, currency).replace('-', '−'));
  const figure = 'py-1.5 pl-3 text-right whitespace-nowrap tabular-nums';
  const totals = [one.pricing.total, other.pricing.total];
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left">
        <caption className="type-h3 pb-1 text-left">{t('sideBySide')}</caption>
        <thead className="border-b border-line-strong text-small text-ink-3">
          <tr>
            <th scope="col" className="py-1.5 font-semibold">
              {t('item')}
            </th>
            {[one, other].map(({ provider_version }, side) => (
              <th key={side === 0 ? 'one' : 'other'} scope="col" className={figure}>
                {provider_version}
              </th>
            ))}
            <th scope="col" className={figure}>
              {t('difference')}
            </th>
          </tr>
        </thead>
        <tbody>
          {comparedItems(one.items, other.items).map((item) => (
            <tr key={item.key} className="border-b border-line">
              <th scope="row" className="py-1.5 font-normal wrap-anywhere">
                {item.label}
                {nameOf(item.vehicleId) && (
                  <span className="block text-small text-ink-3">{nameOf(item.vehicleId)}</span>
                )}
              </th>
              <td className={figure}>{money(item.one)}</td>
              <td className={figure}>{money(item.other)}</td>
              <td className={figure}>{signedMoney(item.difference, currency)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="font-bold">
          <tr>
            <th scope="row" className="py-2">
              {t('sum')}
            </th>
            {totals.map((total, side) => (
              <td key={side === 0 ? 'one' : 'other'} className={figure}>
                {money(total)}
              </td>
            ))}
            <td className={figure}>
              {one.pricing.total === null || other.pricing.total === null
                ? '–'
                : signedMoney(other.pricing.total - one.pricing.total, currency)}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
