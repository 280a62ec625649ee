'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { type OwnPasskey, type WaysIn, waysIn } from '../../../data/session/ways-in.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

type Doing = 'nothing' | 'renaming' | 'removing';
type PasskeyRowProps = { passkey: OwnPasskey; ways: WaysIn; onRemoved: () => void };

/** One passkey: what it is called, where it works and when it was used. */
export function PasskeyRow({ passkey, ways, onRemoved }: PasskeyRowProps) {
  const t = useTranslations('waysIn.passkeys');
  const client = useQueryClient();
  const instant = useInstant();
  const row = useRef<HTMLLIElement>(null);
  const [doing, setDoing] = useState<Doing>('nothing');
  const { id, name, created, lastUsed, domain } = passkey;
  const read = () => client.invalidateQueries({ queryKey: waysIn.queryKey });
  function stop(): void {
    setDoing('nothing');
    row.current?.focus();
  }
  async function renamed(): Promise<void> {
    await read();
    stop();
  }
  function removed(): void {
    onRemoved();
    void read();
  }
  const facts = [
    t('made', { when: instant(created).absolute }),
    lastUsed ? t('used', { when: instant(lastUsed).relative }) : t('unused'),
    domain === ways.domain ? null : t('elsewhere', { domain }),
  ];

  return (
    <li ref={row} tabIndex={-1} className="flex flex-col gap-2 border-b border-line py-3 outline-none">
      {doing === 'renaming' ? (
        <RenamePasskey passkey={passkey} onRenamed={renamed} onKeep={stop} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="text-small text-ink-3">{facts.filter((fact) => fact !== null).join(' · ')}</p>
          </div>
          {doing !== 'removing' && (
            <div className="-mx-2.5 flex gap-2">
              <Button
                tone="plain"
                size="small"
                aria-label={t('renameLabel', { name })}
                onClick={() => setDoing('renaming')}
              >
                {t('rename')}
              </Button>
              <Button
                tone="plain"
                size="small"
                aria-label={t('removeLabel', { name })}
                onClick={() => setDoing('removing')}
              >
                {t('remove')}
              </Button>
            </div>
          )}
        </div>
      )}
      {doing === 'removing' && <RemovePasskey id={id} ways={ways} onRemoved={removed} onKeep={stop} />}
    </li>
  );
}
