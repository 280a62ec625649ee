'use client';
import { useTranslations } from 'next-intl';
import { personName } from '../../shared/person-name.ts';
import { useErasedWord } from '../../shared/use-erased-word.ts';
import { insuredOf, type Policy } from './policy.ts';

/** What a policy is called at its head: by whom it is written for, or why nobody is named. */
export function usePolicyTitle(policy: Policy): string {
  const t = useTranslations('staff.policy');
  const erased = useErasedWord();
  return personName(insuredOf(policy)) ?? erased(policy) ?? t('untitled');
}
