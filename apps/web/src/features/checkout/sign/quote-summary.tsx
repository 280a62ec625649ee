'use client';
import {
  plans,
  ratingValueTypes,
  storageTypes,
  usageTypes,
  vehicleClasses,
} from '@roadworthy/core/products/vocabulary.ts';
import { roundMoneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import type { PricedCoveragesFragment, WayToPayFragment } from '../../../generated/documents.ts';
import { CoverGuideFold } from '../../shared/insured/cover-guide-fold.tsx';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { type CheckoutQuote, useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { usePricing } from '../quote-data/use-pricing.ts';
import { wayOf } from '../quote-data/way-of.ts';
import { DatesBlock, PersonBlock, PriceLines, SummaryBlock } from './summary-parts.tsx';

type Pricing = PricedCoveragesFragment & { readonly ways_to_pay: readonly WayToPayFragment[] };

/** Everything that will be signed, each block with the way back to its step. */
export function QuoteSummary() {
  const pricing = usePricing().data?.quote_pricing;
  return pricing && <Summary pricing={pricing} />;
}

function Summary({ pricing }: { pricing: Pricing }) {
  const t = useTranslations('checkout');
  const common = useTranslations('shell.common');
  const { quote } = useLoadedCheckout().data;
  const plan = plans.find((one) => one === quote.plan);
  const labels = Object.fromEntries(pricing.items.map(({ coverage, label }) => [coverage, label]));
  const coverSet = { name: null, labels, coverages: quote.coverages };
  return (
    <div className="flex flex-col">
      {quote.vehicles.map((vehicle) => (
        <VehicleBlocks key={vehicle.vehicle_id} vehicle={vehicle} currency={pricing.currency} />
      ))}
      <PersonBlock step="you" />
      <DatesBlock step="plans" />
      <SummaryBlock title={t('sign.planTitle')} step="plans">
        <PriceLines
          pricing={pricing}
          plan={plan ? t(`planNames.${plan}.name`) : null}
          way={wayOf(pricing.ways_to_pay, quote.payment_term)}
        />
        <CoverGuideFold title={common('coverGuide')} sets={[coverSet]} currency={pricing.currency} />
      </SummaryBlock>
    </div>
  );
}

type VehicleBlocksProps = { vehicle: CheckoutQuote['vehicles'][number]; currency: string };

/** One vehicle, and how it is used. */
function VehicleBlocks({ vehicle, currency }: VehicleBlocksProps) {
  const t = useTranslations('checkout');
  const { vehicle_id: vehicleId, rating_value: worth } = vehicle;
  const kind = vehicleClasses.find((one) => one === vehicle.type);
  const usage = usageTypes.find((one) => one === vehicle.usage_type);
  const storage = storageTypes.find((one) => one === vehicle.storage_type);
  const basis = ratingValueTypes.find((one) => one === vehicle.rating_value_type);
  const value = worth === null ? null : roundMoneyText(worth, currency);
  return (
    <>
      <SummaryBlock title={t('sign.vehicleTitle')} step="vehicle" vehicleId={vehicleId}>
        <p className="font-semibold">{vehicleName(vehicle)}</p>
        <p>
          {[kind && t(`classes.${kind}.label`), value, basis && t(`basis.${basis}.label`)].filter(Boolean).join(' · ')}
        </p>
        {vehicle.vin && <p className="font-mono text-mono">{vehicle.vin}</p>}
      </SummaryBlock>
      <SummaryBlock title={t('sign.useTitle')} step="use" vehicleId={vehicleId}>
        <p>
          {[usage && t(`usage.${usage}.label`), storage && t(`storage.${storage}.label`)].filter(Boolean).join(' · ')}
        </p>
      </SummaryBlock>
    </>
  );
}
