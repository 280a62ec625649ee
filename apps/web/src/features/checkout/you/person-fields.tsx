'use client';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { DateParts } from '@roadworthy/ui/forms/date-parts.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { PhoneInput } from '@roadworthy/ui/forms/phone-input.tsx';
import { useLocale, useTranslations } from 'next-intl';
import { AnswerEffect } from '../step-form/answer-effect.tsx';
import { TextAnswer, useFieldCopy } from '../../shared/answers/fields.tsx';
import { PostalAreaHint } from '../../shared/postal-area/postal-area-hint.tsx';
import type { StepForm } from '../step-form/use-step-form.tsx';
import type { YouAnswers } from './you-answers.ts';

type Part = { form: Pick<StepForm<YouAnswers>, 'answer'> };

/** Who it is, and how to reach them. */
export function PersonFields({ form: { answer } }: Part) {
  const t = useTranslations('checkout.you');
  const copy = useFieldCopy();
  const locale = useLocale();
  const phone = answer('phone');
  const birthdate = answer('birthdate');
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextAnswer
          answer={answer('first_name')}
          kind="name"
          label={t('firstName')}
          input={{ autoComplete: 'given-name', enterKeyHint: 'next' }}
        />
        <TextAnswer
          answer={answer('last_name')}
          kind="name"
          label={t('lastName')}
          input={{ autoComplete: 'family-name', enterKeyHint: 'next' }}
        />
        <TextAnswer
          answer={answer('email')}
          kind="email"
          label={t('email')}
          hint={t('emailHint')}
          className="sm:col-span-2"
          input={{ type: 'email', inputMode: 'email', autoComplete: 'email', enterKeyHint: 'next' }}
        />
        <Field id={phone.id} label={t('phone')} optional={copy.optional} error={phone.error}>
          {(control) => (
            <PhoneInput
              {...control}
              maxLength={textLimits.phone}
              value={phone.value}
              onChange={phone.onChange}
              onBlur={phone.onBlur}
            />
          )}
        </Field>
      </div>
      <div className="flex flex-col gap-2">
        <DateParts
          id={birthdate.id}
          label={t('birthdate')}
          why={copy.why(t('birthdateWhy'))}
          value={birthdate.value}
          onChange={birthdate.onChange}
          error={birthdate.error}
          locale={locale}
          partLabels={{ month: t('month'), day: t('day'), year: t('year') }}
          birthday
        />
        <AnswerEffect field="birthdate" />
      </div>
    </>
  );
}

/** Where mail goes. */
export function AddressFields({ form: { answer } }: Part) {
  const t = useTranslations('checkout.you');
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="type-h3 mb-3">{t('address')}</legend>
      <TextAnswer
        answer={answer('line_1')}
        kind="street"
        label={t('street')}
        input={{ autoComplete: 'address-line1', enterKeyHint: 'next' }}
      />
      <div className="grid gap-4 sm:grid-cols-[1fr_1.4fr_1fr]">
        <TextAnswer
          answer={answer('line_2')}
          kind="street"
          label={t('unit')}
          optional
          input={{ autoComplete: 'address-line2', enterKeyHint: 'next' }}
        />
        <TextAnswer
          answer={answer('locality')}
          kind="city"
          label={t('city')}
          input={{ autoComplete: 'address-level2', enterKeyHint: 'next' }}
        />
        <div className="flex flex-col gap-1">
          <TextAnswer
            answer={answer('postal_code')}
            kind="postalCode"
            label={t('postalCode')}
            input={{ autoComplete: 'postal-code', enterKeyHint: 'next' }}
          />
          <PostalAreaHint
            text={answer('postal_code').value}
            words={{ lies: (values) => t('lies', values), unlisted: (values) => t('unlisted', values) }}
          />
        </div>
      </div>
    </fieldset>
  );
}
