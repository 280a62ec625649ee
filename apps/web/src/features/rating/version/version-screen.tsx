'use client';
import { PageSkeleton } from '@roadworthy/ui/states/page-skeleton.tsx';
import { useTranslations } from 'next-intl';
import { usePathId } from '../../../data/path-id.ts';
import { useRead } from '../../../data/use-read.ts';
import { LoadRaterVersionDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { StaffNotFound } from '../../../shell/staff/staff-not-found.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { RecordNavigation } from '../../shared/queue/record/record-navigation.tsx';
import { useNeighbours } from '../../shared/queue/record/use-neighbours.ts';
import { versionsList } from '../versions/versions-list.ts';
import { VersionPage } from './version-page.tsx';

/** The version of rates of the address. */
export function VersionScreen() {
  const common = useTranslations('shell.common');
  const id = usePathId();
  if (id === undefined) return <PageSkeleton shape="detail" label={common('loading')} />;
  return id === null ? <StaffNotFound /> : <LoadedVersion id={id} />;
}

function LoadedVersion({ id }: { id: string }) {
  const t = useTranslations('workbench.raterVersion');
  const query = useRead('rater', LoadRaterVersionDocument, { id });
  const list = useNeighbours(versionsList);
  return (
    <div className="flex flex-col gap-2">
      <RecordNavigation id={id} list={list} backLabel={t('back')} />
      <QueryView
        query={query}
        heading={t('title')}
        shape="detail"
        failed={t('failed')}
        find={({ rater_versions_by_pk: version, abilities }) => version && { version, abilities }}
        missing={<StaffNotFound />}
        notPermitted={<StaffNotPermitted area="rates" />}
      >
        {(found) => <VersionPage {...found} />}
      </QueryView>
    </div>
  );
}
