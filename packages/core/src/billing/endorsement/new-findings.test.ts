import { sameInBoth } from '../../shared/words.ts';
import { describe, expect, test } from 'vitest';
import { exampleVehicle } from '../../quoting/quote.fixture.ts';
import { finding, referred } from '../../quoting/insurable/finding.ts';
import { noFindings, type RuleFinding } from '../../quoting/rules/rule-findings.ts';
import { refusal } from '../../shared/decision.ts';
import { type ChangeFacts, newFindings, nothingNew } from './new-findings.ts';

const rig = exampleVehicle;
const trailer = { ...exampleVehicle, vehicleId: 'vehicle-2', rootVehicleId: 'vehicle-2' };
const facts = (changes: Partial<ChangeFacts> = {}): ChangeFacts => ({
  quote: { vehicles: [rig, trailer] },
  insurable: [],
  ruled: noFindings,
  ...changes,
});
const wrong = (place: number) => finding('change', refusal('vin_twice', sameInBoth('Twice.'), `vehicles.${place}.vin`));
const many = (count: number) =>
  referred({ ...refusal('many_vehicles', sameInBoth('Many vehicles.')), field: 'vehicles' }, count);
const rule = (value: number): RuleFinding => ({
  code: 'rule',
  message: 'It is worth a lot.',
  field: 'vehicles.0',
  value,
});

describe('what a change brings about', () => {
  test('is nothing where the same was found before', () => {
    const known = facts({ insurable: [wrong(1), many(3)], ruled: { ...noFindings, referrals: [rule(5)] } });
    expect(newFindings(known, known)).toEqual(nothingNew);
  });

  test('stands in its way where it has to be otherwise', () => {
    expect(newFindings(facts(), facts({ insurable: [wrong(1)] }))).toEqual({
      obstacle: { code: 'vin_twice', message: 'Twice.', french: 'Twice.', field: 'vehicles.1.vin' },
      asksUnderwriter: false,
    });
    const rejected = facts({ ruled: { ...noFindings, rejections: [rule(5)] } });
    expect(newFindings(facts(), rejected).obstacle).toMatchObject({ code: 'rule', field: 'vehicles.0' });
  });

  test('is the same of a vehicle whose place in the list is another', () => {
    const fewer = facts({ quote: { vehicles: [trailer] }, insurable: [wrong(0)] });
    expect(newFindings(facts({ insurable: [wrong(1)] }), fewer)).toEqual(nothingNew);
    expect(newFindings(facts({ insurable: [wrong(0)] }), fewer).obstacle?.code).toBe('vin_twice');
  });

  test.each([
    [3, 4, true],
    [3, 3, false],
    [4, 3, false],
  ])('asks an underwriter where it is worse than what was there: %i, then %i', (was, is, asks) => {
    const byLine = newFindings(facts({ insurable: [many(was)] }), facts({ insurable: [many(is)] }));
    const ruled = (value: number) => facts({ ruled: { ...noFindings, referrals: [rule(value)] } });
    expect([byLine.asksUnderwriter, newFindings(ruled(was), ruled(is)).asksUnderwriter]).toEqual([asks, asks]);
  });
});
