'use client';
import { type ClaimStatus, claimStatuses } from '@roadworthy/core/claims/vocabulary.ts';
import type { Tone } from '@roadworthy/ui/base/tone.ts';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';

const tones: Readonly<Record<ClaimStatus, Tone>> = {
  draft: 'neutral',
  filed: 'info',
  open: 'info',
  investigating: 'info',
  evaluated: 'info',
  approved: 'success',
  denied: 'danger',
  paid: 'success',
  closed: 'neutral',
  reopened: 'info',
  withdrawn: 'neutral',
};

/** Where a claim stands, in the words of who reported it. */
export function ClaimStatusBadge({ status }: { status: string }) {
  const t = useTranslations('claim.statuses');
  const known = claimStatuses.find((one) => one === status);
  return known ? <StatusBadge tone={tones[known]} label={t(known)} /> : null;
}
