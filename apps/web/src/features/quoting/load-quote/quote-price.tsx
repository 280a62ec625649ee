'use client';
import { useTranslations } from 'next-intl';
import { PriceExplanation } from '../../rating/price-explanation.tsx';
import { CoverGuideFold } from '../../shared/insured/cover-guide-fold.tsx';
import { VehicleCoverages } from '../../shared/insured/vehicle-coverages.tsx';
import { LineCoverGuide } from '../../shared/lines/line-cover-guide.tsx';
import { useLineWords } from '../../shared/lines/line-words.tsx';
import type { QuoteRecord } from './quote-record.ts';

/** What a quote covers and costs, what its limits mean, and every step of the way to the price. */
export function QuotePrice({ record: { quote, quote_pricing: pricing } }: { record: QuoteRecord }) {
  const common = useTranslations('shell.common');
  const covers = useLineWords(quote.provider)?.covers ?? [];
  const labels = Object.fromEntries(covers.map(({ code, label }) => [code, label]));
  return (
    <div className="flex flex-col gap-10">
      <VehicleCoverages pricing={pricing} vehicles={quote.vehicles} />
      {quote.provider === 'personal' ? (
        <CoverGuideFold
          title={common('coverGuide')}
          sets={[{ name: null, labels, coverages: quote.coverages }]}
          currency={pricing.currency}
        />
      ) : (
        <LineCoverGuide title={common('coverGuide')} provider={quote.provider} coverages={quote.coverages} />
      )}
      <PriceExplanation pricing={pricing} vehicles={quote.vehicles} />
    </div>
  );
}
