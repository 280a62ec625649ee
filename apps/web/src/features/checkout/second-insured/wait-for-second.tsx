'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { StripeLoading } from '@roadworthy/ui/brand/stripe.tsx';
import { useMutation } from '@tanstack/react-query';
import { useNow, useTranslations } from 'next-intl';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { SendSigningLinkDocument } from '../../../generated/documents.ts';
import { personName } from '../../shared/person-name.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { useTakeOff } from './use-take-off.ts';
import { useInstant } from '../../shared/use-instant.ts';

/** The first has signed; what can be done until the second has, or once they declined. The page goes on by itself when they have. */
export function WaitForSecond() {
  const t = useTranslations('checkout.second');
  const errors = useTranslations('checkout.errors');
  const now = useNow({ updateInterval: 60_000 });
  const checkout = useLoadedCheckout();
  const { askForQuote } = useQuoteContext();
  const { quote } = checkout.data;
  const [second] = quote.second_insured;
  const [request] = quote.signing_requests;
  const { takeOff, busy, problem } = useTakeOff(second?.entity_id ?? '');
  const send = useMutation({
    mutationFn: () => askForQuote(SendSigningLinkDocument, { quote_id: quote.quote_id }),
    onSuccess: () => checkout.refresh(),
  });
  const name = personName(second) ?? '';
  const instant = useInstant();
  const isDeclined = Boolean(request?.declined);
  const isOver = request !== undefined && new Date(request.expires) <= now;
  const refused = send.isError ? (readableMessage(send.error) ?? errors('notSaved')) : problem;
  return (
    <section
      aria-labelledby="wait-for-second"
      className="flex flex-col gap-4 rounded-sheet border border-line p-5 sm:p-6"
    >
      <h2 id="wait-for-second" className="type-h2 [overflow-wrap:anywhere]">
        {t(isDeclined ? 'declinedTitle' : 'waitTitle', { name })}
      </h2>
      {!isOver && !isDeclined && <StripeLoading active label={t('waiting')} />}
      <p role="status" className="max-w-measure text-ink-2 [overflow-wrap:anywhere]">
        {request?.declined
          ? t('declined', { when: instant(request.declined).absolute })
          : request && isOver
            ? t('ended', { email: request.recipient })
            : t('sent', {
                email: request?.recipient ?? second?.email ?? '',
                when: request ? instant(request.created).absolute : '',
              })}
      </p>
      {request?.decline_reason && (
        <blockquote className="max-w-measure border-l-4 border-line pl-4 whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
          {request.decline_reason}
        </blockquote>
      )}
      <p className="max-w-measure text-ink-2">{t(isDeclined ? 'afterDecline' : 'meanwhile', { name })}</p>
      {refused && (
        <p role="alert" className="font-medium text-danger">
          {refused}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={send.isPending} busyLabel={t('sending')} onClick={() => send.mutate()}>
          {t(isDeclined ? 'askAgain' : 'sendAgain')}
        </Button>
        <Button tone="quiet" busy={busy} busyLabel={t('takingOff')} onClick={takeOff}>
          {t('goOnAlone', { name })}
        </Button>
      </div>
    </section>
  );
}
