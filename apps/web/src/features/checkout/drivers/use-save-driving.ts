'use client';
import { UpdateDeclarationsDocument, UpdateNamedInsuredDocument } from '../../../generated/documents.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { useQuoteEdit } from '../quote-data/use-quote-edit.ts';
import { declarationsOf, type DrivingAnswers, incidentFields, licenseOf } from './driver-answers.ts';

/** Saves how the person insured has driven: license and experience with them, incidents as they are declared. */
export function useSaveDriving() {
  const edit = useQuoteEdit();
  const { quote, state } = useLoadedCheckout().data;
  const entityId = state.named_insured_id ?? quote.entities[0]?.entity_id ?? null;

  return async (patch: Partial<DrivingAnswers>, all: DrivingAnswers): Promise<void> => {
    const input = licenseOf(patch);
    if (entityId !== null && Object.keys(input).length > 0) {
      const changes = { entity_type: 'person', ...input };
      await edit(UpdateNamedInsuredDocument, { entity_id: entityId, changes, mailing_location: null });
    }
    if (incidentFields.some((name) => name in patch)) {
      await edit(UpdateDeclarationsDocument, { quote_id: quote.quote_id, declarations: declarationsOf(all) });
    }
  };
}
