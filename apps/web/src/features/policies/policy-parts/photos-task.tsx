'use client';
import { coveringStatuses } from '@roadworthy/core/policies/vocabulary.ts';
import { dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { PhotosTaskFragment } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';

/** That photos of a vehicle are owed, and until when: the way to where they are sent. */
export function PhotosTask({ policy }: { policy: PhotosTaskFragment }) {
  const t = useTranslations('policyParts.photos');
  const [today] = useState(() => dayInZone(new Date(), policy.time_zone));
  const [first] = policy.owed_photos;
  if (!first || !coveringStatuses.some((status) => status === policy.policy_status)) return null;
  return (
    <AppLink
      href={`/customers/policies/${policy.policy_id}/vehicles`}
      className="relative z-10 flex min-h-11 items-center gap-3 rounded-card bg-warning-tint px-4 py-2.5 font-semibold text-ink no-underline hover:underline"
    >
      <Icon name="camera" className="size-5 text-warning" />
      <span className="min-w-0 flex-1">
        {t(first.due_date < today ? 'taskLate' : 'task', { day: printDay(first.due_date) ?? '' })}
      </span>
      <Icon name="chevron-right" className="size-5 text-ink-3" />
    </AppLink>
  );
}
