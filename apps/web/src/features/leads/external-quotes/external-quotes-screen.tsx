'use client';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { SendElsewhere } from '../start-external-quote/send-elsewhere.tsx';
import { ExternalQuotePreview } from './external-quote-preview.tsx';
import { externalQuotesList } from './external-quotes-list.ts';

/** Who was sent to another carrier, and how it went there. */
export function ExternalQuotesScreen() {
  return (
    <ListScreen
      list={externalQuotesList}
      aside={<SendElsewhere />}
      hrefOf="preview"
      renderPreview={(id) => <ExternalQuotePreview id={id} />}
    />
  );
}
