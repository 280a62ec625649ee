'use client';
import { textLimits } from '@roadworthy/core/shared/text-limits.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useState } from 'react';
import { readableMessage, RequestError } from '../../../data/request-error.ts';
import { CreateEntityDocument } from '../../../generated/documents.ts';
import { EmailInput } from '../../shared/email-input.tsx';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { useQuoteEdit } from '../quote-data/use-quote-edit.ts';

const fields = ['first_name', 'last_name', 'email'] as const;
type FieldName = (typeof fields)[number];

/** Name and mailbox of the second named insured. Stands within the form of a step, so that it is none of its own. */
export function SecondInsuredForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('checkout.second');
  const common = useTranslations('checkout');
  const checkout = useLoadedCheckout();
  const edit = useQuoteEdit();
  const [typed, setTyped] = useState<Record<FieldName, string>>({ first_name: '', last_name: '', email: '' });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const { quote_id } = checkout.data.quote;
      const entity = { ...typed, entity_type: 'person' };
      return edit(CreateEntityDocument, { quote_id, entity_relationship: 'second_named_insured', entity });
    },
    async onSuccess() {
      await checkout.refresh();
      onDone();
    },
  });
  const message = error && (readableMessage(error) ?? common('errors.notSaved'));
  const refused = error instanceof RequestError ? error.field : undefined;
  const errorOf = (name: FieldName) => (refused === `entity.${name}` ? (message ?? undefined) : undefined);
  const input = (name: FieldName) => ({
    value: typed[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setTyped((known) => ({ ...known, [name]: value }));
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      if (!isPending) mutate();
    },
  });
  const isGeneral = message !== null && fields.every((name) => errorOf(name) === undefined);
  return (
    <fieldset className="flex w-full flex-col gap-4 rounded-card border border-line p-4">
      <legend className="sr-only">{t('title')}</legend>
      {isGeneral && (
        <p role="alert" className="font-medium text-danger">
          {message}
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field id="second-first-name" label={common('you.firstName')} error={errorOf('first_name')}>
          {(control) => (
            <TextInput {...control} {...input('first_name')} autoComplete="off" maxLength={textLimits.name} />
          )}
        </Field>
        <Field id="second-last-name" label={common('you.lastName')} error={errorOf('last_name')}>
          {(control) => (
            <TextInput {...control} {...input('last_name')} autoComplete="off" maxLength={textLimits.name} />
          )}
        </Field>
      </div>
      <Field id="second-email" label={common('you.email')} hint={t('emailHint')} error={errorOf('email')}>
        {(control) => <EmailInput {...control} {...input('email')} autoComplete="off" />}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button size="small" busy={isPending} busyLabel={t('adding')} onClick={() => mutate()}>
          {t('addNow')}
        </Button>
        <Button tone="quiet" size="small" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </fieldset>
  );
}
