'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { personName } from '../../shared/person-name.ts';
import { type CheckoutQuote, useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { SecondInsuredForm } from './second-insured-form.tsx';
import { useTakeOff } from './use-take-off.ts';

/** Who is insured beside the first, and signs, too: nobody has to be. */
export function SecondInsured() {
  const t = useTranslations('checkout.second');
  const { quote } = useLoadedCheckout().data;
  const [adding, setAdding] = useState(false);
  const [second] = quote.second_insured;
  return (
    <section aria-labelledby="second-insured" className="flex flex-col items-start gap-3">
      <h2 id="second-insured" className="type-h3">
        {t('title')}
      </h2>
      {second ? (
        <Named second={second} />
      ) : (
        <>
          <p className="max-w-measure text-ink-2">{t('about')}</p>
          {adding ? (
            <SecondInsuredForm onDone={() => setAdding(false)} />
          ) : (
            <Button tone="quiet" size="small" onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function Named({ second }: { second: CheckoutQuote['second_insured'][number] }) {
  const t = useTranslations('checkout.second');
  const { takeOff, busy, problem } = useTakeOff(second.entity_id);
  const name = personName(second) ?? '';
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-3 rounded-card border border-line p-4">
      <div className="min-w-0">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="text-small text-ink-2 [overflow-wrap:anywhere]">{t('signsAt', { email: second.email ?? '' })}</p>
        {problem && (
          <p role="alert" className="text-small font-medium text-danger">
            {problem}
          </p>
        )}
      </div>
      <Button tone="quiet" size="small" busy={busy} busyLabel={t('takingOff')} onClick={takeOff}>
        {t('takeOff')}
        <span className="sr-only"> {name}</span>
      </Button>
    </div>
  );
}
