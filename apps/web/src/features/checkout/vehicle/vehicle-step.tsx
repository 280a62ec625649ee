'use client';
import { isMotorised, ratingValueTypes, vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { day, yearOf } from '@roadworthy/core/shared/time/day.ts';
import { tidyVin } from '@roadworthy/core/shared/text/vin.ts';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { MoneyInput, type TypedMoney } from '@roadworthy/ui/forms/money-input.tsx';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import { UpdateVehicleDocument } from '../../../generated/documents.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { usePriceRange } from '../quote-data/use-price-range.ts';
import { useQuoteEdit } from '../quote-data/use-quote-edit.ts';
import { AnswerEffect } from '../step-form/answer-effect.tsx';
import { VehicleStepPage } from '../vehicles/vehicle-step-page.tsx';
import type { Answer } from '../../shared/answers/answer.ts';
import { TextAnswer, useFieldCopy } from '../../shared/answers/fields.tsx';
import { useMessageOf } from '../../shared/answers/message-of.ts';
import { useStepForm } from '../step-form/use-step-form.tsx';
import type { ShownVehicle } from '../vehicles/shown-vehicle.tsx';
import { changesByVin, type TakenOver } from './taken-vehicle.ts';
import { vehicleAnswersOf, vehicleChangesOf } from './vehicle-answers.ts';
import { type VehicleAnswers, vehicleShapes } from './vehicle-shapes.ts';
import { VinField } from './vin-field.tsx';
import { VinPending } from './vin-pending.tsx';

/** What a first view does without. */
const guide = fetchedComponent(
  async () => (await import('../../shared/guide-value/guide-value-note.tsx')).GuideValueNote,
);
const decoded = fetchedComponent(async () => (await import('./decoded-vin.tsx')).DecodedVin);

// The questions come first; nobody wants these before they stand.
const addVehicle = fetchedComponent(
  async () => (await import('../vehicles/add-vehicle.tsx')).AddVehicle,
  <div className="min-h-target" />,
);
const listed = fetchedComponent(async () => (await import('./listed-note.tsx')).ListedNote);
const makes = fetchedComponent(async () => (await import('./make-list.tsx')).MakeList);

/** What is insured and what it is worth, of one vehicle. */
export function VehicleStep({ shown }: { shown: ShownVehicle }) {
  const t = useTranslations('checkout');
  const messageOf = useMessageOf();
  const edit = useQuoteEdit();
  const { vehicle } = shown;
  const { today } = useLoadedCheckout().data.state;
  const kind = vehicleClasses.find((one) => one === vehicle?.type) ?? 'travel_trailer';
  const taken = useRef<TakenOver | null>(null);
  const form = useStepForm<VehicleAnswers>({
    step: 'vehicle',
    shown,
    shapes: vehicleShapes,
    saved: vehicleAnswersOf(vehicle),
    messageOf,
    judgedWith: { vin: ['year'] },
    async save(patch, all) {
      const vehicle_id = vehicle?.vehicle_id;
      const changes = { ...vehicleChangesOf(patch), ...changesByVin(patch, all, taken.current) };
      if (vehicle_id) await edit(UpdateVehicleDocument, { vehicle_id, changes });
    },
  });
  const { answer } = form;
  const value = answer('rating_value');
  const basis = answer('rating_value_type');
  const vin = answer('vin');
  const pending = answer('vin_pending');
  const currency = usePriceRange().data?.price_range.currency ?? 'USD';
  function takeOver(input: TakenOver): void {
    taken.current = input;
    for (const name of ['year', 'make', 'model'] as const) if (input[name] !== '') answer(name).onChange(input[name]);
  }
  return (
    <VehicleStepPage
      step="vehicle"
      title={t('vehicle.title', { class: t(`classes.${kind}.own`) })}
      lead={t('vehicle.lead')}
      form={form}
      shown={shown}
    >
      {vehicle && vehicle.listed.length > 0 && (
        <listed.Component vehicleId={vehicle.vehicle_id} listed={vehicle.listed} />
      )}
      <div className="flex flex-col gap-2">
        <div className="grid gap-6 sm:grid-cols-[8rem_1fr_1fr]">
          <TextAnswer
            answer={answer('year')}
            label={t('vehicle.year')}
            input={{ inputMode: 'numeric', maxLength: 4, autoComplete: 'off', enterKeyHint: 'next' }}
          />
          <div>
            <TextAnswer
              answer={answer('make')}
              kind="title"
              label={t('vehicle.make')}
              input={{
                list: 'vehicle-makes',
                autoComplete: 'off',
                enterKeyHint: 'next',
                placeholder: t('vehicle.makeHint'),
              }}
            />
            <makes.Component id="vehicle-makes" kind={kind} />
          </div>
          <TextAnswer
            answer={answer('model')}
            kind="title"
            label={t('vehicle.model')}
            input={{ autoComplete: 'off', enterKeyHint: 'next', placeholder: t('vehicle.modelHint') }}
          />
        </div>
        <AnswerEffect field="year" />
      </div>
      <Value answer={value}>
        {/^\d{4}$/.test(answer('year').value) && (
          <guide.Component
            vehicleClass={kind}
            called={t(`classes.${kind}.own`)}
            make={answer('make').value}
            year={answer('year').value}
            thisYear={yearOf(day(today))}
            currency={currency}
          />
        )}
      </Value>
      <Vin answer={vin} optional={!isMotorised(kind) || pending.value}>
        {vin.value.length === 17 && (
          <decoded.Component
            vin={vin.value}
            typed={form.values}
            kind={kind}
            onYear={answer('year').onChange}
            onTake={takeOver}
          />
        )}
        {isMotorised(kind) && vin.value === '' && <VinPending answer={pending} />}
      </Vin>
      <div className="flex flex-col gap-2">
        <RadioTiles
          id={basis.id}
          name={basis.id}
          label={t('vehicle.basis')}
          hint={t('vehicle.basisHint')}
          options={ratingValueTypes.map((type) => ({
            value: type,
            label: t(`basis.${type}.label`),
            note: t(`basis.${type}.note`),
          }))}
          value={basis.value}
          onChange={basis.onChange}
          error={basis.error}
        />
        <AnswerEffect field="rating_value_type" />
      </div>
      <addVehicle.Component step="vehicle" />
    </VehicleStepPage>
  );
}

function Value({ answer, children }: { answer: Answer<TypedMoney>; children: ReactNode }) {
  const t = useTranslations('checkout.vehicle');
  const locale = useLocale();
  const copy = useFieldCopy();
  return (
    <div className="flex flex-col gap-2">
      <Field id={answer.id} label={t('value')} hint={t('valueHint')} why={copy.why(t('valueWhy'))} error={answer.error}>
        {(control) => (
          <>
            <MoneyInput
              {...control}
              locale={locale}
              className="max-w-56"
              value={answer.value}
              onChange={answer.onChange}
              onBlur={answer.onBlur}
              enterKeyHint="next"
            />
            {children}
          </>
        )}
      </Field>
      <AnswerEffect field="rating_value" />
    </div>
  );
}

function Vin({ answer, optional, children }: { answer: Answer<string>; optional: boolean; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      <VinField answer={{ ...answer, onChange: (typed) => answer.onChange(tidyVin(typed)) }} optional={optional} />
      {children}
    </div>
  );
}
