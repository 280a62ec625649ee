'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useMessages, useTranslations } from 'next-intl';
import type { PreviewTotalLossQuery } from '../../../generated/documents.ts';
import { labelOf } from '../../shared/use-labels.ts';

type TotalLossFoundProps = { found: PreviewTotalLossQuery['claim_total_loss']; currency: string };

/** Whether the rule of the place makes it a total loss, by which text, and what is paid. */
export function TotalLossFound({ found, currency }: TotalLossFoundProps) {
  const t = useTranslations('actions.declare_total_loss');
  const { workbench } = useMessages();
  const money = (cents: number) => moneyText(cents, currency);
  return (
    <section role="status" className="flex flex-col gap-1 rounded-card bg-surface-2 p-3">
      <p className="font-semibold">
        {found.is_total ? t('pays', { amount: money(found.pays), deductible: money(found.deductible) }) : t('notTotal')}
      </p>
      <p className="text-small text-ink-2">
        {[
          labelOf(workbench.claims.totalLossRule, found.rule),
          found.percent !== null && t('percent', { percent: found.percent }),
          t('source', { source: found.source, grade: found.grade }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="text-small text-ink-2">
        {t(found.owes_taxes === null ? 'taxesUnread' : found.owes_taxes ? 'taxesOwed' : 'taxesNotOwed')}
      </p>
      {!found.may_retain && <p className="text-small text-ink-2">{t('mayNotRetain')}</p>}
    </section>
  );
}
