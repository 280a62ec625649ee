'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { sendSignInMail, signInWithCode } from '../../../data/session/sign-in-calls.ts';
import { signInProblem } from '../../../data/session/sign-in-problem.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { useEnter } from '../use-return.ts';

type CodeFormProps = { email: string; returnTo: string; onOtherEmail: () => void };

/** Takes the six-digit code. The words are the same whether the address is known or not. */
export function CodeForm({ email, returnTo, onOtherEmail }: CodeFormProps) {
  const t = useTranslations('account.signIn');
  const common = useTranslations('shell.common');
  const enter = useEnter();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState(false);
  const entering = useMutation({
    mutationFn: async (digits: string) => {
      const isOwed = await signInWithCode(email, digits);
      // Somebody of the staff, who is asked for the code of their authenticator as well.
      if (isOwed) window.location.assign(`/agents/sign-in?step=code&returnTo=${encodeURIComponent(returnTo)}`);
      else await enter();
    },
    onError: () => field.current?.focus(),
  });
  const again = useMutation({ mutationFn: () => sendSignInMail(email, returnTo), onSuccess: () => entering.reset() });
  useEffect(() => field.current?.focus(), []);

  const failed = entering.isError ? signInProblem(entering.error) : null;
  const codeProblem = failed?.kind === 'invalid' ? t('codeInvalid') : null;
  const problem = again.isError ? signInProblem(again.error) : codeProblem ? null : failed;

  function submit(event: FormEvent) {
    event.preventDefault();
    const good = /^\d{6}$/.test(code);
    setWrong(!good);
    if (good) entering.mutate(code);
    else field.current?.focus();
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="break-words text-ink-2">{t('sent', { email })}</p>
      <Field label={t('code')} error={wrong ? t('codeWrong') : codeProblem}>
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            enterKeyHint="go"
            maxLength={7}
            value={code}
            onChange={(event) => {
              const digits = event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 6);
              setCode(digits);
              if (digits.length === 6) setWrong(false);
            }}
            className="font-display text-h3 tracking-[0.3em] tabular-nums"
          />
        )}
      </Field>
      <FormAlert message={problem && (problem.kind === 'locked' ? problem.message : t('failed'))} />
      <Button type="submit" wide busy={entering.isPending || entering.isSuccess} busyLabel={common('working')}>
        {t('enter')}
      </Button>
      <p role="status" className="text-small text-success empty:hidden">
        {again.isSuccess && t('sentAgain')}
      </p>
      <div className="flex flex-wrap gap-x-2">
        <Button
          tone="plain"
          size="small"
          busy={again.isPending}
          busyLabel={common('working')}
          onClick={() => again.mutate()}
        >
          {t('again')}
        </Button>
        <Button tone="plain" size="small" onClick={onOtherEmail}>
          {t('otherEmail')}
        </Button>
      </div>
    </form>
  );
}
