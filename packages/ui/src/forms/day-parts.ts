/** The three texts of a date while it is typed; `month` is 1 to 12 as text. */
export type DayParts = { year: string; month: string; day: string };

export const emptyDayParts: DayParts = { year: '', month: '', day: '' };

/** The parts of a `YYYY-MM-DD` day, without leading zeros; empty parts for anything else. */
export function splitDay(value: string | null | undefined): DayParts {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value ?? '');
  if (!match) return emptyDayParts;
  const [, year = '', month = '', day = ''] = match;
  return { year, month: String(Number(month)), day: String(Number(day)) };
}

/** What is wrong with the parts: the names of those still missing, or a day the calendar does not have. */
export function dayPartsProblem(parts: DayParts): { missing: (keyof DayParts)[] } | 'impossible' | null {
  const missing = (['month', 'day', 'year'] as const).filter((name) => parts[name].trim() === '');
  if (missing.length > 0) return { missing };
  return composeDay(parts) === null ? 'impossible' : null;
}

/** The day `YYYY-MM-DD`, or null while it is incomplete or impossible. A year needs four digits. */
export function composeDay({ year, month, day }: DayParts): string | null {
  if (!/^\d{4}$/.test(year.trim()) || !/^\d{1,2}$/.test(month.trim()) || !/^\d{1,2}$/.test(day.trim())) return null;
  const text = `${year.trim()}-${month.trim().padStart(2, '0')}-${day.trim().padStart(2, '0')}`;
  const parsed = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(text) ? null : text;
}

/** The twelve month names of a locale, capitalised as the locale writes them. */
export function monthNames(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => format.format(new Date(Date.UTC(2024, index, 1))));
}
