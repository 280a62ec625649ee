'use client';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { printDay } from '../../shared/print-day.ts';

const steps = {
  acknowledge: 'acknowledge',
  answer_communication: 'answer_communication',
  begin_investigation: 'begin_investigation',
  finish_investigation: 'finish_investigation',
  decide: 'decide',
  status_letter_every: 'status_letter_every',
  pay_after_agreement: 'pay_after_agreement',
} as const;

/** What is owed next to who reported a claim, by which day, and whether that has passed; null where nothing is. */
export function useDueText() {
  const t = useTranslations('claim.due');
  const [today] = useState(() => dayInZone(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone));
  return ({ next_step, next_due }: { next_step: string | null; next_due: string | null }): string | null => {
    const step = next_step === null ? undefined : ownValue(steps, next_step);
    const day = printDay(next_due);
    if (step === undefined || day === null || next_due === null) return null;
    const text = t(step, { day });
    return next_due < today ? `${text} ${t('late')}` : text;
  };
}
