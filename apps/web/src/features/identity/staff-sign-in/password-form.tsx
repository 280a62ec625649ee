'use client';
import { sessionHours } from '@roadworthy/core/identity/vocabulary.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { signInWithPassword } from '../../../data/session/sign-in-calls.ts';
import { looksLikeEmail, signInProblem } from '../../../data/session/sign-in-problem.ts';
import { EmailInput } from '../../shared/email-input.tsx';
import { FormAlert } from '../../shared/form-alert.tsx';
import { useEnter } from '../use-return.ts';
import { PasskeyButton } from '../ways-in/passkey-button.tsx';
import { usePasskeyAutofill } from '../ways-in/use-passkey.ts';

/** E-mail and password, each with its own error; or a passkey instead of both. */
export function PasswordForm({ notice, onOwed }: { notice: string | null; onOwed: () => void }) {
  const t = useTranslations('staff.signIn');
  const enter = useEnter();
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const remember = useRef<HTMLInputElement>(null);
  const isRemembered = () => remember.current?.checked ?? false;
  const [wrong, setWrong] = useState<{ email: boolean; password: boolean }>({ email: false, password: false });
  const entering = useMutation({
    mutationFn: async (provided: { email: string; password: string }) => {
      const isOwed = await signInWithPassword(provided.email, provided.password, isRemembered());
      if (isOwed) onOwed();
      else await enter();
    },
    onError: () => password.current?.select(),
  });
  const filledIn = usePasskeyAutofill(isRemembered);
  const problem = entering.isError ? signInProblem(entering.error) : null;
  const isRefused = problem !== null && problem.kind !== 'locked' && problem.kind !== 'failed';

  function submit(event: FormEvent) {
    event.preventDefault();
    const provided = { email: email.current?.value.trim() ?? '', password: password.current?.value ?? '' };
    const missing = { email: !looksLikeEmail(provided.email), password: provided.password === '' };
    setWrong(missing);
    entering.reset();
    if (missing.email) email.current?.focus();
    else if (missing.password) password.current?.focus();
    else entering.mutate(provided);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormAlert message={entering.isIdle ? (filledIn ?? notice) : null} />
      <Field label={t('email')} error={wrong.email ? t('emailWrong') : null}>
        {(control) => (
          <EmailInput {...control} ref={email} name="email" autoComplete="username webauthn" enterKeyHint="next" />
        )}
      </Field>
      <Field label={t('password')} error={wrong.password ? t('passwordMissing') : isRefused ? t('invalid') : null}>
        {(control) => (
          <TextInput
            {...control}
            ref={password}
            type="password"
            name="password"
            autoComplete="current-password"
            enterKeyHint="go"
          />
        )}
      </Field>
      <Checkbox
        ref={remember}
        label={t('remember')}
        note={t('rememberNote', {
          days: sessionHours.remembered.total / 24,
          idle: sessionHours.staff.idle,
          total: sessionHours.staff.total,
        })}
      />
      <FormAlert message={problem && !isRefused ? (problem.kind === 'locked' ? problem.message : t('failed')) : null} />
      <Button type="submit" wide busy={entering.isPending || entering.isSuccess} busyLabel={t('entering')}>
        {t('enter')}
      </Button>
      <a className="link inline-flex min-h-11 items-center self-start" href="/agents/reset">
        {t('forgot')}
      </a>
      <PasskeyButton remember={isRemembered} />
    </form>
  );
}
