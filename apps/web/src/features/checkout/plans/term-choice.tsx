'use client';
import { paymentTerms } from '@roadworthy/core/products/vocabulary.ts';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { useTranslations } from 'next-intl';
import type { WayToPayFragment } from '../../../generated/documents.ts';
import { usePaymentWords } from '../../shared/pay/use-payment-words.ts';
import { AnswerEffect } from '../step-form/answer-effect.tsx';
import { wayOf } from '../../shared/pay/way-of.ts';

type TermChoiceProps = {
  id: string;
  value: string;
  /** What each would come to, as far as there is a price. */
  ways: readonly WayToPayFragment[] | undefined;
  onChoose: (term: string) => Promise<unknown>;
};

/** How the term is paid, and what each way comes to. */
export function TermChoice({ id, value, ways, onChoose }: TermChoiceProps) {
  const t = useTranslations('checkout');
  const describeWay = usePaymentWords();
  const noteOf = (term: (typeof paymentTerms)[number]) => {
    const way = wayOf(ways, term);
    if (!way) return t(`terms.${term}.note`);
    return describeWay(way).lines.join(' · ');
  };
  return (
    <div className="flex flex-col gap-2">
      <RadioTiles
        id={id}
        name="payment_term"
        label={t('plans.term')}
        options={paymentTerms
          .toReversed()
          .map((term) => ({ value: term, label: t(`terms.${term}.label`), note: noteOf(term) }))}
        value={value}
        onChange={(term) => void onChoose(term)}
      />
      <AnswerEffect field="payment_term" />
    </div>
  );
}
