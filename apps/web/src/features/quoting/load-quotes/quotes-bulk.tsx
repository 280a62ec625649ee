'use client';
import type { QuoteRowFragment } from '../../../generated/documents.ts';
import { RecordBulk } from '../../shared/actions/record-bulk.tsx';
import { customerOf } from '../../shared/customer-name.ts';
import type { BulkProps } from '../../shared/queue/queue-screen-props.ts';
import { useNameless } from '../../shared/use-nameless.ts';
import { quoteActions } from '../quote-actions.ts';
import { quotesList } from './quotes-list.ts';

/** What may be done to the selected quotes. */
export function QuotesBulk(props: BulkProps<QuoteRowFragment>) {
  const nameless = useNameless();
  const nameOf = (id: string) => {
    const quote = props.rows.find(({ quote_id }) => quote_id === id);
    return customerOf(quote) ?? nameless(quote);
  };
  return <RecordBulk {...props} list={quotesList} actions={quoteActions} nameOf={nameOf} />;
}
