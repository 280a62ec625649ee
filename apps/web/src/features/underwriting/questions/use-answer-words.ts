'use client';
import { useTranslations } from 'next-intl';
import { printDay } from '../../shared/print-day.ts';
import type { DraftChoice, DraftDecision } from './question-draft.ts';

/** An answer, or a range of answers, in words. */
export function useAnswerWords() {
  const t = useTranslations('workbench.questions');
  const labelOf = (answer: string, choices: readonly Pick<DraftChoice, 'value' | 'label'>[]): string => {
    if (answer === 'yes' || answer === 'no') return t(answer);
    return choices.find(({ value }) => value === answer)?.label ?? answer;
  };
  return {
    labelOf,
    wordsOf({ answer, from, to }: DraftDecision, choices: readonly Pick<DraftChoice, 'value' | 'label'>[]): string {
      const end = (text: string) => printDay(text) ?? text;
      if (answer !== '') return labelOf(answer, choices);
      if (from !== '' && to !== '') return from === to ? end(from) : t('between', { from: end(from), to: end(to) });
      if (from !== '') return t('fromOn', { from: end(from) });
      return to === '' ? t('anyAnswer') : t('upTo', { to: end(to) });
    },
  };
}

const outcomes = ['rejection', 'referral', 'agent_required'] as const;
export type Outcome = (typeof outcomes)[number];

/** What becomes of a quote, as one of the names that have words. */
export const outcomeOf = (text: string): Outcome => outcomes.find((one) => one === text) ?? 'referral';
export const outcomeTones = { rejection: 'danger', referral: 'violet', agent_required: 'info' } as const;
