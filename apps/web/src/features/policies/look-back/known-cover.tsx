'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { useTranslations } from 'next-intl';
import type { KnownPolicyFragment } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { useLabels } from '../../shared/use-labels.ts';

type KnownCoverProps = { known: KnownPolicyFragment; currency: string };

/** How a day was covered and what the term cost, as it was known, and the decisions that had made it so. */
export function KnownCover({ known, currency }: KnownCoverProps) {
  const t = useTranslations('staff.policy.lookBack');
  const label = useLabels();
  const instant = useInstant();
  // A day outside the term has the cover of the nearest one beside it.
  const isInTerm = known.status !== 'pending' && known.status !== 'expired';
  const [from, to] = [printDay(known.covered_from) ?? '', printDay(known.covered_to) ?? ''];
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <FactList
        title={t('cover')}
        facts={[
          { key: 'cover', label: t('covered'), value: isInTerm ? label('segmentStatus', known.cover) : t('outside') },
          { key: 'days', label: t('days'), value: t('fromTo', { from, to }) },
          { key: 'premium', label: t('premium'), value: moneyText(known.premium, currency) },
          { key: 'taxes', label: t('taxes'), value: moneyText(known.taxes, currency) },
          { key: 'fees', label: t('fees'), value: moneyText(known.fees, currency) },
          { key: 'total', label: t('total'), value: moneyText(known.total, currency) },
        ]}
      />
      <section>
        <h2 className="type-h3 mb-1">{t('decisions')}</h2>
        <ul>
          {known.decisions.map((one) => (
            <li key={one.policy_transaction_id} className="border-b border-line py-1.5">
              <p>{label('policyTransaction', one.kind)}</p>
              <p className="text-small text-ink-3">
                {t('decided', { day: printDay(one.effective_date) ?? '', booked: instant(one.booked).absolute })}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
