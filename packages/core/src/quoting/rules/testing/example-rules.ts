import fc from 'fast-check';
import { addDays, day } from '../../../shared/time/day.ts';
import type { Entity, Quote, Vehicle } from '../../quote.ts';
import { exampleGaraging, exampleInsured, exampleMailing, exampleQuote, exampleVehicle } from '../../quote.fixture.ts';
import { ruleTypes } from '../../vocabulary.ts';
import { operatorsFor, ruleFieldsOf } from '../rule-fields.ts';
import type { RuleCondition, RuleValue, UnderwritingRule } from '../rule.ts';
import type { RuleField } from '../rule-field.ts';

/** A rule that refers what is worth more than $500,000, unless it is told otherwise. */
export function exampleRule(changes: Partial<UnderwritingRule> = {}): UnderwritingRule {
  return {
    ruleId: 'rule-1',
    ruleName: 'High value',
    ruleType: 'referral',
    conditions: [{ objectType: 'vehicle', key: 'rating_value', operator: 'gt', value: 50_000_000 }],
    reason: 'It is worth more than we insure unseen.',
    effectiveDate: day('2026-01-01'),
    expirationDate: null,
    allowNewBusiness: true,
    allowRenewal: true,
    allowProposal: true,
    ...changes,
  };
}

const maybe = <Value>(values: readonly Value[]) => fc.constantFrom(null, ...values);
const texts = ['Winnebago', 'WINNEBAGO ', 'Thor', 'Néo', 'OH', 'MI', '44114', '12 Erie Street', 'Renée', ''] as const;
const numbers = [-3, 0, 1, 2, 4, 16, 21, 40, 250, 2020, 2023, 120_000, 12_000_000, 50_000_000] as const;
const days = ['1968-03-09', '2010-03-20', '2026-03-20', '2026-04-01'].map(day);

const vehicles: fc.Arbitrary<Vehicle> = fc
  .record({
    year: maybe([2001, 2020, 2023, 2026]),
    make: maybe(['Winnebago', 'Thor', 'Néo', '']),
    type: fc.constantFrom('class_a', 'travel_trailer', 'bus_conversion'),
    vin: maybe(['1M8GDM9A0PP042788']),
    ratingValue: maybe([120_000, 12_000_000, 50_000_000, 50_000_001]),
    usageType: maybe(['recreational', 'full_timer'] as const),
    estimatedYearlyMileage: maybe([0, 250, 2020]),
    rentalUtilizationRate: maybe([0, 40, 41]),
    salvageTitle: maybe([true, false]),
    lienholderId: maybe(['entity-2']),
    locationId: maybe(['location-1', 'location-2']),
    answers: fc.constantFrom({}, { engine_cc: 250 }, { hull_material: 'wood', length_feet: 21 }),
  })
  .map((changes) => ({ ...exampleVehicle, ...changes }));

const entities: fc.Arbitrary<Entity> = fc
  .record({
    entityRelationship: fc.constantFrom('named_insured', 'driver', 'lienholder'),
    entityType: fc.constantFrom('person', 'business'),
    firstName: maybe(['Renée', 'RENEE', '']),
    birthdate: maybe(days.slice(0, 2)),
    licenseNumber: maybe(['OH123456']),
    licenseFirstIssuedYear: maybe([2001, 2020]),
    rvDrivingExperienceYears: maybe([0, 2, 40]),
  })
  .map((changes) => ({ ...exampleInsured, ...changes }));

/** Quotes of which this and that was answered. */
export const someQuotes: fc.Arbitrary<Quote> = fc
  .record({
    status: fc.constantFrom('open', 'proposal'),
    businessType: fc.constantFrom('new_business', 'renewal'),
    effectiveDate: fc.constantFrom(day('2026-03-20'), day('2026-04-01'), day('2025-01-01')),
    country: fc.constantFrom('US', 'CA'),
    policyDurationMonths: fc.constantFrom(6, 12),
    coverages: fc.constantFrom(
      {},
      { comprehensive: { deductible: 500 }, roadside: {} },
      { liability: { limit: '100/300/100' }, collision: { deductible: '250' } },
    ),
    discounts: fc.constantFrom([], ['claim_free', 'paid_in_full']),
    declarations: fc.constantFrom({}, { incidents: { at_fault: 2, speeding: 1 } }, { incidents: { not_at_fault: 1 } }),
    mailingLocationId: maybe(['location-1']),
    provider: fc.constantFrom('personal', 'motorcycle', 'boat'),
    locations: fc.subarray([exampleMailing, exampleGaraging]),
    vehicles: fc.array(vehicles, { maxLength: 3 }),
    entities: fc.array(entities, { maxLength: 3 }),
  })
  .map((changes) => exampleQuote(changes as Partial<Quote>));

function valuesFor(field: RuleField): fc.Arbitrary<string | number | boolean> {
  if (field.type === 'yes_no') return fc.boolean();
  if (field.type === 'number' || field.type === 'money') return fc.constantFrom(...numbers);
  if (field.type === 'date') return fc.constantFrom(...days);
  const choices = field.choices?.map(({ value }) => value) ?? [];
  return choices.length > 0 ? fc.constantFrom(...choices) : fc.constantFrom(...texts, 'win*', '?h*r', 'e', '*');
}

function conditionsOn(field: RuleField): fc.Arbitrary<RuleCondition> {
  const { objectType, key } = field;
  return fc.constantFrom(...operatorsFor(field.type)).chain((operator) => {
    const one: fc.Arbitrary<RuleValue> = valuesFor(field);
    const several = fc.array(valuesFor(field), { minLength: 2, maxLength: 2 }).map((values) => values as RuleValue);
    const listed = operator === 'in' || operator === 'nin' || operator === 'between';
    const values = operator === 'missing' ? fc.constant(null) : listed ? several : one;
    return values.map((value) => ({ objectType, key, operator, value }));
  });
}

/** Rules that somebody could write for a provider's product. */
export function someRules(provider: string): fc.Arbitrary<UnderwritingRule[]> {
  const conditions = fc.constantFrom(...ruleFieldsOf(provider)).chain(conditionsOn);
  const rule = fc.record({
    ruleType: fc.constantFrom(...ruleTypes),
    conditions: fc.array(conditions, {
      minLength: 1,
      maxLength: 3,
    }),
    effectiveDate: fc.constantFrom(day('2020-01-01'), day('2026-03-21')),
    lasts: fc.constantFrom(null, 1, 4e3),
    allowNewBusiness: fc.boolean(),
    allowRenewal: fc.boolean(),
    allowProposal: fc.boolean(),
  });
  return fc.array(rule, { minLength: 1, maxLength: 8 }).map((drafts) =>
    drafts.map(({ lasts, conditions: [first, ...rest], ...draft }, index) => ({
      ...exampleRule({ ruleId: `rule-${index + 1}` }),
      ...draft,
      conditions: [first ?? exampleRule().conditions[0], ...rest] as const,
      expirationDate: lasts === null ? null : addDays(draft.effectiveDate, lasts),
    })),
  );
}
