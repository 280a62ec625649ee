'use client';
import { damageAreas, damageSeverities } from '@roadworthy/core/claims/vocabulary.ts';
import { vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { textLimits } from '@roadworthy/core/shared/text/text-limits.ts';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { Checkbox } from '@roadworthy/ui/forms/checkbox.tsx';
import { Field, FieldGroup } from '@roadworthy/ui/forms/field.tsx';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { TextArea } from '@roadworthy/ui/forms/text-area.tsx';
import { YesNo } from '@roadworthy/ui/forms/yes-no.tsx';
import { useTranslations } from 'next-intl';
import { useReport } from './report-context.tsx';
import { ReportStepPage } from './report-step.tsx';
import { damageOf } from './report-values.ts';

const drawing = fetchedComponent(
  async () => (await import('@roadworthy/ui/brand/damage-map.tsx')).DamageMap,
  <div className="aspect-[2/1] w-full rounded-sheet bg-surface-2" />,
);

/** What is damaged: on a drawing of the very vehicle, in a list, and in one's own words. */
export function DamageStep() {
  const t = useTranslations('claim.report.damage');
  const common = useTranslations('claim.report');
  const { claim, form } = useReport();
  const [story, usable] = [form.answer('incident_description'), form.answer('is_usable')];
  return (
    <ReportStepPage step="damage">
      {claim.is_third_party ? <TheirDamage /> : <OwnDamage />}
      {!claim.is_third_party && (
        <YesNo
          id={usable.id}
          name={usable.id}
          label={t('usable')}
          yes={common('yes')}
          no={common('no')}
          value={usable.value}
          onChange={usable.onChoose}
          error={usable.error}
        />
      )}
      <Field id={story.id} label={t('story')} hint={t('storyHint')} error={story.error}>
        {(control) => (
          <TextArea
            {...control}
            name={story.id}
            maxLength={textLimits.note}
            value={story.value}
            onChange={({ currentTarget }) => story.onChange(currentTarget.value)}
            onBlur={story.onBlur}
          />
        )}
      </Field>
    </ReportStepPage>
  );
}

/** Somebody else tells what of theirs is damaged: we have no drawing of it. */
function TheirDamage() {
  const t = useTranslations('claim.report.damage');
  const damage = useReport().form.answer('damage_description');
  return (
    <Field id={damage.id} label={t('yours')} error={damage.error}>
      {(control) => (
        <TextArea
          {...control}
          name={damage.id}
          rows={3}
          maxLength={textLimits.note}
          value={damage.value}
          onChange={({ currentTarget }) => damage.onChange(currentTarget.value)}
          onBlur={damage.onBlur}
        />
      )}
    </Field>
  );
}

function OwnDamage() {
  const t = useTranslations('claim.report.damage');
  const areaName = useTranslations('claim.report.areas');
  const { form, report } = useReport();
  const damage = form.answer('damage');
  const { areas, severity } = damage.value;
  const { vehicles } = report;
  const vehicle = vehicles.find(({ vehicle_id }) => vehicle_id === form.values.vehicle_id) ?? vehicles[0];
  const vehicleClass = vehicleClasses.find((one) => one === vehicle?.type);
  const toggle = (area: string) =>
    damage.onChoose(damageOf(areas.includes(area) ? areas.filter((one) => one !== area) : [...areas, area], severity));
  const part = (area: (typeof damageAreas)[number]) => ({
    name: areaName(area),
    number: damageAreas.indexOf(area) + 1,
  });
  return (
    <>
      {vehicle && vehicleClass && <p className="-mb-4 text-ink-2">{t('point')}</p>}
      {vehicle && vehicleClass && (
        <drawing.Component
          vehicleClass={vehicleClass}
          lengthFeet={vehicle.length ?? undefined}
          year={vehicle.year ?? undefined}
          label={t('drawing', { vehicle: vehicle.name })}
          damaged={areas}
          onToggle={toggle}
          parts={{
            front: part('front'),
            rear: part('rear'),
            driver_side: part('driver_side'),
            passenger_side: part('passenger_side'),
            roof: part('roof'),
            underneath: part('underneath'),
            glass: part('glass'),
            awning: part('awning'),
            wheels: part('wheels'),
          }}
        />
      )}
      <FieldGroup id={damage.id} label={t('list')} error={damage.error}>
        <div className="grid gap-x-6 sm:grid-cols-2">
          {damageAreas.map((area) => (
            <Checkbox
              key={area}
              id={`report-damage-${area}`}
              checked={areas.includes(area)}
              onChange={() => toggle(area)}
              label={
                <>
                  {vehicleClass && (
                    <span aria-hidden className="mr-2 text-ink-3 tabular-nums">
                      {part(area).number}
                    </span>
                  )}
                  {areaName(area)}
                </>
              }
            />
          ))}
        </div>
      </FieldGroup>
      <RadioTiles
        id="report-severity"
        name="report-severity"
        label={t('severity')}
        value={severity}
        onChange={(chosen) => damage.onChoose(damageOf(areas, chosen))}
        columns={3}
        options={damageSeverities.map((value) => ({ value, label: t(`severities.${value}`) }))}
      />
    </>
  );
}
