'use client';
import { passwordLength } from '@roadworthy/core/identity/vocabulary.ts';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { request } from '../../../data/requests/request.ts';
import { postAuth, signInWithPassword } from '../../../data/session/sign-in-calls.ts';
import { AcceptOrganizationInvitationDocument } from '../../../generated/documents.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { newPasswordProblem } from '../profile/new-password-problem.ts';
import { useEnter, useGoOn } from '../use-return.ts';

type JoinFormProps = {
  token: string;
  /** Joined already, and without a password still. */
  isJoined: boolean;
  needsName: boolean;
  needsPassword: boolean;
  /** Where nothing is left but to sign in. */
  onDone: () => void;
};

type Wrong = { readonly first: boolean; readonly last: boolean; readonly password: string | null };
const nothingWrong: Wrong = { first: false, last: false, password: null };

/** Joins: with a name and a password where the address has none, and goes on signed in. */
export function JoinForm({ token, isJoined, needsName, needsPassword, onDone }: JoinFormProps) {
  const t = useTranslations('profile.join');
  const words = useTranslations('profile.password');
  const enter = useEnter();
  const goOn = useGoOn();
  const [first, last, password] = [
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
    useRef<HTMLInputElement>(null),
  ];
  const [wrong, setWrong] = useState(nothingWrong);
  // A password that is refused leaves the rest done.
  const [hasJoined, setJoined] = useState(isJoined);
  const asksName = needsName && !hasJoined;
  const joining = useMutation({
    async mutationFn(provided: { first_name: string | null; last_name: string | null; newPassword: string }) {
      const { newPassword, ...name } = provided;
      if (!hasJoined) {
        await request(AcceptOrganizationInvitationDocument, { token, ...name });
        setJoined(true);
      }
      if (!needsPassword) return onDone();
      const answer = await postAuth('/join-password', { token, newPassword });
      const email = typeof answer === 'object' && answer !== null && 'email' in answer ? String(answer.email) : '';
      if (await signInWithPassword(email, newPassword, false)) return onDone();
      await enter();
      goOn('/welcome', null);
    },
  });
  const field = joining.error instanceof RequestError ? joining.error.field : undefined;
  const message = joining.isError ? (readableMessage(joining.error) ?? t('failed')) : null;
  const said = (name: string) => (field === name ? message : null);
  const isOfField = ['first_name', 'last_name', 'newPassword'].includes(field ?? '');

  function submit(event: FormEvent) {
    event.preventDefault();
    const name = { first: first.current?.value.trim() ?? '', last: last.current?.value.trim() ?? '' };
    const newPassword = password.current?.value ?? '';
    const problem = needsPassword ? newPasswordProblem(newPassword) : null;
    const found = {
      first: asksName && name.first === '',
      last: asksName && name.last === '',
      password: problem && words(problem, passwordLength),
    };
    setWrong(found);
    if (found.first) first.current?.focus();
    else if (found.last) last.current?.focus();
    else if (found.password !== null) password.current?.focus();
    else {
      joining.mutate({
        first_name: asksName ? name.first : null,
        last_name: asksName ? name.last : null,
        newPassword,
      });
    }
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {asksName && (
        <>
          <Field label={t('first')} error={wrong.first ? t('nameMissing') : said('first_name')}>
            {(control) => <TextInput {...control} ref={first} autoComplete="given-name" maxLength={textLimits.name} />}
          </Field>
          <Field label={t('last')} error={wrong.last ? t('nameMissing') : said('last_name')}>
            {(control) => <TextInput {...control} ref={last} autoComplete="family-name" maxLength={textLimits.name} />}
          </Field>
        </>
      )}
      {needsPassword && (
        <Field label={t('password')} hint={words('hint', passwordLength)} error={wrong.password ?? said('newPassword')}>
          {(control) => (
            <TextInput {...control} ref={password} type="password" autoComplete="new-password" enterKeyHint="go" />
          )}
        </Field>
      )}
      <FormAlert message={isOfField ? null : message} />
      <Button type="submit" wide busy={joining.isPending} busyLabel={t('join')}>
        {t('join')}
      </Button>
    </form>
  );
}
