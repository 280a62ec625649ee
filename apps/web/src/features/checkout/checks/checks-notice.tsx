'use client';
import { currencyOf } from '@roadworthy/core/shared/money/currency.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { quoteKeys } from '../../../data/quote/quote-keys.ts';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { LoadChecksDocument, type LoadChecksQuery } from '../../../generated/documents.ts';
import { MoveList } from '../../rating/move-list.tsx';
import { useCheckout } from '../quote-data/checkout-context.tsx';
import { usePriceRange } from '../quote-data/use-price-range.ts';
import { Notice } from '../step-form/notice.tsx';

const found = ['driving_record', 'score'];
const againMs = 2_000;

/** How the checks of who drives and who buys stand; nothing waits for them before the signature. */
function useChecks() {
  const { quoteId, askForQuote } = useQuoteContext();
  return useQuery({
    queryKey: [...quoteKeys.all(quoteId), 'checks'],
    queryFn: ({ signal }) => askForQuote(LoadChecksDocument, { quote_id: quoteId ?? '' }, { signal }),
    enabled: quoteId !== null,
    select: ({ quote_verification_status: { mvr, frs, tas, raised_by } }) => ({
      states: [mvr, frs, tas],
      raisedBy: raised_by,
    }),
    refetchInterval: ({ state: { data } }) => {
      const { mvr, frs, tas } = data?.quote_verification_status ?? {};
      return [mvr, frs, tas].includes('running') ? againMs : false;
    },
  });
}

const places = ['plans', 'coverages', 'review', 'sign', 'payment'];

/** What is being checked about the people: said where the price is settled, once somebody is named. */
export function ChecksNotice({ place }: { place: string }) {
  const quote = useCheckout().data?.quote;
  const isNamed = quote?.entities[0] !== undefined && quote.status !== 'bound';
  if (!isNamed || !places.includes(place)) return null;
  return (
    <div className="mt-8 max-w-2xl empty:hidden">
      <Checks currency={currencyOf(quote.country)} />
    </div>
  );
}

/** That somebody is being checked, that it could not be done yet, and what the answers did to the price. */
function Checks({ currency }: { currency: string }) {
  const t = useTranslations('checkout.checks');
  const { quoteId } = useQuoteContext();
  const client = useQueryClient();
  const { states, raisedBy } = useChecks().data ?? { states: [], raisedBy: [] };
  const isDone = states.includes('done') && !states.includes('running');
  // The price follows the answers.
  useEffect(() => {
    if (isDone) void client.invalidateQueries({ queryKey: quoteKeys.all(quoteId) });
  }, [client, quoteId, isDone]);
  const moves = (usePriceRange().data?.price_range.moves ?? []).filter(({ answer }) => found.includes(answer));
  if (states.includes('errored')) {
    return (
      <Notice tone="warning" title={t('errored')}>
        <p>{t('erroredBody')}</p>
      </Notice>
    );
  }
  if (states.includes('running')) {
    return (
      <Notice tone="info" title={t('running')}>
        <p>{t('runningBody')}</p>
      </Notice>
    );
  }
  if (moves.length === 0 && raisedBy.length === 0) return null;
  return (
    <Notice tone="info" title={t('moved')}>
      {moves.length > 0 && <MoveList moves={moves} currency={currency} />}
      {raisedBy.length > 0 && <RaisedBy entries={raisedBy} />}
    </Notice>
  );
}

type RaisedByProps = { entries: LoadChecksQuery['quote_verification_status']['raised_by'] };

/** Which entries of driving records cost more, who has them on record, and what to do where one is wrong. */
function RaisedBy({ entries }: RaisedByProps) {
  const t = useTranslations('checkout.checks');
  return (
    <>
      <p className="mt-3 font-semibold">{t('raisedBy')}</p>
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {entries.map(({ entity_id, name, entry, source }) => (
          <li key={`${entity_id} ${entry}`}>
            {name}: {entry}
            <span className="block text-small">{source}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3">{t('dispute')}</p>
    </>
  );
}
