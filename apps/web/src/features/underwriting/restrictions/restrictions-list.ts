import { providers } from '@roadworthy/core/products/vocabulary.ts';
import { restrictionKeys } from '@roadworthy/core/quoting/vocabulary.ts';
import {
  type Explicit_Rejections_Bool_Exp,
  type RestrictionRowFragment,
  RestrictionsDocument,
} from '../../../generated/documents.ts';
import { choice, since, text } from '../../shared/queue/columns/column-kinds.tsx';
import { declareList } from '../../shared/queue/declare-list.ts';
import { beginsLike } from '../../shared/queue/tools/filter-conditions.ts';

/** Whom and what an organization refuses by name; those that were taken back keep their reason. */
export const restrictionsList = declareList<RestrictionRowFragment, Explicit_Rejections_Bool_Exp>()({
  table: 'explicit_rejections',
  key: 'explicit_rejection_id',
  kind: 'underwriting',
  path: '/underwriting/restrictions',
  document: RestrictionsDocument,
  views: {
    standing: () => ({ deleted: { _is_null: true } }),
    removed: () => ({ deleted: { _is_null: false } }),
  },
  search: (begin) => [{ reason: beginsLike(begin) }],
  sort: { key: 'created', direction: 'descending' },
  exports: 'explicit_rejections',
  columns: {
    value: text(({ value }) => value, { wide: true }),
    key: choice(
      ({ key }) => key,
      restrictionKeys,
      ({ messages }) => messages.workbench.restrictions.keys,
      { sort: true },
    ),
    reason: text(({ reason }) => reason, { wide: true, from: 'tablet' }),
    provider: {
      filter: { kind: 'choice', values: providers },
      from: 'tablet',
      shown: ({ provider }, { providerLabel, messages }) =>
        provider === null ? messages.workbench.written.everyLine : providerLabel(provider),
      words: ({ messages: { queue, workbench } }) => ({ ...queue.providers, every_line: workbench.written.everyLine }),
    },
    organization: text(({ organization }) => organization?.name, { from: 'desktop' }),
    created: since(({ created }) => created),
  },
  words: ({ workbench: { restrictions, written } }) => ({
    ...restrictions,
    columns: {
      value: restrictions.value,
      key: restrictions.by,
      reason: restrictions.reason,
      provider: written.line,
      organization: restrictions.organization,
      created: restrictions.created,
    },
  }),
});
