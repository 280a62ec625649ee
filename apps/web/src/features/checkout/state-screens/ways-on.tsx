'use client';
import { brand, type ContactPhone } from '@roadworthy/core/shared/site/brand.ts';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { useContactPhone } from '../../../data/visit/visit.ts';
import { useCheckout } from '../quote-data/checkout-context.tsx';
import { phoneHref } from '../../shared/phone-href.ts';

/** The number of whoever sells the quote: their own, or the one of the visitor's campaign where the brand sells it. */
function useSellerPhone(): ContactPhone {
  const phone = useContactPhone();
  const own = useCheckout().data?.quote.organization?.service_phone;
  if (!own || own === brand.phone.text) return phone;
  return { text: own, href: phoneHref(own) };
}

/** Their phone as a button. */
export function CallUs() {
  const t = useTranslations('checkout.state');
  const phone = useSellerPhone();
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
