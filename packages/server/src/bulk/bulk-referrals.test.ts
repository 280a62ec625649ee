import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { aMotorhomeQuote, plannedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { runBulk } from './run-bulk.ts';

const fixture = useFixture('bulk referrals');
const underwriter = () => fixture.tenants.insurer.underwriter;
const start = `mutation ($where: jsonb!, $action: String!, $given: jsonb) {
  start_bulk_run(table: "quote_referrals", where: $where, action: $action, given: $given) { bulk_run_id }
}`;
const reason = 'Within what we take by exception.';

type Row = { id: string; status: string; action_reason: string | null };
const rows = () =>
  selectRows<Row>(
    fixture.backend,
    'select quote_referral_id as id, status, action_reason from quote_referrals where quote_id = any ($1) order by 1',
    [quotes],
  );
const waiting = () => ({ status: { _eq: 'pending' }, quote_id: { _in: quotes } });

let quotes: string[];
beforeEach(async () => {
  quotes = [];
  for (const value of [51_000_000, 62_000_000, 58_000_000]) {
    const { quoteId } = await plannedQuote(fixture.backend, aMotorhomeQuote({ vehicle: { rating_value: value } }));
    quotes.push(quoteId);
  }
});

async function accepting(where: unknown) {
  const { start_bulk_run: run } = await underwriter().must<{ start_bulk_run: { bulk_run_id: string } }>(start, {
    where,
    action: 'accept_referral',
    given: { reason },
  });
  const [job] = await selectRows<{ organizationId: string }>(
    fixture.backend,
    'select organization_id as "organizationId" from bulk_runs where bulk_run_id = $1',
    [run.bulk_run_id],
  );
  const task = { bulkRunId: run.bulk_run_id, organizationId: job?.organizationId ?? '' };
  await runBulk({ platform: fixture.backend.platform, handlers: [] }, task, { rows: 2, batches: 100 });
}

describe('referrals that were all asked for the same one thing', () => {
  test('are accepted together, each for the same reason and by whoever asked', async () => {
    await accepting(waiting());
    expect(await rows()).toMatchObject(quotes.map(() => ({ status: 'accepted', action_reason: reason })));
    const trail = await selectRows<{ actor_user_id: string }>(
      fixture.backend,
      `select distinct actor_user_id from audit_log where operation = 'accept_referral' and root_id = any ($1)`,
      [(await rows()).map(({ id }) => id)],
    );
    expect(trail).toEqual([{ actor_user_id: underwriter().principal.userId }]);
  });

  test('are not rejected together: why is said of each by itself', async () => {
    const input = { where: waiting(), action: 'reject_referral', given: { reason } };
    expect(await refusalOf(fixture.backend, underwriter(), start, input)).toEqual({
      code: 'bulk_action_unknown',
      field: 'action',
    });
  });
});

test('those that were asked for different things are answered by themselves', async () => {
  const [first] = await rows();
  await selectRows(
    fixture.backend,
    `update quote_referrals set findings = '[{"code":"salvage_title","value":"yes","threshold":"no"}]'
     where quote_referral_id = $1 returning 1`,
    [first?.id],
  );
  const input = { where: waiting(), action: 'accept_referral', given: { reason } };
  expect(await refusalOf(fixture.backend, underwriter(), start, input)).toEqual({
    code: 'rows_not_alike',
    field: 'where',
  });
  expect((await rows()).map(({ status }) => status)).toEqual(['pending', 'pending', 'pending']);
});
