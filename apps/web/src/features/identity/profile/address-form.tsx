'use client';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { type FormEvent, useEffect, useRef } from 'react';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { FormAlert } from '../../shared/form-alert.tsx';

type AddressFormProps = {
  words: {
    readonly label: string;
    readonly hint: string;
    readonly send: string;
    readonly keep: string;
    readonly failed: string;
  };
  busy: boolean;
  error: unknown;
  onSend: (email: string) => void;
  onKeep: () => void;
};

/** Asks for another address; what is wrong with it stands at the field. */
export function AddressForm({ words, busy, error, onSend, onKeep }: AddressFormProps) {
  const input = useRef<HTMLInputElement>(null);
  // It was opened by a click: whoever did is about to type.
  useEffect(() => input.current?.focus(), []);
  const problem = error instanceof RequestError ? error : null;
  const isOfField = problem?.field === 'email';

  function submit(event: FormEvent) {
    event.preventDefault();
    onSend(input.current?.value ?? '');
  }
  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-4">
      <Field label={words.label} hint={words.hint} error={isOfField ? readableMessage(problem) : null}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={textLimits.email}
          />
        )}
      </Field>
      <FormAlert message={error && !isOfField ? (readableMessage(error) ?? words.failed) : null} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} busyLabel={words.send}>
          {words.send}
        </Button>
        <Button tone="plain" onClick={onKeep}>
          {words.keep}
        </Button>
      </div>
    </form>
  );
}
