'use client';
import { ratingValueTypes, storageTypes, usageTypes, vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { roundMoneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import { vehicleName } from '../../shared/vehicle-name.ts';
import { lenderName } from '../details/details-answers.ts';
import { useOtherDrivers } from '../drivers/use-other-drivers.ts';
import { type CheckoutQuote, useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { usePricing } from '../quote-data/use-pricing.ts';
import { PlanBlock } from './plan-block.tsx';
import { QuestionsBlock } from './questions-block.tsx';
import { DatesBlock, PersonBlock, SummaryBlock } from './summary-parts.tsx';

/** Everything that will be signed, each block with the way back to its step. */
export function QuoteSummary() {
  const pricing = usePricing().data?.quote_pricing;
  const { quote, state } = useLoadedCheckout().data;
  if (!pricing) return null;
  return (
    <div className="flex flex-col">
      {quote.vehicles.map((vehicle) => (
        <VehicleBlocks key={vehicle.vehicle_id} vehicle={vehicle} currency={pricing.currency} />
      ))}
      <PersonBlock step="you" />
      {state.steps.some(({ id }) => id === 'drivers') && <DriversBlock />}
      {state.steps.some(({ id }) => id === 'history') && <QuestionsBlock />}
      <DatesBlock step="plans" />
      <PlanBlock pricing={pricing} />
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
  const { nights_per_year: nights, rental_utilization_rate: rented } = vehicle;
  const { salvage_title: isSalvage, original_owner: isFirst, lienholder } = vehicle;
  const papers = [
    isSalvage !== null && t(isSalvage ? 'sign.salvage' : 'sign.noSalvage'),
    isFirst === true && t('sign.firstOwner'),
    lienholder ? t('sign.heldBy', { name: lenderName(lienholder) }) : vehicle.financed === false && t('sign.noLoan'),
  ];
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
          {[
            usage && t(`usage.${usage}.label`),
            storage && t(`storage.${storage}.label`),
            nights !== null && t('sign.nights', { count: nights }),
            rented !== null && (rented === 0 ? t('sign.notRented') : t('sign.rented', { percent: rented })),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </SummaryBlock>
      <SummaryBlock title={t('sign.detailsTitle')} step="details" vehicleId={vehicleId}>
        <p>{papers.filter(Boolean).join(' · ')}</p>
      </SummaryBlock>
    </>
  );
}

/** Who drives: the person insured, and everybody named besides. */
function DriversBlock() {
  const t = useTranslations('checkout.sign');
  const { quote } = useLoadedCheckout().data;
  const { drivers } = useOtherDrivers();
  const names = [...quote.entities, ...drivers].map((one) => [one.first_name, one.last_name].filter(Boolean).join(' '));
  return (
    <SummaryBlock title={t('driversTitle')} step="drivers">
      <p>{names.join(' · ')}</p>
    </SummaryBlock>
  );
}
