'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import { queueAddress } from '../../../data/queue/queue-address.ts';
import { builtInView } from '../../../data/queue/queue-changes.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { CountAgentHomeDocument } from '../../../generated/documents.ts';
import { delinquenciesList } from '../../policies/load-delinquent-policies/delinquencies-list.ts';
import { quotesList } from '../../quoting/load-quotes/quotes-list.ts';
import { agentRenewalsList } from '../../renewals/load-renewals/renewals-list.tsx';
import { useViewContext } from '../../shared/queue/use-queue.ts';

const ofQuotes = ['mine', 'needs_me', 'sent', 'referred', 'expiring'] as const;

/** What waits at the desk, each number the way to its rows. `own`: whether quotes are assigned to who looks. */
export function HomeCounters({ own }: { own: boolean }) {
  const t = useTranslations('staff.home');
  const words = useTranslations('queue');
  const format = useFormatter();
  const context = useViewContext();
  const quoteView = (view: string) => builtInView(view, quotesList.rules);
  const overdueView = builtInView('all', delinquenciesList.rules);
  const renewalView = (view: string) => builtInView(view, agentRenewalsList.rules);
  const quotesOf = (view: string) => quotesList.whereOf(quoteView(view), context);
  const query = useRead('agent', CountAgentHomeDocument, {
    mine: quotesOf('mine'),
    needs_me: quotesOf('needs_me'),
    sent: quotesOf('sent'),
    referred: quotesOf('referred'),
    expiring: quotesOf('expiring'),
    overdue: delinquenciesList.whereOf(overdueView, context),
    renewals: agentRenewalsList.whereOf(renewalView('open'), context),
    renewal_issues: agentRenewalsList.whereOf(renewalView('issues'), context),
  });
  const counters = [
    ...ofQuotes
      .filter((view) => own || view !== 'mine')
      .map((view) => ({
        key: view,
        label: words(`quotes.views.${view}`),
        href: queueAddress(quoteView(view), quotesList.rules),
      })),
    {
      key: 'overdue' as const,
      label: words('delinquencies.views.all'),
      href: queueAddress(overdueView, delinquenciesList.rules),
    },
    {
      key: 'renewals' as const,
      label: t('renewals'),
      href: queueAddress(renewalView('open'), agentRenewalsList.rules),
    },
    {
      key: 'renewal_issues' as const,
      label: t('renewalIssues'),
      href: queueAddress(renewalView('issues'), agentRenewalsList.rules),
    },
  ];
  return (
    <nav aria-label={t('waiting')}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
        {counters.map(({ key, label, href }) => {
          const counted = query.data?.[key].aggregate;
          return (
            <li key={key}>
              <AppLink
                href={href}
                className="flex h-full flex-col rounded-card border border-line px-3 py-2 text-ink no-underline hover:border-line-strong hover:bg-surface-2"
              >
                <span className="type-h1 tabular-nums">
                  {counted ? `${format.number(counted.count)}${counted.count_capped ? '+' : ''}` : '–'}
                </span>
                <span className="text-small text-ink-2">{label}</span>
              </AppLink>
            </li>
          );
        })}
      </ul>
      {query.isError && (
        <p role="alert" className="mt-2 text-small text-danger">
          {t('countsFailed')}
        </p>
      )}
    </nav>
  );
}
