'use client';
import type { WaitlistSource } from '@roadworthy/core/products/vocabulary.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { request } from '../../../data/requests/request.ts';
import { visitPartner } from '../../../data/visit/use-partner.ts';
import { JoinWaitlistDocument } from '../../../generated/documents.ts';
import { SoldThere } from './sold-there.tsx';
import { EmailInput } from '../../shared/email-input.tsx';

export type WaitlistAskProps = {
  /** Why nothing is sold there, in the server's words. */
  reason: string;
  postalCode: string;
  vehicleClass: string;
  source: WaitlistSource;
  provider: string;
  /** What it is sold in spite of, but for a while: its name, until when, and whether a reader of French gets it in English. */
  pause?: { readonly name: string; readonly until: string; readonly isEnglishOnly: boolean } | null;
};

/**
 * Says that nothing is sold there, or not for a while, which place and why, and keeps the address of who would buy. It stands inside the
 * form of a step, so it is no form of its own.
 */
export function WaitlistAsk({ reason, postalCode, vehicleClass, source, provider, pause = null }: WaitlistAskProps) {
  const t = useTranslations('checkout');
  const [email, setEmail] = useState('');
  const join = useMutation({
    mutationFn: () =>
      request(JoinWaitlistDocument, {
        provider,
        postal_code: postalCode,
        vehicle_class: vehicleClass,
        email: email.trim(),
        source,
        partner: visitPartner.read(),
      }),
  });
  const error = join.isError ? (readableMessage(join.error) ?? t('errors.notSaved')) : null;
  const send = (): void => {
    if (!join.isPending) join.mutate();
  };
  return (
    <section aria-labelledby="waitlist-title" className="flex flex-col gap-4 rounded-sheet border border-line p-5">
      <h2 id="waitlist-title" className="type-h3">
        {pause ? t('waitlist.pausedTitle', { name: pause.name }) : t('waitlist.title')}
      </h2>
      <p lang={pause?.isEnglishOnly ? 'en' : undefined}>{reason}</p>
      {pause?.isEnglishOnly && <p className="text-small text-ink-2">{t('waitlist.pausedInEnglish')}</p>}
      {pause && <p className="font-semibold">{pause.until}</p>}
      {join.isSuccess ? (
        <p role="status" className="rounded-card bg-success-tint p-4 font-semibold text-success">
          {t(pause ? 'waitlist.pausedKept' : 'waitlist.stored', { email: join.data.join_waitlist.email })}
        </p>
      ) : (
        <>
          <p className="text-ink-2">{t(pause ? 'waitlist.pausedBody' : 'waitlist.body')}</p>
          <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
            <Field id="waitlist-email" label={t('waitlist.email')} error={error}>
              {(control) => (
                <EmailInput
                  {...control}
                  value={email}
                  onChange={(event) => setEmail(event.currentTarget.value)}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return;
                    // The step around it is not sent by this.
                    event.preventDefault();
                    send();
                  }}
                />
              )}
            </Field>
            <Button tone="quiet" onClick={send} busy={join.isPending} busyLabel={t('waitlist.sending')}>
              {t(pause ? 'waitlist.pausedSubmit' : 'waitlist.submit')}
            </Button>
          </div>
        </>
      )}
      {!pause && <SoldThere postalCode={postalCode} except={provider} />}
    </section>
  );
}
