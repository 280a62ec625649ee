import { expect, test } from 'vitest';
import { errorsBeside, failedFiles, failures, journeysThatWere } from './failed-tests.ts';

const report = {
  numPassedTests: 1,
  numFailedTests: 1,
  numFailedTestSuites: 2,
  testResults: [
    {
      name: '/checkout/packages/core/src/rate.test.ts',
      status: 'failed',
      assertionResults: [
        {
          fullName: ' rates',
          status: 'passed',
          duration: 12.5,
        },
        {
          fullName: ' adds up',
          status: 'failed',
          failureMessages: ['expected 1 to be 2\n    at rate.test.ts:3'],
        },
      ],
    },
    {
      name: '/checkout/a.test.ts',
      status: 'failed',
      message: 'Cannot find module',
      assertionResults: [],
    },
    {
      name: '/checkout/b.test.ts',
      status: 'passed',
      assertionResults: [
        {
          fullName: ' b',
          status: 'passed',
        },
      ],
    },
  ],
};

test('what failed is named with its file and message, a file that cannot be loaded too', () => {
  expect(failures(report, '/checkout').split('\n')).toEqual([
    'packages/core/src/rate.test.ts > adds up',
    '    expected 1 to be 2',
    '        at rate.test.ts:3',
    'a.test.ts',
    '    Cannot find module',
  ]);
});

test('the files to run again are those in which something failed', () => {
  expect(failedFiles(report)).toEqual(['/checkout/packages/core/src/rate.test.ts', '/checkout/a.test.ts']);
});

const journey = (title: string, status: string, ...messages: readonly string[]) => ({
  title,
  tests: [{ status, results: [...messages.map((message) => ({ duration: 1, error: { message } })), { duration: 1 }] }],
});

test('journeys that failed, those that passed when they were made again, and what went wrong beside them are told apart', () => {
  const file = 'pay.journey.ts';
  const inner = { file, specs: [journey('a card', 'flaky', '\u001B[31mtoo slow\u001B[39m')] };
  const suites = [
    { file, suites: [inner], specs: [journey('a bank', 'unexpected', 'no page'), journey('cash', 'expected')] },
  ];
  expect(journeysThatWere('unexpected', { suites })).toEqual(['e2e/pay.journey.ts > a bank\n    no page']);
  expect(journeysThatWere('flaky', { suites })).toEqual(['e2e/pay.journey.ts > a card\n    too slow']);
  expect(errorsBeside({ errors: [{ message: 'a worker ended' }] })).toEqual([
    'beside the journeys\n    a worker ended',
  ]);
});
