'use client';
import { useLocale, useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Answer } from '../answers/answer.ts';
import { useMessageOf } from '../answers/message-of.ts';
import { useAnswers } from '../answers/use-answers.ts';
import { type CardEntry, CardRefusedError, type EnteredCard } from './card-entry.ts';
import { type Holder, holderShapes } from './card-shape.ts';
import { StripeFields } from './stripe-fields.tsx';
import { openStripe, type StripeCardField, type StripeScript } from './stripe-script.ts';

type Mounted = { readonly stripe: StripeScript; readonly field: StripeCardField };

/** The text of our own fields, so that Stripe's looks like one of them. */
function lookOf(place: HTMLElement): object {
  const { color, fontFamily, fontSize } = getComputedStyle(place);
  return { base: { color, fontFamily, fontSize } };
}

type Status = { readonly complete: boolean; readonly error: string | undefined };

/** Stripe's card field in a place of the page, for as long as the place is there. */
function useStripeField(publishableKey: string, place: RefObject<HTMLDivElement | null>, failed: string) {
  const locale = useLocale();
  const [mounted, setMounted] = useState<Mounted | null>(null);
  const [status, setStatus] = useState<Status>({ complete: false, error: undefined });
  useEffect(() => {
    let field: StripeCardField | undefined;
    let isGone = false;
    const mount = async (): Promise<void> => {
      const stripe = await openStripe(publishableKey);
      if (isGone || !place.current) return;
      field = stripe.elements({ locale }).create('card', { hidePostalCode: true, style: lookOf(place.current) });
      field.mount(place.current);
      field.on('change', ({ complete, error }) => setStatus({ complete, error: error?.message }));
      setMounted({ stripe, field });
    };
    mount().catch(() => setStatus({ complete: false, error: failed }));
    return () => {
      isGone = true;
      field?.destroy();
    };
  }, [publishableKey, place, locale, failed]);
  return { mounted, status, setStatus };
}

/** Stripe's card form: the number goes from its frame to Stripe, and a token comes back. */
export function useStripeCard(publishableKey: string, postalCode: string): CardEntry {
  const t = useTranslations('checkout');
  const messageOf = useMessageOf();
  const place = useRef<HTMLDivElement>(null);
  const sheet = useAnswers<Holder>({ name: '', postal_code: postalCode }, holderShapes);
  const { mounted, status, setStatus } = useStripeField(publishableKey, place, t('payment.stripeFailed'));

  function answer(name: keyof Holder): Answer<string> {
    const shape = sheet.problemOf(name);
    return {
      id: `payment-${name}`,
      value: sheet.values[name],
      error: shape ? messageOf(shape) : undefined,
      onChange: (value) => sheet.set(name, value),
      onBlur: () => sheet.leave(name),
    };
  }

  async function entered({ stripe, field }: Mounted): Promise<EnteredCard> {
    const { name, postal_code } = sheet.current();
    const billing_details = { name: name.trim(), address: { postal_code: postal_code.trim() } };
    const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card: field, billing_details });
    if (!paymentMethod) {
      setStatus(({ complete }) => ({ complete, error: error?.message ?? t('errors.cardIncomplete') }));
      throw new CardRefusedError();
    }
    const { id, card } = paymentMethod;
    return { label: `${card?.last4} ${card?.exp_month}${card?.exp_year}`, token: async () => id };
  }

  const cardProblem = status.error ? [{ fieldId: 'payment-card', message: status.error }] : [];
  const holderProblems = (['name', 'postal_code'] as const).flatMap((name) => {
    const { id, error } = answer(name);
    return error ? [{ fieldId: id, message: error }] : [];
  });
  return {
    fields: <StripeFields place={place} error={status.error} answer={answer} onFocus={() => mounted?.field.focus()} />,
    problems: [...cardProblem, ...holderProblems],
    check() {
      const isComplete = mounted !== null && status.complete;
      if (!isComplete) setStatus(({ error }) => ({ complete: false, error: error ?? t('errors.cardIncomplete') }));
      return sheet.check() && isComplete;
    },
    async card() {
      if (!mounted) throw new CardRefusedError();
      return entered(mounted);
    },
  };
}
