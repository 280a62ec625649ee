'use client';
import { paymentTerms } from '@roadworthy/core/products/vocabulary.ts';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { useTranslations } from 'next-intl';

type TermChoiceProps = { id: string; value: string; onChoose: (term: string) => Promise<unknown> };

/** How the term is paid. */
export function TermChoice({ id, value, onChoose }: TermChoiceProps) {
  const t = useTranslations('checkout');
  return (
    <RadioTiles
      id={id}
      name="payment_term"
      label={t('plans.term')}
      options={paymentTerms
        .toReversed()
        .map((term) => ({ value: term, label: t(`terms.${term}.label`), note: t(`terms.${term}.note`) }))}
      value={value}
      onChange={(term) => void onChoose(term)}
    />
  );
}
