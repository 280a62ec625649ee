import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import type { RenewalComparisonFragment } from '../../../generated/documents.ts';
import { changeText } from '../../shared/change-text.ts';
import { ChangedThings } from '../../shared/changed-things.tsx';
import { printDay } from '../../shared/print-day.ts';
import { MovingReasons } from './moving-reasons.tsx';

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

type PricedColumn = { readonly key: string; readonly label: string; readonly premium: number; readonly total: number };

/**
 * What a term costs now and then, and the difference: premium, fees, and both. Where somebody edited the next term, what it
 * would have been stands between the two.
 */
export function TermPrices({ comparison, currency, from }: ComparedTerms) {
  const t = useTranslations('policyParts.renewal');
  const { premium_before: was, premium: is, total_before: totalWas, total: totalIs } = comparison;
  const { premium_unedited: unedited, total_unedited: totalUnedited } = comparison;
  if (was === null || is === null || totalWas === null || totalIs === null) {
    return <p className="text-ink-2">{t('noPrice')}</p>;
  }
  const day = printDay(from) ?? '';
  const isEdited = unedited !== null && totalUnedited !== null;
  const columns: readonly PricedColumn[] = [
    { key: 'now', label: t('now'), premium: was, total: totalWas },
    ...(isEdited ? [{ key: 'unedited', label: t('offered', { day }), premium: unedited, total: totalUnedited }] : []),
    { key: 'then', label: isEdited ? t('edited') : t('offered', { day }), premium: is, total: totalIs },
  ];
  const rows = [
    { key: 'premium', of: (one: PricedColumn) => one.premium },
    { key: 'fees', of: (one: PricedColumn) => one.total - one.premium },
  ] as const;
  const cells = (of: (one: PricedColumn) => number) => {
    const amounts = columns.map((one) => ({ key: one.key, amount: of(one) }));
    const difference = changeText((amounts.at(-1)?.amount ?? 0) - (amounts[0]?.amount ?? 0), currency);
    return (
      <>
        {amounts.map(({ key, amount }) => (
          <td key={key} className={figure}>
            {moneyText(amount, currency)}
            {key === 'then' && <span className="block font-normal text-ink-2 sm:hidden">{difference}</span>}
          </td>
        ))}
        <td className={`${figure} max-sm:hidden`}>{difference}</td>
      </>
    );
  };
  return (
    <table className="w-full border-collapse text-left max-sm:text-small">
      <caption className="sr-only">{t('price')}</caption>
      <thead>
        <tr className="border-b-2 border-ink align-bottom text-small text-ink-2">
          <th scope="col" className="py-1.5">
            <span className="sr-only">{t('price')}</span>
          </th>
          {columns.map(({ key, label }) => (
            <th key={key} scope="col" className={`${figure} font-semibold whitespace-normal!`}>
              {label}
            </th>
          ))}
          <th scope="col" className={`${figure} font-semibold max-sm:hidden`}>
            {t('difference')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, of }) => (
          <tr key={key} className="border-b border-line">
            <th scope="row" className={name}>
              {t(key)}
            </th>
            {cells(of)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" className={`${name} font-semibold text-ink!`}>
            {t('total')}
          </th>
          {cells((one) => one.total)}
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
  return (
    <section className="flex flex-col gap-1">
      <Heading className="type-h3">{t('why')}</Heading>
      <MovingReasons
        reasons={reasons}
        moved={after - before}
        currency={currency}
        words={{ unmoved: t('unmoved'), same: t('same'), together: t('together') }}
      />
      <TermValues comparison={comparison} currency={currency} />
      <TermCap comparison={comparison} currency={currency} />
    </section>
  );
}

/** What of the price of the next term is held back until later ones, and what it costs by the rates; nothing where none is. */
function TermCap({ comparison, currency }: Pick<ComparedTerms, 'comparison' | 'currency'>) {
  const t = useTranslations('policyParts.renewal');
  const { held_back: held, total } = comparison;
  if (held === 0 || total === null) return null;
  return (
    <p className="text-small text-ink-2">
      {t('heldBack', { rated: moneyText(total + held, currency), held: moneyText(held, currency) })}
    </p>
  );
}

/** What vehicles that are insured for their market value are worth by now, and who says so; nothing where none moved. */
function TermValues({ comparison, currency }: Pick<ComparedTerms, 'comparison' | 'currency'>) {
  const t = useTranslations('policyParts.renewal');
  return comparison.moved_values.map(({ vehicle, before, after, source }) => (
    <p key={vehicle} className="text-small text-ink-2">
      {t('movedValue', {
        vehicle,
        source,
        before: moneyText(before, currency),
        after: moneyText(after, currency),
      })}
    </p>
  ));
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

/** What somebody edited of the next term; nothing while nobody has. */
export function TermEdits({ comparison, level = 3 }: Pick<ComparedTerms, 'comparison'> & Levelled) {
  const Heading = `h${level}` as const;
  const t = useTranslations('policyParts.renewal');
  if (comparison.edits.length === 0) return null;
  return (
    <section className="flex flex-col gap-1">
      <Heading className="type-h3">{t('edits')}</Heading>
      <ChangedThings things={comparison.edits} />
    </section>
  );
}
