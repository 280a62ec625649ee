'use client';
import { Timeline } from '@roadworthy/ui/workbench/timeline.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadProductHistoryDocument, type LoadProductHistoryQuery } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { factsOf } from '../../shared/timeline/facts-of.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { useChangeLines } from './use-change-lines.ts';

/** What was changed of a product, by whom, the newest first. */
export function ProductHistory({ productId }: { productId: string }) {
  const t = useTranslations('workbench.product');
  const query = useRead('product', LoadProductHistoryDocument, { product_id: productId });
  return (
    <QueryView
      query={query}
      shape="table"
      failed={t('historyFailed')}
      find={(data) => data.timeline_entries}
      missing={null}
      notPermitted={null}
    >
      {(entries) => <Entries entries={entries} />}
    </QueryView>
  );
}

function Entries({ entries }: { entries: LoadProductHistoryQuery['timeline_entries'] }) {
  const t = useTranslations('workbench.product');
  const timeline = useTranslations('timeline');
  const event = useTranslations('events');
  const instant = useInstant();
  const linesOf = useChangeLines();
  return (
    <Timeline
      label={timeline('label')}
      empty={t('historyEmpty')}
      entries={entries.map(({ timeline_entry_id: key, at, facts, actor_name: name }) => ({
        key,
        title: event('product_updated'),
        by: name ?? timeline('by.staff'),
        icon: 'pen',
        tone: 'neutral',
        body: (
          <ul className="flex list-none flex-col gap-0.5">
            {linesOf(factsOf(facts)).map((line) => (
              <li key={line} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        ),
        ...instant(at),
      }))}
    />
  );
}
