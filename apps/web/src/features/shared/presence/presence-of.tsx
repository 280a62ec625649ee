'use client';
import type { PresentRecord } from '@roadworthy/core/shared/lists/live-tables.ts';
import { Portrait } from '@roadworthy/ui/base/portrait.tsx';
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
            {people.slice(0, mostFaces).map(({ userId, name, photoUrl }) => (
              <Portrait
                key={userId}
                name={name}
                src={photoUrl}
                className="size-6 border-2 border-canvas bg-violet-tint text-[0.625rem] text-violet"
              />
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
