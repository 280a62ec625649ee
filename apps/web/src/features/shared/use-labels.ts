'use client';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { type Messages, useMessages } from 'next-intl';
import { useCallback } from 'react';

type Insurance = Messages['insurance'];
type Labels = Readonly<Record<string, string>>;
export type LabelGroup = Exclude<keyof Insurance, 'kindOfLine'>;

/** The words for a value of the wire; a value without a label reads as it is spelled, with spaces. */
export function labelOf(labels: Labels, value: string | null | undefined): string | null {
  if (value === null || value === undefined || value === '') return null;
  return ownValue(labels, value) ?? value.replaceAll('_', ' ');
}

/**
 * What a line calls something that it insures: a cruiser is a boat or a motorcycle. Where no line is known, every name
 * that one gives it.
 */
export function kindLabelOf(
  { kindOfLine, vehicleClass }: Pick<Insurance, 'kindOfLine' | 'vehicleClass'>,
  provider: string | null | undefined,
  kind: string | null | undefined,
): string | null {
  const lines = Object.entries<Labels>(kindOfLine);
  const named = (labels: Labels | undefined) => (kind ? ownValue(labels, kind) : undefined);
  const own = named(lines.find(([line]) => line === provider)?.[1]) ?? named(vehicleClass);
  const others = [...new Set(lines.flatMap(([, labels]) => named(labels) ?? []))];
  return own ?? (others.length > 0 ? others.join(' / ') : labelOf({}, kind));
}

/** Labels of the insurance vocabulary, by group. */
export function useLabels() {
  const { insurance } = useMessages();
  return useCallback(
    (group: LabelGroup, value: string | null | undefined): string | null => labelOf(insurance[group], value),
    [insurance],
  );
}

/** What a line calls something that it insures. */
export function useKindLabel() {
  const { insurance } = useMessages();
  return useCallback(
    (provider: string | null | undefined, kind: string | null | undefined): string | null =>
      kindLabelOf(insurance, provider, kind),
    [insurance],
  );
}
