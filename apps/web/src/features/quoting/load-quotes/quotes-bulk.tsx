'use client';
import { useTranslations } from 'next-intl';
import type { QuoteRowFragment } from '../../../generated/documents.ts';
import { RecordBulk } from '../../shared/actions/record-bulk.tsx';
import { personName } from '../../shared/person-name.ts';
import type { BulkProps } from '../../shared/queue/queue-screen-props.ts';
import { quoteActions } from '../quote-actions.ts';
import { quotesList } from './quotes-list.ts';

/** What may be done to the selected quotes. */
export function QuotesBulk(props: BulkProps<QuoteRowFragment>) {
  const noName = useTranslations('queue')('noName');
  const nameOf = (id: string) => personName(props.rows.find(({ quote_id }) => quote_id === id)?.entities[0]) ?? noName;
  return <RecordBulk {...props} list={quotesList} actions={quoteActions} nameOf={nameOf} />;
}
