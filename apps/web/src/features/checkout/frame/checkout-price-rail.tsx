'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { PriceRail } from '@roadworthy/ui/price/price-rail.tsx';
import { vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { useTranslations } from 'next-intl';
import { usePath } from '../../../locale/use-path.ts';
import { useLine } from '../line/line-context.tsx';
import { useCheckout } from '../quote-data/checkout-context.tsx';
import { placeOfPath } from '../quote-data/step-order.ts';
import { useBought } from '../quote-data/use-bought.ts';
import { NoPriceYet } from './no-price-yet.tsx';

// Its box is kept for it: the questions come first.
const rig = fetchedComponent(async () => (await import('@roadworthy/ui/brand/rig.tsx')).Rig);

// No price is known before the quote has come: what prints it comes beside that answer, not before the questions.
const prices = () => import('./rail-price.tsx');
const short = fetchedComponent(async () => (await prices()).ShortPrice, <NoPriceYet size="compact" about="empty" />);
const whole = fetchedComponent(async () => (await prices()).WholePrice, <NoPriceYet size="regular" about="empty" />);
const grounds = fetchedComponent(async () => (await prices()).PriceGrounds);

/** The price beside the questions, from nothing known to the exact figure, and what it rests on. */
export function CheckoutPriceRail() {
  const t = useTranslations('checkout.rail');
  const { data, shownClass } = useCheckout();
  const vehicle = data?.quote.vehicles[0];
  const kind = vehicleClasses.find((one) => one === (shownClass ?? vehicle?.type));
  // Of what is no recreational vehicle there is no drawing.
  const isDrawn = useLine() === null || kind !== undefined;
  // What was bought is told in place of the first step; its price is no offer any more.
  const bought = useBought();
  const isNotified = placeOfPath(usePath()) === 'start' && bought !== null;
  if (isNotified) return null;
  return (
    <PriceRail
      label={t('label')}
      summary={
        <div className="flex min-h-16 items-center">
          <short.Component />
        </div>
      }
      picture={
        isDrawn && (
          <div className="h-24">
            <rig.Component
              key={kind}
              vehicleClass={kind ?? 'travel_trailer'}
              lengthFeet={vehicle?.length ?? undefined}
              year={vehicle?.year ?? undefined}
              className={kind ? 'roll-in h-full w-full' : 'h-full w-full opacity-25'}
            />
          </div>
        )
      }
      copy={{ show: t('show'), hide: t('hide') }}
    >
      <div className="min-h-24">
        <whole.Component />
      </div>
      <p className="text-small text-ink-3">{t('noCommitment')}</p>
      <grounds.Component />
    </PriceRail>
  );
}
