import { expect, test } from 'vitest';
import { motorcycle } from '../../lines/data/motorcycle.ts';
import { motorLiabilityOf } from '../../lines/motor-law.ts';
import { exampleQuoteOf } from '../line-quotes.fixture.ts';
import { exampleGaraging, exampleMailing } from '../quote.fixture.ts';
import { statesDriven } from './states-driven.ts';

const bikes = exampleQuoteOf('motorcycle');
const there = { ...exampleGaraging, locationId: 'location-3', administrativeArea: 'VA' };
const [bike] = bikes.vehicles;
const [here, away] = [bike ? [bike] : [], bike ? [{ ...bike, locationId: 'location-3' }] : []];
const dirt = away.map((one) => ({ ...one, type: 'dirt_bike' }));
const liability = motorLiabilityOf(motorcycle) ?? {};

test.each([
  ['nothing', [], []],
  ['one', ['OH'], here],
  ['two in one state', ['OH'], [...here, ...here]],
  ['two in two states', ['VA', 'OH'], [...away, ...here]],
  ['one, beside one elsewhere that is ridden on no road,', ['OH'], [...here, ...dirt]],
  ['one that is ridden on no road', [], dirt],
])('the liability of %s is driven in %j', (_what, states, vehicles) => {
  const quote = { ...bikes, vehicles, locations: [exampleMailing, exampleGaraging, there] };
  expect(statesDriven(quote, motorcycle, liability)).toEqual(states);
});
