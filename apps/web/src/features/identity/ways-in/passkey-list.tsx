'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState, useSyncExternalStore } from 'react';
import { addPasskey, knowsPasskeys, passkeyProblem } from '../../../data/session/passkeys.ts';
import { type WaysIn, waysIn } from '../../../data/session/ways-in.ts';
import { deviceOf } from '../profile/device-of.ts';
import { PasskeyRow } from './passkey-row.tsx';
import { ProveForm } from './prove-form.tsx';

const never = () => () => undefined;

/** The passkeys of a person: named, removed, and another one made on this device. */
export function PasskeyList({ ways }: { ways: WaysIn }) {
  const t = useTranslations('waysIn.passkeys');
  const sessions = useTranslations('profile.sessions');
  const client = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const [isAdding, setIsAdding] = useState(false);
  const known = useSyncExternalStore(never, knowsPasskeys, () => true);

  function stop(): void {
    setIsAdding(false);
    place.current?.focus();
  }
  const device = isAdding ? deviceOf(window.navigator.userAgent) : null;

  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <h3 className="font-semibold">{t('title')}</h3>
      <p className="max-w-measure text-ink-2">{t(ways.passkeys.length === 0 ? 'none' : 'lead')}</p>
      {ways.passkeys.length > 0 && (
        <ul className="flex flex-col">
          {ways.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} ways={ways} onRemoved={() => place.current?.focus()} />
          ))}
        </ul>
      )}
      {!known ? (
        <p className="text-small text-ink-3">{t('unknown')}</p>
      ) : isAdding ? (
        <ProveForm
          ways={ways}
          asksCode={ways.secondFactor !== null}
          name={device ? sessions('device', device) : ''}
          submitLabel={t('add')}
          problem={(error) => {
            const problem = passkeyProblem(error);
            return problem && t(problem);
          }}
          onSubmit={async (provided) => {
            await addPasskey(provided);
            await client.invalidateQueries({ queryKey: waysIn.queryKey });
            stop();
          }}
          onCancel={stop}
        />
      ) : (
        <Button tone="quiet" size="small" className="self-start" onClick={() => setIsAdding(true)}>
          {t('add')}
        </Button>
      )}
    </div>
  );
}
