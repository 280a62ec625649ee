'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadRecommendedPlansNewProviderDocument } from '../../../generated/documents.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { useLabels } from '../../shared/use-labels.ts';
import { useProviderLabel } from '../../shared/use-provider-label.ts';
import { LeftOutList } from '../copy-quote/left-out-list.tsx';

type ProviderOfferProps = {
  readonly quoteId: string;
  readonly provider: string;
  readonly currency: string;
  readonly busy: boolean;
  readonly onChoose: () => void;
};

/** What a quote would be under one product: its plans with their prices, what one of them covers, and what is lost. */
export function ProviderOffer({ quoteId, provider, currency, busy, onChoose }: ProviderOfferProps) {
  const t = useTranslations('actions.copy_quote_new_provider_request');
  const name = useProviderLabel()(provider);
  const query = useRead('agent', LoadRecommendedPlansNewProviderDocument, { quote_id: quoteId, provider });
  const offer = query.data?.recommended_plans_new_provider;
  return (
    <section aria-label={name} className="flex min-w-0 flex-col gap-3 rounded-card border border-line p-4">
      <h3 className="type-h3">{name}</h3>
      {query.isPending && <p className="text-ink-2">{t('pricing')}</p>}
      <FormAlert message={query.error ? (readableMessage(query.error) ?? t('failed')) : null} />
      {offer && (
        <>
          <p className="text-small text-ink-2">{t('months', { count: offer.policy_duration_months })}</p>
          <Plans cards={offer.cards} currency={currency} />
          {offer.left_out.length > 0 && (
            <div>
              <h4 className="font-semibold">{t('leftOut')}</h4>
              <LeftOutList leftOut={offer.left_out} />
            </div>
          )}
          <Button className="mt-auto" busy={busy} busyLabel={t('working')} onClick={onChoose}>
            {t('confirm', { product: name })}
          </Button>
        </>
      )}
    </section>
  );
}

type Card = {
  readonly plan: string;
  readonly label: string | null;
  readonly total: number | null;
  readonly rows: readonly { coverage: string; label: string; terms: string; included: boolean }[];
  readonly missing_fields: readonly { message: string }[];
};

/** The plans to choose from; of the chosen one what it covers, or what has to be answered before it has a price. */
function Plans({ cards, currency }: { cards: readonly Card[]; currency: string }) {
  const t = useTranslations('actions.copy_quote_new_provider_request');
  const label = useLabels();
  const [chosen, setChosen] = useState<string | null>(null);
  const card = cards.find(({ plan }) => plan === chosen) ?? cards[0];
  if (!card) return <p className="text-ink-2">{t('noPlans')}</p>;
  const missing = [...new Set(card.missing_fields.map(({ message }) => message))];
  return (
    <>
      <div role="group" aria-label={t('plans')} className="flex flex-wrap gap-1">
        {cards.map((one) => (
          <Button
            key={one.plan}
            size="small"
            tone="quiet"
            aria-pressed={one.plan === card.plan}
            className="aria-pressed:bg-surface-3"
            onClick={() => setChosen(one.plan)}
          >
            {one.label ?? label('plan', one.plan)}
          </Button>
        ))}
      </div>
      <p className="type-price tabular-nums">{card.total === null ? t('noPrice') : moneyText(card.total, currency)}</p>
      {missing.length > 0 && (
        <div>
          <h4 className="font-semibold">{t('missing')}</h4>
          <ul className="list-disc pl-5 text-ink-2">
            {missing.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      <dl className="flex flex-col gap-1">
        {card.rows
          .filter(({ included }) => included)
          .map(({ coverage, label: cover, terms }) => (
            <div key={coverage} className="flex flex-wrap justify-between gap-x-3">
              <dt>{cover}</dt>
              <dd className="text-ink-2">{terms}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
