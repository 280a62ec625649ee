'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useTranslations } from 'next-intl';
import { hrefOf } from '../quote-data/step-order.ts';
import { usePricing } from '../quote-data/use-pricing.ts';
import { DatesBlock } from './summary-parts.tsx';

// It stands once the price has come: it is fetched beside it.
const plan = fetchedComponent(async () => (await import('./plan-block.tsx')).PlanBlock, <div className="min-h-dvh" />);

/** What is signed for, and from when; every answer was looked over before, and is a link away. */
export function ShortSummary() {
  const t = useTranslations('checkout.sign');
  const pricing = usePricing().data?.quote_pricing;
  if (!pricing) return null;
  return (
    <div className="flex flex-col">
      <p className="pb-4">
        <AppLink href={hrefOf('review')} className="link inline-flex min-h-11 items-center font-semibold">
          {t('everything')}
        </AppLink>
      </p>
      <DatesBlock step="plans" />
      <plan.Component pricing={pricing} />
    </div>
  );
}
