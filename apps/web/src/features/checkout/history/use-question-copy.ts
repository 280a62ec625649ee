'use client';
import { isDay } from '@roadworthy/core/shared/time/day.ts';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { QuestionCopy } from '../../shared/questions/questions.ts';
import { printDay } from '../../shared/print-day.ts';

const printed = (end: string): string => (isDay(end) ? (printDay(end) ?? end) : end);

/** The words of questions, for who answers them in checkout. */
export function useQuestionCopy(): QuestionCopy {
  const t = useTranslations('checkout');
  return useMemo(
    () => ({
      yes: t('use.yes'),
      no: t('use.no'),
      open: t('history.open'),
      number: t('history.number'),
      least: (least) => t('history.least', { least: printed(least) }),
      most: (most) => t('history.most', { most: printed(most) }),
    }),
    [t],
  );
}
