'use client';
import { useFormatter } from 'next-intl';
import { useMemo } from 'react';
import { unbrokenTime } from '../../locale/unbroken-time.ts';

const toTheMinute = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** How an instant reads: how long ago, and exactly, in the zone of the reader. */
export function useInstant() {
  const format = useFormatter();
  return useMemo(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return (instant: string): { instant: string; relative: string; absolute: string } => {
      const date = new Date(instant);
      return {
        instant,
        relative: format.relativeTime(date, new Date()),
        absolute: unbrokenTime(format.dateTime(date, { ...toTheMinute, timeZone })),
      };
    };
  }, [format]);
}
