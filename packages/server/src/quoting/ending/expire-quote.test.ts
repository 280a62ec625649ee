import { aQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { changedTables, footprintOf } from '@roadworthy/testkit/footprint.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { quoteStatuses } from '@roadworthy/core/quoting/vocabulary.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { jobHandlers } from '../../registry.ts';

const fixture = useFixture('expire quote');
const began = '2026-06-15T14:00:00Z';
beforeEach(() => fixture.backend.clock.set(began));

const expireAll = () => jobHandlers(fixture.backend.platform)['expire-quotes']?.({});
const statusOf = async (quoteId: string) =>
  (await selectOne<{ status: string }>(fixture.backend, 'select status from quotes where quote_id = $1', [quoteId]))
    .status;

describe('expire-quotes', () => {
  // An offer of June 15 may be bought through July 15, by the day where the risk is.
  test.each([
    ['New York', '43215', '2026-07-16T03:59:00Z', '2026-07-16T04:00:00Z'],
    ['Los Angeles', '93721', '2026-07-16T06:59:00Z', '2026-07-16T07:00:00Z'],
    ['Phoenix', '85004', '2026-07-16T06:59:00Z', '2026-07-16T07:00:00Z'],
  ])('ends an offer with its last day in %s', async (_zone, postalCode, before, after) => {
    const { quoteId } = await startQuote(fixture.backend, aQuote({ postalCode }));
    fixture.backend.clock.set(before);
    await expireAll();
    expect(await statusOf(quoteId)).toBe('open');
    fixture.backend.clock.set(after);
    await expireAll();
    expect(await statusOf(quoteId)).toBe('expired');
  });

  test.each(quoteStatuses)('ends or leaves a quote that is %s, as the table says', async (status) => {
    const { quoteId } = await startQuote(fixture.backend, aQuote());
    await fixture.backend.owner.pool.query('update quotes set status = $2 where quote_id = $1', [quoteId, status]);
    fixture.backend.clock.set('2026-08-01T14:00:00Z');
    await expireAll();
    const ends = ['open', 'agent_required', 'agent_approved', 'referred'].includes(status);
    expect(await statusOf(quoteId)).toBe(ends ? 'expired' : status);
  });

  test('forgets the approval of an offer that ended', async () => {
    const { quoteId } = await startQuote(fixture.backend, aQuote());
    await fixture.backend.owner.pool.query(
      `update quotes set status = 'agent_approved', resume_status = 'open', approved_content_hash = content_hash
       where quote_id = $1`,
      [quoteId],
    );
    fixture.backend.clock.set('2026-08-01T14:00:00Z');
    await expireAll();
    const row = await selectOne(
      fixture.backend,
      'select status, resume_status, approved_content_hash from quotes where quote_id = $1',
      [quoteId],
    );
    expect(row).toEqual({ status: 'expired', resume_status: null, approved_content_hash: null });
  });

  test('is as good twice as once', async () => {
    fixture.backend.clock.set('2026-08-01T14:00:00Z');
    await expireAll();
    const before = await footprintOf(fixture.backend);
    await expireAll();
    expect(changedTables(before, await footprintOf(fixture.backend))).toEqual([]);
  });

  test('goes on past a quote that cannot be read', async () => {
    const broken = await startQuote(fixture.backend, aQuote());
    const sound = await startQuote(fixture.backend, aQuote());
    await fixture.backend.owner.pool.query(
      `insert into entities (organization_id, quote_id, entity_type, entity_relationship, first_name, last_name, birthdate)
       select organization_id, quote_id, 'person', 'driver', 'A', 'B', 's1.gone.AAAA.AAAA' from quotes where quote_id = $1`,
      [broken.quoteId],
    );
    fixture.backend.clock.set('2026-08-01T14:00:00Z');
    await expireAll();
    expect(await statusOf(sound.quoteId)).toBe('expired');
    expect(await statusOf(broken.quoteId)).toBe('open');
    expect(await selectRows(fixture.backend, `select 1 from quotes where status = 'open'`)).toHaveLength(1);
  });
});
