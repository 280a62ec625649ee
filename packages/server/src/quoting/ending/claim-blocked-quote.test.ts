import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, plannedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { addPerson } from '@roadworthy/testkit/seed.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('claim blocked quote', { now: '2026-06-15T14:05:00Z' });
const insurer = () => fixture.tenants.insurer;
const document = 'mutation ($id: uuid!) { claim_blocked_quote(quote_id: $id) { assigned_agent_id status } }';
let second: Caller;
beforeAll(async () => {
  const { organization } = insurer();
  const person = {
    role: 'organization:agent',
    firstName: 'Pete',
    lastName: 'Oak',
    email: 'pete@harbor.example',
  } as const;
  second = fixture.backend.as(await addPerson(fixture.backend.owner, { ...person, organization }));
});

async function waitingQuote(): Promise<string> {
  const { quoteId } = await plannedQuote(fixture.backend, aQuote());
  await fixture.backend.owner.pool.query(`update quotes set status = 'agent_required' where quote_id = $1`, [quoteId]);
  return quoteId;
}
const take = (who: Caller, id: string) => who.ask(document, { id });
const holderOf = async (id: string) =>
  (
    await selectOne<{ assigned_agent_id: string | null }>(
      fixture.backend,
      'select assigned_agent_id from quotes where quote_id = $1',
      [id],
    )
  ).assigned_agent_id;

describe('claim_blocked_quote', () => {
  test('gives a quote that nobody has to the agent who asks, and says so on its timeline', async () => {
    const id = await waitingQuote();
    expect((await take(insurer().agent, id)).errors).toEqual([]);
    expect(await holderOf(id)).toBe(insurer().agent.principal.userId);
    const entries = await selectRows(
      fixture.backend,
      `select facts from timeline_entries where quote_id = $1 and kind = 'agent_assigned'`,
      [id],
    );
    expect(entries).toEqual([{ facts: { agent: 'Agnes Harbor' } }]);
  });

  test('says to the second by whom it was taken, and when', async () => {
    const id = await waitingQuote();
    await take(insurer().agent, id);
    const [error] = (await take(second, id)).errors;
    expect(error?.extensions.code).toBe('quote_taken');
    expect(error?.message).toBe('On Jun 15, 2026 at 10:05 a.m. Agnes Harbor took this quote.');
    expect(await holderOf(id)).toBe(insurer().agent.principal.userId);
  });

  test('does nothing more for the agent who has it', async () => {
    const id = await waitingQuote();
    await take(insurer().agent, id);
    expect((await take(insurer().agent, id)).errors).toEqual([]);
    const entries = await selectRows(
      fixture.backend,
      `select 1 from timeline_entries where quote_id = $1 and kind = 'agent_assigned'`,
      [id],
    );
    expect(entries).toHaveLength(1);
  });

  test('gives it to one of two who ask at the same time over two connections', async () => {
    for (let nth = 0; nth < 5; nth += 1) {
      const id = await waitingQuote();
      // Both wait at the quote until nobody holds it any more.
      const holding = await fixture.backend.owner.pool.connect();
      await holding.query('begin');
      await holding.query('select from quotes where quote_id = $1 for update', [id]);
      const requested = Promise.all([take(insurer().agent, id), take(second, id)]);
      await waitingFor(2);
      await holding.query('commit');
      holding.release();
      const codes = (await requested).map(({ errors: [error] }) => error?.extensions.code ?? 'taken');
      expect(codes.toSorted()).toEqual(['quote_taken', 'taken']);
      const winner = codes[0] === 'taken' ? insurer().agent : second;
      expect(await holderOf(id)).toBe(winner.principal.userId);
    }
  });

  test('is refused to who works for no organization: they assign it', async () => {
    const id = await waitingQuote();
    const [error] = (await take(someone(fixture.backend, 'global:service_agent'), id)).errors;
    expect(error?.extensions.code).toBe('agent_not_in_organization');
    expect(await holderOf(id)).toBeNull();
  });
});

/** Waits until as many connections of this database stand before a lock. */
async function waitingFor(count: number): Promise<void> {
  const text = `select count(distinct pid)::int as count from pg_locks join pg_stat_activity using (pid)
    where datname = current_database() and not granted`;
  await expect
    .poll(async () => (await selectOne<{ count: number }>(fixture.backend, text, [])).count, { timeout: 10_000 })
    .toBe(count);
}
