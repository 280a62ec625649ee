'use client';
import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { personName } from '../../shared/person-name.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { hrefOf, isSigned, placeAfter, stepBefore } from '../quote-data/step-order.ts';
import { StepPage } from '../step-form/step-page.tsx';
import { WaitForSecond } from './wait-for-second.tsx';

/** The step of who has signed, until everybody has; and that everybody has, for whoever waited for it. */
export function WaitStep() {
  const t = useTranslations('checkout');
  const router = usePageRouter();
  const { data } = useLoadedCheckout();
  const { quote, state } = data;
  const isDone = isSigned(data);
  const lead = quote.signing_requests[0]?.declined ? t('second.declinedLead') : t('second.stepLead');
  function goOn(event: FormEvent): void {
    event.preventDefault();
    if (isDone) router.push(hrefOf(placeAfter('sign', state), quote.provider));
  }
  return (
    <StepPage
      title={isDone ? t('second.doneTitle') : t('second.stepTitle')}
      lead={isDone ? t('second.doneLead') : lead}
      problems={[]}
      attempt={0}
      onSubmit={goOn}
      submitLabel={isDone ? t('sign.submitSigned') : null}
      backHref={hrefOf(stepBefore('sign', state.steps) ?? 'plans', quote.provider)}
    >
      {isDone ? (
        <p
          role="status"
          className="rounded-card bg-success-tint p-4 font-semibold text-success [overflow-wrap:anywhere]"
        >
          {t('second.done', { name: personName(quote.second_insured[0]) ?? '' })}
        </p>
      ) : (
        <WaitForSecond />
      )}
    </StepPage>
  );
}
