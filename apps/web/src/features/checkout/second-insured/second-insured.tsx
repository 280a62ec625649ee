'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { personName } from '../../shared/person-name.ts';
import { type CheckoutQuote, useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { SecondInsuredForm } from './second-insured-form.tsx';
import type { AddingSecond } from './use-second-insured.ts';
import { useTakeOff } from './use-take-off.ts';

/** Who is insured beside the first, and signs, too: nobody has to be. */
export function SecondInsured({ adding }: { adding: AddingSecond }) {
  const t = useTranslations('checkout.second');
  const { quote } = useLoadedCheckout().data;
  const [second] = quote.second_insured;
  const title = useRef<HTMLHeadingElement>(null);
  const place = second ? 'named' : adding.typed ? 'form' : 'none';
  const before = useRef(place);
  // The button that was pressed is gone with what it stood in.
  useEffect(() => {
    if (before.current !== place && place !== 'form' && document.activeElement === document.body)
      title.current?.focus();
    before.current = place;
  }, [place]);
  return (
    <section aria-labelledby="second-insured" className="flex flex-col items-start gap-3">
      <h2 id="second-insured" ref={title} tabIndex={-1} className="type-h3 outline-none">
        {t('title')}
      </h2>
      {second ? (
        <Named second={second} />
      ) : (
        <>
          <p className="max-w-measure text-ink-2">{t('about')}</p>
          {adding.typed ? (
            <SecondInsuredForm adding={adding} />
          ) : (
            <Button tone="quiet" size="small" onClick={adding.begin}>
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
