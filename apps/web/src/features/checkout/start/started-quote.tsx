'use client';
import { isWaitlistReason } from '@roadworthy/core/products/vocabulary.ts';
import { useTranslations } from 'next-intl';
import { UpdateVehicleDocument } from '../../../generated/documents.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { useQuoteEdit } from '../quote-data/use-quote-edit.ts';
import { AnswerEffect } from '../step-form/answer-effect.tsx';
import { VehicleStepPage } from '../vehicles/vehicle-step-page.tsx';
import { useMessageOf } from '../../shared/answers/message-of.ts';
import { useStepForm } from '../step-form/use-step-form.tsx';
import { OfShownVehicle, type ShownVehicle } from '../vehicles/shown-vehicle.tsx';
import { Waitlist } from '../waitlist/waitlist.tsx';
import { StartForm } from './start-form.tsx';
import { type StartAnswers, startShapes } from './start-answers.ts';

const effects = {
  garaging_postal_code: <AnswerEffect field="garaging_postal_code" />,
  type: <AnswerEffect field="type" />,
};

/** The first step of a quote that exists: its answers may still change. */
export function StartedQuote() {
  return <OfShownVehicle step="start" of={StartedVehicle} />;
}

function StartedVehicle({ shown }: { shown: ShownVehicle }) {
  const t = useTranslations('checkout.start');
  const messageOf = useMessageOf();
  const edit = useQuoteEdit();
  const { quote } = useLoadedCheckout().data;
  const { vehicle } = shown;
  const form = useStepForm<StartAnswers>({
    step: 'start',
    shown,
    shapes: startShapes,
    saved: { garaging_postal_code: vehicle?.location?.postal_code ?? quote.postal_code, type: vehicle?.type ?? '' },
    messageOf,
    async save(patch) {
      const vehicle_id = vehicle?.vehicle_id;
      if (vehicle_id) await edit(UpdateVehicleDocument, { vehicle_id, changes: patch });
    },
  });
  const place = form.answer('garaging_postal_code');
  const isUnsold = isWaitlistReason(form.refusedAs('garaging_postal_code'));
  return (
    <VehicleStepPage step="start" title={t('title')} lead={t('lead')} form={form} shown={shown}>
      <StartForm postalCode={place} vehicleClass={form.answer('type')} effects={effects} />
      {isUnsold && (
        <Waitlist reason={place.error ?? ''} answers={form.values} source="checkout" provider={quote.provider} />
      )}
    </VehicleStepPage>
  );
}
