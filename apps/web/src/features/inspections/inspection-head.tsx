'use client';
import type { InspectionStatus } from '@roadworthy/core/inspections/vocabulary.ts';
import type { Tone } from '@roadworthy/ui/base/tone.ts';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import type { VehicleInspectionFragment } from '../../generated/documents.ts';
import { printDay } from '../shared/print-day.ts';
import { useDayOfInstant } from '../shared/use-instant.ts';
import { photosThere } from './photos-of.ts';

const tones: Readonly<Record<InspectionStatus, Tone>> = {
  asked: 'warning',
  asked_again: 'danger',
  submitted: 'info',
  completed: 'success',
  withdrawn: 'neutral',
};
const isKnown = (status: string): status is InspectionStatus => Object.hasOwn(tones, status);

type InspectionHeadProps = { inspection: VehicleInspectionFragment; title: string; reader: 'customer' | 'staff' };

/** How an inspection stands, until when, and why it was asked for. */
export function InspectionHead({ inspection, title, reader }: InspectionHeadProps) {
  const t = useTranslations('policyParts.photos');
  const dayOf = useDayOfInstant();
  const { status, due_date, reason, overdue, completed, shots } = inspection;
  if (!isKnown(status)) return null;
  const day = completed ? dayOf(completed) : (printDay(due_date) ?? '');
  // On staff's pages it stands below the heading of all photos.
  const Heading = reader === 'customer' ? 'h2' : 'h3';
  const isWaitedFor = status === 'asked' || status === 'asked_again';
  const isLate = overdue !== null && isWaitedFor;
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Heading className="type-h3">{title}</Heading>
        <StatusBadge tone={isLate ? 'danger' : tones[status]} label={t(isLate ? 'overdue' : `statuses.${status}`)} />
      </div>
      <p className={reader === 'customer' ? 'max-w-measure' : 'text-ink-2'}>
        {t(`${reader}.${status}`, { day, count: shots.length })}
      </p>
      {isWaitedFor && (
        <p className="text-small text-ink-2 tabular-nums">
          {t('there', { count: photosThere(inspection), all: shots.length })}
        </p>
      )}
      {reason && <p className="text-small text-ink-2 wrap-anywhere">{t('why', { reason })}</p>}
    </div>
  );
}
