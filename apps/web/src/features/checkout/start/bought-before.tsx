'use client';
import { day, formatDay } from '@roadworthy/core/shared/time/day.ts';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { FullPageState } from '@roadworthy/ui/states/full-page-state.tsx';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Bought } from '../../../data/quote/bought-quote.ts';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';

/** In place of the first questions where this browser's quote was bought: what it was, and the way to another one. */
export function BoughtBefore({ bought }: { bought: Bought }) {
  const t = useTranslations('checkout');
  const locale = useLocale();
  const { clearQuote } = useQuoteContext();
  const [now] = useState(() => Date.now());
  const { what, policyNumber, day: first, from } = bought;
  const began = from !== null && Date.parse(from) <= now;
  return (
    <FullPageState
      title={t('bought.title', { what })}
      actions={
        <>
          <LinkButton href="/checkout/confirmation">{t('bought.see')}</LinkButton>
          <LinkButton href="/customers" tone="quiet">
            {t('confirmation.account')}
          </LinkButton>
          <Button tone="plain" onClick={clearQuote}>
            {t('state.newQuote')}
          </Button>
        </>
      }
    >
      {policyNumber && <p>{t('bought.number', { number: policyNumber })}</p>}
      <p>{t(began ? 'bought.began' : 'bought.begins', { date: formatDay(day(first), locale) })}</p>
    </FullPageState>
  );
}
