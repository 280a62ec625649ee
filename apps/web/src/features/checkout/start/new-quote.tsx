'use client';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useQuoteContext } from '../../../data/quote-session.tsx';
import { readableMessage, RequestError } from '../../../data/request-error.ts';
import { request } from '../../../data/request.ts';
import { StartQuoteDocument } from '../../../generated/documents.ts';
import { useMessageOf } from '../step-form/message-of.ts';
import { shapeResolver } from '../step-form/shapes.ts';
import { StepPage } from '../step-form/step-page.tsx';
import type { Answer } from '../step-form/answer.ts';
import { StartForm } from './start-form.tsx';
import { type StartAnswers, startShapes } from './start-answers.ts';

const fieldOf: Readonly<Record<string, keyof StartAnswers>> = {
  postal_code: 'garaging_postal_code',
  vehicle_class: 'type',
  type: 'type',
};

type Refused = { field: keyof StartAnswers | null; value: string; message: string };

/** The first step before there is a quote: two answers, then the quote exists. */
export function NewQuote() {
  const t = useTranslations('checkout');
  const messageOf = useMessageOf();
  const router = useRouter();
  const { setQuoteId, setQuoteToken } = useQuoteContext();
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState<Refused | null>(null);
  const form = useForm<StartAnswers>({
    defaultValues: { garaging_postal_code: '', type: '' },
    resolver: shapeResolver(startShapes),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const start = useMutation({
    mutationFn: (answers: StartAnswers) =>
      request(StartQuoteDocument, { postal_code: answers.garaging_postal_code, vehicle_class: answers.type }),
    onSuccess({ start_quote: quote }) {
      setQuoteId(quote.quote_id);
      setQuoteToken(quote.quote_token);
      router.push('/checkout/vehicle');
    },
    onError(error, answers) {
      const path = error instanceof RequestError ? error.field?.split('.').at(-1) : undefined;
      const field = fieldOf[path ?? ''] ?? null;
      setRefused({
        field,
        value: field ? answers[field] : '',
        message: readableMessage(error) ?? t('errors.notSaved'),
      });
      setAttempt((count) => count + 1);
    },
  });
  const values = form.watch();
  const { errors } = form.formState;

  function answer(name: keyof StartAnswers): Answer<string> {
    const shape = errors[name]?.message;
    const standing = refused?.field === name && refused.value === values[name] ? refused.message : undefined;
    return {
      id: `start-${name}`,
      value: values[name],
      error: shape ? messageOf(shape) : standing,
      onChange: (value) => form.setValue(name, value, { shouldValidate: Boolean(shape) || attempt > 0 }),
      onBlur: () => void form.trigger(name),
    };
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (start.isPending) return;
    if (await form.trigger()) start.mutate(form.getValues());
    else setAttempt((count) => count + 1);
  }

  const answers = [answer('garaging_postal_code'), answer('type')];
  const problems =
    attempt > 0 ? answers.flatMap(({ id, error }) => (error ? [{ fieldId: id, message: error }] : [])) : [];
  return (
    <StepPage
      title={t('start.title')}
      lead={t('start.lead')}
      problems={problems}
      attempt={attempt}
      generalError={refused && refused.field === null ? refused.message : null}
      onSubmit={(event) => void submit(event)}
      busy={start.isPending || start.isSuccess}
    >
      <StartForm postalCode={answer('garaging_postal_code')} vehicleClass={answer('type')} />
    </StepPage>
  );
}
