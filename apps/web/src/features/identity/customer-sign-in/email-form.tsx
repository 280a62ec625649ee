'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { sendSignInMail } from '../../../data/session/sign-in-calls.ts';
import { looksLikeEmail, signInProblem } from '../../../data/session/sign-in-problem.ts';
import { EmailInput } from '../../shared/email-input.tsx';
import { PasskeyButton } from '../ways-in/passkey-button.tsx';
import { usePasskeyAutofill } from '../ways-in/use-passkey.ts';
import { FormAlert } from '../../shared/form-alert.tsx';

type EmailFormProps = {
  email: string;
  onEmail: (email: string) => void;
  returnTo: string;
  onSent: (email: string) => void;
};

/** Asks for the e-mail address and has the link and the code sent. */
export function EmailForm({ email, onEmail, returnTo, onSent }: EmailFormProps) {
  const t = useTranslations('account.signIn');
  const common = useTranslations('shell.common');
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const filledIn = usePasskeyAutofill();
  const sending = useMutation({
    mutationFn: (address: string) => sendSignInMail(address, returnTo),
    onSuccess: (_nothing, address) => onSent(address),
  });
  const problem = sending.isError ? signInProblem(sending.error) : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    const good = looksLikeEmail(email);
    setWrong(!good);
    if (good) sending.mutate(email.trim());
    else field.current?.focus();
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormAlert message={sending.isError ? null : filledIn} />
      <p className="text-ink-2">{t('lead')}</p>
      <Field label={t('email')} hint={t('emailHint')} error={wrong ? t('emailWrong') : null}>
        {(control) => (
          <EmailInput
            {...control}
            ref={field}
            name="email"
            autoComplete="email webauthn"
            value={email}
            onChange={(event) => {
              onEmail(event.currentTarget.value);
              if (wrong) setWrong(!looksLikeEmail(event.currentTarget.value));
            }}
          />
        )}
      </Field>
      <FormAlert message={problem && (problem.kind === 'locked' ? problem.message : t('failed'))} />
      <Button type="submit" wide busy={sending.isPending} busyLabel={common('working')}>
        {t('send')}
      </Button>
      <PasskeyButton />
    </form>
  );
}
