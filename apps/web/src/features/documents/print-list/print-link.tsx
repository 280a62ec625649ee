'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { queueQuery, type QueueRules, readQueueState } from '../../../data/queue/queue-address.ts';

/** The way to the list of the page on paper, at the address of its print. */
export function PrintLink({ rules, to }: { rules: QueueRules; to: string }) {
  const t = useTranslations('queue.print');
  const query = queueQuery({ ...readQueueState(useSearchParams(), rules), cols: null, page: 1, id: null }, rules);
  return (
    <LinkButton size="small" tone="quiet" target="_blank" href={`${to}${query && `?${query}`}`}>
      {t('link')}
    </LinkButton>
  );
}
