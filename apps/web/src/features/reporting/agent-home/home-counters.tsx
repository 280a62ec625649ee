'use client';
import { useTranslations } from 'next-intl';
import { queueAddress } from '../../../data/queue/queue-address.ts';
import { builtInView } from '../../../data/queue/queue-changes.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { CountAgentHomeDocument } from '../../../generated/documents.ts';
import { quotesList } from '../../quoting/load-quotes/quotes-list.ts';
import { useViewContext } from '../../shared/queue/use-queue.ts';
import { Counters } from './counters.tsx';

const ofQuotes = ['mine', 'needs_me', 'sent', 'referred', 'expiring'] as const;

/** The quotes that wait at the desk, each number the way to its rows. `own`: whether quotes are assigned to who looks. */
export function HomeCounters({ own }: { own: boolean }) {
  const t = useTranslations('staff.home');
  const words = useTranslations('queue');
  const context = useViewContext();
  const viewOf = (view: string) => builtInView(view, quotesList.rules);
  const quotesOf = (view: string) => quotesList.whereOf(viewOf(view), context);
  const query = useRead(
    'agent',
    CountAgentHomeDocument,
    {
      mine: quotesOf('mine'),
      needs_me: quotesOf('needs_me'),
      sent: quotesOf('sent'),
      referred: quotesOf('referred'),
      expiring: quotesOf('expiring'),
    },
    { showsRefusals: true },
  );
  return (
    <Counters
      label={t('waitingQuotes')}
      columns="grid-cols-2 sm:grid-cols-3 xl:grid-cols-5"
      query={query}
      counters={ofQuotes
        .filter((view) => own || view !== 'mine')
        .map((view) => ({
          key: view,
          label: words(`quotes.views.${view}`),
          href: queueAddress(viewOf(view), quotesList.rules),
          counted: query.data?.[view],
        }))}
    />
  );
}
