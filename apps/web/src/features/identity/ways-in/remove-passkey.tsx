'use client';
import { useTranslations } from 'next-intl';
import { removePasskey } from '../../../data/session/passkeys.ts';
import type { WaysIn } from '../../../data/session/ways-in.ts';
import { ProveForm } from './prove-form.tsx';

type RemovePasskeyProps = { id: string; ways: WaysIn; onRemoved: () => void; onKeep: () => void };

/** Asks once more, and who it is, because a passkey that was removed does not come back; with the second factor where there is one. */
export function RemovePasskey({ id, ways, onRemoved, onKeep }: RemovePasskeyProps) {
  const t = useTranslations('waysIn.passkeys');
  return (
    <ProveForm
      ways={ways}
      asksCode={ways.secondFactor !== null}
      lead={t('sure')}
      submitLabel={t('remove')}
      tone="danger"
      onSubmit={async ({ proof, code }) => {
        await removePasskey(id, proof, code);
        onRemoved();
      }}
      onCancel={onKeep}
    />
  );
}
