'use client';
import { passwordLength } from '@roadworthy/core/identity/vocabulary.ts';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { authCode } from '../../../data/session/own-sessions.ts';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { postAuth } from '../../../data/session/sign-in-calls.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { newPasswordProblem } from '../profile/new-password-problem.ts';

type ChooseFormProps = { token: string; isDone: boolean; onDone: () => void; onAskAgain: () => void };

/** Takes the new password of whoever holds a mailed link. */
export function ChooseForm({ token, isDone, onDone, onAskAgain }: ChooseFormProps) {
  const t = useTranslations('profile.reset');
  const words = useTranslations('profile.password');
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const saving = useMutation({
    mutationFn: (newPassword: string) => postAuth('/reset-password', { token, newPassword }),
    onSuccess: onDone,
    onError: () => field.current?.select(),
  });
  const refused =
    saving.error instanceof RequestError && saving.error.field === 'newPassword' ? readableMessage(saving.error) : null;
  const isExpired = authCode(saving.error) === 'INVALID_TOKEN';

  function submit(event: FormEvent) {
    event.preventDefault();
    const password = field.current?.value ?? '';
    const problem = newPasswordProblem(password);
    setWrong(problem && words(problem, passwordLength));
    if (problem === null) saving.mutate(password);
    else field.current?.focus();
  }

  if (isDone)
    return (
      <div className="flex flex-col gap-5">
        <p role="status" className="text-ink-2">
          {t('doneLead')}
        </p>
        <LinkButton href="/agents/sign-in" wide>
          {t('signIn')}
        </LinkButton>
      </div>
    );
  if (isExpired)
    return (
      <div className="flex flex-col gap-5">
        <FormAlert message={t('expired')} />
        <Button wide onClick={onAskAgain}>
          {t('askAgain')}
        </Button>
      </div>
    );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-ink-2">{t('lead')}</p>
      <Field label={words('new')} hint={words('hint', passwordLength)} error={wrong ?? refused}>
        {(control) => (
          <TextInput {...control} ref={field} type="password" autoComplete="new-password" enterKeyHint="go" />
        )}
      </Field>
      <FormAlert message={saving.isError && refused === null ? (readableMessage(saving.error) ?? t('failed')) : null} />
      <Button type="submit" wide busy={saving.isPending} busyLabel={t('save')}>
        {t('save')}
      </Button>
    </form>
  );
}
