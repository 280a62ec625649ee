'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { type AnnouncementFragment, ReadAnnouncementDocument } from '../../../generated/documents.ts';
import { useOperation } from '../../shared/actions/use-operation.ts';
import { FormAlert } from '../../shared/form-alert.tsx';
import { useInstant } from '../../shared/use-instant.ts';
import { isOwed, isUnread } from './announcement.ts';
import { RichText } from './rich-text.tsx';
import { useAnnouncements } from './use-announcements.ts';

/** What was announced and is not read yet, and what is pinned; nothing where there is nothing of either. */
export function AnnouncementsPanel() {
  const t = useTranslations('staff.announcements');
  const shown = (useAnnouncements().data?.announcements ?? []).filter((one) => one.pinned || isUnread(one));
  if (shown.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="type-h2">{t('title')}</h2>
        <AppLink href="/agents/announcements" className="link inline-flex min-h-7 items-center">
          {t('all')}
        </AppLink>
      </div>
      <ul className="rounded-card border border-line bg-canvas">
        {shown.map((announcement) => (
          <li key={announcement.announcement_id} className="border-b border-line px-3 py-3 last:border-b-0">
            <h3 className="type-h3 wrap-anywhere">{announcement.title}</h3>
            <RichText html={announcement.body} level={4} />
            <ReadState announcement={announcement} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether its reader has read it, and the way to say so. */
export function ReadState({ announcement }: { announcement: AnnouncementFragment }) {
  const t = useTranslations('staff.announcements');
  const working = useTranslations('queue.actions');
  const instant = useInstant();
  const reading = useOperation(ReadAnnouncementDocument, undefined, {
    kind: 'announcements',
    rereads: ['announcements'],
  });
  const { announcement_id, title, announcement_receipts } = announcement;
  const owed = isOwed(announcement);
  const said = announcement_receipts[0]?.acknowledged;
  if (!isUnread(announcement)) {
    return said ? <p className="mt-2 text-small text-ink-3">{t('saidOn', { when: instant(said).absolute })}</p> : null;
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      <StatusBadge tone={owed ? 'warning' : 'info'} label={t(owed ? 'owed' : 'unread')} />
      <Button
        size="small"
        tone={owed ? 'primary' : 'quiet'}
        aria-label={t(owed ? 'sayReadOf' : 'markReadOf', { title })}
        busy={reading.isPending}
        busyLabel={working('working')}
        onClick={() => reading.mutate({ announcement_id, acknowledged: owed })}
      >
        {t(owed ? 'sayRead' : 'markRead')}
      </Button>
      <FormAlert message={reading.isError ? (readableMessage(reading.error) ?? t('saveFailed')) : null} />
    </div>
  );
}
