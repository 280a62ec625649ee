import { describe, expect, test } from 'vitest';
import { exampleInsured, exampleQuote, exampleVehicle } from '../quote.fixture.ts';
import { ruleFieldTypes, ruleObjectTypes, ruleOperators } from '../vocabulary.ts';
import { findRuleField, objectLabels, operatorsFor, ruleFieldsOf } from './rule-fields.ts';

/** A motorhome of which all is known, and a trailer of a business of which this and that is open. */
const quote = exampleQuote({
  declarations: { incidents: { at_fault: 1, not_at_fault: 2, speeding: 3, minor: 1, major: 0 } },
  vehicles: [
    exampleVehicle,
    {
      ...exampleVehicle,
      type: 'travel_trailer',
      year: null,
      ratingValue: null,
      make: null,
      locationId: null,
      salvageTitle: null,
      lienholderId: 'entity-9',
    },
  ],
  entities: [
    exampleInsured,
    {
      ...exampleInsured,
      entityRelationship: 'lienholder',
      entityType: 'business',
      businessName: 'Lake Bank',
      birthdate: null,
      firstName: null,
      licenseNumber: null,
    },
  ],
});

/** Written by hand: rules name these, so that one which is missing here or renamed makes rules hit nothing. */
const catalogue: readonly (readonly [string, string, string, readonly unknown[]])[] = [
  ['quote', 'vehicle_count', 'number', [2]],
  ['quote', 'driver_count', 'number', [1]],
  ['quote', 'administrative_area', 'text', ['OH']],
  ['quote', 'postal_code', 'text', ['44114']],
  ['quote', 'country', 'choice', ['US']],
  ['quote', 'mailing_address', 'text', ['12 Erie Street']],
  ['quote', 'discounts', 'list', [['claim_free']]],
  ['vehicle', 'type', 'choice', ['class_a', 'travel_trailer']],
  ['vehicle', 'rating_value', 'money', [12000000, null]],
  ['vehicle', 'value_over_guide', 'number', [-30, null]],
  ['vehicle', 'year', 'number', [2023, null]],
  ['vehicle', 'age_years', 'number', [3, null]],
  ['vehicle', 'make', 'text', ['Winnebago', null]],
  ['vehicle', 'model', 'text', ['Adventurer', 'Adventurer']],
  ['vehicle', 'vin', 'text', ['1M8GDM9A0PP042788', '1M8GDM9A0PP042788']],
  ['vehicle', 'rating_value_type', 'choice', ['agreed_value', 'agreed_value']],
  ['vehicle', 'purchase_price', 'money', [13500000, 13500000]],
  ['vehicle', 'usage_type', 'choice', ['recreational', 'recreational']],
  ['vehicle', 'storage_type', 'choice', ['secured', 'secured']],
  ['vehicle', 'estimated_yearly_mileage', 'number', [5000, 5000]],
  ['vehicle', 'rental_utilization_rate', 'number', [0, 0]],
  ['vehicle', 'nights_per_year', 'number', [40, 40]],
  ['vehicle', 'salvage_title', 'yes_no', [false, null]],
  ['vehicle', 'original_owner', 'yes_no', [true, true]],
  ['vehicle', 'has_lienholder', 'yes_no', [false, true]],
  ['vehicle', 'administrative_area', 'text', ['OH', 'OH']],
  ['entity', 'age', 'number', [58, null]],
  ['entity', 'entity_type', 'choice', ['person', 'business']],
  ['entity', 'entity_relationship', 'choice', ['named_insured', 'lienholder']],
  ['entity', 'drives', 'yes_no', [true, false]],
  ['entity', 'rv_driving_experience_years', 'number', [8, 8]],
  ['entity', 'license_first_issued_year', 'number', [1985, 1985]],
  ['entity', 'license_administrative_area', 'text', ['OH', 'OH']],
  ['entity', 'license_country', 'text', ['US', 'US']],
  ['entity', 'license_number', 'text', ['OH123456', null]],
  ['entity', 'birthdate', 'date', ['1968-03-09', null]],
  ['entity', 'first_name', 'text', ['Renée', null]],
  ['entity', 'last_name', 'text', ["O'Neill", "O'Neill"]],
  ['entity', 'business_name', 'text', [null, 'Lake Bank']],
  ['entity', 'email', 'text', ['renee@example.com', 'renee@example.com']],
  ['entity', 'phone', 'text', ['216-555-0148', '216-555-0148']],
  ['entity', 'marital_status', 'text', [null, null]],
  ['location', 'location_type', 'choice', ['mailing', 'garaging']],
  ['location', 'administrative_area', 'text', ['OH', 'OH']],
  ['location', 'locality', 'text', ['Cleveland', 'Sandusky']],
  ['location', 'postal_code', 'text', ['44114', '44870']],
  ['location', 'line_1', 'text', ['12 Erie Street', '800 Lake Road']],
  ['policy', 'effective_date', 'date', ['2026-03-20']],
  ['policy', 'duration_months', 'number', [12]],
  ['policy', 'payment_term', 'choice', ['monthly']],
  ['policy', 'covers', 'list', [['liability', 'comprehensive', 'collision', 'roadside']]],
  ['policy', 'liability_limit', 'text', ['100/300/100']],
  ['policy', 'comprehensive_deductible', 'money', [50000]],
  ['policy', 'collision_deductible', 'money', [50000]],
  ['history', 'accidents', 'number', [3]],
  ['history', 'violations', 'number', [4]],
  ['history', 'at_fault', 'number', [1]],
  ['history', 'not_at_fault', 'number', [2]],
  ['history', 'major', 'number', [0]],
  ['history', 'minor', 'number', [1]],
  ['history', 'speeding', 'number', [3]],
];

const answers: readonly (readonly [string, string, string, string])[] = [
  ['boat', 'vehicle', 'answers.length_feet', 'number'],
  ['boat', 'vehicle', 'answers.horsepower', 'number'],
  ['boat', 'vehicle', 'answers.top_speed', 'number'],
  ['boat', 'vehicle', 'answers.waters', 'choice'],
  ['boat', 'vehicle', 'answers.kept_on', 'choice'],
  ['boat', 'vehicle', 'answers.chartered', 'yes_no'],
  ['boat', 'vehicle', 'answers.hull_number', 'text'],
  ['boat', 'entity', 'answers.boating_years', 'number'],
  ['motorcycle', 'vehicle', 'answers.engine_cc', 'number'],
  ['motorcycle', 'vehicle', 'answers.lay_up', 'choice'],
  ['motorcycle', 'entity', 'answers.riding_years', 'number'],
  ['motorcycle', 'entity', 'answers.incidents', 'number'],
  ['motorcycle', 'entity', 'answers.endorsement', 'yes_no'],
  ['windshield', 'vehicle', 'answers.windshield', 'choice'],
  ['windshield', 'vehicle', 'answers.damaged_now', 'yes_no'],
];

describe('the fields that a rule can read', () => {
  const fields = ruleFieldsOf('personal');

  test('are these and no others, each with what the quote says of every object', () => {
    expect(fields.map(({ objectType, key, type, facts }) => [objectType, key, type, facts(quote)])).toEqual(catalogue);
  });

  test.each(answers)('of %s hold the answers of its line: %s, %s', (provider, objectType, key, type) => {
    const field = ruleFieldsOf(provider).find((one) => one.objectType === objectType && one.key === key);
    expect(field?.type).toBe(type);
    const answered = { [key.slice('answers.'.length)]: { number: 4, money: 4, text: 'a', choice: 'a' }[type] ?? true };
    const stated = exampleQuote({
      vehicles: [{ ...exampleVehicle, answers: answered }],
      entities: [{ ...exampleInsured, answers: answered }],
    });
    expect(field?.facts(stated)).toEqual(Object.values(answered));
    expect(field?.facts(quote)).toEqual([null, null]);
  });

  test('read an answer of another kind as though it were not given', () => {
    const length = findRuleField(ruleFieldsOf('boat'), { objectType: 'vehicle', key: 'answers.length_feet' });
    const vehicles = ['long', true, { feet: 20 }].map((length_feet) => ({
      ...exampleVehicle,
      answers: { length_feet },
    }));
    expect(length?.facts(exampleQuote({ vehicles }))).toEqual([null, null, null]);
  });

  test('are named once within their object, and fit the names that a rule may have', () => {
    const names = fields.map(({ objectType, key }) => `${objectType}.${key}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { key } of fields) expect(key).toMatch(/^[a-z][A-Za-z0-9_.]*$/);
    expect(new Set(fields.map(({ objectType }) => objectType))).toEqual(new Set(ruleObjectTypes));
    expect(Object.keys(objectLabels).toSorted()).toEqual([...ruleObjectTypes].toSorted());
  });

  test('hide what identifies somebody', () => {
    expect(fields.filter(({ isPersonal }) => isPersonal).map(({ key }) => key)).toEqual([
      'mailing_address',
      'license_number',
      'birthdate',
      'first_name',
      'last_name',
      'business_name',
      'email',
      'phone',
      'marital_status',
      'line_1',
    ]);
  });

  test('offer to choose what the line knows', () => {
    const choicesOf = (objectType: 'vehicle' | 'policy' | 'quote', key: string, provider = 'personal') =>
      findRuleField(ruleFieldsOf(provider), { objectType, key })?.choices?.map(({ value }) => value) ?? [];
    expect(choicesOf('vehicle', 'type')).toContain('class_a');
    expect(choicesOf('vehicle', 'type', 'boat')).not.toContain('class_a');
    expect(choicesOf('policy', 'covers')).toContain('vacation_liability');
    expect(choicesOf('quote', 'discounts')).toContain('claim_free');
  });

  test('say nothing of a history that was not declared', () => {
    const accidents = findRuleField(fields, { objectType: 'history', key: 'accidents' });
    expect(accidents?.facts(exampleQuote({ declarations: {} }))).toEqual([]);
  });

  test('compare a value with the guide of its country, and with none where there is none', () => {
    const over = findRuleField(fields, { objectType: 'vehicle', key: 'value_over_guide' });
    const worth = (changes: object, country: 'US' | 'CA' = 'US') =>
      over?.facts(exampleQuote({ country, vehicles: [{ ...exampleVehicle, ...changes }] }))[0];
    expect(worth({ ratingValue: 30_000_000 })).toBeGreaterThan(25);
    expect(Number(worth({}, 'CA'))).toBeLessThan(Number(worth({})));
    expect(worth({ year: 1970 })).toBeNull();
    expect(worth({ make: '' })).toBeNull();
    expect(worth({ type: 'boat' })).toBeNull();
  });
});

describe('the operators of a field', () => {
  test.each(ruleFieldTypes)('that holds %s are known, each once, and ask whether it is missing', (type) => {
    const operators = operatorsFor(type);
    expect(new Set(operators).size).toBe(operators.length);
    expect(operators).toContain('missing');
    for (const operator of operators) expect(ruleOperators).toContain(operator);
  });

  test('compare by size what has one, and by letters what is written', () => {
    expect(operatorsFor('yes_no')).toEqual(['eq', 'missing']);
    expect(operatorsFor('choice')).not.toContain('gt');
    expect(operatorsFor('money')).not.toContain('matches');
    expect(operatorsFor('text')).toEqual(expect.arrayContaining(['contains', 'matches']));
    expect(operatorsFor('list')).toEqual(['contains', 'missing']);
  });
});
