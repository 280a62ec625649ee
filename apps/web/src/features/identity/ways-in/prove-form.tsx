'use client';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { Button, type ButtonTone } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { TextInput, type TextInputProps } from '@roadworthy/ui/forms/text-input.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { mailProof, type WaysIn } from '../../../data/session/ways-in.ts';
import { FormAlert } from '../../shared/form-alert.tsx';

const parts = ['name', 'proof', 'code'] as const;
type Part = (typeof parts)[number];
type Provided = Readonly<Record<Part, string>>;

const inputs: Readonly<Record<Part | 'mailed', TextInputProps>> = {
  name: { maxLength: textLimits.title, autoComplete: 'off' },
  proof: { type: 'password', autoComplete: 'current-password' },
  mailed: { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 10 },
  code: { autoComplete: 'one-time-code', autoCapitalize: 'off', spellCheck: false, maxLength: 20 },
};

type ProveFormProps = {
  ways: Pick<WaysIn, 'asked' | 'email'>;
  /** Asks for a name as well, proposing this one. */
  name?: string;
  asksCode?: boolean;
  lead?: string;
  submitLabel: string;
  tone?: ButtonTone;
  /** What the browser said, where it was asked; null for what the server said. */
  problem?: (error: unknown) => string | null;
  onSubmit: (provided: Provided) => Promise<unknown>;
  onCancel: () => void;
};

/** A change of the ways in, for which its person proves once more who they are. What is wrong stands in its field. */
export function ProveForm(props: ProveFormProps) {
  const { ways, name, asksCode = false, lead, submitLabel, tone = 'primary', problem, onSubmit, onCancel } = props;
  const t = useTranslations('waysIn.prove');
  const isMailed = ways.asked === 'code';
  const shown = parts.filter((part) =>
    part === 'name' ? name !== undefined : part === 'code' ? asksCode : ways.asked,
  );
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<Part | null>(null);
  const changing = useMutation({ mutationFn: onSubmit, onError: (error) => focusOn(fieldOf(error) ?? shown[0]) });
  const mailing = useMutation({ mutationFn: () => mailProof(ways.email) });
  const { mutate: mail } = mailing;

  function focusOn(part: Part | undefined): void {
    const input = form.current?.elements.namedItem(part ?? '');
    if (input instanceof HTMLInputElement) input.select();
  }
  // Its button was pressed: the first field is where one goes on, and a code that is needed comes by itself.
  const begin = useEffectEvent(() => {
    if (shown.length > 0) focusOn(shown[0]);
    else form.current?.querySelector('button')?.focus();
    if (isMailed) mail();
  });
  useEffect(() => begin(), []);

  const message = changing.isError
    ? (problem?.(changing.error) ?? readableMessage(changing.error) ?? t('failed'))
    : null;
  const refused = fieldOf(changing.error);
  const labelOf = (part: Part) => t(part === 'proof' && isMailed ? 'mailed' : part);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const textOf = (part: Part): string => {
      const text = typed.get(part);
      return typeof text === 'string' ? text : '';
    };
    const empty = shown.find((part) => textOf(part).trim() === '') ?? null;
    setMissing(empty);
    changing.reset();
    if (empty) focusOn(empty);
    else changing.mutate({ name: textOf('name'), proof: textOf('proof').trim(), code: textOf('code') });
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex max-w-sm flex-col gap-4">
      {lead && <p className="max-w-measure text-ink-2">{lead}</p>}
      {shown.map((part) => (
        <Field
          key={part}
          label={labelOf(part)}
          hint={
            part === 'code'
              ? t('codeHint')
              : part === 'proof' && isMailed
                ? t('mailedHint', { email: ways.email })
                : undefined
          }
          error={
            missing === part
              ? t(part === 'proof' && isMailed ? 'mailedMissing' : `${part}Missing`)
              : refused === part
                ? message
                : null
          }
        >
          {(control) => (
            <TextInput
              {...control}
              {...inputs[part === 'proof' && isMailed ? 'mailed' : part]}
              name={part}
              defaultValue={part === 'name' ? name : undefined}
            />
          )}
        </Field>
      ))}
      <FormAlert
        message={
          refused ? null : (message ?? (mailing.isError ? (readableMessage(mailing.error) ?? t('failed')) : null))
        }
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone={tone} busy={changing.isPending} busyLabel={submitLabel}>
          {submitLabel}
        </Button>
        <Button tone="plain" onClick={onCancel}>
          {t('cancel')}
        </Button>
        {isMailed && (
          <Button tone="plain" busy={mailing.isPending} busyLabel={t('mailAgain')} onClick={() => mail()}>
            {t('mailAgain')}
          </Button>
        )}
      </div>
    </form>
  );
}

function fieldOf(error: unknown): Part | null {
  const field = error instanceof RequestError ? error.field : undefined;
  return parts.find((part) => part === field) ?? null;
}
