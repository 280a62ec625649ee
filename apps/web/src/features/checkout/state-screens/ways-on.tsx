'use client';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useQuoteContext } from '../../../data/quote-session.tsx';
import { brand } from '@roadworthy/core/shared/brand.ts';

/** The brand's phone as a button. */
export function CallUs() {
  const t = useTranslations('checkout.state');
  return (
    <LinkButton href={brand.phone.href} tone="quiet">
      {t('call', { number: brand.phone.text })}
    </LinkButton>
  );
}

/** Leaves this quote and begins another. */
export function NewQuoteButton() {
  const t = useTranslations('checkout.state');
  const { clearQuote } = useQuoteContext();
  return (
    <Button tone="plain" onClick={clearQuote}>
      {t('newQuote')}
    </Button>
  );
}
