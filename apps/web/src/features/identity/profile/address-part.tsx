'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { type ReactNode, useState } from 'react';
import type { AddressWaitingFragment } from '../../../generated/documents.ts';
import { AddressForm } from './address-form.tsx';
import { AddressWaiting } from './address-waiting.tsx';

type Word = 'label' | 'hint' | 'send' | 'keep' | 'failed' | 'waiting' | 'change';

type AddressPartProps = {
  /** Words by their names in the section's catalogue. */
  t: (word: Word) => string;
  waiting: AddressWaitingFragment | null;
  purpose: 'sign_in' | 'agent_letters';
  kind: 'user' | 'agent';
  saving: { readonly isPending: boolean; readonly error: unknown; readonly reset: () => void };
  onSend: (email: string, done: () => void) => void;
  /** What stands: the address that counts. */
  children: ReactNode;
  /** What else may be done beside changing it. */
  more?: ReactNode;
};

/** An address that counts, another one that waits for its inboxes, and the form for a next one. */
export function AddressPart({ t, waiting, purpose, kind, saving, onSend, children, more }: AddressPartProps) {
  const [isOpen, setOpen] = useState(false);
  const words = { label: t('label'), hint: t('hint'), send: t('send'), keep: t('keep'), failed: t('failed') };
  return (
    <div className="flex flex-col gap-4">
      {children}
      {waiting && (
        <AddressWaiting
          waiting={waiting}
          purpose={purpose}
          kind={kind}
          words={{ title: t('waiting'), failed: words.failed }}
        />
      )}
      {isOpen ? (
        <AddressForm
          words={words}
          busy={saving.isPending}
          error={saving.error}
          onSend={(email) => onSend(email, () => setOpen(false))}
          onKeep={() => {
            saving.reset();
            setOpen(false);
          }}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button tone="quiet" size="small" onClick={() => setOpen(true)}>
            {t('change')}
          </Button>
          {more}
        </div>
      )}
    </div>
  );
}
