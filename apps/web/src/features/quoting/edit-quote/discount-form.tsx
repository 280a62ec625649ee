'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  LoadQuoteDiscountsDocument,
  type LoadQuoteDiscountsQuery,
  UpdateDiscountsDocument,
} from '../../../generated/documents.ts';
import { FormSection } from './form-section.tsx';
import { useQuoteEditing } from './quote-editing.tsx';
import { useChange } from './use-change.ts';

type Discount = LoadQuoteDiscountsQuery['quote_discounts'][number];

/** Every discount of the rates with what it takes off; what follows from an answer is shown and not ticked. */
export function DiscountForm() {
  const t = useTranslations('quoteForm');
  const { quote, edit } = useQuoteEditing();
  const { quote_id } = quote;
  const { change, refused } = useChange();
  const read = useRead('agent', LoadQuoteDiscountsDocument, { quote_id }, { keepsLast: true });
  const offered = read.data?.quote_discounts ?? [];
  if (offered.length === 0) return null;

  const turn = ({ code, applied }: Discount) => {
    const granted = offered.filter((one) => one.granted_by_staff && one.applied).map((one) => one.code);
    const discounts = applied ? granted.filter((one) => one !== code) : [...granted, code];
    void change(() => edit(UpdateDiscountsDocument, { quote_id, discounts }));
  };

  return (
    <FormSection title={t('discounts')} error={refused}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {offered.map((discount) => (
          <Checkbox
            key={discount.code}
            label={discount.label}
            note={<Saving discount={discount} />}
            checked={discount.applied}
            disabled={!discount.granted_by_staff}
            onChange={() => turn(discount)}
          />
        ))}
      </div>
    </FormSection>
  );
}

function Saving({ discount: { saves, applied, granted_by_staff, reason } }: { discount: Discount }) {
  const t = useTranslations('quoteForm');
  const { currency } = useQuoteEditing().record.quote_pricing;
  if (saves === 0) return reason;
  const amount = saves === null ? null : moneyText(saves, currency);
  const takes = amount !== null && t(applied ? 'saves' : 'wouldSave', { amount });
  return [takes, !granted_by_staff && reason].filter(Boolean).join(' · ');
}
