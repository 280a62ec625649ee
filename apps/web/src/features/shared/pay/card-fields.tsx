'use client';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { TextAnswer } from '../answers/fields.tsx';
import type { Answer } from '../answers/answer.ts';
import { type CardAnswers, expiryText, groupedNumber, type Holder } from './card-shape.ts';

/** The box around a card's fields, with where the card goes. */
export function CardFrame({ title, secure, children }: { title: string; secure: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-4 rounded-sheet border border-line p-5 sm:p-6">
      <legend className="type-h3 px-1">{title}</legend>
      {children}
      <p className="flex items-start gap-2 text-small text-ink-3">
        <Icon name="lock" className="mt-0.5 size-4" />
        {secure}
      </p>
    </fieldset>
  );
}

/** Who pays by the card. */
export function HolderFields({ answer }: { answer: (name: keyof Holder) => Answer<string> }) {
  const t = useTranslations('checkout.payment');
  return (
    <>
      <TextAnswer
        answer={answer('name')}
        kind="name"
        label={t('name')}
        input={{ autoComplete: 'cc-name', enterKeyHint: 'next' }}
      />
      <TextAnswer
        answer={answer('postal_code')}
        kind="postalCode"
        label={t('postalCode')}
        input={{ autoComplete: 'billing postal-code', enterKeyHint: 'done', className: 'max-w-48' }}
      />
    </>
  );
}

/** The fields of a card, named so that a browser or a password manager can fill them. */
export function CardFields({ answer }: { answer: (name: keyof CardAnswers) => Answer<string> }) {
  const t = useTranslations('checkout.payment');
  const shaped = (name: keyof CardAnswers, shape: (typed: string, before: string) => string): Answer<string> => {
    const own = answer(name);
    return { ...own, onChange: (typed) => own.onChange(shape(typed, own.value)) };
  };
  const code = (typed: string) => typed.replaceAll(/\D/g, '').slice(0, 4);
  return (
    <CardFrame title={t('card')} secure={t('secure')}>
      <TextAnswer
        answer={shaped('number', groupedNumber)}
        label={t('number')}
        input={{ inputMode: 'numeric', autoComplete: 'cc-number', enterKeyHint: 'next', className: 'tabular-nums' }}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextAnswer
          answer={shaped('expiry', expiryText)}
          label={t('expiry')}
          hint={t('expiryHint')}
          input={{ inputMode: 'numeric', autoComplete: 'cc-exp', enterKeyHint: 'next', className: 'tabular-nums' }}
        />
        <TextAnswer
          answer={shaped('cvc', code)}
          label={t('cvc')}
          hint={t('cvcHint')}
          input={{ inputMode: 'numeric', autoComplete: 'cc-csc', enterKeyHint: 'next', className: 'tabular-nums' }}
        />
      </div>
      <HolderFields answer={answer} />
    </CardFrame>
  );
}
