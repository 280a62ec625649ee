'use client';
import { isMotorised, ratingValueTypes, vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { day, yearOf } from '@roadworthy/core/shared/day.ts';
import { tidyVin, vinYear } from '@roadworthy/core/shared/vin.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Field } from '@roadworthy/ui/forms/field.tsx';
import { MoneyInput } from '@roadworthy/ui/forms/money-input.tsx';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { useLocale, useTranslations } from 'next-intl';
import { UpdateVehicleDocument } from '../../../generated/documents.ts';
import { StepGate } from '../frame/step-gate.tsx';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { useQuoteEdit } from '../quote-data/use-quote-edit.ts';
import { AnswerEffect } from '../step-form/answer-effect.tsx';
import { CheckoutStepPage } from '../step-form/checkout-step.tsx';
import { TextAnswer, useFieldCopy } from '../../shared/answers/fields.tsx';
import { useMessageOf } from '../step-form/message-of.ts';
import type { Answer } from '../../shared/answers/answer.ts';
import { useStepForm } from '../step-form/use-step-form.tsx';
import { AddVehicle } from '../vehicles/add-vehicle.tsx';
import { OfShownVehicle, type ShownVehicle } from '../vehicles/shown-vehicle.tsx';
import { makesOf } from './rv-makes.ts';
import { vehicleAnswersOf, vehicleChangesOf } from './vehicle-answers.ts';
import { type VehicleAnswers, vehicleShapes } from './vehicle-shapes.ts';

/** What is insured and what it is worth. */
export function VehicleScreen() {
  return (
    <StepGate place="vehicle">
      <OfShownVehicle step="vehicle" of={VehicleStep} />
    </StepGate>
  );
}

function VehicleStep({ shown }: { shown: ShownVehicle }) {
  const t = useTranslations('checkout');
  const locale = useLocale();
  const copy = useFieldCopy();
  const messageOf = useMessageOf();
  const edit = useQuoteEdit();
  const { vehicle } = shown;
  const kind = vehicleClasses.find((one) => one === vehicle?.type) ?? 'travel_trailer';
  const form = useStepForm<VehicleAnswers>({
    step: 'vehicle',
    shown,
    shapes: vehicleShapes,
    saved: vehicleAnswersOf(vehicle),
    messageOf,
    async save(patch) {
      const vehicle_id = vehicle?.vehicle_id;
      if (vehicle_id) await edit(UpdateVehicleDocument, { vehicle_id, changes: vehicleChangesOf(patch) });
    },
  });
  const { answer } = form;
  const value = answer('rating_value');
  const basis = answer('rating_value_type');
  return (
    <CheckoutStepPage
      step="vehicle"
      title={t('vehicle.title', { class: t(`classes.${kind}.own`) })}
      lead={t('vehicle.lead')}
      form={form}
      shown={shown}
    >
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
            <datalist id="vehicle-makes">
              {makesOf(kind).map((make) => (
                <option key={make} value={make}>
                  {make}
                </option>
              ))}
            </datalist>
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
      <div className="flex flex-col gap-2">
        <Field
          id={value.id}
          label={t('vehicle.value')}
          hint={t('vehicle.valueHint')}
          why={copy.why(t('vehicle.valueWhy'))}
          error={value.error}
        >
          {(control) => (
            <MoneyInput
              {...control}
              locale={locale}
              className="max-w-56"
              value={value.value}
              onChange={value.onChange}
              onBlur={value.onBlur}
              enterKeyHint="next"
            />
          )}
        </Field>
        <AnswerEffect field="rating_value" />
      </div>
      <Vin answer={answer('vin')} year={answer('year')} optional={!isMotorised(kind)} />
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
      <AddVehicle step="vehicle" />
    </CheckoutStepPage>
  );
}

function Vin({ answer, year, optional }: { answer: Answer<string>; year: Answer<string>; optional: boolean }) {
  const t = useTranslations('checkout.vehicle');
  const { today } = useLoadedCheckout().data.state;
  const found = vinYear(answer.value, yearOf(day(today)));
  const differs = found !== null && String(found) !== year.value;
  return (
    <div className="flex flex-col gap-2">
      <TextAnswer
        answer={{ ...answer, onChange: (typed) => answer.onChange(tidyVin(typed)) }}
        label={t('vin')}
        hint={t('vinHint')}
        why={t('vinWhy')}
        optional={optional}
        input={{
          className: 'font-mono tracking-wide max-w-80',
          autoComplete: 'off',
          autoCapitalize: 'characters',
          spellCheck: false,
          maxLength: 20,
        }}
      />
      {differs && (
        <p className="flex flex-wrap items-center gap-2 text-small text-ink-2" role="status">
          {t('vinYear', { year: String(found) })}
          <Button size="small" tone="quiet" onClick={() => year.onChange(String(found))}>
            {t('vinUse', { year: String(found) })}
          </Button>
        </p>
      )}
    </div>
  );
}
