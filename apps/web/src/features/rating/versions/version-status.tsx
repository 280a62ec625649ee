import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';

/** Whether a version is a draft or in force. */
export function VersionStatus({ status }: { status: string }) {
  const t = useTranslations('workbench.raters');
  const isDraft = status === 'draft';
  return <StatusBadge tone={isDraft ? 'neutral' : 'success'} label={t(isDraft ? 'draft' : 'promoted')} />;
}
