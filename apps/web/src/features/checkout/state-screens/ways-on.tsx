'use client';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useQuoteContext } from '../../../data/quote-session.tsx';
import { useContactPhone } from '../../../data/visit/visit.ts';

/** The phone of the visitor's campaign as a button. */
export function CallUs() {
  const t = useTranslations('checkout.state');
  const phone = useContactPhone();
  return (
    <LinkButton href={phone.href} tone="quiet">
      {t('call', { number: phone.text })}
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
