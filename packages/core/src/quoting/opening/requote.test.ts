import { describe, expect, test } from 'vitest';
import { callerRoles, impliedRoles } from '../../identity/vocabulary.ts';
import { addDays } from '../../shared/time/day.ts';
import type { FittingProduct } from '../checks/fit-to-product.ts';
import {
  as,
  codeOf,
  exampleGaraging,
  exampleInsured,
  exampleQuote,
  exampleVehicle,
  fieldOf,
  today,
} from '../quote.fixture.ts';
import type { Entity, Quote, Vehicle } from '../quote.ts';
import { exampleQuestion } from '../questions/testing/example-questions.ts';
import { decideRequote, takeOver, type WantedQuote } from './requote.ts';
import type { Area } from './start-quote.ts';
import { quoteStatuses } from '../vocabulary.ts';

const customer = as('global:user');
const product = (provider = 'personal', changes: Partial<FittingProduct> = {}): FittingProduct => ({
  productId: `product of ${provider}`,
  provider,
  liveIn: ['US-OH'],
  notLiveIn: [],
  spansStates: false,
  availablePaymentTerms: ['monthly', 'pay_in_full'],
  availablePolicyDurationMonths: [6, 12],
  defaultPolicyDurationMonths: 12,
  ...changes,
});
const ohio: Area = { country: 'US', administrativeArea: 'OH', timeZone: 'America/New_York' };
const all: WantedQuote = { vehicleIds: null, instead: null };
const instead = (vehicleClass: string, postalCode = '43215'): WantedQuote => ({
  vehicleIds: null,
  instead: {
    vehicleClass,
    postalCode,
  },
});
const questions = [
  exampleQuestion({ questionId: 'damage' }),
  exampleQuestion({ questionId: 'which', parentId: 'damage', parentAnswer: 'yes', about: 'person' }),
  exampleQuestion({ questionId: 'losses', about: 'person' }),
  exampleQuestion({ questionId: 'many', parentId: 'losses', parentAnswer: 'yes' }),
];
const decide = (quote: Quote, wanted = all, of = product(), area: Area | null = ohio, actor = customer) =>
  decideRequote(quote, wanted, { product: of, area, questions }, actor, today);
const requoted = (...input: Parameters<typeof decide>) => {
  const decision = decide(...input);
  if (!decision.ok) throw new Error(decision.refusal.message);
  return decision.event;
};
const somebody = (entityRelationship: Entity['entityRelationship'], entityId: string): Entity => ({
  ...exampleInsured,
  entityRelationship,
  entityId,
  rootEntityId: entityId,
  locationId: null,
});
const second = { ...exampleVehicle, vehicleId: 'vehicle-2', rootVehicleId: 'vehicle-2', lienholderId: 'bank' };
const two = exampleQuote({
  vehicles: [exampleVehicle, second],
  discounts: ['association'],
  entities: [
    exampleInsured,
    somebody('driver', 'driver'),
    somebody('additional_insured', 'friend'),
    somebody('lienholder', 'bank'),
    somebody('loss_payee', 'payee'),
  ],
});

describe('another quote with what one says', () => {
  test.each(quoteStatuses)(
    'of one that is %s is begun by its buyer alone, and never of one that was declined',
    (status) => {
      const begun = ['open', 'agent_required', 'agent_approved', 'referred', 'expired', 'bound'].includes(status);
      const roles = [...callerRoles, ...impliedRoles].filter(
        (role) => decide(exampleQuote({ status }), all, product(), ohio, as(role)).ok,
      );
      expect(roles.toSorted()).toEqual(
        begun ? ['global:admin', 'global:user', 'organization:customer', 'system', 'token:quote'] : [],
      );
    },
  );

  test('begins tomorrow and may be bought for as long as any new one', () => {
    const { effectiveDate, expirationDate } = requoted(exampleQuote({ status: 'bound' }));
    expect([effectiveDate, expirationDate]).toEqual([addDays(today, 1), addDays(today, 30)]);
  });

  test('insures all that the first one does, under its covers, without what staff granted on that', () => {
    const { quote, started } = requoted(two);
    expect(started).toBeNull();
    expect(quote.vehicles).toHaveLength(2);
    expect(quote.coverages).toEqual(two.coverages);
    expect(quote.entities).toEqual(two.entities);
    expect(quote.discounts).toEqual([]);
  });

  test('insures one of several with whoever has a claim on it, and its covers are chosen anew', () => {
    const named = ({ entities }: Quote) => entities.map(({ entityId }) => entityId);
    const stored = takeOver(two, ['vehicle-2'], []);
    expect(stored.vehicles).toEqual([second]);
    expect(stored.coverages).toEqual({});
    expect(named(stored)).toEqual(['entity-1', 'driver', 'friend', 'bank']);
    expect(named(takeOver(two, ['vehicle-1'], []))).toEqual(['entity-1', 'driver', 'friend']);
  });

  test('takes over the license of who drives, which nobody types again', () => {
    expect(requoted(two, instead('travel_trailer')).quote.entities.map(({ licenseNumber }) => licenseNumber)).toContain(
      'OH123456',
    );
  });

  test('insures something else instead, for the same people, where that is kept', () => {
    const { quote, started } = requoted(two, instead('travel_trailer', '43215'));
    expect(started).toMatchObject({ postalCode: '43215', area: ohio });
    expect(quote).toMatchObject({ vehicles: [], coverages: {}, postalCode: '43215', timeZone: two.timeZone });
    expect(quote.locations).not.toContainEqual(exampleGaraging);
    expect(quote.mailingLocationId).toBe(two.mailingLocationId);
  });

  describe('is used as what its buyer has already', () => {
    const used: Vehicle = {
      ...exampleVehicle,
      type: 'travel_trailer',
      usageType: 'recreational',
      storageType: 'secured',
      nightsPerYear: 30,
      rentalUtilizationRate: 0,
    };
    const useOf = (vehicle: Partial<Vehicle>, wanted: WantedQuote, of = product()) =>
      requoted(exampleQuote({ postalCode: '43215', vehicles: [{ ...used, ...vehicle }] }), wanted, of).use;

    test('in the same place, where it moves alike and is for leisure', () => {
      expect(useOf({}, instead('fifth_wheel'))).toEqual({
        usageType: 'recreational',
        storageType: 'secured',
        nightsPerYear: 30,
        rentalUtilizationRate: 0,
      });
    });

    test('where it is kept is asked in another place, and renting out what is rented out', () => {
      expect(useOf({ rentalUtilizationRate: 20 }, instead('fifth_wheel', '44101'))).toMatchObject({
        storageType: null,
        rentalUtilizationRate: null,
        nightsPerYear: 30,
      });
    });

    test.each([
      ['a motor home', {}, instead('class_b')],
      ['what somebody lives in', { usageType: 'full_timer' } as const, instead('fifth_wheel')],
    ])('and %s is asked everything of', (_what, vehicle, wanted) => {
      expect(useOf(vehicle, wanted)).toBeNull();
    });
  });

  test('has the days of where something is kept while nobody has an address', () => {
    const west: Area = { ...ohio, timeZone: 'America/Chicago' };
    const { quote } = requoted(exampleQuote({ mailingLocationId: null }), instead('travel_trailer'), product(), west);
    expect(quote.timeZone).toBe('America/Chicago');
  });

  test('of a line that insures one thing is for the first, unless another one is named', () => {
    const trailers = exampleQuote({
      vehicles: [exampleVehicle, second].map((vehicle) => ({ ...vehicle, type: 'travel_trailer', lienholderId: null })),
    });
    const idsOf = (wanted: WantedQuote) =>
      requoted(trailers, wanted, product('warranty')).quote.vehicles.map(({ vehicleId }) => vehicleId);
    expect(idsOf(all)).toEqual(['vehicle-1']);
    expect(idsOf({ vehicleIds: ['vehicle-2'], instead: null })).toEqual(['vehicle-2']);
  });

  test.each([
    ['nothing', { vehicleIds: [], instead: null }, 'vehicle_missing', 'vehicle_ids'],
    [
      'a vehicle of another quote',
      { vehicleIds: ['vehicle-1', 'x'], instead: null },
      'vehicle_not_on_quote',
      'vehicle_ids',
    ],
    ['what the line does not insure', instead('spaceship'), 'not_insured_by_line', 'vehicle_class'],
    ['a place that there is not', instead('class_b', '4321'), 'postal_code_malformed', 'postal_code'],
  ] as const)('is not begun for %s', (_what, wanted, code, field) => {
    const decision = decide(two, wanted);
    expect([codeOf(decision), fieldOf(decision)]).toEqual([code, field]);
  });

  test('is refused where only agents sell the product, and where another company does', () => {
    const of = (provider: string) => codeOf(decide(two, all, product(provider)));
    expect([of('pro'), of('safeco')]).toEqual(['agents_only', 'sold_elsewhere']);
  });

  test('keeps what was told and agreed of the buyer: incidents, language, term and way to pay', () => {
    const stated = { declarations: { incidents: { at_fault: 1 } }, language: 'fr-ca' } as const;
    const source = { ...two, ...stated, paymentTerm: 'pay_in_full', policyDurationMonths: 6 } as const;
    for (const wanted of [all, instead('travel_trailer')]) {
      expect(requoted(source, wanted).quote).toMatchObject({
        ...stated,
        paymentTerm: 'pay_in_full',
        policyDurationMonths: 6,
      });
    }
  });

  test('takes over answers about the buyer, and those about what was insured with just that', () => {
    const stated = Object.fromEntries(
      ['damage', 'which', 'losses', 'many', 'gone'].map((id) => [id, { answer: 'yes' }]),
    );
    const source = { ...two, declarations: { incidents: {}, questions: stated } };
    const taken = (wanted: WantedQuote) => {
      const { declarations } = requoted(source, wanted).quote;
      return [Object.keys(declarations), Object.keys(declarations['questions'] ?? {})];
    };
    expect(taken(all)).toEqual([['incidents', 'questions'], Object.keys(stated)]);
    for (const wanted of [instead('travel_trailer'), { vehicleIds: ['vehicle-2'], instead: null }]) {
      expect(taken(wanted)).toEqual([
        ['incidents', 'questions'],
        ['losses', 'many'],
      ]);
    }
  });

  test('leaves no place behind that nothing on it names', () => {
    const other = { ...exampleGaraging, locationId: 'location-9', rootLocationId: 'location-9' };
    const apart = { ...second, locationId: 'location-9' };
    const source = exampleQuote({
      vehicles: [exampleVehicle, apart],
      locations: [...exampleQuote().locations, other],
    });
    const placesOf = (id: string) => takeOver(source, [id], []).locations.map(({ locationId }) => locationId);
    expect(placesOf('vehicle-1')).toEqual(['location-1', 'location-2']);
    expect(placesOf('vehicle-2')).toEqual(['location-1', 'location-9']);
  });

  test('says first that a role may not, then that the quote may not, then what is wrong with what is wanted', () => {
    const nothing: WantedQuote = { vehicleIds: [], instead: null };
    const of = (role: 'organization:agent' | 'global:user', status: Quote['status']) =>
      codeOf(decide(exampleQuote({ status }), nothing, product(), ohio, as(role)));
    expect(of('organization:agent', 'pending_bind')).toBe('actor_not_allowed');
    expect(of('global:user', 'pending_bind')).toBe('quote_binding');
    expect(of('global:user', 'replaced')).toBe('quote_replaced');
    expect(of('global:user', 'ineligible')).toBe('transition_not_allowed');
    expect(of('global:user', 'open')).toBe('vehicle_missing');
  });

  test('is not begun where its product is not sold any more', () => {
    const closed = product('personal', { liveIn: ['US-OR'] });
    expect(codeOf(decide(two, all, closed))).toBe('product_not_live');
    const elsewhere = decide(two, instead('travel_trailer'), closed);
    expect([codeOf(elsewhere), fieldOf(elsewhere)]).toEqual(['product_not_live', 'postal_code']);
  });
});
