'use client';
import { coverageCodes } from '@roadworthy/core/products/vocabulary.ts';
import { CoverageList, CoverageRow } from '@roadworthy/ui/price/coverage-row.tsx';
import { moneyText, roundMoneyText } from '@roadworthy/ui/base/money-text.ts';
import { FactList } from '@roadworthy/ui/workbench/fact-list.tsx';
import { useTranslations } from 'next-intl';
import type { PricedCoveragesFragment, VehicleNameFragment } from '../../../generated/documents.ts';
import { splitLimit } from './split-limit.ts';
import { vehicleName } from '../vehicle-name.ts';

export type CoveredVehicle = VehicleNameFragment & { readonly vehicle_id: string };

type VehicleCoveragesProps = {
  pricing: PricedCoveragesFragment;
  vehicles: readonly CoveredVehicle[];
  /** False where today's rating no longer gives the premium that was booked: then only what is covered is shown. */
  showsPremium?: boolean;
};

/** Limits, deductibles and premium of every coverage, vehicle by vehicle, and what they come to. */
export function VehicleCoverages({ pricing, vehicles, showsPremium = true }: VehicleCoveragesProps) {
  const t = useTranslations('policyParts.coverages');
  const untitled = useTranslations('policyParts.vehicles')('untitled');
  const terms = useTerms();
  const paysOf = usePays();
  const { items, currency } = pricing;
  if (items.length === 0) return <p className="text-ink-2">{t('none')}</p>;
  return (
    <div className="flex flex-col gap-8">
      {vehicles.map((vehicle) => (
        <CoverageList key={vehicle.vehicle_id} title={vehicleName(vehicle) ?? untitled}>
          {items
            .filter((item) => item.vehicle_id === vehicle.vehicle_id)
            .map((item) => (
              <CoverageRow
                key={item.coverage}
                label={item.label}
                pays={paysOf(item.coverage)}
                value={terms(item.terms) ?? t('included')}
                premiumCents={showsPremium ? item.amount : null}
                currency={currency}
              />
            ))}
        </CoverageList>
      ))}
      {showsPremium ? <Sums pricing={pricing} /> : <p className="text-small text-ink-2">{t('booked')}</p>}
    </div>
  );
}

/** What a cover pays; nothing for what is no cover of its own. */
function usePays() {
  const t = useTranslations('covers');
  return (coverage: string): string | null => {
    const code = coverageCodes.find((one) => one === coverage);
    return code ? t(`${code}.pays`) : null;
  };
}

/** Limits in words where the trade writes thousands with slashes. */
function useTerms() {
  const t = useTranslations('policyParts.coverages');
  return (terms: string | null): string | null => {
    const [first, second, third] = splitLimit(terms).map((dollars) => roundMoneyText(dollars * 100));
    if (first === undefined) return terms;
    if (second === undefined) return t('combined', { amount: first });
    return third === undefined
      ? t('perAccident', { person: first, accident: second })
      : t('threeLimits', { person: first, accident: second, property: third });
  };
}

/** What stands beside the coverages in a price: discounts, top-up, fee, total. */
function Sums({ pricing }: { pricing: PricedCoveragesFragment }) {
  const t = useTranslations('policyParts.coverages');
  const { items, discounts, fees, total, currency } = pricing;
  const figure = (cents: number) => (
    <span className="tabular-nums">{moneyText(cents, currency).replace('-', '−')}</span>
  );
  return (
    <div className="ml-auto w-full max-w-md">
      <FactList
        facts={[
          ...items
            .filter(({ vehicle_id }) => vehicle_id === null)
            .map(({ coverage, label, amount }) => ({ key: coverage, label, value: figure(amount) })),
          ...discounts.map(({ code, label, amount }) => ({ key: code, label, value: figure(-amount) })),
          { key: 'fees', label: t('fees'), value: figure(fees) },
          ...(total === null
            ? []
            : [
                {
                  key: 'total',
                  label: <strong className="text-ink">{t('total')}</strong>,
                  value: <strong>{figure(total)}</strong>,
                },
              ]),
        ]}
      />
    </div>
  );
}
