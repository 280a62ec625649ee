'use client';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { useTranslations } from 'next-intl';
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

/** What is owed next to who reported a claim, and by which day; null where nothing is. */
export function useDueText() {
  const t = useTranslations('claim.due');
  return ({ next_step, next_due }: { next_step: string | null; next_due: string | null }): string | null => {
    const step = next_step === null ? undefined : ownValue(steps, next_step);
    const day = printDay(next_due);
    return step && day ? t(step, { day }) : null;
  };
}
