'use client';
import { coverageCodes } from '@roadworthy/core/products/vocabulary.ts';
import { PriceTrace } from '@roadworthy/ui/price/price-trace.tsx';
import { useTranslations } from 'next-intl';
import { VehicleCoverages } from '../../shared/insured/vehicle-coverages.tsx';
import { traceGroups } from '../../rating/trace-groups.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { vehicleName } from '../../shared/vehicle-name.ts';
import type { QuoteRecord } from './quote-record.ts';

const isCoverage = (code: string) => coverageCodes.some((one) => one === code);

/** What a quote covers and costs, and every step of the way to the price. */
export function QuotePrice({ record }: { record: QuoteRecord }) {
  const t = useTranslations('staff.quote');
  const label = useLabels();
  const { quote, quote_pricing: pricing } = record;
  const { total, currency } = pricing;
  const isFleet = quote.vehicles.length > 1;
  const groups = traceGroups(pricing, {
    factor: (name) => label('factor', name) ?? name,
    // The server names what is no coverage of its own, such as the step up to the minimum premium.
    coverage: (code, fallback) => (isCoverage(code) ? label('coverage', code) : null) ?? fallback,
    vehicle: (id) => (isFleet ? vehicleName(quote.vehicles.find(({ vehicle_id }) => vehicle_id === id)) : null),
    discount: (name) => t('discount', { name }),
    fee: t('fee'),
    perThousand: (value) => t('perThousand', { value }),
    percentOff: (percent) => t('percentOff', { percent }),
  });
  return (
    <div className="flex flex-col gap-10">
      <VehicleCoverages pricing={pricing} vehicles={quote.vehicles} />
      {total !== null && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll it on narrow screens
        <div tabIndex={0} role="region" aria-label={t('trace')} className="overflow-x-auto">
          <PriceTrace
            caption={t('trace')}
            groups={groups}
            total={{ label: t('total'), cents: total }}
            head={{ step: t('step'), operation: t('factor'), amount: t('after') }}
            currency={currency}
          />
        </div>
      )}
    </div>
  );
}
