'use client';
import { openRenewalStatuses } from '@roadworthy/core/renewals/vocabulary.ts';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { useTranslations } from 'next-intl';
import type { RenewalComparisonFragment, RenewalRecordFragment } from '../../../generated/documents.ts';
import { changeText } from '../../shared/change-text.ts';
import { customerOf } from '../../shared/customer-name.ts';
import { printDay } from '../../shared/print-day.ts';

type OutreachScriptProps = { renewal: RenewalRecordFragment; comparison: RenewalComparisonFragment; level: 2 | 3 };

/** So many reasons are read out; the rest is on the page. */
const mostReasons = 3;

/** A few sentences for the call about a renewal, made of why its price moves. Nothing while it has no price, or has ended. */
export function OutreachScript({ renewal, comparison, level }: OutreachScriptProps) {
  const t = useTranslations('workbench.renewal.script');
  const show = useToast();
  const Heading = `h${level}` as const;
  const { source_policy: policy } = renewal;
  const { total, total_before: before, reasons, changes, charged_by_itself: isCharged, pay_by: payBy } = comparison;
  const isOpen = openRenewalStatuses.some((one) => one === renewal.status);
  if (!isOpen || !policy || total === null || before === null) return null;
  const { currency } = policy;
  const moved = total - before;
  const price = { total: moneyText(total, currency), difference: moneyText(Math.abs(moved), currency) };
  const largest = reasons
    .map((one) => ({ reason: one.label, by: one.after - one.before }))
    .filter(({ by }) => by !== 0)
    .toSorted((one, other) => Math.abs(other.by) - Math.abs(one.by))
    .slice(0, mostReasons);
  const sentences = [
    t('hello', {
      name: customerOf(policy.current_quote) ?? '',
      number: policy.policy_number,
      day: printDay(renewal.renewal_date) ?? '',
    }),
    t(moved === 0 ? 'same' : moved > 0 ? 'more' : 'less', price),
    ...largest.map(({ reason, by }) => t('reason', { reason, difference: changeText(by, currency) })),
    ...(changes.length === 0 ? [t('sameCover')] : []),
    isCharged ? t('charged') : t('pay', { day: printDay(payBy) ?? '' }),
    t('question'),
  ];
  const text = sentences.join(' ');
  return (
    <section className="flex flex-col gap-2 rounded-card border border-line bg-surface-2 p-4">
      <div className="flex items-center justify-between gap-3">
        <Heading className="type-h3">{t('title')}</Heading>
        <Button
          size="small"
          tone="quiet"
          onClick={() => void navigator.clipboard.writeText(text).then(() => show({ message: t('copied') }))}
        >
          {t('copy')}
        </Button>
      </div>
      <p className="wrap-anywhere">{text}</p>
    </section>
  );
}
