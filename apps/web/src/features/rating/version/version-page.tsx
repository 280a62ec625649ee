'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { DetailHeader } from '@roadworthy/ui/workbench/detail-header.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSession } from '../../../data/session/use-session.ts';
import type { AbilityFragment } from '../../../generated/documents.ts';
import { useCopyRecordLink } from '../../shared/queue/record/record-navigation.tsx';
import { RecordTabs, useCurrentTab } from '../../shared/record-page/record-tabs.tsx';
import { useRecordActions } from '../../shared/record-actions.ts';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { PromoteDialog } from '../promotion/promote-dialog.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useBadge } from '../../shared/statuses.ts';
import { versionLooks } from '../versions/versions-list.ts';
import { VersionDifferences } from './version-differences.tsx';
import { VersionFile } from './version-file.tsx';
import { VersionFixtures } from './version-fixtures.tsx';
import { VersionReleases } from './version-releases.tsx';
import { type Version, versionPath } from './version.ts';

type VersionPageProps = { version: Version; abilities: readonly AbilityFragment[] };

/** A version of rates: where it counts, what it says otherwise than another, its fixtures, its file. */
export function VersionPage({ version, abilities }: VersionPageProps) {
  const t = useTranslations('workbench.raterVersion');
  const list = useTranslations('workbench.raters');
  const words = useTranslations('queue.record');
  const promotion = useTranslations('workbench.promotion');
  const providerLabel = useProviderLabel();
  const instant = useInstant();
  const show = useToast();
  const tests = useSession().data?.permissions.includes('rater:test') ?? false;
  const [promotes, setPromotes] = useState(false);
  const current = useCurrentTab(tests ? ['releases', 'differences', 'fixtures', 'file'] : ['releases', 'fixtures']);
  const path = versionPath(version);
  const name = t('name', { line: providerLabel(version.provider), version: version.provider_version });
  useDocumentTitle(name);
  const copyLink = useCopyRecordLink(path);
  const mayPromote = abilities.some(({ operation, allowed }) => operation === 'promote_rater_version' && allowed);
  const promoteLabel = t(version.status === 'draft' ? 'promote' : 'promoteAgain');
  const promote = { id: 'promote', label: promoteLabel, act: () => setPromotes(true) };
  useRecordActions([...(mayPromote ? [promote] : []), { id: 'copy', label: words('copyLink'), act: copyLink }]);
  return (
    <div className="flex flex-col gap-4">
      <DetailHeader
        title={name}
        badge={<StatusBadge {...useBadge(versionLooks)(version.status)} />}
        facts={[
          { key: 'organization', label: list('organization'), value: version.organization?.name },
          { key: 'label', label: list('label'), value: version.label },
          {
            key: 'promoted',
            label: list('promotedOn'),
            value: version.promoted === null ? null : instant(version.promoted).absolute,
          },
          { key: 'by', label: list('promotedBy'), value: version.promoted_by_name },
        ]}
        action={mayPromote && <Button onClick={promote.act}>{promoteLabel}</Button>}
        overflow={{
          label: words('more'),
          items: [{ key: 'copy', label: words('copyLink'), icon: 'external', onSelect: copyLink }],
        }}
      />
      {!mayPromote && <p className="text-small text-ink-3">{t('readOnly')}</p>}
      {mayPromote && (
        <PromoteDialog
          version={version}
          name={name}
          open={promotes}
          onClose={() => setPromotes(false)}
          onDone={() => show({ message: promotion('done', { version: name }) })}
        />
      )}
      <RecordTabs
        path={path}
        label={t('tabs')}
        current={current}
        tabs={{
          releases: {
            label: t('tab.releases'),
            count: version.releases.length,
            content: <VersionReleases version={version} />,
          },
          // Who may not test reads the releases and the fixtures; the rest is asked of the server.
          differences: tests && { label: t('tab.differences'), content: <VersionDifferences version={version} /> },
          fixtures: {
            label: t('tab.fixtures'),
            count: version.fixtures.length,
            content: <VersionFixtures version={version} tests={tests} />,
          },
          file: tests && { label: t('tab.file'), content: <VersionFile version={version} /> },
        }}
      />
    </div>
  );
}
