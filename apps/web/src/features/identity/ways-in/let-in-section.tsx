'use client';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextArea } from '@roadworthy/ui/forms/text-area.tsx';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { ResetSecondFactorDocument } from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { EmailInput } from '../../shared/email-input.tsx';
import { FormAlert } from '../../shared/form-alert.tsx';
import { ProfileSection } from '../profile/profile-section.tsx';

/** Lets a colleague in again who lost authenticator and recovery codes, for those who answer for them. */
export function LetInSection() {
  const t = useTranslations('waysIn.letIn');
  const form = useRef<HTMLFormElement>(null);
  const email = useRef<HTMLInputElement>(null);
  const reason = useRef<HTMLTextAreaElement>(null);
  const [missing, setMissing] = useState<'email' | 'reason' | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const resetting = useOperation(ResetSecondFactorDocument, undefined, { kind: 'people', rereads: [] });
  const field = resetting.error instanceof RequestError ? resetting.error.field : undefined;
  const text = resetting.isError ? (readableMessage(resetting.error) ?? t('failed')) : null;
  const isOfField = field === 'email' || field === 'reason';

  function submit(event: FormEvent) {
    event.preventDefault();
    const provided = { email: email.current?.value.trim() ?? '', reason: reason.current?.value.trim() ?? '' };
    const empty = provided.email === '' ? 'email' : provided.reason === '' ? 'reason' : null;
    setMissing(empty);
    setDone(null);
    resetting.reset();
    if (empty === 'email') email.current?.focus();
    else if (empty === 'reason') reason.current?.focus();
    else {
      resetting.mutate(provided, {
        onSuccess: () => {
          setDone(provided.email);
          form.current?.reset();
        },
        onError: () => email.current?.focus(),
      });
    }
  }

  return (
    <ProfileSection title={t('title')} lead={t('lead')}>
      <form ref={form} noValidate onSubmit={submit} className="flex max-w-md flex-col gap-4">
        <Field label={t('email')} error={missing === 'email' ? t('emailMissing') : field === 'email' ? text : null}>
          {(control) => <EmailInput {...control} ref={email} autoComplete="off" enterKeyHint="next" />}
        </Field>
        <Field label={t('reason')} error={missing === 'reason' ? t('reasonMissing') : field === 'reason' ? text : null}>
          {(control) => <TextArea {...control} ref={reason} rows={2} maxLength={textLimits.reason} />}
        </Field>
        <FormAlert message={isOfField ? null : text} />
        <p role="status" className="text-small text-success empty:hidden">
          {done && t('done', { email: done })}
        </p>
        <Button type="submit" tone="quiet" className="self-start" busy={resetting.isPending} busyLabel={t('reset')}>
          {t('reset')}
        </Button>
      </form>
    </ProfileSection>
  );
}
