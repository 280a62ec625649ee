'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { DateParts } from '@roadworthy/ui/forms/date-parts.tsx';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { TextAnswer } from '../../shared/answers/fields.tsx';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { findingsOfDriver } from './driver-answers.ts';
import { counted, countInput, LicenseFields } from './license-fields.tsx';
import { type DriverFormOptions, useDriverForm } from './use-driver-form.ts';

/** Asks about somebody who drives besides; it stands inside the form of the step, which saves it too. */
export function DriverForm({ place, ...options }: DriverFormOptions & { place: number }) {
  const t = useTranslations('checkout');
  const locale = useLocale();
  const { state } = useLoadedCheckout().data;
  const { answer, save, close, isBusy, error } = useDriverForm(options);
  const birthdate = answer('birthdate');
  const issuer = answer('license_administrative_area');
  const isOpen = findingsOfDriver(state.missing_fields, place).some(({ path }) => path.endsWith('.license_number'));
  useEffect(() => document.getElementById('driver-first_name')?.focus(), []);
  return (
    <div role="group" aria-label={t(options.driver ? 'drivers.change' : 'drivers.new')} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextAnswer
          answer={answer('first_name')}
          kind="name"
          label={t('you.firstName')}
          input={{ autoComplete: 'off', enterKeyHint: 'next' }}
        />
        <TextAnswer
          answer={answer('last_name')}
          kind="name"
          label={t('you.lastName')}
          input={{ autoComplete: 'off', enterKeyHint: 'next' }}
        />
      </div>
      <DateParts
        id={birthdate.id}
        label={t('you.birthdate')}
        value={birthdate.value}
        onChange={birthdate.onChange}
        error={birthdate.error}
        locale={locale}
        partLabels={{ month: t('you.month'), day: t('you.day'), year: t('you.year') }}
      />
      <TextAnswer
        answer={counted(answer('rv_driving_experience_years'))}
        label={t('drivers.theirExperience')}
        input={countInput}
      />
      <LicenseFields
        number={answer('license_number')}
        issuer={issuer}
        onIssuer={issuer.onChange}
        isStored={options.driver !== undefined && !isOpen}
      />
      {error && (
        <p role="alert" className="font-medium text-danger">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button busy={isBusy} busyLabel={t('drivers.saving')} onClick={() => void save()}>
          {t('drivers.save')}
        </Button>
        <Button tone="quiet" onClick={close}>
          {t('drivers.cancel')}
        </Button>
      </div>
    </div>
  );
}
