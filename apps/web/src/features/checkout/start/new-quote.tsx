'use client';
import { hasOwnPages, isWaitlistReason } from '@roadworthy/core/products/vocabulary.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { type FormEvent, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useQuoteContext } from '../../../data/quote/quote-session.tsx';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { quoteSource } from '../../../data/quote/quote-source.ts';
import { useCheckout } from '../quote-data/checkout-context.tsx';
import { useMessageOf } from '../../shared/answers/message-of.ts';
import { Notice } from '../step-form/notice.tsx';
import { StepPage } from '../step-form/step-page.tsx';
import { useAnswers } from '../../shared/answers/use-answers.ts';
import type { Answer } from '../../shared/answers/answer.ts';
import { beginQuote } from './begin-quote.ts';
import { type ArrivalAnswers, arrivalAnswers } from './start-address.ts';
import { type Kinds, StartForm } from './start-form.tsx';
import { type StartAnswers, startShapes } from './start-answers.ts';
import { Waitlist } from '../waitlist/waitlist.tsx';

const fieldOf: Readonly<Record<string, keyof StartAnswers>> = {
  postal_code: 'garaging_postal_code',
  vehicle_class: 'type',
  type: 'type',
};

const never = () => () => undefined;
const nothingAnswered: StartAnswers = { garaging_postal_code: '', type: '' };

type Refused = { field: keyof StartAnswers | null; sent: StartAnswers; code: string | undefined; message: string };

type NewQuoteProps = {
  /** The page is made before anybody knows which line its address asks for. */
  isLineKnown: boolean;
  provider?: string | undefined;
  kinds?: Kinds | undefined;
};

/** The first step before there is a quote: two answers, then the quote exists. */
export function NewQuote({ isLineKnown, provider = 'personal', kinds }: NewQuoteProps) {
  const t = useTranslations('checkout');
  const messageOf = useMessageOf();
  const router = usePageRouter();
  const { setQuoteId, setQuoteToken } = useQuoteContext();
  const { phase } = useCheckout();
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [listing, setListing] = useState<ArrivalAnswers['listing']>(null);
  const isKnown = useSyncExternalStore(
    never,
    () => (quoteSource()?.quoteId ?? null) !== null,
    () => false,
  );
  const sheet = useAnswers<StartAnswers>(nothingAnswered, startShapes);
  const start = useMutation({
    mutationFn: (answers: StartAnswers) => beginQuote(provider, answers),
    onSuccess(quote) {
      setQuoteId(quote.quote_id);
      setQuoteToken(quote.quote_token);
      // The steps of another line stand where this page leads once the quote is there.
      if (hasOwnPages(provider)) router.push('/checkout/vehicle');
    },
    onError(error, answers) {
      const path = error instanceof RequestError ? error.field?.split('.').at(-1) : undefined;
      const field = ownValue(fieldOf, path ?? '') ?? null;
      setRefused({
        field,
        sent: answers,
        code: error instanceof RequestError ? error.code : undefined,
        message: readableMessage(error) ?? t('errors.notSaved'),
      });
      setAttempt((count) => count + 1);
    },
  });
  const { values } = sheet;

  // A price box elsewhere has asked already; only what it did not ask, or what was wrong, is asked again.
  const takeArrivalAnswers = useEffectEvent((): void => {
    const brought = arrivalAnswers(
      window.location.href,
      kinds?.kinds.map(({ value }) => value),
    );
    if (brought === null) return;
    window.history.replaceState(window.history.state, '', brought.stripped);
    setListing(brought.listing);
    // What was typed here before the page's scripts ran is newer.
    const typed = sheet.current();
    const garaging_postal_code = typed.garaging_postal_code || brought.answers.garaging_postal_code;
    const type = typed.type || brought.answers.type;
    sheet.set('garaging_postal_code', garaging_postal_code);
    sheet.set('type', type);
    if (brought.listing === null && garaging_postal_code !== '' && type !== '') start.mutate(sheet.current());
  });
  // Whether this browser keeps a quote, and whether it was bought, is known first.
  useEffect(() => {
    if (phase !== 'loading' && isLineKnown) takeArrivalAnswers();
  }, [phase, isLineKnown]);

  const isUnsold = isWaitlistReason(refused?.code);
  // Whether something is sold in a place depends on what it is as well.
  const stands = (name: keyof StartAnswers) =>
    refused?.sent[name] === values[name] && (!isUnsold || refused?.sent.type === values.type);

  function answer(name: keyof StartAnswers): Answer<string> {
    const shape = sheet.problemOf(name);
    const status = refused?.field === name && stands(name) ? refused.message : undefined;
    return {
      id: `start-${name}`,
      value: values[name],
      error: shape ? messageOf(shape) : status,
      onChange: (value) => sheet.set(name, value),
      onBlur: () => sheet.leave(name),
    };
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (start.isPending) return;
    if (sheet.check()) start.mutate(sheet.current());
    else setAttempt((count) => count + 1);
  }

  const answers = [answer('garaging_postal_code'), answer('type')];
  const problems =
    attempt > 0 ? answers.flatMap(({ id, error }) => (error ? [{ fieldId: id, message: error }] : [])) : [];
  return (
    <StepPage
      title={kinds ? kinds.name : t('start.title')}
      lead={t('start.lead')}
      problems={problems}
      attempt={attempt}
      generalError={refused && refused.field === null ? refused.message : null}
      onSubmit={submit}
      busy={start.isPending || start.isSuccess}
    >
      {isKnown && <Notice tone="info" title={t('start.known')} />}
      {listing && <Notice tone="info" title={t(`listing.${listing}`)} />}
      {refused && isUnsold && stands('garaging_postal_code') && (
        <Waitlist reason={refused.message} answers={refused.sent} source="start" provider={provider} />
      )}
      <StartForm postalCode={answer('garaging_postal_code')} vehicleClass={answer('type')} kinds={kinds} />
      {!isKnown && (
        <p>
          {t('start.insured')}{' '}
          <AppLink className="link inline-flex min-h-11 items-center" href="/customers/quotes/new">
            {t('start.fromAccount')}
          </AppLink>
        </p>
      )}
    </StepPage>
  );
}
