'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { DetailHeader } from '@roadworthy/ui/workbench/detail-header.tsx';
import { TabPanel } from '@roadworthy/ui/workbench/tab-panel.tsx';
import { Tabs } from '@roadworthy/ui/workbench/tabs.tsx';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { useSession } from '../../../data/use-session.ts';
import type { AbilityFragment } from '../../../generated/documents.ts';
import { useCopyRecordLink } from '../../shared/queue/record/record-navigation.tsx';
import { tabAddress } from '../../shared/queue/record/tab-address.ts';
import { useRecordActions } from '../../shared/record-actions.ts';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { useTabInView } from '../../shared/use-tab-in-view.ts';
import { PromoteDialog } from '../promotion/promote-dialog.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useBadge } from '../../shared/statuses.ts';
import { versionLooks } from '../versions/versions-list.ts';
import { VersionDifferences } from './version-differences.tsx';
import { VersionFile } from './version-file.tsx';
import { VersionFixtures } from './version-fixtures.tsx';
import { VersionReleases } from './version-releases.tsx';
import { type Version, versionPath } from './version.ts';

const tabKeys = ['releases', 'differences', 'fixtures', 'file'] as const;
const panelId = 'version-tab';

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
  const address = useSearchParams();
  const tests = useSession().data?.permissions.includes('rater:test') ?? false;
  const [promotes, setPromotes] = useState(false);
  // Who may not test reads the releases and the fixtures; the rest is asked of the server.
  const open = tabKeys.filter((key) => tests || key === 'releases' || key === 'fixtures');
  const current = open.find((key) => key === address.get('tab')) ?? 'releases';
  const path = versionPath(version);
  const name = t('name', { line: providerLabel(version.provider), version: version.provider_version });
  useDocumentTitle(name);
  useTabInView(panelId, current);
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
      <Tabs
        label={t('tabs')}
        panelId={panelId}
        current={current}
        href={(key) => tabAddress(path, key === 'releases' ? null : key, address.get('list'))}
        tabs={open.map((key) => ({
          key,
          label: t(`tab.${key}`),
          count:
            key === 'fixtures' ? version.fixtures.length : key === 'releases' ? version.releases.length : undefined,
        }))}
      />
      <TabPanel panelId={panelId} current={current}>
        {current === 'releases' && <VersionReleases version={version} />}
        {current === 'differences' && <VersionDifferences version={version} />}
        {current === 'fixtures' && <VersionFixtures version={version} tests={tests} />}
        {current === 'file' && <VersionFile version={version} />}
      </TabPanel>
    </div>
  );
}
