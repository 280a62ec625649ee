import { accept, refuse, type Decision } from '../../shared/decision.ts';
import { sentence } from '../../shared/text/sentence.ts';
import type { CheckedEntity } from '../checks/check-entity.ts';
import { type Entity, nameOf, namedInsuredOf, type Quote, secondInsuredOf } from '../quote.ts';
import { formOf, type WrittenRelationship } from './relationship-rules.ts';
import { type AddedRelationship, addedRelationships } from '../vocabulary.ts';
import { words } from '../../shared/words.ts';

const onQuoteAlready = words('{name} is on this quote already.', '{name} figure déjà dans cette soumission.');

/** The most that a quote names besides the named insured. */
export const mostAddedEntities = 100;

type Named = Pick<Quote, 'entities'>;

/** In which relationship somebody is added to a quote, by its name as a form sends it. */
export function decideAddEntity(
  { entities }: Named,
  relationship: string,
): Decision<
  AddedRelationship,
  'named_insured_alone' | 'second_insured_alone' | 'relationship_unknown' | 'too_many_entities'
> {
  const field = 'entity_relationship';
  if (relationship === 'named_insured') {
    const message = words(
      'A quote has one first named insured. Add the other as the second named insured.',
      'Une soumission n’a qu’un premier assuré désigné. Ajoutez l’autre comme second assuré désigné.',
    );
    return refuse('named_insured_alone', message, field);
  }
  if (relationship === 'second_named_insured' && secondInsuredOf({ entities })) {
    const message = words(
      'A quote has one second named insured. Add more people as additional insureds.',
      'Une soumission n’a qu’un second assuré désigné. Ajoutez d’autres personnes comme assurés additionnels.',
    );
    return refuse('second_insured_alone', message, field);
  }
  const known = addedRelationships.find((one) => one === relationship);
  if (!known)
    return refuse(
      'relationship_unknown',
      words('Choose one of the relationships shown.', 'Choisissez l’un des liens affichés.'),
      field,
    );
  const added = entities.filter(({ entityRelationship }) => entityRelationship !== 'named_insured');
  if (added.length < mostAddedEntities) return accept(known);
  const message = sentence(
    words(
      'A quote names at most {most} people and businesses. Take one off before you add another.',
      'Une soumission nomme au plus {most} personnes et entreprises. Retirez-en une avant d’en ajouter une autre.',
    ),
    {
      most: mostAddedEntities,
    },
  );
  return refuse('too_many_entities', message);
}

const sameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Whether the second named insured is somebody else than the first: another name, and a mailbox of their own to sign by. */
function checkSecondInsured(
  { entities }: Named,
  entity: CheckedEntity,
): Decision<true, 'entity_twice' | 'second_insured_mailbox'> {
  const first = namedInsuredOf({ entities });
  if (first === null) return accept(true);
  const name = nameOf(entity);
  if (sameName(nameOf(first), name)) {
    return refuse('entity_twice', sentence(onQuoteAlready, { name }), 'entity.last_name');
  }
  if (first.email === null || first.email !== entity.email) return accept(true);
  const message = words(
    'Enter an e-mail address of their own: they sign by a link that is sent there.',
    'Entrez une adresse courriel qui lui est propre : cette personne signe au moyen d’un lien qui y est envoyé.',
  );
  return refuse('second_insured_mailbox', message, 'entity.email');
}

/**
 * Whether somebody stands on the quote only once in a relationship: by name, and for people by birth date. The named
 * insured drives without being added.
 */
export function checkNamedOnce(
  { entities }: Named,
  relationship: WrittenRelationship,
  entity: CheckedEntity,
  entityId: string,
): Decision<true, 'entity_twice' | 'second_insured_mailbox'> {
  if (relationship === 'second_named_insured') return checkSecondInsured({ entities }, entity);
  const name = nameOf(entity);
  const isTwin = (other: Entity) =>
    other.entityId !== entityId &&
    (other.entityRelationship === relationship ||
      (relationship === 'driver' && other.entityRelationship === 'named_insured')) &&
    sameName(nameOf(other), name) &&
    other.birthdate === entity.birthdate;
  if (!entities.some(isTwin)) return accept(true);
  const field = `${formOf(relationship)}.${entity.entityType === 'business' ? 'business_name' : 'last_name'}`;
  return refuse('entity_twice', sentence(onQuoteAlready, { name }), field);
}

/** Who may be changed or taken off a quote by their own operation: everybody added, as long as they are on it. */
export function findAddedEntity(
  { entities }: Named,
  entityId: string,
): Decision<Entity & { readonly entityRelationship: AddedRelationship }, 'entity_removed' | 'is_named_insured'> {
  const entity = entities.find((one) => one.entityId === entityId);
  if (!entity)
    return refuse(
      'entity_removed',
      words(
        'This person or business was taken off the quote.',
        'Cette personne ou cette entreprise a été retirée de la soumission.',
      ),
    );
  const entityRelationship = addedRelationships.find((one) => one === entity.entityRelationship);
  if (entityRelationship) return accept({ ...entity, entityRelationship });
  const message = words(
    'This is the named insured. A quote keeps them, and they have a form of their own.',
    'C’est l’assuré désigné. Il demeure dans la soumission et a son propre formulaire.',
  );
  return refuse('is_named_insured', message);
}
