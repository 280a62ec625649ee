'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { postAuth } from '../../../data/session/sign-in-calls.ts';
import { looksLikeEmail } from '../../../data/session/sign-in-problem.ts';
import { EmailInput } from '../../shared/email-input.tsx';
import { FormAlert } from '../../shared/form-alert.tsx';

type AskFormProps = { isSent: boolean; onSent: () => void; onOther: () => void };

/** Has the link sent. The words are the same whether the address is known or not. */
export function AskForm({ isSent, onSent, onOther }: AskFormProps) {
  const t = useTranslations('profile.reset');
  const field = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState(false);
  const asking = useMutation({
    mutationFn: (address: string) => postAuth('/request-password-reset', { email: address }),
    onSuccess: onSent,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const good = looksLikeEmail(email);
    setWrong(!good);
    if (good) asking.mutate(email.trim());
    else field.current?.focus();
  }

  if (isSent)
    return (
      <div className="flex flex-col items-start gap-4">
        <p role="status" className="wrap-anywhere text-ink-2">
          {t('sent', { email: email.trim() })}
        </p>
        <Button tone="plain" size="small" onClick={onOther}>
          {t('again')}
        </Button>
      </div>
    );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-ink-2">{t('askLead')}</p>
      <Field label={t('email')} error={wrong ? t('emailWrong') : null}>
        {(control) => (
          <EmailInput
            {...control}
            ref={field}
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        )}
      </Field>
      <FormAlert message={asking.isError ? (readableMessage(asking.error) ?? t('failed')) : null} />
      <Button type="submit" wide busy={asking.isPending} busyLabel={t('send')}>
        {t('send')}
      </Button>
    </form>
  );
}
