import { formatDay, isDay } from '@roadworthy/core/shared/time/day.ts';
import { textLocale } from '@roadworthy/ui/base/text-locale.ts';

/** Prints a civil day of the wire, such as `Nov 20, 2026`; null for what is no day. */
export function printDay(text: string | null | undefined): string | null {
  return isDay(text) ? formatDay(text, textLocale()) : null;
}

/** The name of a zone as one says it, `Eastern Time`. The zone's own id when the browser does not know it. */
export function zoneName(zone: string): string {
  try {
    const parts = new Intl.DateTimeFormat(textLocale(), { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(
      0,
    );
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  } catch {
    return zone;
  }
}
