'use client';
import { useState } from 'react';
import {
  CreateEntityDocument,
  DeleteEntityDocument,
  UpdateEntityDocument,
  UpdateVehicleDocument,
} from '../../../generated/documents.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { useQuoteEdit } from '../quote-data/use-quote-edit.ts';
import type { ShownVehicle } from '../vehicles/shown-vehicle.tsx';
import { type DetailsAnswers, detailsChangesOf, lenderFields, lenderOf } from './details-answers.ts';

const lenderNames: readonly string[] = ['financed', 'lienholder_id', ...lenderFields];

/** Saves what the papers say, and who holds the loan or the lease: named for this vehicle alone, or shared with others. */
export function useSaveDetails({ vehicle }: ShownVehicle) {
  const edit = useQuoteEdit();
  const { quote } = useLoadedCheckout().data;
  const [created, setCreated] = useState<string | null>(null);
  const lenders = quote.vehicles.flatMap(({ vehicle_id, lienholder }) =>
    lienholder && vehicle_id !== vehicle?.vehicle_id ? [lienholder] : [],
  );
  const shared = [...new Map(lenders.map((one) => [one.entity_id, one])).values()];
  const known = created ?? vehicle?.lienholder?.entity_id ?? null;
  const own = shared.some(({ entity_id }) => entity_id === known) ? null : known;

  /** Who is named in the form is written, and answers their id. */
  async function writeLender(all: DetailsAnswers): Promise<string | null> {
    const { entity, location } = lenderOf(all);
    if (own !== null) {
      await edit(UpdateEntityDocument, { entity_id: own, changes: entity, location });
      return own;
    }
    const added = { quote_id: quote.quote_id, entity_relationship: 'lienholder', entity, location };
    const { create_entity } = await edit(CreateEntityDocument, added);
    const entityId = create_entity?.entity_id ?? null;
    setCreated(entityId);
    return entityId;
  }

  async function save(patch: Partial<DetailsAnswers>, all: DetailsAnswers): Promise<void> {
    if (!vehicle) return;
    const isOfLender = lenderNames.some((name) => Object.hasOwn(patch, name));
    const isNamed = lenderFields.some((name) => name in patch) && all.financed === true && all.lienholder_id === '';
    const holder = isNamed ? await writeLender(all) : all.financed === true ? all.lienholder_id || own : null;
    const isNew = isOfLender && holder !== (vehicle.lienholder?.entity_id ?? null);
    const changes = { ...detailsChangesOf(patch), ...(isNew ? { lienholder_id: holder } : {}) };
    if (Object.keys(changes).length > 0) {
      await edit(UpdateVehicleDocument, { vehicle_id: vehicle.vehicle_id, changes });
    }
    // Nobody stays on the quote who holds nothing any more.
    if (own !== null && isOfLender && holder !== own) {
      await edit(DeleteEntityDocument, { entity_id: own });
      setCreated(null);
    }
  }

  return { save, shared };
}
