import { sameInBoth } from '@roadworthy/core/shared/words.ts';
import { randomUUID } from 'node:crypto';
import { principalOf } from '@roadworthy/core/identity/principal.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { changedTables, footprintOf } from '@roadworthy/testkit/footprint.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, type StartedQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { bearerCall, callOf, whoRuns } from '../../test/call-of.ts';
import { carryOut, compute } from './operations/carry-out.ts';
import type { EventHandlers } from './events.ts';
import { computedRead, operation } from './operation.ts';
import type { Work } from './work.ts';

const fixture = useFixture('operation');
let quote: StartedQuote;
beforeAll(async () => {
  quote = await startQuote(fixture.backend, aQuote());
});

const root = ({ quote_id }: { quote_id: string }) => ({ table: 'quotes', id: quote_id }) as const;
const kernel = (handlers: EventHandlers = []) => ({ platform: fixture.backend.platform, handlers });
const args = (quoteId = quote.quoteId) => ({ quote_id: quoteId, email: 'ada@example.com' });

type Run = (work: Work) => Promise<{ sent_to: string } | ReturnType<typeof refuse>>;
const saves = (run: Run) =>
  operation({ name: 'save_quote_progress', permission: 'quote:edit', root, example: {}, run }) as never;
const plan = async ({ tx }: Work) => {
  await tx.updateTable('quotes').set({ campaign: 'changed' }).where('quote_id', '=', quote.quoteId).execute();
  return { sent_to: 'done' };
};

describe('an operation', () => {
  test('works as operator inside the organization of its root row and is answered under the caller’s role', async () => {
    let seen: unknown;
    const run: Run = async ({ tx }) => {
      seen = await whoRuns(tx.client);
      return { sent_to: 'somebody' };
    };
    const answer = await carryOut(kernel(), saves(run), bearerCall(fixture.backend, quote.quoteId, { args: args() }));
    expect(seen).toEqual({ role: 'operator', organization: fixture.tenants.insurer.organization.organizationId });
    expect(JSON.parse(answer)).toEqual({ value: { sent_to: 'somebody' }, readAs: 'token:quote' });
  });

  test('takes the organization from the row, not from the caller’s claim', async () => {
    let seen: unknown;
    const run: Run = async ({ organizationId }) => {
      seen = organizationId;
      return { sent_to: 'somebody' };
    };
    const principal = principalOf('global:service_agent', {
      organizationId: fixture.tenants.mirror.organization.organizationId,
    });
    await carryOut(kernel(), saves(run), callOf(fixture.backend, principal, { args: args() }));
    expect(seen).toBe(fixture.tenants.insurer.organization.organizationId);
  });

  test('writes one audit row, of who did what to which row', async () => {
    const call = bearerCall(fixture.backend, quote.quoteId, { args: args() });
    await carryOut(kernel(), saves(plan), call);
    const rows = await selectRows(fixture.backend, 'select * from audit_log where request_id = $1', [
      call.context.requestId,
    ]);
    expect(rows).toMatchObject([
      {
        operation: 'save_quote_progress',
        actor_kind: 'quote_token',
        actor_role: 'token:quote',
        outcome: 'done',
        root_table: 'quotes',
        root_id: quote.quoteId,
        input: {
          quote_id: quote.quoteId,
          email: '…',
        },
      },
    ]);
  });

  test('is refused to a role without its permission, before anything is read', async () => {
    const call = callOf(fixture.backend, principalOf('global:read_only'), { args: args() });
    await expect(carryOut(kernel(), saves(plan), call)).rejects.toMatchObject({
      code: 'not_permitted',
      message: expect.stringContaining('quote:edit'),
    });
  });

  test.each([
    ['an unknown id', randomUUID()],
    ['no id at all', 'quotes; drop table quotes'],
  ])('finds nothing under %s', async (_what, id) => {
    const call = bearerCall(fixture.backend, quote.quoteId, { args: args(id) });
    await expect(carryOut(kernel(), saves(plan), call)).rejects.toMatchObject({ code: 'not_found' });
  });

  test.each([
    [
      'refuses',
      async (work: Work) => (await plan(work), refuse('no_good', sameInBoth('This is no good at all.'), 'email')),
    ],
    [
      'throws',
      async (work: Work): Promise<{ sent_to: string }> => Promise.reject(new Error(`${(await plan(work)).sent_to}!`)),
    ],
  ])('leaves nothing behind when its run %s after writing', async (_how, run) => {
    const before = await footprintOf(fixture.backend);
    const call = bearerCall(fixture.backend, quote.quoteId, { args: args(), idempotencyKey: randomUUID() });
    await expect(carryOut(kernel(), saves(run), call)).rejects.toThrow(/no good|done!/);
    expect(changedTables(before, await footprintOf(fixture.backend))).toEqual([]);
  });

  test('leaves nothing behind when its answer cannot be read', async () => {
    const before = await footprintOf(fixture.backend);
    const call = {
      ...bearerCall(fixture.backend, quote.quoteId, { args: args() }),
      answer: () => Promise.reject(new Error('nobody can read this')),
    };
    await expect(carryOut(kernel(), saves(plan), call)).rejects.toThrow('nobody can read this');
    expect(changedTables(before, await footprintOf(fixture.backend))).toEqual([]);
  });

  test('becomes a field for exactly the roles that hold its permission', () => {
    const has = (role: string, name: string) =>
      name in (fixture.backend.platform.dataApi.schemaOf(role).getMutationType()?.getFields() ?? {});
    expect(has('organization:agent', 'send_quote_to_customer')).toBe(true);
    expect(has('token:quote', 'send_quote_to_customer')).toBe(false);
    expect(has('token:quote', 'bind_quote')).toBe(true);
    expect(has('global:read_only', 'bind_quote')).toBe(false);
  });
});

describe('a computed read', () => {
  const reads = (
    run: (work: Work) => Promise<never>,
    permission: 'quote:send' | 'whoever_sees_it' = 'whoever_sees_it',
  ) => computedRead({ name: 'checkout_state', root, example: {}, run, permission });

  test('works in the organization of its root row and writes no audit row', async () => {
    const before = await footprintOf(fixture.backend);
    const run = async ({ tx }: Work) => (await whoRuns(tx.client)) as never;
    const call = bearerCall(fixture.backend, quote.quoteId, { args: args() });
    expect(JSON.parse(await compute(kernel(), reads(run), call))).toEqual({
      value: { role: 'operator', organization: fixture.tenants.insurer.organization.organizationId },
      readAs: 'token:quote',
    });
    expect(changedTables(before, await footprintOf(fixture.backend))).toEqual([]);
  });

  test('is refused without its permission, when it has one', async () => {
    const call = bearerCall(fixture.backend, quote.quoteId, { args: args() });
    const read = compute(
      kernel(),
      reads(async () => ({}) as never, 'quote:send'),
      call,
    );
    await expect(read).rejects.toMatchObject({ code: 'not_permitted' });
  });
});
