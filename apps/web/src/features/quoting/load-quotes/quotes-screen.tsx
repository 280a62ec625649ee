'use client';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useTranslations } from 'next-intl';
import { useMay } from '../../../data/session/use-may.ts';
import { useIdleExpectation } from '../../../data/when-idle.ts';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { quotesList } from './quotes-list.ts';

// What somebody has to ask for is fetched when the list is there.
const preview = fetchedComponent(async () => (await import('../load-quote/quote-preview.tsx')).QuotePreview);
const bulk = fetchedComponent(async () => (await import('./quotes-bulk.tsx')).QuotesBulk);
const ahead = [preview.expect, bulk.expect];

/** The quotes that the person sees, to work through; replaced ones show when they are asked for. */
export function QuotesScreen() {
  useIdleExpectation(ahead);
  return (
    <ListScreen
      list={quotesList}
      aside={<NewQuoteLink />}
      renderPreview={(id) => <preview.Component quoteId={id} />}
      renderBulk={(props) => <bulk.Component {...props} />}
    />
  );
}

function NewQuoteLink() {
  const t = useTranslations('queue.quotes');
  const writes = useMay('quote:create');
  if (!writes) return null;
  return (
    <LinkButton size="small" href="/agents/quotes/new">
      {t('new')}
    </LinkButton>
  );
}
