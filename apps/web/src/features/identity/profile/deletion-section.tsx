'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadMyDeletionDocument, type LoadMyDeletionQuery } from '../../../generated/documents.ts';
import { DeletionWaiting } from './deletion-waiting.tsx';
import { ReadSection } from './read-section.tsx';

// Few look at it, and whoever does has pressed for it.
const preview = fetchedComponent(async () => (await import('./deletion-preview.tsx')).DeletionPreview);

type Requested = LoadMyDeletionQuery['deletion_requests'][number];

/** Has everything deleted that no law keeps: looked at first, asked for, and taken back while it waits. */
export function DeletionSection() {
  const t = useTranslations('profile.deletion');
  const query = useRead('user', LoadMyDeletionDocument, {});
  return (
    <ReadSection title={t('title')} lead={t('lead')} query={query} failed={t('loadFailed')} find={(data) => data}>
      {({ deletion_requests: [newest] }) => <Deletion key={newest?.status} newest={newest ?? null} />}
    </ReadSection>
  );
}

function Deletion({ newest }: { newest: Requested | null }) {
  const t = useTranslations('profile.deletion');
  const [isOpen, setOpen] = useState(false);
  if (newest?.status === 'waiting' || newest?.status === 'erasing') return <DeletionWaiting asked={newest} />;
  return (
    <div className="flex flex-col items-start gap-4">
      {newest?.status === 'refused' && <p className="max-w-measure text-danger">{t('refused')}</p>}
      {newest?.status === 'taken_back' && !isOpen && <p role="status">{t('takenBack')}</p>}
      {isOpen ? (
        <preview.Component onClose={() => setOpen(false)} />
      ) : (
        <Button tone="quiet" onClick={() => setOpen(true)}>
          {t('look')}
        </Button>
      )}
    </div>
  );
}

/** At the head of the profile, so that nobody overlooks it: the day, and the way back. */
export function DeletionBanner() {
  const query = useRead('user', LoadMyDeletionDocument, {});
  const newest = query.data?.deletion_requests[0];
  if (newest?.status !== 'waiting' && newest?.status !== 'erasing') return null;
  return <DeletionWaiting asked={newest} />;
}
