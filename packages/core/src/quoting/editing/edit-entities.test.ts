import { describe, expect, test } from 'vitest';
import { day } from '../../shared/time/day.ts';
import { checkEntity, type EntityInput } from '../checks/check-entity.ts';
import { checkNamedOnce, decideAddEntity, findAddedEntity, mostAddedEntities } from './edit-entities.ts';
import { codeOf, exampleInsured, exampleQuote, fieldOf, today } from '../quote.fixture.ts';
import type { Entity } from '../quote.ts';
import type { WrittenRelationship } from './relationship-rules.ts';
import { addedRelationships, entityRelationships } from '../vocabulary.ts';

const lin: Entity = {
  ...exampleInsured,
  entityId: 'entity-2',
  entityRelationship: 'driver',
  firstName: 'Lin',
  lastName: 'Moreno',
  birthdate: day('1990-01-01'),
};
const bank: Entity = {
  ...exampleInsured,
  entityId: 'entity-3',
  entityRelationship: 'lienholder',
  entityType: 'business',
  firstName: null,
  lastName: null,
  businessName: 'Lake Bank',
  birthdate: null,
};
const quote = exampleQuote({ entities: [exampleInsured, lin, bank] });

describe('whoever is added to a quote', () => {
  test.each(entityRelationships)('as %s is so by the list alone', (relationship) => {
    const isAdded = addedRelationships.some((one) => one === relationship);
    const refusal = relationship === 'named_insured' ? 'named_insured_alone' : 'relationship_unknown';
    const decision = decideAddEntity(quote, relationship);
    expect(codeOf(decision)).toBe(isAdded ? null : refusal);
    expect(fieldOf(decision)).toBe(isAdded ? null : 'entity_relationship');
  });

  test('is the one second named insured', () => {
    const second: Entity = { ...lin, entityRelationship: 'second_named_insured' };
    const decision = decideAddEntity({ entities: [exampleInsured, second] }, 'second_named_insured');
    expect([codeOf(decision), fieldOf(decision)]).toEqual(['second_insured_alone', 'entity_relationship']);
  });

  test('is one of a hundred at most, the named insured aside', () => {
    const entities = Array.from({ length: mostAddedEntities - 1 }, () => bank);
    expect(decideAddEntity({ entities: [exampleInsured, ...entities] }, 'driver').ok).toBe(true);
    expect(codeOf(decideAddEntity({ entities: [exampleInsured, ...entities, lin] }, 'driver'))).toBe(
      'too_many_entities',
    );
  });
});

describe('somebody on a quote', () => {
  const once = (relationship: WrittenRelationship, input: EntityInput, id = 'entity-9') => {
    const checked = checkEntity(relationship, input, today);
    if (!checked.ok) throw new Error(checked.refusal.code);
    return checkNamedOnce(quote, relationship, checked.event, id);
  };
  const person = { entityType: 'person', firstName: 'lin', lastName: 'MORENO' } as const;
  const lender = { entityType: 'business', businessName: 'Lake bank' } as const;

  test('stands there once in a relationship, however the name is written', () => {
    const twice = once('driver', { ...person, birthdate: '1990-01-01' });
    expect([codeOf(twice), fieldOf(twice)]).toEqual(['entity_twice', 'entity.last_name']);
    const bankTwice = once('lienholder', lender);
    expect([codeOf(bankTwice), fieldOf(bankTwice)]).toEqual(['entity_twice', 'entity.business_name']);
  });

  test('may stand there in several, and twins are two', () => {
    expect(once('loss_payee', lender).ok).toBe(true);
    expect(once('additional_insured', person).ok).toBe(true);
    expect(once('driver', { ...person, birthdate: '1990-01-02' }).ok).toBe(true);
  });

  test('is not its own twin when it is changed', () => {
    expect(once('driver', { ...person, birthdate: '1990-01-01' }, 'entity-2').ok).toBe(true);
  });

  test('is no second named insured under the first one’s name or mailbox', () => {
    const second = { entityType: 'person', firstName: 'Sam', lastName: 'Lake', email: 'sam@example.com' } as const;
    const { firstName, lastName, email } = exampleInsured;
    expect(once('second_named_insured', second).ok).toBe(true);
    const twice = once('second_named_insured', { ...second, firstName, lastName });
    expect([codeOf(twice), fieldOf(twice)]).toEqual(['entity_twice', 'entity.last_name']);
    const shared = once('second_named_insured', { ...second, email: email?.toUpperCase() });
    expect([codeOf(shared), fieldOf(shared)]).toEqual(['second_insured_mailbox', 'entity.email']);
  });

  test('drives without being added, who buys', () => {
    const { firstName, lastName, birthdate } = exampleInsured;
    const insured = { entityType: 'person', firstName, lastName } as const;
    expect(codeOf(once('driver', { ...insured, birthdate }))).toBe('entity_twice');
    expect(once('additional_insured', insured).ok).toBe(true);
  });
});

describe('the operations of who was added', () => {
  test('are not for the named insured, nor for who was taken off', () => {
    expect(findAddedEntity(quote, 'entity-2')).toMatchObject({ ok: true, event: { entityRelationship: 'driver' } });
    expect(codeOf(findAddedEntity(quote, 'entity-1'))).toBe('is_named_insured');
    expect(codeOf(findAddedEntity(quote, 'entity-9'))).toBe('entity_removed');
  });
});
