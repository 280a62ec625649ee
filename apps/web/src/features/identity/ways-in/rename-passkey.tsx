'use client';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef } from 'react';
import { renamePasskey } from '../../../data/session/passkeys.ts';
import { readableMessage } from '../../../data/requests/request-error.ts';
import type { OwnPasskey } from '../../../data/session/ways-in.ts';
import { FocusedInput } from './focused-input.tsx';

type RenamePasskeyProps = { passkey: OwnPasskey; onRenamed: () => Promise<void>; onKeep: () => void };

/** Gives a passkey another name. */
export function RenamePasskey({ passkey, onRenamed, onKeep }: RenamePasskeyProps) {
  const t = useTranslations('waysIn.passkeys');
  const name = useRef<HTMLInputElement>(null);
  const renaming = useMutation({
    mutationFn: async (provided: string) => {
      await renamePasskey(passkey.id, provided);
      await onRenamed();
    },
    onError: () => name.current?.select(),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    renaming.mutate(name.current?.value ?? '');
  }
  return (
    <form noValidate onSubmit={submit} className="flex max-w-sm flex-col gap-3">
      <Field label={t('name')} error={renaming.isError ? (readableMessage(renaming.error) ?? t('failed')) : null}>
        {(control) => <FocusedInput {...control} ref={name} defaultValue={passkey.name} maxLength={textLimits.title} />}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={renaming.isPending} busyLabel={t('save')}>
          {t('save')}
        </Button>
        <Button tone="plain" size="small" onClick={onKeep}>
          {t('asItIs')}
        </Button>
      </div>
    </form>
  );
}
