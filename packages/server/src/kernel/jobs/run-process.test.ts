import { sameInBoth } from '@roadworthy/core/shared/words.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { principalOf } from '@roadworthy/core/identity/principal.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { changedTables, footprintOf } from '@roadworthy/testkit/footprint.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, type StartedQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { bearerCall, callOf, whoRuns } from '../../../test/call-of.ts';
import type { BindResult } from '../../generated/operations.ts';
import { defineProcess, type Outcome, type Process } from './process.ts';
import { resumeIntent, StillUnknownError, resumeIntents } from './resume-intent.ts';
import { advance, beginAsSystem, runProcess } from './run-process.ts';
import { inOrganization, systemRequest } from './scheduled-scan.ts';
import type { Work } from '../work.ts';

const fixture = useFixture('run process', { now: '2026-06-15T14:00:00Z' });
let quote: StartedQuote;
beforeEach(async () => {
  quote = await startQuote(fixture.backend, aQuote());
});

const nothing = { policy_id: null, policy_number: null, message: null, decline_code: null, policy: null, quote: null };
const answerOf = (status: string): BindResult => ({ ...nothing, status });
const kernel = () => ({ platform: fixture.backend.platform, handlers: [] });

type Steps = {
  begin?: (work: Work) => Promise<{ said: string } | ReturnType<typeof refuse>>;
  call?: () => Promise<Outcome<string>>;
  finish?: (work: Work) => Promise<BindResult>;
};

/** A process of the tests; it notes on the quote what it did. */
function processOf({ begin, call, finish }: Steps = {}) {
  const done: string[] = [];
  const note = ({ tx }: Work, campaign: string) =>
    tx.updateTable('quotes').set({ campaign }).where('quote_id', '=', quote.quoteId).execute();
  const definition = defineProcess<'bind_quote', { said: string }, string>({
    name: 'bind_quote',
    example: {},
    permission: 'quote:bind',
    root: ({ quote_id }) => ({ table: 'quotes', id: quote_id }),
    async begin(work) {
      await note(work, 'begun');
      return begin ? begin(work) : { said: 'please' };
    },
    call: () => (call ? call() : Promise.resolve({ known: true, answer: 'yes' })),
    async finish(work, intent, answer) {
      done.push(`${intent.request.said}:${answer}`);
      await note(work, 'finished');
      return finish ? finish(work) : answerOf('bound');
    },
    async markUnknown(work) {
      await note(work, 'unsure');
    },
    pending: () => answerOf('pending'),
  });
  return { definition: definition as Process, done };
}

const args = () => ({ quote_id: quote.quoteId, method_token: 'tok' });
const run = (definition: Process, idempotencyKey?: string) =>
  runProcess(
    kernel(),
    definition,
    bearerCall(fixture.backend, quote.quoteId, { args: args(), ...(idempotencyKey ? { idempotencyKey } : {}) }),
  );
const statusOf = (answer: string) => (JSON.parse(answer) as { value: BindResult }).value.status;
const noteOn = async () =>
  (
    await selectOne<{ campaign: string | null }>(fixture.backend, 'select campaign from quotes where quote_id = $1', [
      quote.quoteId,
    ])
  ).campaign;
const intent = () =>
  selectOne<{ process_intent_id: string; organization_id: string; state: string; result: unknown }>(
    fixture.backend,
    'select * from process_intents where root_id = $1',
    [quote.quoteId],
  );
const resume = async (definition: Process) => {
  const { process_intent_id: intentId, organization_id: organizationId } = await intent();
  return resumeIntent(kernel(), new Map([['bind_quote', definition]]), {
    intentId,
    organizationId,
    process: 'bind_quote',
  });
};

describe('a process', () => {
  test('commits its intent and the job that resumes it before it asks the outside', async () => {
    let during: unknown;
    const { definition, done } = processOf({
      async call() {
        const { state, process_intent_id } = await intent();
        const jobs = await selectRows(
          fixture.backend,
          `select 1 from pgboss.job where name = 'resume-intent' and data->>'intentId' = $1`,
          [process_intent_id],
        );
        during = { state, note: await noteOn(), jobs: jobs.length };
        return { known: true, answer: 'yes' };
      },
    });
    expect(statusOf(await run(definition))).toBe('bound');
    expect(during).toEqual({ state: 'begun', note: 'begun', jobs: 1 });
    expect(done).toEqual(['please:yes']);
    expect(await intent()).toMatchObject({ state: 'finished', result: answerOf('bound') });
    expect(await noteOn()).toBe('finished');
  });

  test('holds no transaction while it waits for the outside', async () => {
    let open = -1;
    const { definition } = processOf({
      async call() {
        const rows = await selectRows(
          fixture.backend,
          `select 1 from pg_stat_activity where datname = current_database() and application_name = 'backend operations'
             and state <> 'idle'`,
        );
        open = rows.length;
        return { known: true, answer: 'yes' };
      },
    });
    await run(definition);
    expect(open).toBe(0);
  });

  test('decides as operator and answers under the caller’s role', async () => {
    let seen: unknown;
    const { definition } = processOf({
      async finish({ tx }) {
        seen = await whoRuns(tx.client);
        return answerOf('bound');
      },
    });
    expect(JSON.parse(await run(definition))).toMatchObject({ readAs: 'token:quote' });
    expect(seen).toEqual({ role: 'operator', organization: fixture.tenants.insurer.organization.organizationId });
  });

  test('is refused to a role without its permission, and to who does not see the row', async () => {
    const { definition } = processOf();
    const reader = callOf(fixture.backend, principalOf('global:read_only'), { args: args() });
    await expect(runProcess(kernel(), definition, reader)).rejects.toMatchObject({ code: 'not_permitted' });
    const stranger = bearerCall(fixture.backend, randomUUID(), { args: args() });
    await expect(runProcess(kernel(), definition, stranger)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('leaves nothing behind when it is refused at the beginning', async () => {
    const before = await footprintOf(fixture.backend);
    const { definition, done } = processOf({
      begin: async () => refuse('not_now', sameInBoth('This cannot be done now.')),
    });
    await expect(run(definition, 'refused')).rejects.toMatchObject({ code: 'not_now' });
    expect(changedTables(before, await footprintOf(fixture.backend))).toEqual([]);
    expect(done).toEqual([]);
  });

  test('has one live intent a row', async () => {
    const { definition } = processOf({ call: async () => ({ known: false }) });
    await run(definition);
    await expect(run(definition)).rejects.toThrow(/process_intent_live/);
  });

  test('is pending while the outcome is unknown, notes so, and is finished once by the job', async () => {
    let known = false;
    const { definition, done } = processOf({ call: async () => (known ? { known, answer: 'late' } : { known }) });
    expect(statusOf(await run(definition))).toBe('pending');
    expect(await noteOn()).toBe('unsure');
    await expect(resume(definition)).rejects.toBeInstanceOf(StillUnknownError);
    known = true;
    await resume(definition);
    await resume(definition);
    expect(done).toEqual(['please:late']);
    expect(await intent()).toMatchObject({ state: 'finished' });
  });

  test('answers pending after five seconds and goes on by itself', { timeout: 30_000 }, async () => {
    let answer = () => {};
    const answered = new Promise<void>((done) => {
      answer = done;
    });
    const { definition, done } = processOf({
      async call() {
        await answered;
        return { known: true, answer: 'slowly' };
      },
    });
    const began = performance.now();
    expect(statusOf(await run(definition))).toBe('pending');
    expect(performance.now() - began).toBeGreaterThan(4_900);
    expect(done).toEqual([]);
    answer();
    await expect.poll(async () => (await intent()).state, { timeout: 10_000 }).toBe('finished');
    expect(done).toEqual(['please:slowly']);
  });

  test('is finished once when three work on it at the same time', async () => {
    let requested = 0;
    let answer = () => {};
    const answered = new Promise<void>((done) => {
      answer = done;
    });
    const { definition, done } = processOf({
      async call() {
        requested += 1;
        if (requested === 3) answer();
        await answered;
        return { known: true, answer: 'yes' };
      },
      // Long enough for the others to look whether it is done.
      async finish() {
        await sleep(100);
        return answerOf('bound');
      },
    });
    const first = run(definition);
    await expect.poll(() => requested).toBe(1);
    const { process_intent_id, organization_id } = await intent();
    const others = [1, 2].map(() => advance(kernel(), definition, process_intent_id, organization_id));
    expect(await Promise.all(others)).toEqual([answerOf('bound'), answerOf('bound')]);
    expect(statusOf(await first)).toBe('bound');
    expect(done).toEqual(['please:yes']);
  });

  test('stays resumable when deciding fails, and undoes what deciding wrote', async () => {
    let fails = true;
    const { definition } = processOf({
      finish: async () => (fails ? Promise.reject(new Error('the books are closed')) : answerOf('bound')),
    });
    await expect(run(definition, 'half')).rejects.toThrow('the books are closed');
    expect([await noteOn(), (await intent()).state]).toEqual(['begun', 'begun']);
    fails = false;
    await resume(definition);
    expect([await noteOn(), (await intent()).state]).toEqual(['finished', 'finished']);
    const call = bearerCall(fixture.backend, quote.quoteId, { args: args(), idempotencyKey: 'half' });
    expect(statusOf(await runProcess(kernel(), definition, call))).toBe('bound');
    expect(call.context.answerHeaders.get('idempotency-replayed')).toBe('true');
  });

  test('writes that it began and that it is done into the audit trail, under the request that began it', async () => {
    const { definition } = processOf({ call: async () => ({ known: false }) });
    const call = bearerCall(fixture.backend, quote.quoteId, { args: args() });
    await runProcess(kernel(), definition, call);
    await resume(processOf().definition);
    const rows = await selectRows(
      fixture.backend,
      'select outcome, actor_role, actor_kind from audit_log where request_id = $1 order by audit_id',
      [call.context.requestId],
    );
    const bearer = { actor_role: 'token:quote', actor_kind: 'quote_token' };
    expect(rows).toEqual([
      { outcome: 'begun', ...bearer },
      { outcome: 'done', ...bearer },
    ]);
  });
});

describe('a process that the system begins', () => {
  const organizationId = () => fixture.tenants.insurer.organization.organizationId;
  const begin = (definition: Process) =>
    inOrganization(kernel(), organizationId(), systemRequest('job-1'), (work) =>
      beginAsSystem(work, definition, args()),
    );
  const trail = () =>
    selectRows(
      fixture.backend,
      `select outcome, actor_kind, actor_role from audit_log
       where root_id = $1 and request_id like 'intent:%' order by audit_id`,
      [quote.quoteId],
    );

  test('leaves its intent to the job, which brings it to its end as the system', async () => {
    const actors: string[] = [];
    const { definition, done } = processOf({
      finish: async ({ actor }) => {
        actors.push(actor.kind);
        return answerOf('bound');
      },
    });
    const intentId = await begin(definition);
    expect(await intent()).toMatchObject({ process_intent_id: intentId, state: 'begun' });
    expect(done).toEqual([]);
    const [job] = await selectRows<{ waits: number }>(
      fixture.backend,
      `select extract(epoch from start_after - created_on)::int as waits from pgboss.job
       where name = 'resume-intent' and data->>'intentId' = $1`,
      [intentId],
    );
    expect(job?.waits).toBe(0);
    await resume(definition);
    expect(done).toEqual(['please:yes']);
    expect(await intent()).toMatchObject({ state: 'finished', result: answerOf('bound') });
    expect(actors).toEqual(['system']);
    const system = { actor_kind: 'system', actor_role: 'system' };
    expect(await trail()).toEqual([
      { outcome: 'begun', ...system },
      { outcome: 'done', ...system },
    ]);
  });

  test('is not begun twice on one row while the outcome is unknown', async () => {
    const { definition } = processOf({ call: async () => ({ known: false }) });
    expect(await begin(definition)).not.toBeNull();
    await expect(resume(definition)).rejects.toThrow(StillUnknownError);
    expect(await begin(definition)).toBeNull();
    expect(await trail()).toHaveLength(1);
  });

  test('that is refused writes nothing, and the job’s other work stays', async () => {
    const { definition } = processOf({ begin: async () => refuse('quote_bound', sameInBoth('It is a policy.')) });
    const outcome = await inOrganization(kernel(), organizationId(), systemRequest('job-1'), async (work) => {
      await work.tx.updateTable('quotes').set({ campaign: 'before' }).where('quote_id', '=', quote.quoteId).execute();
      return beginAsSystem(work, definition, args());
    });
    expect(outcome).toMatchObject({ ok: false, refusal: { code: 'quote_bound' } });
    expect(await noteOn()).toBe('before');
    expect(
      await selectRows(fixture.backend, 'select 1 from process_intents where root_id = $1', [quote.quoteId]),
    ).toEqual([]);
    expect(await trail()).toEqual([]);
  });

  test('is begun by nobody else in its name', async () => {
    const { context } = bearerCall(fixture.backend, quote.quoteId, { args: args() });
    const attempt = inOrganization(kernel(), organizationId(), context, (work) =>
      beginAsSystem(work, processOf().definition, args()),
    );
    await expect(attempt).rejects.toThrow('not by the system');
  });
});

describe('resumeIntent', () => {
  test('does not know a process that nobody registered', async () => {
    const data = { intentId: randomUUID(), organizationId: randomUUID(), process: 'unheard_of' };
    await expect(resumeIntent(kernel(), new Map(), data)).rejects.toThrow('unheard_of');
  });
});

describe('resumeIntents', () => {
  test('takes up what is older than three quarters of a minute, past one that stays open', async () => {
    await fixture.backend.owner.pool.query(`update process_intents set state = 'finished'`);
    const silent = processOf({ call: async () => ({ known: false }) });
    await run(silent.definition);
    quote = await startQuote(fixture.backend, aQuote());
    await run(silent.definition);
    let requested = 0;
    const { definition } = processOf({
      async call() {
        requested += 1;
        return requested === 1 ? { known: false } : { known: true, answer: 'swept' };
      },
    });
    const resumeAt = async (instant: string) => {
      fixture.backend.clock.set(instant);
      await resumeIntents(kernel(), new Map([['bind_quote', definition]]));
      fixture.backend.clock.set('2026-06-15T14:00:00Z');
      return requested;
    };
    expect(await resumeAt('2026-06-15T14:00:44Z')).toBe(0);
    expect(await resumeAt('2026-06-15T14:00:46Z')).toBe(2);
    const states = await selectRows<{ state: string }>(
      fixture.backend,
      `select state from process_intents where state = 'begun'`,
    );
    expect(states).toHaveLength(1);
    expect(await resumeAt('2026-06-15T14:03:00Z')).toBe(3);
    expect(await selectRows(fixture.backend, `select 1 from process_intents where state = 'begun'`)).toEqual([]);
  });
});
