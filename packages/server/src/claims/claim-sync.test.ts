import { aCaseOf } from '@roadworthy/testkit/claim-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { describe, expect, test } from 'vitest';

const fixture = useFixture('claim sync');

async function reportedBy(lastName: string) {
  const desk = await aCaseOf(fixture.backend, {
    person: { last_name: lastName, email: `${lastName}@example.com`.toLowerCase() },
  });
  fixture.backend.clock.set('2026-08-03T18:00:00Z');
  const claim = await desk.file();
  fixture.backend.clock.set('2026-06-15T14:00:00Z');
  return {
    claim,
    sync: async (by = desk.handler) =>
      (await by.ask('mutation ($id: uuid!) { claim_sync(claim_id: $id) { status changed message } }', { id: claim }))
        .data?.['claim_sync'],
    known: () =>
      selectRows(
        fixture.backend,
        `select x.status, x.fault_decision as fault, x.indemnity_payment::int as paid, x.policy_id = c.policy_id as of_policy
         from external_claims x join claims c on c.policy_id = x.policy_id where c.claim_id = $1`,
        [claim],
      ),
    desk,
  };
}

describe('what a carrier knows of losses', () => {
  test('is written down once, however often it is asked for', async () => {
    const { sync, known } = await reportedBy('Claimson');
    expect(await sync()).toEqual({ status: 'synced', changed: 1, message: null });
    expect(await known()).toEqual([{ status: 'closed', fault: 'at_fault', paid: 412_000, of_policy: true }]);
    expect(await sync()).toMatchObject({ changed: 0 });
    expect(await known()).toHaveLength(1);
  });

  test('counts as it was last, and what is no claim is told and left out', async () => {
    const { sync, known } = await reportedBy('Wobbleton');
    expect(await sync()).toMatchObject({ status: 'synced', changed: 1, message: expect.stringContaining('1') });
    expect(await known()).toMatchObject([{ status: 'paid', paid: 500_000 }]);
  });

  test('is not there without an answer, and is asked for again', async () => {
    const { sync, known } = await reportedBy('Quietly');
    expect(await sync()).toMatchObject({ status: 'unavailable', message: expect.stringContaining('did not answer') });
    expect(await known()).toEqual([]);
    expect(await sync()).toMatchObject({ status: 'unavailable' });
  });

  test('is asked for by who handles claims alone', async () => {
    const { sync } = await reportedBy('Claimson');
    expect(await sync(fixture.tenants.insurer.agent)).toBeUndefined();
  });
});
