'use client';
import { useState } from 'react';
import { CreateNamedInsuredDocument, UpdateNamedInsuredDocument } from '../../../generated/documents.ts';
import { useLoadedCheckout } from '../quote-data/checkout-context.tsx';
import { useQuoteEdit } from '../quote-data/use-quote-edit.ts';
import { addressFields, entityOf, mailingLocationOf, personFields, type YouAnswers } from './you-answers.ts';

const touches = (patch: object, names: readonly string[]): boolean => names.some((name) => Object.hasOwn(patch, name));

type LineAnswers = Readonly<Record<string, unknown>>;

/** Saves the named insured with the mailing address. */
export function useSavePerson() {
  const edit = useQuoteEdit();
  const { quote, state } = useLoadedCheckout().data;
  const [created, setCreated] = useState<string | null>(null);
  const entityId = created ?? state.named_insured_id ?? quote.entities[0]?.entity_id ?? null;

  /** `ofLine` is what the quote's line asks of a person besides. */
  async function save(patch: Partial<YouAnswers>, all: YouAnswers, ofLine: LineAnswers = {}): Promise<void> {
    const names = Object.keys(ofLine);
    const answers = names.length > 0 ? { answers: ofLine } : {};
    if (touches(patch, [...personFields, ...addressFields, ...names])) {
      const address = mailingLocationOf(all);
      if (entityId === null) {
        const input = { quote_id: quote.quote_id, entity: { ...entityOf(all), ...answers }, mailing_location: address };
        const { create_named_insured: person } = await edit(CreateNamedInsuredDocument, input);
        setCreated(person?.entity_id ?? null);
      } else {
        const mailing_location = touches(patch, addressFields) ? address : null;
        await edit(UpdateNamedInsuredDocument, {
          entity_id: entityId,
          changes: { ...entityOf(all, Object.keys(patch)), ...answers },
          mailing_location,
        });
      }
    }
  }

  return { save, isStored: entityId !== null };
}
