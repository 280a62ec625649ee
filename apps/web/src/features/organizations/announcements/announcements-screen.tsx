'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { EmptyState } from '@roadworthy/ui/states/empty-state.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import { useMay } from '../../../data/session/use-may.ts';
import {
  type AnnouncementFragment,
  DeleteAnnouncementDocument,
  LoadAnnouncementReceiptsDocument,
} from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { useSignedInUser } from '../../../shell/session-provider.tsx';
import { StaffNotPermitted } from '../../../shell/staff/staff-not-permitted.tsx';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { useInstant } from '../../shared/use-instant.ts';
import { reachOf } from './announcement.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { ReadState } from './announcements-panel.tsx';
import { RichText } from './rich-text.tsx';
import { useAnnouncements } from './use-announcements.ts';

/** Everything that was announced to the person, and for who writes announcements what is to come and what is over. */
export function AnnouncementsScreen() {
  const t = useTranslations('staff.announcements');
  const writes = useMay('announcement:write');
  const query = useAnnouncements({ all: writes });
  const [edited, setEdited] = useState<AnnouncementFragment | 'new' | null>(null);
  const close = () => setEdited(null);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="type-h2">{t('title')}</h1>
        {writes && edited === null && <Button onClick={() => setEdited('new')}>{t('new')}</Button>}
      </div>
      {edited === 'new' && <AnnouncementForm stored={null} onDone={close} />}
      <QueryView
        query={query}
        shape="detail"
        failed={t('failed')}
        find={({ announcements }) => announcements}
        missing={null}
        notPermitted={<StaffNotPermitted />}
      >
        {(announcements) =>
          announcements.length === 0 ? (
            <EmptyState title={t('none')} body={t('noneBody')} />
          ) : (
            <ul className="flex flex-col gap-4">
              {announcements.map((announcement) => (
                <li key={announcement.announcement_id}>
                  {edited !== 'new' && edited?.announcement_id === announcement.announcement_id ? (
                    <AnnouncementForm stored={edited} onDone={close} />
                  ) : (
                    <OneAnnouncement announcement={announcement} onEdit={() => setEdited(announcement)} />
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </div>
  );
}

function OneAnnouncement({ announcement, onEdit }: { announcement: AnnouncementFragment; onEdit: () => void }) {
  const t = useTranslations('staff.announcements');
  const instant = useInstant();
  const person = useSignedInUser();
  const writes = useMay('announcement:write');
  const [now] = useState(() => Date.now());
  const { title, body, starts, expires, pinned, organization, organization_id } = announcement;
  const isOwn = writes && (person.org_id === null || person.org_id === organization_id);
  const isAhead = new Date(starts).getTime() > now;
  const isOver = expires !== null && new Date(expires).getTime() <= now;
  return (
    <article className="max-w-3xl rounded-card border border-line px-4 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="type-h3 wrap-anywhere">{title}</h2>
        {pinned && <StatusBadge tone="info" label={t('pinned')} />}
        {isAhead && <StatusBadge tone="neutral" label={t('ahead')} />}
        {isOver && <StatusBadge tone="neutral" label={t('over')} />}
      </div>
      <p className="mb-2 text-small text-ink-3">
        {[
          organization?.name,
          t(`reaches.${reachOf(announcement)}`),
          instant(starts).absolute,
          ...(expires === null ? [] : [t('until', { when: instant(expires).absolute })]),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <RichText html={body} level={3} />
      {!isAhead && !isOver && <ReadState announcement={announcement} />}
      {isOwn && <AuthorPart announcement={announcement} onEdit={onEdit} />}
    </article>
  );
}

function AuthorPart({ announcement, onEdit }: { announcement: AnnouncementFragment; onEdit: () => void }) {
  const t = useTranslations('staff.announcements');
  const working = useTranslations('queue.actions');
  const { announcement_id, title } = announcement;
  const [asksTwice, setAsksTwice] = useState(false);
  const [showsReaders, setShowsReaders] = useState(false);
  const removing = useOperation(DeleteAnnouncementDocument, undefined, {
    kind: 'announcements',
    rereads: ['announcements'],
  });
  return (
    <div className="mt-3 flex flex-col gap-2 border-t border-line pt-3">
      <div className="flex flex-wrap gap-2">
        <Button size="small" tone="quiet" aria-label={t('changeOf', { title })} onClick={onEdit}>
          {t('changeIt')}
        </Button>
        <Button
          size="small"
          tone="quiet"
          aria-expanded={showsReaders}
          aria-label={t('readersOf', { title })}
          onClick={() => setShowsReaders((shown) => !shown)}
        >
          {t('readers')}
        </Button>
        {asksTwice ? (
          <>
            <Button
              size="small"
              tone="danger"
              busy={removing.isPending}
              busyLabel={working('working')}
              aria-label={t('takeBackNowOf', { title })}
              onClick={() => removing.mutate({ announcement_id })}
            >
              {t('takeBackNow')}
            </Button>
            <Button size="small" tone="quiet" onClick={() => setAsksTwice(false)}>
              {t('cancel')}
            </Button>
          </>
        ) : (
          <Button size="small" tone="quiet" aria-label={t('takeBackOf', { title })} onClick={() => setAsksTwice(true)}>
            {t('takeBack')}
          </Button>
        )}
      </div>
      <FormAlert message={removing.isError ? (readableMessage(removing.error) ?? t('saveFailed')) : null} />
      {showsReaders && <Readers announcement={announcement} />}
    </div>
  );
}

function Readers({
  announcement: { announcement_id, edition, acknowledgement },
}: {
  announcement: AnnouncementFragment;
}) {
  const t = useTranslations('staff.announcements');
  const instant = useInstant();
  const query = useRead('announcements', LoadAnnouncementReceiptsDocument, { announcement_id });
  return (
    <QueryView
      query={query}
      shape="table"
      failed={t('readersFailed')}
      find={({ announcement_receipts }) => announcement_receipts}
      missing={null}
      notPermitted={null}
    >
      {(receipts) =>
        receipts.length === 0 ? (
          <p className="text-small text-ink-3">{t('readByNobody')}</p>
        ) : (
          <ul className="text-small">
            {receipts.map(({ announcement_receipt_id: key, reader_name, edition: read, acknowledged, updated }) => (
              <li
                key={key}
                className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1 last:border-b-0"
              >
                <span className="font-semibold wrap-anywhere">{reader_name || t('noName')}</span>
                <span className="text-ink-3">
                  {read < edition
                    ? t('readFormer')
                    : acknowledgement && acknowledged
                      ? t('saidOn', { when: instant(acknowledged).absolute })
                      : t('readOn', { when: instant(updated).absolute })}
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}
