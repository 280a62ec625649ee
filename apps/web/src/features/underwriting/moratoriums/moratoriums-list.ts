import { providers } from '@roadworthy/core/products/vocabulary.ts';
import {
  type MoratoriumRowFragment,
  type Moratoriums_Bool_Exp,
  MoratoriumsDocument,
} from '../../../generated/documents.ts';
import { text } from '../../shared/queue/columns/column-kinds.tsx';
import { declareList } from '../../shared/queue/declare-list.ts';
import { beginsLike } from '../../shared/queue/tools/filter-conditions.ts';
import { areaText, hourText } from './use-area-text.ts';

const minute = 60_000;

/** The minute that begins next: what is asked stays the same for a while, and what was ended just now is over. */
const soon = (): string => new Date(Math.ceil(Date.now() / minute) * minute).toISOString();

/** What an organization has stopped somewhere; those that are over keep their reason. */
export const moratoriumsList = declareList<MoratoriumRowFragment, Moratoriums_Bool_Exp>()({
  table: 'moratoriums',
  key: 'moratorium_id',
  kind: 'underwriting',
  path: '/underwriting/moratoriums',
  document: MoratoriumsDocument,
  views: {
    standing: () => ({ _or: [{ ends: { _is_null: true } }, { ends: { _gt: soon() } }] }),
    over: () => ({ ends: { _lte: soon() } }),
  },
  search: (begin) => [{ name: beginsLike(begin) }, { reason: beginsLike(begin) }],
  sort: { key: 'starts', direction: 'descending' },
  columns: {
    name: text(({ name }) => name, { wide: true, sort: true }),
    area: { shown: (row) => areaText(row, 4), file: (row) => areaText(row) },
    starts: {
      wide: true,
      sort: true,
      from: 'tablet',
      shown: ({ starts, time_zone }, reader) => hourText(starts, time_zone, reader),
    },
    ends: { wide: true, sort: true, shown: ({ ends, time_zone }, reader) => hourText(ends, time_zone, reader) },
    provider: {
      from: 'desktop',
      filter: { kind: 'choice', values: providers },
      shown: ({ provider }, { providerLabel, messages }) =>
        provider === null ? messages.workbench.written.everyLine : providerLabel(provider),
      words: ({ messages }) => messages.queue.providers,
    },
    organization: text(({ organization }) => organization?.name, { from: 'desktop' }),
  },
  words: ({ workbench: { moratoriums, written } }) => ({
    ...moratoriums,
    columns: {
      name: moratoriums.name,
      area: moratoriums.area,
      starts: moratoriums.starts,
      ends: moratoriums.ends,
      provider: written.line,
      organization: moratoriums.organization,
    },
  }),
});
