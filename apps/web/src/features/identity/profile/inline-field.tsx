'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput, type TextInputProps } from '@roadworthy/ui/forms/text-input.tsx';
import { useTranslations } from 'next-intl';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { FormAlert } from '../../shared/form-alert.tsx';

type InlineFieldProps = {
  label: string;
  hint: string;
  value: string | null;
  words: {
    readonly none: string;
    readonly edit: string;
    readonly save: string;
    readonly keep: string;
    readonly failed: string;
  };
  input: TextInputProps;
  busy: boolean;
  error: unknown;
  onOpen: () => void;
  /** Rejects where the server refuses: what was typed stays. */
  onSave: (value: string) => Promise<void>;
};

/** One line of a list of facts that is edited where it stands; the focus goes along, and Escape leaves it as it was. */
export function InlineField({ label, hint, value, words, input, busy, error, onOpen, onSave }: InlineFieldProps) {
  const common = useTranslations('shell.common');
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useRef(false);
  const editor = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) editor.current?.select();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const isOfField = error instanceof RequestError && error.field !== undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    onSave(editor.current?.value ?? '').then(
      () => setOpen(false),
      () => editor.current?.focus(),
    );
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false);
  };

  if (!isOpen) {
    return (
      <div className="border-b border-line py-3">
        <dt className="text-small text-ink-3">{label}</dt>
        <dd className="flex items-center justify-between gap-3">
          <span className={value ? 'min-w-0 font-semibold wrap-anywhere' : 'text-ink-3'}>{value ?? words.none}</span>
          <Button
            ref={opener}
            tone="quiet"
            size="small"
            aria-label={common('named', { label: words.edit, value: label })}
            onClick={() => {
              onOpen();
              setOpen(true);
            }}
          >
            {words.edit}
          </Button>
        </dd>
      </div>
    );
  }
  return (
    <div className="border-b border-line py-3">
      <dt className="sr-only">{label}</dt>
      <dd>
        <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-3">
          <Field label={label} hint={hint} error={isOfField ? readableMessage(error) : null}>
            {(control) => (
              <TextInput {...control} {...input} ref={editor} onKeyDown={leave} defaultValue={value ?? ''} />
            )}
          </Field>
          <FormAlert message={error && !isOfField ? (readableMessage(error) ?? words.failed) : null} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" size="small" busy={busy} busyLabel={words.save}>
              {words.save}
            </Button>
            <Button tone="plain" size="small" onClick={() => setOpen(false)}>
              {words.keep}
            </Button>
          </div>
        </form>
      </dd>
    </div>
  );
}
