import { randomUUID } from 'node:crypto';
import { type Principal, principalOf } from '@roadworthy/core/identity/principal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, type StartedQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { callOf, whoRuns } from '../../../test/call-of.ts';
import { carryOut } from './carry-out.ts';
import { operation } from '../operation.ts';
import type { Work } from '../work.ts';

const fixture = useFixture('operation target');
let ours: StartedQuote;
let theirs: StartedQuote;
beforeAll(async () => {
  ours = await startQuote(fixture.backend, aQuote());
  theirs = await startQuote(fixture.backend, aQuote({ partner: fixture.tenants.mirror.partner }));
});

const insurer = () => fixture.tenants.insurer.organization.organizationId;
const mirror = () => fixture.tenants.mirror.organization.organizationId;
const note = (work: Work, quoteId: string, campaign: string) =>
  work.tx.updateTable('quotes').set({ campaign }).where('quote_id', '=', quoteId).returning('quote_id').execute();
const campaigns = async () =>
  (
    await selectRows<{ campaign: string | null }>(
      fixture.backend,
      'select campaign from quotes where quote_id = any ($1) order by quote_id',
      [[ours.quoteId, theirs.quoteId]],
    )
  ).map(({ campaign }) => campaign);

type Run = (work: Work) => Promise<{ sent_to: string }>;
const admin = principalOf('global:admin');
let lastRequest = '';

async function carry(run: Run, target: string | null, principal: Principal = admin): Promise<string> {
  const definition = operation({
    name: 'save_quote_progress',
    example: {},
    permission: 'quote:edit',
    root: ({ quote_id }) => ({ table: 'quotes', id: quote_id }),
    ...(target === null ? {} : { target: () => target }),
    run,
  });
  const args = { quote_id: ours.quoteId, email: 'ada@example.com' };
  const call = callOf(fixture.backend, principal, { args });
  lastRequest = call.context.requestId;
  return carryOut({ platform: fixture.backend.platform, handlers: [] }, definition, call);
}

describe('an operation with a target', () => {
  test('writes in each of the two organizations under its own claim, and comes back', async () => {
    const seen: unknown[] = [];
    await carry(async (work) => {
      seen.push(await whoRuns(work.tx.client), (await note(work, theirs.quoteId, 'reached across')).length);
      await note(work, ours.quoteId, 'given');
      await work.inTarget(async (there) => {
        seen.push(await whoRuns(there.tx.client), (await note(there, ours.quoteId, 'reached back')).length);
        expect(there.organizationId).toBe(mirror());
        await note(there, theirs.quoteId, 'taken');
      });
      seen.push(await whoRuns(work.tx.client));
      return { sent_to: 'both' };
    }, mirror());
    const [here, there] = [insurer(), mirror()].map((organization) => ({ role: 'operator', organization }));
    expect(seen).toEqual([here, 0, there, 0, here]);
    expect(await campaigns()).toEqual(['given', 'taken']);
  });

  test('stands in the trail of both', async () => {
    await carry(async () => ({ sent_to: 'both' }), mirror());
    const trail = await selectRows<{ organization_id: string }>(
      fixture.backend,
      'select organization_id from audit_log where request_id = $1 order by audit_id',
      [lastRequest],
    );
    expect(trail.map(({ organization_id }) => organization_id)).toEqual([insurer(), mirror()]);
  });

  test('leaves nothing in either when it fails in one', async () => {
    const before = await campaigns();
    const failing = carry(async (work) => {
      await note(work, ours.quoteId, 'half');
      return work.inTarget(async (there) => {
        await note(there, theirs.quoteId, 'half');
        throw new Error('The other side is closed');
      });
    }, mirror());
    await expect(failing).rejects.toThrow('The other side is closed');
    expect(await campaigns()).toEqual(before);
  });

  test('is not found for who does not see the second organization, as for one that does not exist', async () => {
    const agent = principalOf('organization:agent', { organizationId: insurer() });
    const run: Run = async () => ({ sent_to: 'nobody' });
    const errors = await Promise.all(
      [mirror(), randomUUID(), 'nonsense'].map((target) =>
        carry(run, target, agent).catch((error: Error) => `${error}`),
      ),
    );
    expect(new Set(errors).size).toBe(1);
    expect(errors[0]).toMatch(/^OperationError: /);
    await fixture.backend.owner.pool.query('update organizations set archived = now() where organization_id = $1', [
      mirror(),
    ]);
    await expect(carry(run, mirror())).rejects.toMatchObject({ code: 'not_found' });
    await fixture.backend.owner.pool.query('update organizations set archived = null where organization_id = $1', [
      mirror(),
    ]);
  });
});

test('an operation without a target never leaves its organization', async () => {
  await expect(carry((work) => work.inTarget(async () => ({ sent_to: 'nobody' })), null)).rejects.toThrow(
    'concerns one organization',
  );
});
