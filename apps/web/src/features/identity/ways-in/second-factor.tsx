'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { ownSessions } from '../../../data/session/own-sessions.ts';
import { queryKeys } from '../../../data/requests/query-keys.ts';
import { endFactor, renewCodes, type WaysIn, waysIn } from '../../../data/session/ways-in.ts';
import { ProveForm } from './prove-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpFactor } from './set-up-factor.tsx';

type Doing = 'nothing' | 'setUp' | 'renew' | 'end';

/** The second factor of staff: how it stands, and turning it on and off. */
export function SecondFactor({ ways }: { ways: WaysIn }) {
  const t = useTranslations('waysIn.factor');
  const client = useQueryClient();
  const format = useFormatter();
  const place = useRef<HTMLDivElement>(null);
  const [doing, setDoing] = useState<Doing>('nothing');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const factor = ways.secondFactor;

  async function read(): Promise<void> {
    await client.invalidateQueries({ queryKey: waysIn.queryKey });
    void client.invalidateQueries({ queryKey: ownSessions.queryKey });
    // Whoever had to have one goes on from here.
    void client.invalidateQueries({ queryKey: queryKeys.session });
  }
  function stop(): void {
    setDoing('nothing');
    setCodes(null);
    // The button that was pressed is drawn anew: its place takes the focus.
    place.current?.focus();
  }
  async function show(made: readonly string[]): Promise<void> {
    setCodes(made);
    await read();
  }

  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      <h3 className="font-semibold">{t('title')}</h3>
      {ways.demandedBy && <p className="max-w-measure text-small text-ink-3">{t(`demanded.${ways.demandedBy}`)}</p>}
      {codes ? (
        <RecoveryCodes codes={codes} email={ways.email} onDone={stop} />
      ) : doing === 'setUp' ? (
        <SetUpFactor ways={ways} onCodes={(made) => void show(made)} onCancel={stop} />
      ) : doing === 'renew' ? (
        <ProveForm
          ways={ways}
          asksCode
          lead={t('renewLead')}
          submitLabel={t('renew')}
          onSubmit={async ({ proof, code }) => show(await renewCodes(proof, code))}
          onCancel={stop}
        />
      ) : doing === 'end' ? (
        <ProveForm
          ways={ways}
          asksCode
          lead={t('endLead')}
          submitLabel={t('end')}
          tone="danger"
          onSubmit={async ({ proof, code }) => {
            await endFactor(proof, code);
            await read();
            stop();
          }}
          onCancel={stop}
        />
      ) : factor ? (
        <>
          <p className="max-w-measure text-ink-2">
            <span className="mr-2 rounded-input bg-success-tint px-1.5 py-0.5 text-small font-medium text-success">
              {t('on')}
            </span>
            {t('since', {
              day: format.dateTime(new Date(factor.since), { dateStyle: 'long' }),
              left: factor.recoveryCodes,
            })}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button tone="quiet" size="small" onClick={() => setDoing('renew')}>
              {t('renew')}
            </Button>
            <Button tone="quiet" size="small" onClick={() => setDoing('end')}>
              {t('end')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="max-w-measure text-ink-2">{t('off')}</p>
          <Button tone="quiet" size="small" className="self-start" onClick={() => setDoing('setUp')}>
            {t('begin')}
          </Button>
        </>
      )}
    </div>
  );
}
