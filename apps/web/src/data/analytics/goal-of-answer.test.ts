import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { goalsOfAnswer } from './goal-of-answer.ts';

test.each([
  ['StartQuote', ['quote_started']],
  ['SignQuote', ['sign_completed']],
  ['RejectReferral', ['referral_decided']],
  ['UpdateVehicle', []],
  [undefined, []],
])('%s is %j', (name, goals) => expect(goalsOfAnswer(name, {})).toEqual(goals));

test('a payment is a bound policy once there is one', () => {
  expect(goalsOfAnswer('BindQuote', { bind_quote: { policy_id: 'p' } })).toEqual(['payment_completed', 'policy_bound']);
  expect(goalsOfAnswer('BindQuote', { bind_quote: { policy_id: null } })).toEqual([]);
});

test('a price that an underwriter has to see is a referral shown', () => {
  const priced = (referral_violations: object[]) => ({ quote_pricing: { referral_violations } });
  expect(goalsOfAnswer('LoadPricing', priced([{ code: 'age' }]))).toEqual(['referral_shown']);
  expect(goalsOfAnswer('LoadPricing', priced([]))).toEqual([]);
});

test('every operation that is a goal is one that our pages send', () => {
  const source = readFileSync(new URL('goal-of-answer.ts', import.meta.url), 'utf8');
  const named = [...source.matchAll(/^ {2}([A-Z]\w+): \[/gm)].map(([, name]) => name);
  const documents = globSync('apps/web/src/features/**/*.graphql').map((file) => readFileSync(file, 'utf8'));
  expect(named.length).toBeGreaterThan(10);
  expect(
    named.filter((name) => !documents.some((text) => new RegExp(`(?:mutation|query) ${name}\\b`).test(text))),
  ).toEqual([]);
});
