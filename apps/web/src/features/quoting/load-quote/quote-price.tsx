'use client';
import { PriceExplanation } from '../../rating/price-explanation.tsx';
import { VehicleCoverages } from '../../shared/insured/vehicle-coverages.tsx';
import type { QuoteRecord } from './quote-record.ts';

/** What a quote covers and costs, and every step of the way to the price. */
export function QuotePrice({ record: { quote, quote_pricing: pricing } }: { record: QuoteRecord }) {
  return (
    <div className="flex flex-col gap-10">
      <VehicleCoverages pricing={pricing} vehicles={quote.vehicles} />
      <PriceExplanation pricing={pricing} vehicles={quote.vehicles} />
    </div>
  );
}
