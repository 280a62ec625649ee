'use client';
import { passwordLength } from '@roadworthy/core/identity/vocabulary.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { authCode, ownSessions } from '../../../data/session/own-sessions.ts';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { postAuth } from '../../../data/session/sign-in-calls.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { newPasswordProblem } from './new-password-problem.ts';
import { ProfileSection } from './profile-section.tsx';

type Provided = { readonly currentPassword: string; readonly newPassword: string };
type Wrong = { readonly current: string | null; readonly next: string | null };

/** Changes the password of somebody of the staff. */
export function PasswordSection() {
  const t = useTranslations('profile.password');
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const current = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<Wrong>({ current: null, next: null });
  const changing = useMutation({
    mutationFn: (provided: Provided) => postAuth('/change-password', provided),
    onSuccess: () => {
      form.current?.reset();
      void client.invalidateQueries({ queryKey: ownSessions.queryKey });
    },
    onError: (error) =>
      (error instanceof RequestError && error.field === 'newPassword' ? next : current).current?.select(),
  });
  const isWrong = authCode(changing.error) === 'INVALID_PASSWORD';
  const refusedNext =
    changing.error instanceof RequestError && changing.error.field === 'newPassword'
      ? readableMessage(changing.error)
      : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    const provided = { currentPassword: current.current?.value ?? '', newPassword: next.current?.value ?? '' };
    const problem = newPasswordProblem(provided.newPassword, provided.currentPassword);
    const found = {
      current: provided.currentPassword === '' ? t('missing') : null,
      next: problem && t(problem, passwordLength),
    };
    setWrong(found);
    changing.reset();
    if (found.current) current.current?.focus();
    else if (found.next) next.current?.focus();
    else changing.mutate(provided);
  }

  return (
    <ProfileSection title={t('title')}>
      <form ref={form} noValidate onSubmit={submit} className="flex max-w-sm flex-col gap-4">
        <Field label={t('current')} error={wrong.current ?? (isWrong ? t('wrong') : null)}>
          {(control) => <TextInput {...control} ref={current} type="password" autoComplete="current-password" />}
        </Field>
        <Field label={t('new')} hint={t('hint', passwordLength)} error={wrong.next ?? refusedNext}>
          {(control) => <TextInput {...control} ref={next} type="password" autoComplete="new-password" />}
        </Field>
        <FormAlert
          message={
            changing.isError && !isWrong && refusedNext === null
              ? (readableMessage(changing.error) ?? t('failed'))
              : null
          }
        />
        <p role="status" className="text-small text-success empty:hidden">
          {changing.isSuccess && t('changed')}
        </p>
        <Button type="submit" tone="quiet" className="self-start" busy={changing.isPending} busyLabel={t('change')}>
          {t('change')}
        </Button>
      </form>
    </ProfileSection>
  );
}
