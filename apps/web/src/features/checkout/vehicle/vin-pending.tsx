'use client';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { useTranslations } from 'next-intl';
import type { SavedAnswer } from '../../shared/answers/answer.ts';

/** The way on of who has no VIN yet: it is asked again before the signature. */
export function VinPending({ answer }: { answer: SavedAnswer<boolean> }) {
  const t = useTranslations('checkout.vehicle');
  return (
    <Checkbox
      id={answer.id}
      name={answer.id}
      checked={answer.value}
      onChange={(event) => answer.onChoose(event.currentTarget.checked)}
      label={t('vinPending')}
      note={answer.value ? t('vinPendingNote') : undefined}
      error={answer.error}
    />
  );
}
