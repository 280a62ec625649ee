'use client';
import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { hrefOf, stepBefore } from '../quote-data/step-order.ts';
import { StepPage } from '../step-form/step-page.tsx';
import { WaitForSecond } from './wait-for-second.tsx';

/** The step of who has signed, until everybody has. */
export function WaitStep() {
  const t = useTranslations('checkout.second');
  const { quote, state } = useLoadedCheckout().data;
  const stay = (event: FormEvent): void => event.preventDefault();
  return (
    <StepPage
      title={t('stepTitle')}
      lead={t('stepLead')}
      problems={[]}
      attempt={0}
      onSubmit={stay}
      submitLabel={null}
      backHref={hrefOf(stepBefore('sign', state.steps) ?? 'plans', quote.provider)}
    >
      <WaitForSecond />
    </StepPage>
  );
}
