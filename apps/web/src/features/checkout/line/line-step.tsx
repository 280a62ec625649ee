'use client';
import { isWaitlistReason } from '@roadworthy/core/products/vocabulary.ts';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { UpdateVehicleDocument } from '../../../generated/documents.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { useQuoteEdit } from '../quote-data/use-quote-edit.ts';
import type { SavedAnswer } from '../../shared/answers/answer.ts';
import { SecondInsured } from '../second-insured/second-insured.tsx';
import { useSecondInsured } from '../second-insured/use-second-insured.ts';
import { VehicleStepPage } from '../vehicles/vehicle-step-page.tsx';
import { useMessageOf } from '../../shared/answers/message-of.ts';
import { type StepForm, useStepForm } from '../step-form/use-step-form.tsx';
import { AddVehicle } from '../vehicles/add-vehicle.tsx';
import { VinPending } from '../vehicle/vin-pending.tsx';
import { type ShownVehicle, useShownVehicle } from '../vehicles/shown-vehicle.tsx';
import { Waitlist } from '../waitlist/waitlist.tsx';
import { AddressFields, PersonFields } from '../you/person-fields.tsx';
import { useSavePerson } from '../you/use-save-person.ts';
import type { YouAnswers } from '../you/you-answers.ts';
import { CoverChoice } from './cover-choice.tsx';
import { KindField, PlaceField } from './kind-and-place.tsx';
import {
  asksOf,
  heldBack,
  isOfVehicle,
  type LineAnswers,
  lineShapes,
  objectChangesOf,
  personAnswersOf,
  savedAnswers,
  type StepAsks,
} from './line-answers.ts';
import { ownWords } from '../../shared/lines/field-answers.ts';
import { useOwnLine } from './line-context.tsx';
import { asText, LineField } from './line-field.tsx';
import { useCoverEdits } from './use-cover-edits.ts';

function useLineForm(step: string, asks: StepAsks, { vehicle, place }: ShownVehicle): StepForm<LineAnswers> {
  const line = useOwnLine();
  const locale = useLocale();
  const messageOf = useMessageOf();
  const edit = useQuoteEdit();
  const { quote } = useLoadedCheckout().data;
  const shapes = useMemo(() => lineShapes(asks, line, locale), [asks, line, locale]);
  const insured = useSavePerson();
  return useStepForm<LineAnswers>({
    step,
    shapes,
    shown: isOfVehicle(asks) ? { vehicle, place } : undefined,
    saved: savedAnswers(asks, quote, vehicle),
    messageOf: (message) => ownWords(message) ?? messageOf(message),
    heldBack: (all, refused) => heldBack(asks, shapes, insured.isStored, all, refused),
    async save(patch, all) {
      const vehicle_id = vehicle?.vehicle_id;
      const changes = objectChangesOf(asks, patch);
      if (vehicle_id && changes) await edit(UpdateVehicleDocument, { vehicle_id, changes });
      // A step that asks for a person holds all of their answers.
      if (asks.insured) await insured.save(patch, all as YouAnswers, personAnswersOf(asks, all));
    },
  });
}

/** The questions of a step of a line, of one vehicle after the other where it asks of them. */
export function LineStep({ step }: { step: string }) {
  const shown = useShownVehicle(step);
  return <VehicleStep key={shown.vehicle?.vehicle_id} step={step} shown={shown} />;
}

function VehicleStep({ step, shown }: { step: string; shown: ShownVehicle }) {
  const t = useTranslations('checkout');
  const line = useOwnLine();
  const { quote } = useLoadedCheckout().data;
  const kind = shown.vehicle?.type ?? '';
  const isPutOff = shown.vehicle?.vin_pending === true;
  const asks = useMemo(() => asksOf(line, step, kind, isPutOff), [line, step, kind, isPutOff]);
  const form = useLineForm(step, asks, shown);
  const covers = useCoverEdits(step, asks.covers);
  const second = useSecondInsured();
  const both = {
    ...form,
    submit: async () => (await form.submit()) && (await covers.submit()) && (await second.submit()),
    problems: [...form.problems, ...covers.problems],
    attempt: form.attempt + covers.attempt,
    generalError: form.generalError ?? covers.errorOf('payment_term') ?? null,
    retry: async () => (await form.retry()) && (await covers.retry()),
  };
  const own = line.steps.find(({ id }) => id === step);
  const answerOf = (name: string): SavedAnswer<unknown> => form.answer(name);
  return (
    <VehicleStepPage
      step={step}
      title={own?.label ?? ''}
      lead={step === line.steps[0]?.id ? line.about : ''}
      form={both}
      shown={isOfVehicle(asks) ? shown : undefined}
    >
      {asks.kind && <KindField answer={asText(answerOf('type'))} />}
      {asks.place && <PlaceField answer={asText(answerOf('garaging_postal_code'))} />}
      {asks.place && <Unsold form={form} kind={kind} />}
      {asks.insured && (
        <>
          <PersonFields form={form} />
          <AddressFields form={form} />
          {quote.entities.length > 0 && <SecondInsured adding={second} />}
        </>
      )}
      {asks.covers && <CoverChoice step={step} edits={covers} />}
      {asks.fields.length > 0 && (
        <div className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
          {asks.fields.map((field) => (
            <LineField key={field.path} field={field} answer={answerOf(field.path)} />
          ))}
        </div>
      )}
      {asks.mayPutOff && asText(answerOf('vin')).value === '' && (
        <VinPending
          answer={{ ...answerOf('vin_pending'), value: answerOf('vin_pending').value === true } as SavedAnswer<boolean>}
        />
      )}
      {asks.kind && <AddVehicle step={step} />}
      {asks.insured && quote.entities.length === 0 && <p className="text-small text-ink-3">{t('you.stored')}</p>}
    </VehicleStepPage>
  );
}

/** Where it is not sold: why, and who wants to know when it is. */
function Unsold({ form, kind }: { form: StepForm<LineAnswers>; kind: string }) {
  const { provider } = useOwnLine();
  const reason = form.answer('garaging_postal_code');
  if (!isWaitlistReason(form.refusedAs('garaging_postal_code'))) return null;
  const answers = { garaging_postal_code: String(reason.value), type: kind };
  return <Waitlist reason={reason.error ?? ''} answers={answers} source="checkout" provider={provider} />;
}
