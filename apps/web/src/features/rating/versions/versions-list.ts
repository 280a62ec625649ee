import { providers } from '@roadworthy/core/products/vocabulary.ts';
import {
  LoadRaterVersionsDocument,
  type Rater_Versions_Bool_Exp,
  type RaterVersionRowFragment,
} from '../../../generated/documents.ts';
import { since, status, text } from '../../shared/queue/columns/column-kinds.tsx';
import { declareList } from '../../shared/queue/declare-list.ts';
import { beginsLike } from '../../shared/queue/tools/filter-conditions.ts';
import { declareStatuses } from '../../shared/statuses.ts';
import { releaseWords } from './use-release-words.ts';

/** Whether a version is a draft or in force. */
export const versionLooks = declareStatuses<'draft' | 'promoted'>({
  tones: { draft: 'neutral', promoted: 'success' },
  words: ({ workbench: { raters } }) => ({ draft: raters.draft, promoted: raters.promoted }),
});

/** The versions of all rates, by line. */
export const versionsList = declareList<RaterVersionRowFragment, Rater_Versions_Bool_Exp>()({
  table: 'rater_versions',
  key: 'rater_version_id',
  kind: 'rater',
  path: '/underwriting/raters',
  document: LoadRaterVersionsDocument,
  views: {
    all: () => ({}),
    promoted: () => ({ status: { _eq: 'promoted' } }),
    drafts: () => ({ status: { _eq: 'draft' } }),
  },
  search: (begin) => [{ provider_version: beginsLike(begin) }, { label: beginsLike(begin) }],
  sort: { key: 'provider', direction: 'ascending' },
  columns: {
    provider: {
      wide: true,
      sort: true,
      filter: { kind: 'choice', values: providers },
      shown: ({ provider, provider_version }, { providerLabel }) => `${providerLabel(provider)} ${provider_version}`,
      words: ({ messages }) => messages.queue.providers,
    },
    organization: text(({ organization }) => organization?.name),
    label: text(({ label }) => label, { from: 'wide' }),
    status: status(versionLooks, (version) => version.status, { sort: true }),
    releases: {
      wide: true,
      from: 'tablet',
      shown({ releases: [newest], releases_aggregate: all }, { t, messages }) {
        if (!newest) return messages.workbench.raters.notYet;
        const count = (all.aggregate?.count ?? 1) - 1;
        const first = releaseWords(t).release(newest);
        return count === 0 ? first : t('workbench.raters.more', { first, count });
      },
    },
    promoted: since(({ promoted }) => promoted, { from: 'desktop' }),
    promoted_by_name: text(({ promoted_by_name }) => promoted_by_name, { from: 'desktop' }),
  },
  words: ({ workbench: { raters } }) => ({
    ...raters,
    views: { all: raters.all, promoted: raters.inForce, drafts: raters.drafts },
    columns: {
      provider: raters.version,
      organization: raters.organization,
      label: raters.label,
      status: raters.status,
      releases: raters.releases,
      promoted: raters.promotedOn,
      promoted_by_name: raters.promotedBy,
    },
    fields: { provider: raters.line },
  }),
});
