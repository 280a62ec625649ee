'use client';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useTranslations } from 'next-intl';
import { printDay } from './print-day.ts';
import { useDayOfInstant } from './use-instant.ts';

export type ErasedNoticeProps = { erased: string | null; keptUntil: string | null };

/** That a record tells of nobody because its person had it so, or that it is kept for the law alone, and until when. */
export function ErasedWords({ erased, keptUntil }: ErasedNoticeProps) {
  const t = useTranslations('staff.erased');
  const dayOf = useDayOfInstant();
  const text = erased === null ? t('stored', { day: printDay(keptUntil) ?? '' }) : t('erased', { day: dayOf(erased) });
  return (
    <p className="flex items-start gap-2 rounded-card bg-info-tint px-3 py-2">
      <Icon name="info" className="mt-1 size-4 text-info" />
      <span>{text}</span>
    </p>
  );
}
