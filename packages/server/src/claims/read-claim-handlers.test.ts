import type { Caller } from '@roadworthy/testkit/caller.ts';
import { aCaseOf } from '@roadworthy/testkit/claim-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, expect, test } from 'vitest';

const fixture = useFixture('claim handlers');
let desk: Awaited<ReturnType<typeof aCaseOf>>;
beforeAll(async () => {
  desk = await aCaseOf(fixture.backend);
  fixture.backend.clock.set('2026-08-03T18:00:00Z');
  await desk.deed(await desk.file(), 'assign_claim');
});

type Handler = {
  readonly user_id: string;
  readonly name: string;
  readonly open: number;
  readonly has_profile: boolean;
  readonly states: readonly string[];
  readonly authority_step: number;
};
const handlers = async (who: Caller) => {
  const { claim_handlers: found } = await who.must<{ claim_handlers: { steps: number[]; handlers: Handler[] } }>(
    '{ claim_handlers { steps handlers { user_id name open has_profile states authority_step } } }',
    {},
  );
  return found;
};

test('who oversees claims sees who handles them, with what they have and how they do', async () => {
  const { steps, handlers: before } = await handlers(desk.manager);
  expect(steps).toEqual([500_000, 2_500_000, 10_000_000]);
  const sam = before.find(({ name }) => name === 'Sam Lee');
  expect(sam).toMatchObject({ open: 1, has_profile: false, authority_step: 1 });
  await desk.manager.must(
    'mutation ($id: uuid!) { set_adjuster(user_id: $id, states: ["OH"], authority_step: 2) { user_id } }',
    { id: sam?.user_id },
  );
  const { handlers: after } = await handlers(desk.manager);
  expect(after.find(({ name }) => name === 'Sam Lee')).toMatchObject({
    has_profile: true,
    states: ['OH'],
    authority_step: 2,
  });
  expect(after.map(({ name }) => name)).toEqual(expect.arrayContaining(['Rae Fox', 'Kim Park']));
});

test('nobody else is told', async () => {
  for (const who of [desk.handler, fixture.tenants.insurer.owner, desk.owner]) {
    await expect(handlers(who)).rejects.toThrow();
  }
});
