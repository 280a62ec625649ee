import { editable } from './editable-statuses.ts';
import { decideAddEntity, findAddedEntity } from '@roadworthy/core/quoting/editing/edit-entities.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { isRefused } from '../../kernel/operations/carry-out.ts';
import { operation } from '../../kernel/operation.ts';
import { editQuote } from './edit-quote.ts';
import { freshIds } from './fresh-ids.ts';
import { quoteIdOf } from '../quote-store.ts';
import { writeEntity } from './write-entity.ts';

export const createEntity = operation({
  name: 'create_entity',
  permission: permissionFor('edit_quote'),
  root: 'quote_id',
  example: {
    entity_relationship: 'loss_payee',
    entity: '$lender',
    location: { line_1: '1 Main', locality: 'Town', administrative_area: 'OH', postal_code: '43215' },
  },
  statuses: editable,
  refuses: { agent_approved: 'quote_approved' },
  badInput: [
    { input: { entity_relationship: 'named_insured' }, code: 'named_insured_alone', field: 'entity_relationship' },
    { input: { entity_relationship: 'witness' }, code: 'relationship_unknown', field: 'entity_relationship' },
    { input: { location: null }, code: 'address_missing', field: 'entity.line_1' },
    {
      input: { entity: { entity_type: 'business', business_name: ' ' } },
      code: 'business_name_missing',
      field: 'entity.business_name',
    },
    {
      input: { entity: { entity_type: 'business', business_name: 'First Bank', birthdate: '1970-01-01' } },
      code: 'answer_not_asked',
      field: 'entity.birthdate',
    },
    {
      input: { location: { line_1: '1 Main', locality: 'Town', administrative_area: 'OH', postal_code: '00000' } },
      code: 'postal_code_unknown',
      field: 'entity.postal_code',
    },
  ],
  fields: { location: 'entity' },
  async run(work) {
    const { quote_id, entity_relationship, entity, location = null, version } = work.input;
    return editQuote(work, quote_id, { kind: 'entity', version }, async ({ quote }, today) => {
      const added = decideAddEntity(quote, entity_relationship);
      if (!added.ok) return added;
      const [entityId = ''] = await freshIds(work, 1);
      const written = { entityId, relationship: added.event, entity, location };
      const refused = await writeEntity(work, quote, written, today);
      return isRefused(refused) ? refused : { entity_id: entityId };
    });
  },
});

export const updateEntity = operation({
  name: 'update_entity',
  permission: permissionFor('edit_quote'),
  root: 'entity_id',
  of: 'lienholder',
  example: { changes: { phone: '614-555-0111' } },
  statuses: editable,
  refuses: { agent_approved: 'quote_approved' },
  badInput: [
    { input: { changes: { email: 'bank@example' } }, code: 'email_invalid', field: 'entity.email' },
    { input: { changes: { license_number: 'RQ445667' } }, code: 'answer_not_asked', field: 'entity.license_number' },
  ],
  fields: { changes: 'entity', location: 'entity' },
  async run(work) {
    const { entity_id, changes: entity, location = null, version } = work.input;
    const quoteId = await quoteIdOf(work.tx, 'entities', entity_id);
    return editQuote(work, quoteId, { kind: 'entity', version }, async ({ quote }, today) => {
      const found = findAddedEntity(quote, entity_id);
      if (!found.ok) return found;
      const relationship = found.event.entityRelationship;
      const refused = await writeEntity(work, quote, { entityId: entity_id, relationship, entity, location }, today);
      return isRefused(refused) ? refused : { entity_id };
    });
  },
});

export const deleteEntity = operation({
  name: 'delete_entity',
  permission: permissionFor('edit_quote'),
  root: 'entity_id',
  of: 'lienholder',
  example: {},
  statuses: editable,
  refuses: { agent_approved: 'quote_approved' },
  async run(work) {
    const { entity_id, version } = work.input;
    const quoteId = await quoteIdOf(work.tx, 'entities', entity_id);
    return editQuote(work, quoteId, { kind: 'entity', version, removes: true }, async ({ quote }) => {
      const found = findAddedEntity(quote, entity_id);
      if (!found.ok) return found;
      const { tx, now: archived } = work;
      await tx.updateTable('entities').set({ archived }).where('entity_id', '=', entity_id).execute();
      // What was financed by somebody who is taken off the quote is financed by nobody that it knows of.
      await tx.updateTable('vehicles').set({ lienholder_id: null }).where('lienholder_id', '=', entity_id).execute();
      return { entity_id };
    });
  },
});
