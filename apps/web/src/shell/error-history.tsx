'use client';
import { useProblems } from '@roadworthy/ui/states/problem-banner.tsx';
import { RecentProblems } from '@roadworthy/ui/states/recent-problems.tsx';
import { useLocale, useTranslations } from 'next-intl';
import { problems } from '../data/requests/problems.ts';

/** The problems of this tab, with the times of the person's own clock. */
export function ErrorHistory({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('shell');
  const locale = useLocale();
  const { recent } = useProblems(problems);
  return (
    <RecentProblems
      open={open}
      onClose={onClose}
      problems={recent}
      timeOf={(at) => at.toLocaleTimeString(locale, { timeStyle: 'medium' })}
      copy={{ title: t('problems.recent'), none: t('problems.none'), close: t('common.close') }}
    />
  );
}
