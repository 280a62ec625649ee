'use client';
import { useFormatter } from 'next-intl';
import { useCallback, useMemo } from 'react';
import { unbrokenTime } from '../../locale/unbroken-time.ts';

const clock = { hour: 'numeric', minute: '2-digit' } as const;
const theDay = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const toTheMinute = { ...theDay, ...clock, timeZoneName: 'short' } as const;

const zoneOfReader = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time of day of an instant in the zone of the reader, as what was saved a moment ago says it. */
export function useClockTime(): (instant: Date) => string {
  const format = useFormatter();
  return (instant) => unbrokenTime(format.dateTime(instant, { ...clock, timeZone: zoneOfReader() }));
}

/** The day of an instant in the zone of the reader. */
export function useDayOfInstant(): (instant: string) => string {
  const format = useFormatter();
  return useCallback(
    (instant) => format.dateTime(new Date(instant), { ...theDay, timeZone: zoneOfReader() }),
    [format],
  );
}

/**
 * How an instant reads: how long ago, and exactly. In the zone of the reader, or in the one that is named: what is signed
 * is signed on a day of the risk, wherever it is read.
 */
export function useInstant() {
  const format = useFormatter();
  return useMemo(() => {
    const here = zoneOfReader();
    return (instant: string, timeZone = here): { instant: string; relative: string; absolute: string } => {
      const date = new Date(instant);
      return {
        instant,
        relative: format.relativeTime(date, new Date()),
        absolute: unbrokenTime(format.dateTime(date, { ...toTheMinute, timeZone })),
      };
    };
  }, [format]);
}
