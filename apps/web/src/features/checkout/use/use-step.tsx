'use client';
import { isMotorised, storageTypes, usageTypes, vehicleClasses } from '@roadworthy/core/products/vocabulary.ts';
import { RadioTiles } from '@roadworthy/ui/forms/radio-tiles.tsx';
import { YesNo } from '@roadworthy/ui/forms/yes-no.tsx';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { UpdateVehicleDocument } from '../../../generated/documents.ts';
import { useQuoteEdit } from '../quote-data/use-quote-edit.ts';
import { AnswerEffect } from '../step-form/answer-effect.tsx';
import { VehicleStepPage } from '../vehicles/vehicle-step-page.tsx';
import { TextAnswer, useFieldCopy } from '../../shared/answers/fields.tsx';
import { useMessageOf } from '../../shared/answers/message-of.ts';
import { Notice } from '../step-form/notice.tsx';
import { type StepForm, useStepForm } from '../step-form/use-step-form.tsx';
import { OfShownVehicle, type ShownVehicle } from '../vehicles/shown-vehicle.tsx';
import {
  type UsageAnswers,
  usageAnswersOf,
  usageChangesOf,
  usageShapes,
  waitingForRentalShare,
} from './usage-answers.ts';

const shortNumber = { inputMode: 'numeric', className: 'max-w-48', autoComplete: 'off' } as const;

const fullTimerNights = 150;
const digits = (typed: string): string => typed.replaceAll(/\D/g, '');

/** How it is used and kept; every answer narrows the range. */
export function UseQuestions() {
  return <OfShownVehicle step="use" of={UseStep} />;
}

function UseStep({ shown }: { shown: ShownVehicle }) {
  const t = useTranslations('checkout');
  const messageOf = useMessageOf();
  const edit = useQuoteEdit();
  const { vehicle } = shown;
  const kind = vehicleClasses.find((one) => one === vehicle?.type);
  const drives = kind !== undefined && isMotorised(kind);
  const shapes = useMemo(() => usageShapes(drives), [drives]);
  const form = useStepForm<UsageAnswers>({
    step: 'use',
    shown,
    shapes,
    saved: usageAnswersOf(vehicle),
    messageOf,
    heldBack: waitingForRentalShare,
    async save(patch, all) {
      const changes = usageChangesOf(patch, all);
      const vehicle_id = vehicle?.vehicle_id;
      if (vehicle_id && Object.keys(changes).length > 0) await edit(UpdateVehicleDocument, { vehicle_id, changes });
    },
  });
  const { answer, values } = form;
  const number = (name: 'nights_per_year' | 'estimated_yearly_mileage') => {
    const own = answer(name);
    return { ...own, onChange: (typed: string) => own.onChange(digits(typed)) };
  };
  const [usage, storage] = [answer('usage_type'), answer('storage_type')];
  return (
    <VehicleStepPage step="use" title={t('use.title')} lead={t('use.lead')} form={form} shown={shown}>
      <div className="flex flex-col gap-2">
        <RadioTiles
          id={usage.id}
          name={usage.id}
          label={t('use.usage')}
          options={usageTypes.map((type) => ({
            value: type,
            label: t(`usage.${type}.label`),
            note: t(`usage.${type}.note`),
          }))}
          value={usage.value || null}
          onChange={usage.onChoose}
          error={usage.error}
        />
        <AnswerEffect field="usage_type" />
      </div>
      <div className="flex flex-col gap-2">
        <TextAnswer
          answer={number('nights_per_year')}
          label={t('use.nights')}
          hint={t('use.nightsHint')}
          input={{ ...shortNumber, after: t('use.nightsUnit'), maxLength: 3 }}
        />
        {Number(values.nights_per_year) > fullTimerNights && <Notice tone="info" title={t('use.fullTimer')} />}
        <AnswerEffect field="nights_per_year" />
      </div>
      <div className="flex flex-col gap-2">
        <RadioTiles
          id={storage.id}
          name={storage.id}
          label={t('use.storage')}
          options={storageTypes.map((type) => ({
            value: type,
            label: t(`storage.${type}.label`),
            note: t(`storage.${type}.note`),
          }))}
          value={storage.value || null}
          onChange={storage.onChoose}
          error={storage.error}
          columns={3}
        />
        <AnswerEffect field="storage_type" />
      </div>
      <Rental form={form} />
      {drives && (
        <div className="flex flex-col gap-2">
          <TextAnswer
            answer={number('estimated_yearly_mileage')}
            label={t('use.mileage')}
            input={{ ...shortNumber, after: t('use.miles'), maxLength: 6 }}
          />
          <AnswerEffect field="estimated_yearly_mileage" />
        </div>
      )}
    </VehicleStepPage>
  );
}

function Rental({ form: { answer, values } }: { form: StepForm<UsageAnswers> }) {
  const t = useTranslations('checkout');
  const copy = useFieldCopy();
  const rented = answer('rented');
  const share = answer('rental_utilization_rate');
  return (
    <div className="flex flex-col gap-3">
      <YesNo
        id={rented.id}
        name={rented.id}
        label={t('use.rented')}
        why={copy.why(t('use.rentedWhy'))}
        value={rented.value}
        onChange={rented.onChoose}
        error={rented.error}
        yes={t('use.yes')}
        no={t('use.no')}
      />
      {values.rented === true && (
        <TextAnswer
          answer={{ ...share, onChange: (typed) => share.onChange(digits(typed)) }}
          label={t('use.rentalRate')}
          hint={t('use.rentalHint')}
          input={{ ...shortNumber, after: t('use.percent'), maxLength: 3 }}
        />
      )}
      <AnswerEffect field={values.rented === true ? 'rental_utilization_rate' : 'rented'} />
    </div>
  );
}
