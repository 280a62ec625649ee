'use client';
import { Button, LinkButton } from '@roadworthy/ui/base/button.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { AskMyDataDocument, LoadMyDataDocument, type LoadMyDataQuery } from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { useInstant } from '../../shared/use-instant.ts';
import { ReadSection } from './read-section.tsx';

type Taken = LoadMyDataQuery['personal_exports'][number];

/** What we hold about a customer, to take along: asked for, gathered, downloaded for a week. */
export function DataSection() {
  const t = useTranslations('profile.data');
  const query = useRead(
    'user',
    LoadMyDataDocument,
    {},
    { again: (data) => (data?.personal_exports[0]?.status === 'queued' ? 3_000 : false) },
  );
  return (
    <ReadSection title={t('title')} lead={t('lead')} query={query} failed={t('loadFailed')} find={(data) => data}>
      {({ personal_exports: [newest] }) => <Data newest={newest ?? null} />}
    </ReadSection>
  );
}

function Data({ newest }: { newest: Taken | null }) {
  const t = useTranslations('profile.data');
  const asking = useOperation(AskMyDataDocument, undefined, { kind: 'user', rereads: ['user'] });
  const isThere = newest?.status === 'done' && newest.removed === null;
  return (
    <div className="flex flex-col items-start gap-3">
      <div role="status" className="empty:hidden">
        {newest && <Status newest={newest} />}
      </div>
      <FormAlert message={asking.isError ? (readableMessage(asking.error) ?? t('failed')) : null} />
      {newest?.status !== 'queued' && (
        <div className="flex flex-wrap gap-2">
          {isThere && (
            <LinkButton href={`/api/v1/my-data/${newest.personal_export_id}`} download>
              {t('download')}
            </LinkButton>
          )}
          <Button
            tone={isThere ? 'plain' : 'quiet'}
            busy={asking.isPending}
            busyLabel={t('ask')}
            onClick={() => asking.mutate({})}
          >
            {t('ask')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Status({ newest }: { newest: Taken }) {
  const t = useTranslations('profile.data');
  const format = useFormatter();
  const instant = useInstant();
  if (newest.status === 'queued') return <p>{t('under')}</p>;
  if (newest.status === 'failed') return <p className="text-danger">{t('failedLast')}</p>;
  if (newest.removed !== null || newest.expires === null) return <p className="text-ink-2">{t('gone')}</p>;
  const megabytes = Math.max(0.1, (newest.byte_size ?? 0) / 1_048_576);
  const size = format.number(megabytes, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  return <p>{t('ready', { size, when: instant(newest.expires).absolute })}</p>;
}
