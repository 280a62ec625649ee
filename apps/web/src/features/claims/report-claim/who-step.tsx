'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { PhoneInput } from '@roadworthy/ui/forms/phone-input.tsx';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { useTranslations } from 'next-intl';
import { useClaimContext } from '../../../data/session/claim-session.tsx';
import { TextAnswer } from '../../shared/answers/fields.tsx';
import { useReport } from './report-context.tsx';
import { ReportStepPage, useNeeded } from './report-step.tsx';

/** Who reports, and of which vehicle. */
export function WhoStep() {
  const t = useTranslations('claim.report.who');
  const { claim, report, form } = useReport();
  const { clearClaim } = useClaimContext();
  const needed = useNeeded('start');
  const [vehicle, name, phone, email] = [
    form.answer('vehicle_id'),
    form.answer('reporter_name'),
    form.answer('reporter_phone'),
    form.answer('reporter_email'),
  ];
  const about = claim.is_third_party
    ? t('third')
    : claim.policy_id !== null
      ? t('about', { number: claim.policy_number ?? '' })
      : t('noPolicy');
  return (
    <ReportStepPage step="start" needed={needed}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-card bg-surface-2 px-4 py-1">
        <p className="py-2 font-medium">{about}</p>
        <Button tone="plain" size="small" onClick={clearClaim}>
          {t('anew')}
        </Button>
      </div>
      {report.vehicles.length > 1 && (
        <RadioTiles
          id={vehicle.id}
          name={vehicle.id}
          label={t('vehicle')}
          value={vehicle.value || null}
          onChange={vehicle.onChoose}
          error={vehicle.error}
          options={report.vehicles.map(({ vehicle_id, name: called }) => ({ value: vehicle_id, label: called }))}
        />
      )}
      {claim.is_third_party && (
        <TextAnswer answer={form.answer('policy_holder')} kind="name" label={t('holder')} optional />
      )}
      <TextAnswer
        answer={{ ...name, error: name.error ?? needed.messageOf('reporter_name') }}
        kind="name"
        label={t('name')}
        input={{ autoComplete: 'name', enterKeyHint: 'next' }}
      />
      <Field
        id={phone.id}
        label={t('phone')}
        hint={t('reach')}
        error={phone.error ?? needed.messageOf('reporter_phone')}
      >
        {(control) => (
          <PhoneInput
            {...control}
            name={phone.id}
            className="max-w-64"
            value={phone.value}
            onChange={phone.onChange}
            onBlur={phone.onBlur}
          />
        )}
      </Field>
      <TextAnswer
        answer={email}
        kind="email"
        label={t('email')}
        optional
        input={{ type: 'email', inputMode: 'email', autoComplete: 'email' }}
      />
    </ReportStepPage>
  );
}
