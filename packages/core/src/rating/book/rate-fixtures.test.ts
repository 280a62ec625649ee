import { describe, expect, test } from 'vitest';
import { fixturesOf, runFixtures } from './rate-fixtures.ts';
import { demoBook, exampleOne, texanTrailer } from '../testing/example-subjects.ts';

const ohio = { name: 'Ohio motorhome', subject: exampleOne, total: 104_753 };

describe('fixtures', () => {
  test('hold where the version gives their totals', () => {
    expect(runFixtures(demoBook, [ohio])).toEqual([
      { name: 'Ohio motorhome', expected: 104_753, total: 104_753, differs: false },
    ]);
  });

  test('differ by a cent', () => {
    expect(runFixtures(demoBook, [{ ...ohio, total: 104_752 }])[0]).toMatchObject({ total: 104_753, differs: true });
  });

  test('may expect that there is no price', () => {
    const open = { ...texanTrailer, coverages: null };
    expect(runFixtures(demoBook, [{ name: 'open', subject: open, total: null }])[0]?.differs).toBe(false);
    expect(runFixtures(demoBook, [{ name: 'open', subject: open, total: 1 }])[0]).toMatchObject({
      total: null,
      differs: true,
    });
  });

  test('are rated alike after a journey as JSON', () => {
    const again = JSON.parse(JSON.stringify(ohio)) as typeof ohio;
    expect(runFixtures(demoBook, [again])[0]?.differs).toBe(false);
  });

  test('of the version before stay, unless the version says one of their names itself', () => {
    const before = [ohio, { ...ohio, name: 'Texan trailer', subject: texanTrailer }];
    const own = [{ ...ohio, total: 110_000 }];
    expect(fixturesOf(own, before).map(({ name, total }) => [name, total])).toEqual([
      ['Ohio motorhome', 110_000],
      ['Texan trailer', 104_753],
    ]);
    expect(fixturesOf([], [])).toEqual([]);
  });
});
