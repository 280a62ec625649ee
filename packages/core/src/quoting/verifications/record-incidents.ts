import type { Incidents } from '../../rating/driver-points.ts';
import { addMonths, type Day } from '../../shared/time/day.ts';
import type { incidentKinds } from '../vocabulary.ts';
import type { RecordEntry } from './vocabulary.ts';

export type IncidentKind = (typeof incidentKinds)[number];

/** For how many months before cover begins an incident counts. */
export const incidentMonths = 36;

/** The kinds of convictions by how their codes begin (AAMVA Code Dictionary: A alcohol, B hit and run, M84 reckless, S speed, U in a felony). */
const kindsOfCodes: readonly (readonly [RegExp, IncidentKind])[] = [
  [/^(?:A|B0|M84|S95|U)/, 'major'],
  [/^S/, 'speeding'],
];

/** What the rates call an entry of a record; null for what they give no points for. */
export function incidentKindOf({ type, code, atFault }: RecordEntry): IncidentKind | null {
  if (type === 'suspension') return null;
  if (type === 'accident') return atFault === false ? 'not_at_fault' : 'at_fault';
  return kindsOfCodes.find(([begins]) => begins.test(code ?? ''))?.[1] ?? 'minor';
}

/** The entries of a record that count for cover from a day on, with what the rates call them. */
export function countedEntries(
  entries: readonly RecordEntry[],
  effectiveDate: Day,
): readonly (RecordEntry & { readonly kind: IncidentKind })[] {
  const from = addMonths(effectiveDate, -incidentMonths);
  return entries.flatMap((entry) => {
    const kind = incidentKindOf(entry);
    return kind === null || entry.date < from || entry.date > effectiveDate ? [] : [{ ...entry, kind }];
  });
}

/** How many incidents of each kind a record shows for cover from a day on. */
export function recordIncidents(entries: readonly RecordEntry[], effectiveDate: Day): Record<IncidentKind, number> {
  const counts = { at_fault: 0, major: 0, minor: 0, speeding: 0, not_at_fault: 0 };
  for (const { kind } of countedEntries(entries, effectiveDate)) counts[kind] += 1;
  return counts;
}

/** What was declared and what was found together: what was declared and is found is one incident, not two. */
export function eitherOf(
  declared: Incidents | null,
  found: Record<IncidentKind, number>,
): Record<IncidentKind, number> {
  const most = (kind: IncidentKind) => Math.max(declared?.[kind] ?? 0, found[kind]);
  return {
    at_fault: most('at_fault'),
    major: most('major'),
    minor: most('minor'),
    speeding: most('speeding'),
    not_at_fault: most('not_at_fault'),
  };
}
