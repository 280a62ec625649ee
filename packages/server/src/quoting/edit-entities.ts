import { decideAddEntity, findAddedEntity } from '@roadworthy/core/quoting/edit-entities.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { isRefused } from '../kernel/carry-out.ts';
import { operation } from '../kernel/operation.ts';
import { editQuote } from './edit-quote.ts';
import { freshIds } from './fresh-ids.ts';
import { quoteRoot } from './quote-root.ts';
import { quoteIdOf } from './quote-store.ts';
import { writeEntity } from './write-entity.ts';

export const createEntity = operation({
  name: 'create_entity',
  permission: permissionFor('edit_quote'),
  root: quoteRoot,
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
  root: ({ entity_id }) => ({ table: 'entities', id: entity_id }),
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
  root: ({ entity_id }) => ({ table: 'entities', id: entity_id }),
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
