import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

const cell = 'py-1.5 pr-3 align-baseline font-normal';
const figure = 'py-1.5 pl-3 text-right align-baseline whitespace-nowrap tabular-nums';

type Amounts = { before: number; after: number };
type BeforeAfterTableProps = {
  caption: string;
  /** What stands above the names of the rows. */
  heading: string;
  currency: string;
  /** Amounts in cents. */
  rows: readonly (Amounts & { key: string; name: ReactNode })[];
  sum?: Amounts;
};

/** Amounts of a policy before a change and after it. */
export function BeforeAfterTable({ caption, heading, currency, rows, sum }: BeforeAfterTableProps) {
  const t = useTranslations('policyParts.cancellation');
  const money = (cents: number) => moneyText(cents, currency);
  return (
    <table className="mt-1 w-full border-collapse text-left text-small">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-ink text-ink-2">
          <th scope="col" className={`${cell} font-semibold`}>
            {heading}
          </th>
          <th scope="col" className={`${figure} font-semibold`}>
            {t('before')}
          </th>
          <th scope="col" className={`${figure} font-semibold`}>
            {t('after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, before, after }) => (
          <tr key={key} className="border-b border-line">
            <th scope="row" className={cell}>
              {name}
            </th>
            <td className={figure}>{money(before)}</td>
            <td className={figure}>{money(after)}</td>
          </tr>
        ))}
      </tbody>
      {sum && (
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className={`${cell} font-semibold`}>
              {t('sum')}
            </th>
            <td className={figure}>{money(sum.before)}</td>
            <td className={figure}>{money(sum.after)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
