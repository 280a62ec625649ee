'use client';
import { type Day, isDay } from '@roadworthy/core/shared/time/day.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { NearDate } from '@roadworthy/ui/forms/near-date.tsx';
import { Dialog } from '@roadworthy/ui/workbench/dialog.tsx';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { LookBack } from './look-back.ts';

type LookBackDialogProps = {
  /** Where it stands when it opens. */
  from: LookBack;
  today: Day;
  onLook: (to: LookBack) => void;
  onClose: () => void;
};

/** Asks for the day to look at and for the day on which it was known so. */
export function LookBackDialog({ from, today, onLook, onClose }: LookBackDialogProps) {
  const t = useTranslations('staff.policy.lookBack');
  const id = useId();
  const [validOn, setValidOn] = useState<string>(from.validOn);
  const [knownOn, setKnownOn] = useState<string>(from.knownOn ?? today);
  const known = isDay(knownOn) && knownOn <= today ? knownOn : null;
  const look = () => {
    if (isDay(validOn) && known) onLook({ validOn, knownOn: known === today ? null : known });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      effect={t('effect')}
      closeLabel={t('cancel')}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} tone="primary">
            {t('look')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          look();
        }}
      >
        <Field label={t('validOn')} hint={t('validOnHint')} error={isDay(validOn) ? null : t('dayMissing')}>
          {(control) => (
            <NearDate {...control} value={validOn} onChange={({ currentTarget: { value } }) => setValidOn(value)} />
          )}
        </Field>
        <Field label={t('knownOn')} hint={t('knownOnHint')} error={known ? null : t('knownMissing')}>
          {(control) => (
            <NearDate
              {...control}
              value={knownOn}
              max={today}
              onChange={({ currentTarget: { value } }) => setKnownOn(value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
