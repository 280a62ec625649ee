'use client';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { quoteKeys } from '../../../data/quote/quote-keys.ts';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { LoadAlternativesDocument } from '../../../generated/documents.ts';
import { CoverSettings } from '../../shared/lines/cover-settings.tsx';
import { boughtOf, coversFor } from '../../shared/lines/line-covers.ts';
import type { CoverWords } from '../../shared/lines/line-view.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { usePricing } from '../quote-data/use-pricing.ts';
import { Notice } from '../step-form/notice.tsx';
import type { PlanEdits } from './use-plan-edits.ts';

type AdjustCoversProps = {
  id: string;
  line: CoverWords;
  legend: string;
  edits: Pick<PlanEdits, 'value' | 'errorOf' | 'adjust'>;
  /** What a change did, said below the heading. */
  children?: ReactNode;
};

/** The covers of what is insured with their settings, each change saved and priced at once. */
export function AdjustCovers({ id, line, legend, edits, children }: AdjustCoversProps) {
  const { quote } = useLoadedCheckout().data;
  const isPriced = quote.plan !== null;
  const pricing = usePricing(isPriced).data?.quote_pricing;
  const alternatives = useAlternatives(isPriced);
  const refused = edits.errorOf('coverages');
  return (
    <div id={id} tabIndex={-1} className="flex flex-col gap-2">
      <CoverSettings
        line={line}
        legend={legend}
        covers={coversFor(
          line,
          quote.vehicles.map(({ type }) => type),
        )}
        bought={boughtOf(JSON.parse(edits.value.coverages))}
        pricing={pricing}
        alternatives={alternatives}
        onChange={(bought) => void edits.adjust(bought)}
      >
        {children}
        {refused && <Notice tone="danger" title={refused} />}
      </CoverSettings>
    </div>
  );
}

/** What would change the price, for the values beside those that are chosen. */
function useAlternatives(enabled: boolean) {
  const { askForQuote } = useQuoteContext();
  const { quote_id } = useLoadedCheckout().data.quote;
  const { data } = useQuery({
    queryKey: quoteKeys.alternatives(quote_id),
    queryFn: ({ signal }) => askForQuote(LoadAlternativesDocument, { quote_id }, { signal }),
    enabled,
  });
  return data?.price_alternatives ?? [];
}

/** Says that the plan is adjusted, and takes that back. */
export function AdjustedNote({ name, onUndo }: { name: string; onUndo: () => unknown }) {
  const t = useTranslations('checkout.plans');
  function undo(): void {
    void onUndo();
    // The button goes; who pressed it stands at the plan again.
    document.querySelector<HTMLInputElement>('input[name="plan"]:checked')?.focus();
  }
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-info-tint px-4 py-2">
      {t('adjusted', { plan: name })}
      <Button size="small" tone="quiet" onClick={undo}>
        {t('undoAdjust')}
      </Button>
    </p>
  );
}
