'use client';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { type StatusGroup, toneOf } from './status-tone.ts';
import { useLabels } from './use-labels.ts';

/** A status of the wire as a badge. */
export function WireStatus({ group, status }: { group: StatusGroup; status: string }) {
  const label = useLabels();
  return <StatusBadge tone={toneOf(group, status)} label={label(group, status) ?? status} />;
}
