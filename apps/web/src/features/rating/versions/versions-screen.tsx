'use client';
import { providers } from '@roadworthy/core/products/vocabulary.ts';
import { AgeChip } from '@roadworthy/ui/workbench/age-chip.tsx';
import { useTranslations } from 'next-intl';
import type { RaterVersionRowFragment } from '../../../generated/documents.ts';
import type { ListColumn } from '../../shared/queue/queue-screen-props.ts';
import { QueueScreen } from '../../shared/queue/queue-screen.tsx';
import { useAge } from '../../shared/use-age.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { RatesNav } from './rates-nav.tsx';
import { useReleaseWords } from './use-release-words.ts';
import { VersionStatus } from './version-status.tsx';
import { versionsList } from './versions-list.ts';

/** The versions of all rates: which are drafts, which are in force, since when and where. */
export function VersionsScreen() {
  const t = useTranslations('workbench.raters');
  const providerLabel = useProviderLabel();
  const lines = providers.map((value) => ({ value, label: providerLabel(value) }));
  return (
    <div className="flex flex-col gap-4">
      <RatesNav current="versions" />
      <QueueScreen
        list={versionsList}
        title={t('title')}
        viewLabel={(view) => t(view === 'promoted' ? 'inForce' : view === 'drafts' ? 'drafts' : 'all')}
        columns={useColumns()}
        fields={versionsList.rules.fields.map((field) => ({ ...field, label: t('line'), options: lines }))}
        never={{ title: t('none'), body: t('noneBody') }}
        nameOf={({ provider, provider_version }) => `${providerLabel(provider)} ${provider_version}`}
      />
    </div>
  );
}

function useColumns(): ListColumn<RaterVersionRowFragment>[] {
  const t = useTranslations('workbench.raters');
  const providerLabel = useProviderLabel();
  const words = useReleaseWords();
  const age = useAge();
  const named = ({ provider, provider_version }: RaterVersionRowFragment) =>
    `${providerLabel(provider)} ${provider_version}`;
  const counts = ({ releases: [newest], releases_aggregate }: RaterVersionRowFragment) => {
    if (!newest) return t('notYet');
    const others = (releases_aggregate.aggregate?.count ?? 1) - 1;
    const first = words.release(newest);
    return others === 0 ? first : t('more', { first, count: others });
  };
  return [
    { key: 'provider', header: t('version'), wide: true, sortable: true, cell: named, text: named },
    {
      key: 'organization',
      header: t('organization'),
      cell: ({ organization }) => organization?.name ?? '–',
      text: ({ organization }) => organization?.name ?? null,
    },
    { key: 'label', header: t('label'), from: 'wide', cell: ({ label }) => label, text: ({ label }) => label },
    {
      key: 'status',
      header: t('status'),
      sortable: true,
      cell: ({ status }) => <VersionStatus status={status} />,
      text: ({ status }) => t(status === 'draft' ? 'draft' : 'promoted'),
    },
    { key: 'releases', header: t('releases'), wide: true, from: 'tablet', cell: counts, text: counts },
    {
      key: 'promoted',
      header: t('promotedOn'),
      from: 'desktop',
      align: 'end',
      sortable: true,
      text: ({ promoted }) => promoted,
      cell: ({ promoted }) => {
        if (promoted === null) return '–';
        const { text, instant, exact } = age.since(promoted);
        return <AgeChip text={text} instant={instant} exact={exact} />;
      },
    },
    {
      key: 'promoted_by_name',
      header: t('promotedBy'),
      from: 'desktop',
      cell: ({ promoted_by_name }) => promoted_by_name ?? '–',
      text: ({ promoted_by_name }) => promoted_by_name,
    },
  ];
}
