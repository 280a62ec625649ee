'use client';
import { useTranslations } from 'next-intl';
import { printDay } from '../../shared/print-day.ts';
import { DaysBar } from './days-bar.tsx';

type WrittenDaysProps = { today: string; from: string; until: string | null };

/** When something is asked, on a line around today and in words. */
export function WrittenDays({ today, from, until }: WrittenDaysProps) {
  const t = useTranslations('workbench.written');
  const days = { from: printDay(from) ?? '–', until: printDay(until) ?? '' };
  const words = t(until === null ? 'since' : 'between', days);
  return (
    <>
      <DaysBar today={today} from={from} until={until} label={words} />
      <span>{words}</span>
    </>
  );
}
