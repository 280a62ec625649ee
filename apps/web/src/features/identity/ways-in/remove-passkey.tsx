'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { removePasskey } from '../../../data/passkeys.ts';
import { readableMessage } from '../../../data/request-error.ts';
import { FormAlert } from '../../shared/form-alert.tsx';

type RemovePasskeyProps = { id: string; onRemoved: () => void; onKeep: () => void };

/** Asks once more, because a passkey that was removed does not come back. */
export function RemovePasskey({ id, onRemoved, onKeep }: RemovePasskeyProps) {
  const t = useTranslations('waysIn.passkeys');
  const button = useRef<HTMLButtonElement>(null);
  const removing = useMutation({ mutationFn: () => removePasskey(id), onSuccess: onRemoved });
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-small text-ink-2">{t('sure')}</p>
        <Button
          ref={button}
          tone="danger"
          size="small"
          busy={removing.isPending || removing.isSuccess}
          busyLabel={t('remove')}
          onClick={() => removing.mutate()}
        >
          {t('remove')}
        </Button>
        <Button tone="plain" size="small" onClick={onKeep}>
          {t('keep')}
        </Button>
      </div>
      <FormAlert message={removing.isError ? (readableMessage(removing.error) ?? t('failed')) : null} />
    </div>
  );
}
