import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import type { RenewalLossesFragment } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';

type RenewalLossesProps = { found: RenewalLossesFragment; currency: string; level: 2 | 3 };

const causes = ['insured', 'other', 'nobody'] as const;

/** What was lost under the contract in the time on which the rates look back, and what of it costs points. */
export function RenewalLosses({ found, currency, level }: RenewalLossesProps) {
  const t = useTranslations('workbench.renewal.losses');
  const Heading = `h${level}` as const;
  return (
    <section className="flex flex-col gap-1">
      <Heading className="type-h3">{t('title')}</Heading>
      {found.losses.length === 0 && <p className="text-ink-2">{t('none')}</p>}
      <ul className="flex flex-col gap-1">
        {found.losses.map(({ on, is_open: isOpen, paid, cause, is_at_fault: isAtFault }, place) => (
          // Two may be of one day and cost the same.
          <li key={`${on} ${place}`} className="text-ink-2">
            <span className="font-semibold text-ink">{printDay(on)}</span>{' '}
            {t(`cause.${causes.find((one) => one === cause) ?? 'unknown'}`)}{' '}
            {t(isOpen ? 'open' : 'settled', { paid: moneyText(paid, currency) })} {isAtFault && t('points')}
          </li>
        ))}
      </ul>
    </section>
  );
}
