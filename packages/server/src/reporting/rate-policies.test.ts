import { demoBook, exampleOne } from '@roadworthy/core/rating/testing/example-subjects.ts';
import { expect, test } from 'vitest';
import { type PolicyToRate, ratePolicies } from './rate-policies.ts';

const key = (place: number) => `00000000-0000-0000-0000-${String(place).padStart(12, '0')}`;
const policy = (place: number): PolicyToRate => ({
  policyId: key(place),
  policyNumber: `RWP-${place}`,
  policyRenewalId: null,
  subject: exampleOne,
  raterVersionId: 'sold',
  charged: null,
});
const comparison = { capPercent: null, raterVersionId: 'tried', baseRaterVersionId: null };
const books = new Map([
  ['sold', demoBook],
  ['tried', demoBook],
]);
const rate = (read: readonly PolicyToRate[], stored: readonly unknown[] = []) =>
  ratePolicies(
    { organizationId: 'here', stored: [{ raterVersionId: 'sold', policies: JSON.stringify(stored) }], read },
    comparison,
    books,
  );

test('whatever else waits has its turn while many policies are rated', async () => {
  const rating = { turns: 0, ended: false };
  const turn = () => {
    if (rating.ended) return;
    rating.turns += 1;
    setImmediate(turn);
  };
  setImmediate(turn);
  const { policies } = await rate(Array.from({ length: 450 }, (_, place) => policy(place)));
  rating.ended = true;
  expect(policies).toBe(450);
  // The database is sent what is asked of it in such turns: a statement needs one to begin with and one for its answer.
  expect(rating.turns).toBeGreaterThanOrEqual(4);
});

test('policies are rated in the order of their keys, however they were read', async () => {
  const stored = [key(3), key(1)].map((policyId) => [policyId, 'RWP', 100, null, null, exampleOne]);
  const { lists } = await rate([policy(2), policy(0)], stored);
  expect(lists.policy_ids).toEqual({ values: `{${[0, 1, 2, 3].map(key).join(',')}}`, times: null });
  // What all of them have is sent once.
  expect(lists.base_rater_version_ids).toEqual({ values: '{sold}', times: 4 });
});

test('a version that nobody gave is an error, and not a policy without a price', async () => {
  await expect(rate([{ ...policy(0), raterVersionId: 'lost' }])).rejects.toThrow('Nobody gave the rates of lost');
});
