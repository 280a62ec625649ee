import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLiveIn } from './live-states.ts';
import { today } from './product.fixture.ts';
import { allAreas, areaStandings, findAreaProblem, legalStatusOf, movedAreas } from './sold-areas.ts';

const seed = 4_405;
const lists = (live_in: readonly string[], not_live_in: readonly string[] = []) => ({ live_in, not_live_in });

test('there are 51 areas in the States and 13 in Canada', () => {
  expect(allAreas.filter((area) => area.startsWith('US-'))).toHaveLength(51);
  expect(allAreas.filter((area) => area.startsWith('CA-'))).toHaveLength(13);
});

describe('the law', () => {
  test.each([
    ['US-KY', 'all', 'charge_not_levied'],
    ['US-WV', 'all', 'charge_not_levied'],
    ['CA-QC', 'all', 'charge_not_levied'],
    ['US-FL', 'motorised', 'mandatory_line_not_offered'],
    ['US-MI', 'motorised', 'mandatory_line_not_offered'],
    ['CA-ON', 'motorised', 'mandatory_line_not_offered'],
  ])('closes %s to us: %s, because of %s', (area, closes, code) => {
    const status = legalStatusOf(area, today, 'live_in');
    expect([status?.closes, status?.why.code, status?.why.field]).toEqual([closes, code, 'live_in']);
    expect(status?.why.message).toMatch(/\.$/);
  });

  test.each(['US-OH', 'US-AZ', 'US-CO'])('closes nothing in %s', (area) => {
    expect(legalStatusOf(area, today, 'live_in')).toBeNull();
  });
});

describe('the areas of a product', () => {
  test('are all there, each with where it is sold and what the law says', () => {
    const standings = areaStandings(lists(['US-OH', 'US-FL']), today);
    expect(standings.map(({ area }) => area)).toEqual(allAreas);
    const of = (area: string) => standings.find((one) => one.area === area);
    expect(of('US-OH')).toEqual({ area: 'US-OH', live: true, law: null });
    expect(of('US-FL')).toMatchObject({ live: true, law: { closes: 'motorised' } });
    expect(of('US-KY')).toMatchObject({ live: false, law: { closes: 'all' } });
  });
});

describe('a change of the lists', () => {
  test('opens and closes areas', () => {
    const moved = movedAreas(lists(['US-OH', 'US-CO']), lists(['US-OH', 'CA-ON'], ['US-CO']));
    expect(moved).toEqual({ opened: ['CA-ON'], closed: ['US-CO'] });
  });

  test('that takes a country in opens what it does not exclude', () => {
    const { opened } = movedAreas(lists([]), lists(['CA'], ['CA-QC']));
    expect(opened).toHaveLength(12);
    expect(opened).not.toContain('CA-QC');
  });

  test('that says the same otherwise moves nothing', () => {
    const provinces = allAreas.filter((area) => area.startsWith('CA-'));
    expect(movedAreas(lists(['CA']), lists(provinces))).toEqual({ opened: [], closed: [] });
    expect(movedAreas(lists(['US-OH']), lists(['US-OH'], ['US-HI']))).toEqual({ opened: [], closed: [] });
  });

  test(`leads from where it was sold to where it is (seed ${seed})`, () => {
    const someAreas = fc.subarray([...allAreas, 'US', 'CA']);
    const property = fc.property(someAreas, someAreas, someAreas, (first, second, without) => {
      const { opened, closed } = movedAreas(lists(first), lists(second, without));
      const was = allAreas.filter((area) => isLiveIn({ liveIn: first, notLiveIn: [] }, area));
      const is = allAreas.filter((area) => isLiveIn({ liveIn: second, notLiveIn: without }, area));
      const led = [...was.filter((area) => !closed.includes(area)), ...opened];
      expect(new Set(led)).toEqual(new Set(is));
    });
    fc.assert(property, { seed });
  });

  test.each([
    [lists(['US-OH', 'US-ZZ']), 'area_unknown', 'live_in'],
    [lists(['OH']), 'area_unknown', 'live_in'],
    [lists(['US-ON']), 'area_unknown', 'live_in'],
    [lists([], ['us-oh']), 'area_unknown', 'not_live_in'],
    [lists(['']), 'area_unknown', 'live_in'],
    [lists(['US-OH'], ['US-OH']), 'area_live_and_not', 'not_live_in'],
    [lists(['US'], ['US']), 'area_live_and_not', 'not_live_in'],
    [lists(['US-OH', 'US-KY']), 'charge_not_levied', 'live_in'],
    [lists(['US']), 'charge_not_levied', 'live_in'],
    [lists(['CA-MB']), 'charge_not_levied', 'live_in'],
  ])('to %j is refused: %s at %s', (after, code, field) => {
    const problem = findAreaProblem(lists(['US-OH']), after, today);
    expect([problem?.code, problem?.field]).toEqual([code, field]);
  });

  test.each([
    ['a state where towed units alone may be sold', lists(['US-OH', 'US-FL'])],
    ['a country without what the law closes', lists(['US'], ['US-KY', 'US-WV'])],
    ['nothing at all', lists([])],
  ])('may open %s', (_what, after) => {
    expect(findAreaProblem(lists(['US-OH']), after, today)).toBeNull();
  });

  test('leaves open what the law closes and what was open before', () => {
    expect(findAreaProblem(lists(['US-KY']), lists(['US-KY', 'US-OH']), today)).toBeNull();
  });

  test('names the state that is in both lists', () => {
    expect(findAreaProblem(lists([]), lists(['CA-ON'], ['CA-ON']), today)?.message).toBe(
      'Ontario is both live and not live. Take it out of one of the lists.',
    );
  });
});
