'use client';
import type { QuoteRowFragment } from '../../../generated/documents.ts';
import { RecordBulk } from '../../shared/actions/record-bulk.tsx';
import type { BulkProps } from '../../shared/queue/list-screen-props.ts';
import { quoteActions } from '../quote-actions.ts';
import { quotesList } from './quotes-list.ts';

/** What may be done to the selected quotes. */
export function QuotesBulk(props: BulkProps<QuoteRowFragment>) {
  return <RecordBulk {...props} list={quotesList} actions={quoteActions} />;
}
