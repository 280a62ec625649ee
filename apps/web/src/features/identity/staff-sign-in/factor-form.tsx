'use client';
import { secondFactor } from '@roadworthy/core/identity/vocabulary.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { giveFactorCode } from '../../../data/session/ways-in.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { useEnter } from '../use-return.ts';
import { FocusedInput } from '../ways-in/focused-input.tsx';

const requested = {
  code: { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 10 },
  recovery: { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false, maxLength: 20 },
} as const;

/** The second step of staff whose password was right: a code of their authenticator, or a recovery code. */
export function FactorForm({ onAgain }: { onAgain: (notice: string | null) => void }) {
  const t = useTranslations('staff.signIn');
  const enter = useEnter();
  const field = useRef<HTMLInputElement>(null);
  const trust = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<keyof typeof requested>('code');
  const [missing, setMissing] = useState(false);
  const entering = useMutation({
    mutationFn: async (code: string) => {
      await giveFactorCode(code, trust.current?.checked ?? false);
      await enter();
    },
    onError: (error) => {
      if (error instanceof RequestError && error.code === 'step_over') onAgain(readableMessage(error) ?? null);
      field.current?.select();
    },
  });
  const refused = entering.isError ? (readableMessage(entering.error) ?? t('failed')) : null;
  const isOfField = entering.error instanceof RequestError && entering.error.field === 'code';

  function submit(event: FormEvent) {
    event.preventDefault();
    const code = field.current?.value.trim() ?? '';
    setMissing(code === '');
    entering.reset();
    if (code === '') field.current?.focus();
    else entering.mutate(code);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-ink-2">{t(kind === 'code' ? 'codeLead' : 'recoveryLead')}</p>
      <Field
        label={t(kind)}
        error={missing ? t(kind === 'code' ? 'codeMissing' : 'recoveryMissing') : isOfField ? refused : null}
      >
        {(control) => (
          <FocusedInput
            {...control}
            {...requested[kind]}
            key={kind}
            ref={field}
            name="code"
            enterKeyHint="go"
            className="font-display text-h3 tracking-[0.2em] tabular-nums"
          />
        )}
      </Field>
      <Checkbox ref={trust} label={t('trust')} note={t('trustNote', { days: secondFactor.trustedDays })} />
      <FormAlert message={refused && !isOfField ? refused : null} />
      <Button type="submit" wide busy={entering.isPending || entering.isSuccess} busyLabel={t('entering')}>
        {t('enter')}
      </Button>
      <div className="flex flex-wrap gap-x-2">
        <Button
          tone="plain"
          size="small"
          onClick={() => {
            setKind(kind === 'code' ? 'recovery' : 'code');
            setMissing(false);
            entering.reset();
          }}
        >
          {t(kind === 'code' ? 'useRecovery' : 'useCode')}
        </Button>
        <Button tone="plain" size="small" onClick={() => onAgain(null)}>
          {t('startAgain')}
        </Button>
      </div>
    </form>
  );
}
