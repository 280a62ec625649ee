'use client';
import type { PresentRecord } from '@roadworthy/core/shared/live-tables.ts';
import { initialsOf } from '@roadworthy/ui/base/initials.ts';
import { useTranslations } from 'next-intl';
import { usePresence } from '../../../data/live/use-presence.ts';
import { usePresenceState } from '../../../data/live/presence-state.ts';

const mostFaces = 3;

/** Which of their colleagues has the record open too, and who is about to decide something about it. */
export function PresenceOf(record: PresentRecord) {
  const t = useTranslations('queue.presence');
  usePresence(record);
  const { people } = usePresenceState();
  const deciding = people.find((one) => one.deciding);
  const [first, ...others] = people;
  return (
    <div role="status" className="flex min-h-8 min-w-0 items-center gap-2 text-small text-ink-2">
      {first && (
        <>
          <span aria-hidden className="flex -space-x-1.5">
            {people.slice(0, mostFaces).map(({ userId, name }) => (
              <span
                key={userId}
                className="grid size-6 place-items-center rounded-full border-2 border-canvas bg-violet-tint text-[0.625rem] font-semibold text-violet"
              >
                {initialsOf(name)}
              </span>
            ))}
          </span>
          <span className={deciding ? 'font-semibold text-warning' : 'truncate'}>
            {deciding ? t('deciding', { name: deciding.name }) : t('here', { name: first.name, others: others.length })}
          </span>
        </>
      )}
    </div>
  );
}
