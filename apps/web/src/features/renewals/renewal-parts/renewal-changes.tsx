import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { ReasonList } from '@roadworthy/ui/price/reason-list.tsx';
import { useTranslations } from 'next-intl';
import type { RenewalComparisonFragment } from '../../../generated/documents.ts';
import { changeText } from '../../shared/change-text.ts';
import { ChangedThings } from '../../shared/changed-things.tsx';
import { printDay } from '../../shared/print-day.ts';

type ComparedTerms = {
  comparison: RenewalComparisonFragment;
  currency: string;
  /** The first day of the next term. */
  from: string;
};

/** How deep its heading stands on the page. */
type Levelled = { level?: 2 | 3 };

const name = 'py-1.5 pr-2 align-baseline font-normal text-ink-2';
const figure = 'py-1.5 pl-2 text-right align-baseline whitespace-nowrap tabular-nums';

/** What a term costs now and then, and the difference: premium, fees, and both. */
export function TermPrices({ comparison, currency, from }: ComparedTerms) {
  const t = useTranslations('policyParts.renewal');
  const { premium_before: was, premium: is, total_before: totalWas, total: totalIs } = comparison;
  if (was === null || is === null || totalWas === null || totalIs === null) {
    return <p className="text-ink-2">{t('noPrice')}</p>;
  }
  const rows = [
    { key: 'premium', before: was, after: is },
    { key: 'fees', before: totalWas - was, after: totalIs - is },
  ] as const;
  const cells = (before: number, after: number) => (
    <>
      <td className={figure}>{moneyText(before, currency)}</td>
      <td className={figure}>
        {moneyText(after, currency)}
        <span className="block font-normal text-ink-2 sm:hidden">{changeText(after - before, currency)}</span>
      </td>
      <td className={`${figure} max-sm:hidden`}>{changeText(after - before, currency)}</td>
    </>
  );
  return (
    <table className="w-full border-collapse text-left max-sm:text-small">
      <caption className="sr-only">{t('price')}</caption>
      <thead>
        <tr className="border-b-2 border-ink align-bottom text-small text-ink-2">
          <th scope="col" className="py-1.5">
            <span className="sr-only">{t('price')}</span>
          </th>
          <th scope="col" className={`${figure} font-semibold`}>
            {t('now')}
          </th>
          <th scope="col" className={`${figure} font-semibold whitespace-normal!`}>
            {t('offered', { day: printDay(from) ?? '' })}
          </th>
          <th scope="col" className={`${figure} font-semibold max-sm:hidden`}>
            {t('difference')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, before, after }) => (
          <tr key={key} className="border-b border-line">
            <th scope="row" className={name}>
              {t(key)}
            </th>
            {cells(before, after)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" className={`${name} font-semibold text-ink!`}>
            {t('total')}
          </th>
          {cells(totalWas, totalIs)}
        </tr>
      </tfoot>
    </table>
  );
}

/** Why the price moves: one reason after the other, which add up to the cent. */
export function TermReasons({ comparison, currency, level = 3 }: Omit<ComparedTerms, 'from'> & Levelled) {
  const Heading = `h${level}` as const;
  const t = useTranslations('policyParts.renewal');
  const { reasons, total_before: before, total: after } = comparison;
  if (before === null || after === null) return null;
  const moving = reasons.filter((one) => one.before !== one.after);
  return (
    <section className="flex flex-col gap-1">
      <Heading className="type-h3">{t('why')}</Heading>
      {moving.length === 0 ? (
        <p className="text-ink-2">{t('unmoved')}</p>
      ) : (
        <>
          <ReasonList
            per=""
            same={t('same')}
            currency={currency}
            reasons={moving.map((one) => ({ key: one.reason, text: one.label, cents: one.after - one.before }))}
          />
          <p className="flex justify-between gap-3 border-t-2 border-ink pt-2 font-semibold">
            <span>{t('together')}</span>
            <span className="tabular-nums">{changeText(after - before, currency)}</span>
          </p>
        </>
      )}
    </section>
  );
}

/** What the next term covers otherwise than the one that ends. */
export function TermCover({ comparison, level = 3 }: Pick<ComparedTerms, 'comparison'> & Levelled) {
  const Heading = `h${level}` as const;
  const t = useTranslations('policyParts.renewal');
  return (
    <section className="flex flex-col gap-1">
      <Heading className="type-h3">{t('covered')}</Heading>
      {comparison.changes.length === 0 ? (
        <p className="text-ink-2">{t('sameCover')}</p>
      ) : (
        <ChangedThings things={comparison.changes} />
      )}
    </section>
  );
}
