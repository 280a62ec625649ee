import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { RefusedError } from './caller.ts';
import { addOrganization, addPersonalProduct } from './seed.ts';
import { changedTables, footprintOf } from './footprint.ts';
import { selectRows, selectOne } from './select-rows.ts';
import {
  aMotorhomeQuote,
  answeredQuote,
  aQuote,
  boundQuote,
  plannedQuote,
  signedQuote,
  startQuote,
} from './quote-scenarios.ts';
import { refusalOf } from './refusal.ts';
import { someone } from './tenants.ts';
import { createBackend, type Backend } from './backend.ts';
import { useFixture } from './fixture.ts';

const fixture = useFixture('backend', { now: '2026-06-15T14:00:00Z' });
let backend: Backend;
beforeAll(() => {
  ({ backend } = fixture);
});

describe('a backend', () => {
  test('is connected as the application’s login, which owns nothing', async () => {
    const { rows } = await backend.platform.pools.reads.query<{ login: string }>('select session_user::text as login');
    expect(rows).toEqual([{ login: 'roadworthy_app' }]);
  });

  test('tells the database its own time', async () => {
    const { quoteId } = await startQuote(backend, aQuote());
    const row = await selectOne<{ created: Date }>(backend, 'select created from quotes where quote_id = $1', [
      quoteId,
    ]);
    expect(row.created).toEqual(new Date('2026-06-15T14:00:00Z'));
    backend.clock.set('2027-01-01T00:00:00Z');
    const later = await startQuote(backend, aQuote());
    const [next] = await selectRows<{ created: Date }>(backend, 'select created from quotes where quote_id = $1', [
      later.quoteId,
    ]);
    expect(next?.created).toEqual(new Date('2027-01-01T00:00:00Z'));
    backend.clock.set('2026-06-15T14:00:00Z');
  });

  test('shares nothing with another one and leaves nothing behind', async () => {
    const other = await createBackend('other backend');
    await addPersonalProduct(other.owner, await addOrganization(other.owner, { name: 'Alone', isPlatform: true }));
    expect(await selectRows(other, 'select 1 from quotes')).toEqual([]);
    await startQuote(other, aQuote());
    const { dataDir } = other.config;
    await other.close();
    expect(existsSync(dataDir)).toBe(false);
    expect(await selectRows(backend, `select 1 from organizations where name = 'Alone'`)).toEqual([]);
  });
});

describe('a story of a quote', () => {
  test.each([
    ['started', startQuote, ['start'], 'open'],
    ['answered', answeredQuote, ['start', 'use', 'you'], 'open'],
    ['planned', plannedQuote, ['start', 'use', 'you', 'plans'], 'open'],
    ['signed', signedQuote, ['start', 'use', 'you', 'plans', 'sign'], 'open'],
    ['bound', boundQuote, ['start', 'use', 'you', 'plans', 'sign'], 'bound'],
  ] as const)('goes as far as %s', async (_told, story, steps, status) => {
    const { quoteId } = await story(backend, aMotorhomeQuote());
    const row = await selectOne<{ steps: string[] }>(backend, 'select steps, status from quotes where quote_id = $1', [
      quoteId,
    ]);
    expect(row).toEqual({ steps, status });
  });

  test('tells the facts that it was given', () => {
    const facts = aQuote({ vehicle: { year: 1999 }, person: { first_name: 'Lin' }, plan: 'essential' });
    expect(facts).toMatchObject({
      plan: 'essential',
      vehicle: { year: 1999, make: 'Airstream' },
      person: { first_name: 'Lin', last_name: 'Moreno' },
    });
  });
});

describe('a caller', () => {
  const edit =
    'mutation ($id: uuid!, $day: date!) { update_effective_date(quote_id: $id, effective_date: $day) { id } }';

  test('throws the code and the field of a refusal that nobody expected', async () => {
    const { customer, quoteId } = await startQuote(backend, aQuote());
    const refused = customer.must(edit, { id: quoteId, day: '2020-01-01' });
    await expect(refused).rejects.toBeInstanceOf(RefusedError);
    await expect(refused).rejects.toMatchObject({ code: 'effective_date_out_of_range', field: 'effective_date' });
  });

  test('is found out when a refusal changes something, and when nothing is refused', async () => {
    const { customer, quoteId } = await startQuote(backend, aQuote());
    const fine = refusalOf(backend, customer, edit, { id: quoteId, day: '2026-07-01' });
    await expect(fine).rejects.toThrow('Nothing was refused');
    const sly = {
      ...customer,
      ask: async (...requested: Parameters<typeof customer.ask>) => {
        await backend.owner.pool.query(`update quotes set campaign = 'slipped in' where quote_id = $1`, [quoteId]);
        return customer.ask(...requested);
      },
    };
    await expect(refusalOf(backend, sly, edit, { id: quoteId, day: '2020-01-01' })).rejects.toThrow(
      'changed public.quotes',
    );
  });

  test('is nobody in particular when a role is all that is known', () => {
    expect(someone(backend, 'global:admin').principal).toMatchObject({ role: 'global:admin', organizationId: null });
  });
});

describe('a footprint', () => {
  test('shows a changed value, a new row and a queued job, and nothing when nothing happened', async () => {
    const before = await footprintOf(backend);
    expect(changedTables(before, await footprintOf(backend))).toEqual([]);
    const { customer, quoteId } = await startQuote(backend, aQuote());
    const started = await footprintOf(backend);
    expect(changedTables(before, started)).toEqual([
      'public.audit_log',
      'public.locations',
      'public.quotes',
      'public.timeline_entries',
      'public.vehicles',
      'public.visit_events',
    ]);
    await customer.must(
      'mutation ($id: uuid!) { save_quote_progress(quote_id: $id, email: "a@b.example") { sent_to } }',
      { id: quoteId },
    );
    expect(changedTables(started, await footprintOf(backend))).toEqual([
      'pgboss.job',
      'public.audit_log',
      'public.notifications',
      'public.quotes',
      'public.visit_events',
    ]);
  });
});
