'use client';
import { addedRelationships, type AddedRelationship } from '@roadworthy/core/quoting/vocabulary.ts';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CreateEntityDocument, DeleteEntityDocument, UpdateEntityDocument } from '../../../generated/documents.ts';
import { sentAnswers } from '../../shared/lines/field-answers.ts';
import { personName } from '../../shared/person-name.ts';
import { useLabels } from '../../shared/use-labels.ts';
import type { Quote } from '../load-quote/quote-record.ts';
import { FieldGrid } from './field-grid.tsx';
import { FormSection } from './form-section.tsx';
import { addressOf, isOpenIn, usePersonFields } from './person-fields.ts';
import { useQuoteEditing } from './quote-editing.tsx';
import { useChange } from './use-change.ts';
import { useRecordForm } from './use-record-form.ts';

type Entity = Quote['entities'][number];

const isAdded = (relationship: string): relationship is AddedRelationship =>
  addedRelationships.some((one) => one === relationship);

/** Everybody beside the insured: who drives, who is insured too, who has a claim on the vehicle. */
export function OtherPeople() {
  const t = useTranslations('quoteForm');
  const label = useLabels();
  const { quote, edit } = useQuoteEditing();
  const { change, refused } = useChange();
  const [added, setAdded] = useState<AddedRelationship | null>(null);
  const hasSecond = quote.entities.some((entity) => entity.entity_relationship === 'second_named_insured');
  const addable = addedRelationships.filter((one) => one !== 'second_named_insured' || !hasSecond);
  return (
    <FormSection title={t('others')} error={refused}>
      {quote.entities.map((entity) => {
        const { entity_id, entity_relationship: relationship } = entity;
        const remove = () => void change(() => edit(DeleteEntityDocument, { entity_id }));
        return (
          isAdded(relationship) && (
            <PersonForm key={entity_id} entity={entity} relationship={relationship} onRemove={remove} />
          )
        );
      })}
      {added && (
        <PersonForm
          key={`${added} ${quote.entities.length}`}
          entity={null}
          relationship={added}
          onRemove={() => setAdded(null)}
          onAdded={() => setAdded(null)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {addable.map((relationship) => (
          <Button key={relationship} tone="quiet" size="small" onClick={() => setAdded(relationship)}>
            {t('addPerson', { relationship: label('relationship', relationship) ?? relationship })}
          </Button>
        ))}
      </div>
    </FormSection>
  );
}

type PersonFormProps = {
  entity: Entity | null;
  relationship: AddedRelationship;
  onRemove: () => void;
  onAdded?: () => void;
};

function PersonForm({ entity, relationship, onRemove, onAdded }: PersonFormProps) {
  const t = useTranslations('quoteForm');
  const common = useTranslations('shell.common');
  const label = useLabels();
  const { quote, edit } = useQuoteEditing();
  const { quote_id } = quote;
  const drives = relationship === 'driver';
  const signs = relationship === 'second_named_insured';
  // Both are people, and no letters go to where they live.
  const isPersonAlone = drives || signs;
  const [isBusiness, setBusiness] = useState(entity?.entity_type === 'business' || relationship === 'lienholder');
  const { names, person, address } = usePersonFields({ isBusiness, drives, needsEmail: signs });
  const requested = isPersonAlone ? person.filter(({ path }) => path !== 'entity_type') : [...person, ...address];
  const form = useRecordForm({
    name: entity?.entity_id ?? `new-${relationship}`,
    fields: requested,
    stored: { entity_type: isBusiness ? 'business' : 'person', ...entity, ...entity?.location, license_number: null },
    heldBack(all) {
      const whole = isPersonAlone ? names : [...names, ...address];
      if (entity === null) return isOpenIn(whole, all) ? requested.map(({ path }) => path) : [];
      return isOpenIn(address, all) ? address.map(({ path }) => path) : [];
    },
    async save(patch, all) {
      if (entity === null) {
        const location = isPersonAlone ? null : addressOf(all);
        const created = sentAnswers(person, all);
        await edit(CreateEntityDocument, { quote_id, entity_relationship: relationship, entity: created, location });
        onAdded?.();
        return;
      }
      const isMoved = address.some(({ path }) => Object.hasOwn(patch, path));
      await edit(UpdateEntityDocument, {
        entity_id: entity.entity_id,
        changes: sentAnswers(person, patch),
        ...(isMoved && { location: addressOf(all) }),
      });
    },
  });
  const type = form.values['entity_type'];
  if (type !== undefined && (type === 'business') !== isBusiness) setBusiness(type === 'business');
  const title = label('relationship', relationship) ?? relationship;
  const name = entity ? personName(entity) : null;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{name ? common('named', { label: title, value: name }) : title}</legend>
      <div className="flex items-baseline justify-between gap-4">
        <p aria-hidden className="font-semibold text-ink">
          {name ?? title} {name && <span className="text-small font-normal text-ink-3">{title}</span>}
        </p>
        <Button tone="quiet" size="small" onClick={onRemove}>
          {t('remove')}
          <span className="sr-only"> {name ?? title}</span>
        </Button>
      </div>
      {form.generalError && <p className="text-small text-danger">{form.generalError}</p>}
      <FieldGrid fields={requested} form={form} />
    </fieldset>
  );
}
