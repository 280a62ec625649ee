'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { useTranslations } from 'next-intl';
import { BulkRunView } from '../shared/bulk-run/bulk-run-view.tsx';
import { ListScreen } from '../shared/queue/list-screen.tsx';
import { bulkRunsList } from './bulk-runs-list.ts';

/** What the person had done to all rows of lists, and what came of it. */
export function BulkRunsScreen() {
  const t = useTranslations('queue.runs');
  return (
    <ListScreen
      list={bulkRunsList}
      aside={
        <AppLink href="/agents/exports" className="link inline-flex min-h-8 items-center">
          {t('files')}
        </AppLink>
      }
      hrefOf="preview"
      renderPreview={(id) => <BulkRunView key={id} id={id} kind="agent" />}
    />
  );
}
