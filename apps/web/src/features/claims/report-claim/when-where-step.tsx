'use client';
import { incidentLocationTypes } from '@roadworthy/core/claims/vocabulary.ts';
import { printPlace } from '@roadworthy/core/shared/geo/place-in-text.ts';
import { addDays, day } from '@roadworthy/core/shared/time/day.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { NearDate } from '@roadworthy/ui/forms/near-date.tsx';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { TextInput } from '@roadworthy/ui/forms/text-input.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextAnswer } from '../../shared/answers/fields.tsx';
import { PinOnMap } from './pin-on-map.tsx';
import { useReport } from './report-context.tsx';
import { ReportStepPage, useNeeded } from './report-step.tsx';

/** The day by the clock of the device: a form asks where the device is. */
function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** When and where it happened. */
export function WhenWhereStep() {
  const t = useTranslations('claim.report.when');
  const { form, report } = useReport();
  const needed = useNeeded('when-where');
  const [on, at, place] = [
    form.answer('incident_date'),
    form.answer('incident_time'),
    form.answer('incident_location_type'),
  ];
  return (
    <ReportStepPage step="when-where" needed={needed}>
      <div className="flex flex-col gap-2">
        <Field id={on.id} label={t('day')} error={on.error ?? needed.messageOf('incident_date')}>
          {(control) => (
            <NearDate
              {...control}
              name={on.id}
              max={today()}
              value={on.value}
              onChange={({ currentTarget }) => on.onChange(currentTarget.value)}
              onBlur={on.onBlur}
            />
          )}
        </Field>
        <div className="flex gap-2">
          <Button tone="quiet" size="small" className="min-h-11!" onClick={() => on.onChoose(today())}>
            {t('today')}
          </Button>
          <Button
            tone="quiet"
            size="small"
            className="min-h-11!"
            onClick={() => on.onChoose(addDays(day(today()), -1))}
          >
            {t('yesterday')}
          </Button>
        </div>
      </div>
      {report.is_outside_cover && (
        <p role="status" className="max-w-measure rounded-card bg-info-tint p-4">
          {t('outside')}
        </p>
      )}
      <Field id={at.id} label={t('time')} error={at.error}>
        {(control) => (
          <TextInput
            {...control}
            type="time"
            name={at.id}
            className="max-w-40"
            value={at.value}
            onChange={({ currentTarget }) => at.onChange(currentTarget.value)}
            onBlur={at.onBlur}
          />
        )}
      </Field>
      <RadioTiles
        id={place.id}
        name={place.id}
        label={t('place')}
        value={place.value || null}
        onChange={place.onChoose}
        error={place.error}
        options={incidentLocationTypes.map((value) => ({ value, label: t(`places.${value}`) }))}
      />
      <Where />
    </ReportStepPage>
  );
}

/** A line of text, or the position of the device as numbers that every map finds. */
function Where() {
  const t = useTranslations('claim.report.when');
  const { form } = useReport();
  const location = form.answer('incident_location');
  const [state, setState] = useState<'idle' | 'looking' | 'failed'>('idle');

  function locate(): void {
    if (!('geolocation' in navigator)) return setState('failed');
    setState('looking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        location.onChoose(printPlace({ lat: coords.latitude, lng: coords.longitude }));
      },
      () => setState('failed'),
      { timeout: 15_000, maximumAge: 60_000 },
    );
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <TextAnswer
        answer={location}
        kind="street"
        label={t('location')}
        hint={t('locationHint')}
        className="w-full"
        input={{ autoComplete: 'off', enterKeyHint: 'next' }}
      />
      <Button
        tone="quiet"
        size="small"
        className="min-h-11!"
        busy={state === 'looking'}
        busyLabel={t('locating')}
        onClick={locate}
      >
        <Icon name="map-pin" className="size-5" />
        {t('here')}
      </Button>
      <PinOnMap location={location.value} onLocation={location.onChoose} />
      <p role="status" className="text-small text-ink-2 empty:hidden">
        {state === 'failed' ? t('noPosition') : null}
      </p>
    </div>
  );
}
