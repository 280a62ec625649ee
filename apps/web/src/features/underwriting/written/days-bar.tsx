import { daysBetween, isDay } from '@roadworthy/core/shared/time/day.ts';

/** The days of a bar: half a year before today, and a year after. */
const [before, span] = [182, 547];

type DaysBarProps = { today: string; from: string; until: string | null; label: string };

/** When a rule is asked, on a line around today; the words stand beside it. */
export function DaysBar({ today, from, until, label }: DaysBarProps) {
  const placeOf = (day: string | null, open: number) => {
    if (!isDay(day) || !isDay(today)) return open;
    return Math.min(Math.max(((daysBetween(today, day) + before) / span) * 100, 0), 100);
  };
  const [left, right] = [placeOf(from, 0), placeOf(until, 100)];
  return (
    <span role="img" aria-label={label} className="relative block h-2 w-full max-w-64 rounded-full bg-surface-3">
      <span
        className="absolute inset-y-0 min-w-1 rounded-full bg-primary"
        style={{ left: `${left}%`, width: `${Math.max(right - left, 0)}%` }}
      />
      <span className="absolute -inset-y-1 w-0.5 bg-ink" style={{ left: `${(before / span) * 100}%` }} />
    </span>
  );
}
