import type { IconName } from './icon.tsx';

/** What a status says at a glance; `violet` is underwriting's own. */
export type Tone = 'neutral' | 'success' | 'warning' | 'danger' | 'info' | 'violet';

export const toneIcon: Record<Tone, IconName> = {
  neutral: 'minus',
  success: 'check',
  warning: 'clock',
  danger: 'stop',
  info: 'info',
  violet: 'eye',
};

export const toneTint: Record<Tone, string> = {
  neutral: 'bg-surface-3 text-ink-2',
  success: 'bg-success-tint text-success',
  warning: 'bg-warning-tint text-warning',
  danger: 'bg-danger-tint text-danger',
  info: 'bg-info-tint text-info',
  violet: 'bg-violet-tint text-violet',
};

export const toneEdge: Record<Tone, string> = {
  neutral: 'bg-line-strong',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
  info: 'bg-info',
  violet: 'bg-violet',
};
