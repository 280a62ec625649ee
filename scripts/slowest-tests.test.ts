import { expect, test } from 'vitest';
import { slowest, timesOfJourneys, timesOfVitest } from './slowest-tests.ts';

const report = {
  numPassedTests: 2,
  numFailedTests: 0,
  numFailedTestSuites: 0,
  testResults: [
    {
      name: '/checkout/packages/core/src/rate.test.ts',
      assertionResults: [
        {
          fullName: ' rates',
          duration: 12.5,
        },
        {
          fullName: ' is skipped',
          duration: null,
        },
      ],
    },
  ],
};
const journeys = {
  suites: [
    {
      file: 'french.journey.ts',
      suites: [
        { file: 'french.journey.ts', specs: [{ title: 'a buyer', tests: [{ results: [{ duration: 4_000 }] }] }] },
      ],
      specs: [{ title: 'a page', tests: [{ results: [{ duration: 1_000 }, { duration: 500 }] }] }],
    },
  ],
};

test('the slowest tests stand first, whoever ran them, and no more than asked for', () => {
  const times = [...timesOfVitest(report, '/checkout'), ...timesOfJourneys(journeys)];
  expect(slowest(times, 3).split('\n')).toEqual([
    '    4.0 s  e2e/french.journey.ts > a buyer',
    '    1.5 s  e2e/french.journey.ts > a page',
    '    0.0 s  packages/core/src/rate.test.ts > rates',
  ]);
});
