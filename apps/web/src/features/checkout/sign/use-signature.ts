'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';

const fields = ['consent', 'signature'] as const;
type FieldName = (typeof fields)[number];

const fieldOf = (path: string | undefined): FieldName | null =>
  path === 'signature.name' ? 'signature' : path === 'signature.consent' ? 'consent' : null;

/** What is typed and ticked under what is signed, and what is wrong with it; nothing where a signature stands. */
export function useSignature(stands: boolean) {
  const t = useTranslations('checkout');
  const [signature, setSignature] = useState('');
  const [consent, setConsent] = useState(false);
  const [refused, setRefused] = useState<{ field: FieldName | null; message: string } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const missing = {
    consent: consent || stands ? undefined : t('errors.consent'),
    signature: signature.trim() !== '' || stands ? undefined : t('errors.signature'),
  };
  const errorOf = (field: FieldName) =>
    attempt === 0 ? undefined : (missing[field] ?? (refused?.field === field ? refused.message : undefined));
  return {
    given: { signature: signature.trim(), consent },
    box: {
      consent,
      onConsent: setConsent,
      signature,
      errorOf,
      onSignature(typed: string) {
        setSignature(typed);
        setRefused(null);
      },
    },
    problems: fields.flatMap((field) => {
      const message = errorOf(field);
      return message ? [{ fieldId: `sign-${field}`, message }] : [];
    }),
    attempt,
    /** A refusal that belongs to no field. */
    general: refused?.field === null ? refused.message : null,
    isMissing: Boolean(missing.consent ?? missing.signature),
    /** Shows what is wrong from now on. */
    show: () => setAttempt((count) => count + 1),
    forget: () => setRefused(null),
    wait: () => setRefused({ field: null, message: t('read.wait') }),
    refuse(error: unknown) {
      const field = fieldOf(error instanceof RequestError ? error.field : undefined);
      setRefused({ field, message: readableMessage(error) ?? t('errors.notSaved') });
    },
  };
}
