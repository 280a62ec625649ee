import { editable } from './editable-statuses.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { namedInsuredOf } from '@roadworthy/core/quoting/quote.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { isRefused } from '../../kernel/operations/carry-out.ts';
import { operation } from '../../kernel/operation.ts';
import { editQuote } from './edit-quote.ts';
import { quoteIdOf } from '../quote-store.ts';
import { writeEntity } from './write-entity.ts';
import { words } from '@roadworthy/core/shared/words.ts';

const relationship = 'named_insured';

export const createNamedInsured = operation({
  name: 'create_named_insured',
  permission: permissionFor('edit_quote'),
  root: 'quote_id',
  example: {
    entity: {
      entity_type: 'person',
      first_name: 'Eve',
      last_name: 'Stranger',
      email: 'eve@example.com',
      birthdate: '1970-01-01',
    },
    mailing_location: { line_1: '1 Main', locality: 'Town', administrative_area: 'OH', postal_code: '43215' },
  },
  fields: { entity: 'named_insured', mailing_location: 'named_insured' },
  async run(work) {
    const { quote_id, entity, mailing_location: location, version } = work.input;
    return editQuote(work, quote_id, { kind: 'entity', version, answers: relationship }, async ({ quote }, today) => {
      // A second press of the button writes over what the first one created.
      const entityId = namedInsuredOf(quote)?.entityId ?? crypto.randomUUID();
      const refused = await writeEntity(work, quote, { entityId, relationship, entity, location }, today);
      return isRefused(refused) ? refused : { entity_id: entityId };
    });
  },
});

export const updateNamedInsured = operation({
  name: 'update_named_insured',
  permission: permissionFor('edit_quote'),
  root: 'entity_id',
  example: { changes: { phone: '614-555-0111' } },
  statuses: editable,
  refuses: { agent_approved: 'quote_approved' },
  fields: { changes: 'named_insured', mailing_location: 'named_insured' },
  async run(work) {
    const { entity_id, changes: entity, mailing_location: location = null, version } = work.input;
    const quoteId = await quoteIdOf(work.tx, 'entities', entity_id);
    return editQuote(work, quoteId, { kind: 'entity', version, answers: relationship }, async ({ quote }, today) => {
      if (namedInsuredOf(quote)?.entityId !== entity_id) {
        return refuse(
          'not_named_insured',
          words(
            'This person is not the named insured of the quote.',
            'Cette personne n’est pas l’assuré désigné de la soumission.',
          ),
        );
      }
      const refused = await writeEntity(work, quote, { entityId: entity_id, relationship, entity, location }, today);
      return isRefused(refused) ? refused : { entity_id };
    });
  },
});
