'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { SecondInsured } from '../second-insured/second-insured.tsx';
import { useSecondInsured } from '../second-insured/use-second-insured.ts';
import { CheckoutStepPage } from '../step-form/checkout-step.tsx';
import { useMessageOf } from '../../shared/answers/message-of.ts';
import { useStepForm } from '../step-form/use-step-form.tsx';
import { AddressFields, PersonFields } from './person-fields.tsx';
import { useSavePerson } from './use-save-person.ts';
import { waitingForPerson, type YouAnswers, youAnswersOf, youShapes } from './you-answers.ts';

/** For whom the policy is: the first personal answers. */
export function YouStep() {
  const t = useTranslations('checkout.you');
  const messageOf = useMessageOf();
  const { quote } = useLoadedCheckout().data;
  const { save, isStored } = useSavePerson();
  const locale = useLocale();
  const shapes = useMemo(() => youShapes(locale), [locale]);
  const form = useStepForm<YouAnswers>({
    step: 'you',
    shapes,
    saved: youAnswersOf(quote),
    messageOf,
    save,
    heldBack: (all, refused) => waitingForPerson(all, isStored, refused),
  });
  const second = useSecondInsured();
  const both = { ...form, submit: async () => (await form.submit()) && (await second.submit()) };
  return (
    <CheckoutStepPage step="you" title={t('title')} lead={t('lead')} form={both}>
      <PersonFields form={form} />
      <AddressFields form={form} />
      {isStored && <SecondInsured adding={second} />}
      {!isStored && <p className="text-small text-ink-3">{t('stored')}</p>}
    </CheckoutStepPage>
  );
}
