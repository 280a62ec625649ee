'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { localStore } from '../../../data/browser-storage.ts';
import { addPasskey, canKeepPasskey, passkeyProblem } from '../../../data/session/passkeys.ts';
import { queryKeys } from '../../../data/requests/query-keys.ts';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { storedText } from '../../../data/stored-value.ts';
import { waysIn } from '../../../data/session/ways-in.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { deviceOf } from '../profile/device-of.ts';

const putOff = storedText(localStore, 'passkey_offer');

// Asked on devices that can keep one alone, and not of who has put it off there.
const wanted = {
  queryKey: queryKeys.url('a passkey on this device', false),
  queryFn: async () => putOff.read() === null && (await canKeepPasskey()),
};

/** Offers a passkey to a customer who has just come in by a code, on a device that can keep one and has none yet. */
export function PasskeyOffer() {
  const t = useTranslations('account.passkeyOffer');
  const client = useQueryClient();
  const isWanted = useQuery(wanted).data ?? false;
  const { data: ways } = useQuery({ ...waysIn, enabled: isWanted });
  const [isClosed, setIsClosed] = useState(false);
  const adding = useMutation({
    mutationFn: async () => {
      const device = deviceOf(window.navigator.userAgent);
      await addPasskey({ proof: '', code: '', name: device ? t('device', device) : t('unknown') });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: waysIn.queryKey }),
  });
  // Who has a second factor is asked for it, in their profile.
  const isFirst =
    ways?.asked === null && ways.secondFactor === null && !ways.passkeys.some(({ domain }) => domain === ways.domain);
  if (isClosed || !(isFirst || adding.isSuccess)) return null;
  const problem = adding.isError && passkeyProblem(adding.error) !== 'stopped';

  function later(): void {
    putOff.write('later');
    setIsClosed(true);
  }
  return (
    <aside
      aria-label={t('title')}
      className="mt-6 flex flex-wrap items-start gap-x-4 gap-y-3 rounded-card border border-line bg-surface-2 p-4"
    >
      <Icon name="key" className="mt-0.5 size-6 text-ink-3" />
      {adding.isSuccess ? (
        <p role="status" className="grow basis-64">
          {t('made')}
        </p>
      ) : (
        <>
          <div className="grow basis-64">
            <p className="font-semibold">{t('title')}</p>
            <p className="max-w-measure text-ink-2">{t('body')}</p>
            <FormAlert message={problem ? (readableMessage(adding.error) ?? t('failed')) : null} />
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              tone="quiet"
              size="small"
              busy={adding.isPending}
              busyLabel={t('add')}
              onClick={() => adding.mutate()}
            >
              {t('add')}
            </Button>
            <Button tone="plain" size="small" onClick={later}>
              {t('later')}
            </Button>
          </div>
        </>
      )}
    </aside>
  );
}
