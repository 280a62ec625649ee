import { describe, expect, test } from 'vitest';
import { exampleInsured, exampleQuote, exampleVehicle } from '../quoting/quote.fixture.ts';
import { quoteStatuses } from '../quoting/vocabulary.ts';
import { decideRunVerification } from './run-verification.ts';
import { isAdverse, reasonsOfScore } from './score-reasons.ts';

const driver = { ...exampleInsured, entityId: 'entity-2', entityRelationship: 'driver' as const };
const unlicensed = { ...exampleInsured, licenseNumber: null };
const run = (changes: Parameters<typeof exampleQuote>[0] = {}, entityId: string | null = null) =>
  decideRunVerification(exampleQuote(changes), { kind: 'mvr', entityId });

describe('who is checked', () => {
  test('is the person named, or the first of whom it is asked', () => {
    const entities = [exampleInsured, driver];
    expect(run({ entities })).toMatchObject({ event: { entity: { entityId: 'entity-1' } } });
    expect(run({ entities }, 'entity-2')).toMatchObject({ event: { entity: { entityId: 'entity-2' } } });
  });

  test('is the first of whom everything is known', () => {
    const entities = [unlicensed, driver];
    expect(run({ entities })).toMatchObject({ event: { question: { licenseNumber: 'OH123456' } } });
  });

  test.each([
    [{ vehicles: [{ ...exampleVehicle, type: 'travel_trailer' }] }, null, 'verification_not_needed'],
    [{}, 'entity-9', 'verification_not_needed'],
    [{ entities: [unlicensed] }, null, 'verification_not_askable'],
  ] as const)('is nobody in %o', (changes, entityId, code) => {
    expect(run(changes, entityId)).toMatchObject({ ok: false, refusal: { code, field: 'entity_id' } });
  });

  test('is somebody on an offer that may still be sold, and on no other', () => {
    const runs = quoteStatuses.filter((status) => run({ status }).ok);
    expect(runs).toEqual(['open', 'agent_required', 'agent_approved', 'referred', 'pending_renewal']);
    expect(run({ status: 'bound' })).toMatchObject({ refusal: { code: 'quote_bound' } });
    expect(run({ status: 'pending_bind' })).toMatchObject({ refusal: { code: 'quote_binding' } });
  });
});

describe('a score', () => {
  test('is against its buyer below the best tier', () => {
    expect([850, 800, 799, 540].map(isAdverse)).toEqual([false, false, true, true]);
  });

  test('has its reasons in words, in their order, and names a reason that nobody knows', () => {
    expect(reasonsOfScore(['R03', 'X9', 'R01']).map(({ message }) => message)).toEqual([
      'Balances are high compared with the limits.',
      'Reason X9 of the bureau.',
      'Payments were late.',
    ]);
    expect(reasonsOfScore([])).toEqual([]);
  });
});
