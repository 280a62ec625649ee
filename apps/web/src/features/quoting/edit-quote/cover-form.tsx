'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { FieldError } from '@roadworthy/ui/forms/field.tsx';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  LoadAlternativesDocument,
  LoadPlanPricesDocument,
  UpdateCoveragesDocument,
} from '../../../generated/documents.ts';
import { CoverSettings } from '../../shared/lines/cover-settings.tsx';
import { type Bought, boughtOf, coversFor } from '../../shared/lines/line-covers.ts';
import { useLabels } from '../../shared/use-labels.ts';
import { FormSection } from './form-section.tsx';
import { useQuoteEditing } from './quote-editing.tsx';
import { useChange } from './use-change.ts';

/** The plans to begin from, and every cover with its settings, each change priced at once. */
export function CoverForm() {
  const t = useTranslations('quoteForm');
  const label = useLabels();
  const { record, quote, line, edit } = useQuoteEditing();
  const { change, refused } = useChange();
  const { quote_id, plan } = quote;
  const plans = useRead('agent', LoadPlanPricesDocument, { quote_id }, { keepsLast: true });
  const alternatives = useRead('agent', LoadAlternativesDocument, { quote_id }, { keepsLast: true });
  const [chosen, setChosen] = useState<{ readonly bought: Bought; readonly from: number } | null>(null);
  const bought = chosen?.from === quote.version ? chosen.bought : boughtOf(quote.coverages);

  async function buy(coverages: Bought, of: string | null): Promise<void> {
    setChosen({ bought: coverages, from: quote.version });
    const isSaved = await change(() => edit(UpdateCoveragesDocument, { quote_id, coverages, plan: of }));
    if (!isSaved) setChosen(null);
  }

  const cards = plans.data?.recommended_plans ?? [];
  return (
    <FormSection title={t('covers')}>
      <div role="group" aria-label={t('plans')} className="flex flex-wrap gap-2">
        {cards.map((card) => (
          <Button
            key={card.plan}
            size="small"
            tone={card.plan === plan ? 'primary' : 'quiet'}
            aria-pressed={card.plan === plan}
            onClick={() => void buy(boughtOf(card.coverages), card.plan)}
          >
            {card.label ?? label('plan', card.plan)}
            {card.total !== null && (
              <span className="font-normal tabular-nums"> {moneyText(card.total, record.quote_pricing.currency)}</span>
            )}
          </Button>
        ))}
      </div>
      {refused && <FieldError id="covers-error">{refused}</FieldError>}
      <CoverSettings
        dense
        line={line}
        legend={t('adjust')}
        covers={coversFor(
          line,
          quote.vehicles.map(({ type }) => type),
        )}
        bought={bought}
        pricing={record.quote_pricing}
        alternatives={alternatives.data?.price_alternatives ?? []}
        onChange={(changed) => void buy(changed, plan)}
      />
    </FormSection>
  );
}
