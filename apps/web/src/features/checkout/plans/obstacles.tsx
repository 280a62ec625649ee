'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { useTranslations } from 'next-intl';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { usePricing } from '../quote-data/use-pricing.ts';
import { fieldHref } from '../vehicles/vehicle-to-ask.ts';
import { Notice } from '../step-form/notice.tsx';

/** What the price says against buying. */
export function Obstacles() {
  const t = useTranslations('checkout.plans');
  const { quote } = useLoadedCheckout().data;
  const pricing = usePricing(quote.plan !== null).data?.quote_pricing;
  const violations = [...(pricing?.rejection_violations ?? []), ...(pricing?.referral_violations ?? [])];
  if (violations.length === 0) return null;
  return (
    <Notice tone="warning" title={t('obstacles')}>
      <ul className="mt-1 flex flex-col gap-1">
        {violations.map(({ code, message, field, step }) => (
          <li key={`${code} ${field || message}`}>
            {!field || step === null || step === 'plans' ? (
              message
            ) : (
              <AppLink href={fieldHref(step, field, quote)} className="link">
                {message}
              </AppLink>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
