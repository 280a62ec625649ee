'use client';
import { useDeferredValue } from 'react';
import {
  CreateMoratoriumDocument,
  type MoratoriumRowFragment,
  UpdateMoratoriumDocument,
} from '../../../generated/documents.ts';
import { formDialog } from '../../shared/form-dialog/form-dialog.tsx';
import { ownField } from '../../shared/form-dialog/form-fields.tsx';
import { organizationField } from '../../shared/organization-select.tsx';
import { areasOf, codesOf, draftOf, inputOf, type MoratoriumDraft, newDraft } from './moratorium-draft.ts';
import { MoratoriumFields } from './moratorium-fields.tsx';
import { Reach } from './reach.tsx';

const placesOf = ({ states, postalCodes }: MoratoriumDraft) => [...areasOf(states), ...codesOf(postalCodes)];

const isWhole = (draft: MoratoriumDraft) =>
  [draft.name, draft.reason, draft.notice].every((text) => text.trim() !== '') &&
  placesOf(draft).length > 0 &&
  draft.actions.length > 0;

const draftField = ownField<'moratorium', MoratoriumDraft>('moratorium', ({ value, onValue }) => (
  <MoratoriumFields draft={value} onChange={(more) => onValue({ ...value, ...more })} />
));

/** What a moratorium that is being written touches. */
function DraftReach({ organizationId, draft }: { organizationId: string | null; draft: MoratoriumDraft }) {
  // Who types is answered first.
  const states = useDeferredValue(draft.states);
  const codes = useDeferredValue(draft.postalCodes);
  if (organizationId === null || placesOf(draft).length === 0) return null;
  return (
    <Reach
      target="_blank"
      organizationId={organizationId}
      states={areasOf(states)}
      postalCodes={codesOf(codes)}
      provider={draft.provider || null}
    />
  );
}

type Values = { readonly organization_id: string | null; readonly moratorium: MoratoriumDraft };

/** A moratorium is written, by the person's organization or, of the platform's staff, for one that they choose. */
export const WriteDialog = formDialog<{ readonly own: string | null }>()({
  words: 'workbench.moratoriums',
  document: CreateMoratoriumDocument,
  kind: 'underwriter',
  isAside: true,
  begin: ({ subject: { own } }): Values => ({ organization_id: own, moratorium: newDraft() }),
  fields: ({ subject: { own }, values: { organization_id, moratorium } }) => [
    own === null && organizationField('organization_id', { kind: 'underwriter' }),
    draftField,
    <DraftReach key="reach" organizationId={organization_id} draft={moratorium} />,
  ],
  ready: ({ values }) => values.organization_id !== null && isWhole(values.moratorium),
  input: ({ values: { organization_id, moratorium } }) => ({
    organization_id: organization_id ?? '',
    moratorium: inputOf(moratorium),
  }),
  copy: ({ t }) => ({ title: t('write') }),
  done: ({ t }) => t('written'),
});

/** One is written anew. */
export const ChangeDialog = formDialog<MoratoriumRowFragment>()({
  words: 'workbench.moratoriums',
  document: UpdateMoratoriumDocument,
  kind: 'underwriter',
  isAside: true,
  begin: ({ subject }) => ({ moratorium: draftOf(subject) }),
  fields: ({ subject, values: { moratorium } }) => [
    draftField,
    <DraftReach key="reach" organizationId={subject.organization_id} draft={moratorium} />,
  ],
  ready: ({ values }) => isWhole(values.moratorium),
  input: ({ id, subject: { version }, values }) => ({
    moratorium_id: id,
    version,
    moratorium: inputOf(values.moratorium),
  }),
  copy: ({ t }) => ({ title: t('change'), confirm: t('save') }),
  done: ({ t }) => t('written'),
});
