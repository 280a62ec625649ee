'use client';
import { classes } from '@roadworthy/ui/base/classes.ts';
import { FieldGroup } from '@roadworthy/ui/forms/field.tsx';
import { inputFace } from '@roadworthy/ui/forms/input-face.ts';
import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import type { Answer } from '../answers/answer.ts';
import { CardFrame, HolderFields } from './card-fields.tsx';
import type { Holder } from './card-shape.ts';

type StripeFieldsProps = {
  /** Where Stripe's script puts its field. */
  place: RefObject<HTMLDivElement | null>;
  error: string | undefined;
  answer: (name: keyof Holder) => Answer<string>;
  /** The place was reached, by the summary of problems: the field inside takes over. */
  onFocus: () => void;
};

/** Stripe's field for number, expiry and code, and our own for who pays. */
export function StripeFields({ place, error, answer, onFocus }: StripeFieldsProps) {
  const t = useTranslations('checkout.payment');
  return (
    <CardFrame title={t('card')} secure={t('secureStripe')}>
      <FieldGroup label={t('stripeCard')} error={error}>
        <div
          id="payment-card"
          ref={place}
          tabIndex={-1}
          onFocus={onFocus}
          className={classes(inputFace, 'py-3', error !== undefined && 'border-danger')}
        />
      </FieldGroup>
      <HolderFields answer={answer} />
    </CardFrame>
  );
}
