'use client';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { EmailInput } from '../../shared/email-input.tsx';
import { type AddingSecond, type SecondField, secondFieldId, secondFields } from './use-second-insured.ts';

const focusOn = (field: SecondField) => document.getElementById(secondFieldId(field))?.focus();

/** Name and mailbox of the second named insured. Stands within the form of a step, so that it is none of its own. */
export function SecondInsuredForm({ adding }: { adding: AddingSecond }) {
  const t = useTranslations('checkout.second');
  const common = useTranslations('checkout');
  const { errorOf, generalError, isPending, typed } = adding;
  const wrong = secondFields.find((field) => errorOf(field) !== undefined);
  const wasWrong = useRef<SecondField>(undefined);
  // Opened by a press, or refused by one: the keyboard goes on where something is to be typed.
  useEffect(() => focusOn('first_name'), []);
  useEffect(() => {
    if (wrong && !wasWrong.current) focusOn(wrong);
    wasWrong.current = wrong;
  }, [wrong]);
  const input = (field: SecondField) => ({
    value: typed?.[field] ?? '',
    onChange: (event: { currentTarget: { value: string } }) => adding.type(field, event.currentTarget.value),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      void adding.add();
    },
  });
  return (
    <fieldset className="flex w-full flex-col gap-4 rounded-card border border-line p-4">
      <legend className="sr-only">{t('title')}</legend>
      {generalError && (
        <p role="alert" className="font-medium text-danger">
          {generalError}
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field id={secondFieldId('first_name')} label={common('you.firstName')} error={errorOf('first_name')}>
          {(control) => (
            <TextInput {...control} {...input('first_name')} autoComplete="off" maxLength={textLimits.name} />
          )}
        </Field>
        <Field id={secondFieldId('last_name')} label={common('you.lastName')} error={errorOf('last_name')}>
          {(control) => (
            <TextInput {...control} {...input('last_name')} autoComplete="off" maxLength={textLimits.name} />
          )}
        </Field>
      </div>
      <Field id={secondFieldId('email')} label={common('you.email')} hint={t('emailHint')} error={errorOf('email')}>
        {(control) => <EmailInput {...control} {...input('email')} autoComplete="off" />}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button size="small" busy={isPending} busyLabel={t('adding')} onClick={() => void adding.add()}>
          {t('addNow')}
        </Button>
        <Button tone="quiet" size="small" onClick={adding.leave}>
          {t('cancel')}
        </Button>
      </div>
    </fieldset>
  );
}
