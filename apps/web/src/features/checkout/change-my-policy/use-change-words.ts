import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { Tone } from '@roadworthy/ui/base/tone.ts';
import { useMessages, useTranslations } from 'next-intl';
import type { MyChangeFragment } from '../../../generated/documents.ts';
import { printDay } from '../../shared/print-day.ts';

const tones = {
  pending: 'warning',
  scheduled: 'info',
  applied: 'success',
  invalidated: 'neutral',
} as const satisfies Record<string, Tone>;
type Status = keyof typeof tones;
const statusOf = (status: string): Status =>
  (Object.keys(tones) as Status[]).find((one) => one === status) ?? 'pending';

/** How a change stands, as a badge and in a sentence. */
export function useChangeWords() {
  const t = useTranslations('account.change');
  const { because } = useMessages().account.change;
  const reasons: Readonly<Record<string, string>> = because;
  return (change: Pick<MyChangeFragment, 'status' | 'effective' | 'asks_underwriter' | 'invalidated_because'>) => {
    const status = statusOf(change.status);
    const date = printDay(change.effective) ?? '';
    // Where nobody has to look at it, who is insured confirms it.
    const isToConfirm = status === 'pending' && change.asks_underwriter === null;
    const sentences: Readonly<Record<Status, () => string>> = {
      pending: () => t(isToConfirm ? 'is.toConfirm' : 'is.referred', { date }),
      scheduled: () => t('is.scheduled', { date }),
      applied: () => t('is.applied', { date }),
      invalidated: () => ownValue(reasons, change.invalidated_because ?? '') ?? because.refused_on_its_day,
    };
    const label = isToConfirm ? t('status.toConfirm') : t(`status.${status}`);
    return { badge: { tone: tones[status], label }, sentence: sentences[status]() };
  };
}
