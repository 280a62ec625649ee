'use client';
import { dayInZone, addDays } from '@roadworthy/core/shared/time/day.ts';
import { reopenDays } from '@roadworthy/core/quoting/vocabulary.ts';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QuoteProvider } from '../../../data/quote/quote-session.tsx';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadMyQuotesDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { ShowMore } from '../../shared/show-more.tsx';
import { MyQuoteCard } from './my-quote-card.tsx';

const atOnce = 10;
/** What is still an offer, or may be opened again; what became a policy stands among the policies. */
const listed = ['open', 'agent_required', 'agent_approved', 'referred', 'ineligible', 'expired', 'pending_bind'];

/** The customer's own quotes: how each stands, and what may be done with it. */
export function MyQuotesScreen() {
  const t = useTranslations('account.quotes');
  const [limit, setLimit] = useState(atOnce);
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const [since] = useState(() => addDays(dayInZone(new Date(), 'UTC'), -reopenDays));
  const where = {
    status: { _in: listed },
    ended_by_customer: { _is_null: true },
    hidden_by_customer: { _is_null: true },
    expiration_date: { _gte: since },
  };
  const query = useRead('user', LoadMyQuotesDocument, { where, limit }, { keepsLast: true });
  const empty = <EmptyState title={t('emptyTitle')} body={t('emptyBody')} />;
  const hide = (id: string, isHidden: boolean) =>
    setDeleted((ids) => (isHidden ? [...ids, id] : ids.filter((one) => one !== id)));
  return (
    <QuoteProvider>
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="type-h1">{t('title')}</h1>
          <LinkButton href="/customers/quotes/new" tone="quiet">
            {t('new')}
          </LinkButton>
        </div>
        <QueryView
          query={query}
          shape="cards"
          failed={t('failed')}
          find={(data) => data}
          missing={empty}
          notPermitted={empty}
        >
          {({ quotes, quotes_aggregate: { aggregate } }) => {
            const shown = quotes.filter(({ quote_id }) => !deleted.includes(quote_id));
            if (shown.length === 0) return empty;
            return (
              <>
                <ul className="flex flex-col gap-5">
                  {shown.map((quote) => (
                    <li key={quote.quote_id}>
                      <MyQuoteCard quote={quote} onHide={(isHidden) => hide(quote.quote_id, isHidden)} />
                    </li>
                  ))}
                </ul>
                <ShowMore
                  label={t('more')}
                  shown={quotes.length}
                  count={aggregate?.count}
                  busy={query.isFetching}
                  onMore={() => setLimit(limit + atOnce)}
                />
              </>
            );
          }}
        </QueryView>
      </div>
    </QuoteProvider>
  );
}
