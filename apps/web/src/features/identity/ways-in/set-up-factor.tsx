'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { beginFactor, confirmFactor, type WaysIn } from '../../../data/session/ways-in.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { QrCode } from '../../shared/qr-code.tsx';
import { FocusedInput } from './focused-input.tsx';
import { ProveForm } from './prove-form.tsx';

type Begun = { readonly secret: string; readonly address: string };
type SetUpProps = { ways: WaysIn; onCodes: (codes: readonly string[]) => void; onCancel: () => void };

/** Turns the second factor on: the password, then the picture for the authenticator, then its first code. */
export function SetUpFactor({ ways, onCodes, onCancel }: SetUpProps) {
  const t = useTranslations('waysIn.setUp');
  const [begun, setBegun] = useState<Begun | null>(null);
  if (begun) return <FirstCode begun={begun} onCodes={onCodes} onCancel={onCancel} />;
  return (
    <ProveForm
      ways={ways}
      lead={t('lead')}
      submitLabel={t('next')}
      onSubmit={async ({ proof }) => setBegun(await beginFactor(proof))}
      onCancel={onCancel}
    />
  );
}

function FirstCode({ begun, onCodes, onCancel }: Omit<SetUpProps, 'ways'> & { begun: Begun }) {
  const t = useTranslations('waysIn.setUp');
  const prove = useTranslations('waysIn.prove');
  const field = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const confirming = useMutation({
    mutationFn: confirmFactor,
    onSuccess: onCodes,
    onError: () => field.current?.select(),
  });
  const text = confirming.isError ? (readableMessage(confirming.error) ?? prove('failed')) : null;
  const isOfField = confirming.error instanceof RequestError && confirming.error.field === 'code';

  function submit(event: FormEvent) {
    event.preventDefault();
    const code = field.current?.value.trim() ?? '';
    setMissing(code === '');
    confirming.reset();
    if (code === '') field.current?.focus();
    else confirming.mutate(code);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start gap-5">
        <div className="rounded-card bg-white p-4 text-black">
          <QrCode address={begun.address} label={t('picture')} className="size-40" />
        </div>
        <div className="flex min-w-0 max-w-sm grow basis-56 flex-col gap-2">
          <p className="text-ink-2">{t('scan')}</p>
          <p className="text-small text-ink-3">{t('orType')}</p>
          <p className="rounded-input border border-line bg-surface-2 px-3 py-2 font-mono wrap-anywhere">
            {begun.secret.match(/.{1,4}/g)?.join(' ')}
          </p>
        </div>
      </div>
      <Field className="max-w-sm" label={t('code')} error={missing ? t('codeMissing') : isOfField ? text : null}>
        {(control) => (
          <FocusedInput
            {...control}
            ref={field}
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={10}
          />
        )}
      </Field>
      <FormAlert message={isOfField ? null : text} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={confirming.isPending} busyLabel={t('confirm')}>
          {t('confirm')}
        </Button>
        <Button tone="plain" onClick={onCancel}>
          {prove('cancel')}
        </Button>
      </div>
    </form>
  );
}
