import { expect, test } from 'vitest';
import { benchDataApi } from './bench-data-api.ts';

test('the bench finds the same answers on both sides and prints what it measured', { timeout: 600_000 }, async () => {
  const findings = await benchDataApi({
    quotes: 3e3,
    bombs: false,
    plans: false,
    print: () => undefined,
    rounds: 1,
    requestsPerRound: 8,
    concurrency: 2,
    warmUp: 4,
  });
  expect(findings).toContain('3,000 quotes and 1,500 policies of 2 organizations');
  expect(findings).toContain('| small: a policy by its key ');
  expect(findings).not.toContain('NaN');
});
