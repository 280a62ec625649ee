'use client';
import { useState } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import { mayAsk } from '../../../data/session/may-ask.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { LoadAnnouncementsDocument } from '../../../generated/documents.ts';
import { shownAt } from './announcement.ts';

const minute = 60_000;
const most = 50;

/** The announcements that reach the person, those that can be read now; `all`: those to come and those that are over, too. */
export function useAnnouncements({ all = false }: { all?: boolean } = {}) {
  const person = useSession().data;
  const [now] = useState(() => new Date().toISOString());
  return useRead(
    'announcements',
    LoadAnnouncementsDocument,
    {
      where: all ? { archived: { _is_null: true } } : shownAt(now),
      limit: most,
      offset: 0,
      user_id: person?.sub ?? '',
    },
    { enabled: person !== undefined && mayAsk('announcements', person?.roles ?? []), again: 5 * minute },
  );
}
