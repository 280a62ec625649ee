'use client';
import { coverageCodes } from '@roadworthy/core/products/vocabulary.ts';
import { useTranslations } from 'next-intl';
import { PriceExplanation } from '../../rating/price-explanation.tsx';
import { CoverGuideFold } from '../../shared/insured/cover-guide-fold.tsx';
import { VehicleCoverages } from '../../shared/insured/vehicle-coverages.tsx';
import { useLabels } from '../../shared/use-labels.ts';
import type { QuoteRecord } from './quote-record.ts';

/** What a quote covers and costs, what its limits mean, and every step of the way to the price. */
export function QuotePrice({ record: { quote, quote_pricing: pricing } }: { record: QuoteRecord }) {
  const common = useTranslations('shell.common');
  const label = useLabels();
  const labels = Object.fromEntries(coverageCodes.map((code) => [code, label('coverage', code) ?? '']));
  return (
    <div className="flex flex-col gap-10">
      <VehicleCoverages pricing={pricing} vehicles={quote.vehicles} />
      <CoverGuideFold
        title={common('coverGuide')}
        sets={[{ name: null, labels, coverages: quote.coverages }]}
        currency={pricing.currency}
      />
      <PriceExplanation pricing={pricing} vehicles={quote.vehicles} />
    </div>
  );
}
