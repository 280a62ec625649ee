'use client';
import { type Messages, useMessages } from 'next-intl';
import { useCallback } from 'react';

export type LabelGroup = keyof Messages['insurance'];

/** The words for a value of the wire; a value without a label reads as it is spelled, with spaces. */
export function labelOf(labels: Readonly<Record<string, string>>, value: string | null | undefined): string | null {
  if (value === null || value === undefined || value === '') return null;
  return labels[value] ?? value.replaceAll('_', ' ');
}

/** Labels of the insurance vocabulary, by group; what is no recreational vehicle is called as its line calls it. */
export function useLabels() {
  const { insurance } = useMessages();
  return useCallback(
    (group: LabelGroup, value: string | null | undefined): string | null =>
      labelOf(
        group === 'vehicleClass' ? { ...insurance.otherKind, ...insurance.vehicleClass } : insurance[group],
        value,
      ),
    [insurance],
  );
}
