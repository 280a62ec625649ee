'use client';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useTranslations } from 'next-intl';
import { usePathId } from '../../../data/path-id.ts';
import { useRead } from '../../../data/use-read.ts';
import { LoadDislocationRunDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotFound } from '../../../shell/staff/staff-not-found.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { DislocationRun } from './dislocation-run.tsx';

/** The run of the address. */
export function DislocationRunScreen() {
  const common = useTranslations('shell.common');
  const id = usePathId();
  if (id === undefined) return <PageSkeleton shape="detail" label={common('loading')} />;
  return id === null ? <StaffNotFound /> : <LoadedRun id={id} />;
}

function LoadedRun({ id }: { id: string }) {
  const t = useTranslations('workbench.dislocation');
  const query = useRead('rater', LoadDislocationRunDocument, { id });
  return (
    <QueryView
      query={query}
      heading={t('title')}
      shape="detail"
      failed={t('failed')}
      find={({ dislocation_runs_by_pk: run, dislocation_words: words, abilities }) => run && { run, words, abilities }}
      missing={<StaffNotFound />}
      notPermitted={<StaffNotPermitted area="rates" />}
    >
      {(found) => <DislocationRun {...found} />}
    </QueryView>
  );
}
