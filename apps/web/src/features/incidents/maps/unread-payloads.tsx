'use client';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { DataTable } from '@roadworthy/ui/workbench/table/data-table.tsx';
import { useFormatter, useMessages, useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadUnreadPayloadsDocument, type LoadUnreadPayloadsQuery } from '../../../generated/documents.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { deviceProviders } from '../device-providers.ts';

type Payload = LoadUnreadPayloadsQuery['telematics_payloads'][number];

/** What providers of devices sent that nobody here could read, or whose device nobody has: for the platform's own people. */
export function UnreadPayloads() {
  const t = useTranslations('workbench.maps.unread');
  const { unread } = useMessages().workbench.maps;
  const format = useFormatter();
  const { data, isError } = useRead('underwriting', LoadUnreadPayloadsDocument, {});
  const columns = [
    {
      key: 'provider',
      header: t('provider'),
      cell: ({ provider }: Payload) => deviceProviders.get(provider) ?? provider,
    },
    { key: 'reason', header: t('why'), cell: ({ reason }: Payload) => ownValue(unread.reason, reason) ?? reason },
    {
      key: 'device',
      header: t('device'),
      cell: ({ provider_device_id }: Payload) => provider_device_id,
    },
    { key: 'times', header: t('times'), cell: ({ times }: Payload) => format.number(times), align: 'end' },
    {
      key: 'last',
      header: t('last'),
      cell: ({ last_received }: Payload) =>
        format.dateTime(new Date(last_received), { dateStyle: 'medium', timeStyle: 'short' }),
    },
  ] as const;
  return (
    <details data-screen-only>
      <summary className="link min-h-11 cursor-pointer">{t('title')}</summary>
      <FormAlert message={isError ? t('failed') : null} />
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={data?.telematics_payloads ?? []}
        rowKey={({ telematics_payload_id }) => telematics_payload_id}
        empty={<p className="p-3 text-ink-2">{t('none')}</p>}
        loadingLabel={t('loading')}
        atOnce={false}
      />
    </details>
  );
}
