import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote, cardToken, signedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';

const fixture = useFixture('update product');
const [today, tomorrow] = ['2026-06-16', '2026-06-17'];
const document = `mutation ($id: uuid!, $changes: product_changes!, $parameters: product_parameters_change, $version: Int) {
  update_product(product_id: $id, changes: $changes, parameters: $parameters, version: $version) {
    product_id version live_in renewal_days
  }
}`;

type Requested = {
  readonly changes?: Readonly<Record<string, unknown>>;
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly version?: number;
};
const insurer = () => fixture.tenants.insurer;
const provided = (request: Requested) => ({ id: insurer().productId, changes: {}, ...request });
const change = (request: Requested, who: Caller = insurer().underwriter) =>
  who.must<{ update_product: object }>(document, provided(request));
const refused = (request: Requested, who: Caller = insurer().underwriter) =>
  refusalOf(fixture.backend, who, document, provided(request));

type Row = { readonly version: number; readonly live_in: string[]; readonly renewal_days: number };
const readStored = () =>
  selectOne<Row>(fixture.backend, 'select * from products where product_id = $1', [insurer().productId]);
const fees = () =>
  selectRows<{ day: string; fee: number; share: number }>(
    fixture.backend,
    `select effective_date::text as day, installment_fee::int as fee, deposit_share as share from product_parameters
     where product_id = $1 order by effective_date`,
    [insurer().productId],
  );

let liveIn: readonly string[];
beforeEach(async () => {
  fixture.backend.clock.set('2026-06-16T14:00:00Z');
  await selectRows(fixture.backend, `delete from product_parameters where effective_date > '2000-01-01'`);
  const { live_in } = await readStored();
  liveIn = live_in.includes('US-OH') ? live_in : [...live_in, 'US-OH'];
  await selectRows(fixture.backend, 'update products set live_in = $2, not_live_in = $3 where product_id = $1', [
    insurer().productId,
    liveIn,
    [],
  ]);
});

describe('a change of a product', () => {
  test('is kept with its number, and stands in the history with who made it', async () => {
    const { version } = await readStored();
    const answer = await change({
      version,
      changes: { renewal_days: 75, live_in: liveIn.filter((one) => one !== 'US-OH') },
    });
    expect(answer.update_product).toMatchObject({ version: version + 1, renewal_days: 75 });
    expect(await readStored()).toMatchObject({ version: version + 1, renewal_days: 75 });
    const [entry] = await selectRows<{ facts: object }>(
      fixture.backend,
      `select kind, actor_name, actor_role, visible, facts from timeline_entries where product_id = $1 order by at desc limit 1`,
      [insurer().productId],
    );
    expect(entry).toEqual({
      kind: 'product_updated',
      actor_name: 'Ulla Harbor',
      actor_role: 'organization:underwriter',
      visible: false,
      facts: {
        renewal_days_before: 60,
        renewal_days_after: 75,
        closed: 'US-OH',
      },
    });
  });

  test('leaves what was asked in the trail', async () => {
    await change({ changes: { description: 'For private use.' } });
    const trail = await selectOne(
      fixture.backend,
      `select actor_role, root_id, input from audit_log where operation = 'update_product' order by at desc, audit_id desc limit 1`,
    );
    expect(trail).toMatchObject({
      actor_role: 'organization:underwriter',
      root_id: insurer().productId,
      input: { changes: { description: 'For private use.' } },
    });
  });

  test('that changes nothing leaves neither a number nor an entry', async () => {
    const before = await readStored();
    const entries = () => selectRows(fixture.backend, 'select from timeline_entries where product_id is not null');
    const { length } = await entries();
    await change({ changes: { renewal_days: before.renewal_days, live_in: before.live_in.toReversed() } });
    expect((await readStored()).version).toBe(before.version);
    expect(await entries()).toHaveLength(length);
  });

  test('of two made on the same version one is taken', async () => {
    const { version } = await readStored();
    const both = [80, 90].map((renewal_days) =>
      insurer().underwriter.ask(document, provided({ version, changes: { renewal_days } })),
    );
    const codes = (await Promise.all(both)).map(({ errors }) => errors[0]?.extensions.code ?? 'done');
    expect(codes.toSorted()).toEqual(['done', 'product_changed_elsewhere']);
    expect((await readStored()).version).toBe(version + 1);
  });

  test('is made by an organization administrator and an administrator too, in whatever organization', async () => {
    for (const role of ['global:organization_admin', 'global:underwriter', 'global:admin'] as const) {
      const { version } = await readStored();
      await change({ changes: { description: `By ${role}.` } }, someone(fixture.backend, role));
      expect((await readStored()).version).toBe(version + 1);
    }
  });

  test('offers no term that the rates in force lack, and one that they have', async () => {
    const offering = (months: readonly number[]) => ({ changes: { available_policy_duration_months: months } });
    expect(await refused(offering([12, 24]))).toEqual({
      code: 'duration_not_rated',
      field: 'available_policy_duration_months',
    });
    await change(offering([12]));
    await change(offering([12, 6]));
  });

  test('keeps rater inputs that fit their schema', async () => {
    const rater_inputs = { program_code: 'RV-1', assumed: { points: 2 }, options: { tiers: ['a', 3], strict: true } };
    await change({ changes: { rater_inputs } });
    expect(await readStored()).toMatchObject({ rater_inputs });
  });
});

describe('a product of another organization', () => {
  test('is not found by its underwriter, to change and to look at', async () => {
    const stranger = fixture.tenants.mirror.underwriter;
    expect(await refused({ changes: { renewal_days: 90 } }, stranger)).toEqual({ code: 'not_found' });
    const status = 'query ($id: uuid!) { product_standing(product_id: $id) { today } }';
    const answer = await refusalOf(fixture.backend, stranger, status, { id: insurer().productId });
    expect(answer).toEqual({ code: 'not_found' });
    const rows = await stranger.must<{ products: object[] }>(
      'query ($id: uuid!) { products(where: { product_id: { _eq: $id } }) { product_id version } }',
      { id: insurer().productId },
    );
    expect(rows.products).toEqual([]);
  });
});

describe('the letters of policy numbers', () => {
  test('stay once there is a policy', async () => {
    await boundQuote(fixture.backend, aQuote());
    expect(await refused({ changes: { new_policy_number: 'NEW' } })).toEqual({
      code: 'number_letters_in_use',
      field: 'new_policy_number',
    });
  });
});

describe('a state that is closed', () => {
  test('refuses the bind of a quote that was signed before', async () => {
    const quote = await signedQuote(fixture.backend, aQuote());
    await change({ changes: { live_in: liveIn.filter((one) => one !== 'US-OH'), not_live_in: ['US-OH'] } });
    const bind =
      'mutation ($id: uuid!, $method: String!) { bind_quote(quote_id: $id, method_token: $method) { status } }';
    const method = await cardToken(fixture.backend, '4242424242424242');
    const answer = await quote.customer.ask(bind, { id: quote.quoteId, method }, { idempotencyKey: 'closed' });
    expect(JSON.stringify(answer.errors)).toContain('We do not sell this in Ohio yet.');
    const state = await quote.customer.must<{ checkout_state: object }>(
      'query ($id: uuid!) { checkout_state(quote_id: $id) { missing_fields { message } } }',
      { id: quote.quoteId },
    );
    expect(JSON.stringify(state)).toContain('We do not sell this in Ohio yet.');
    await change({ changes: { live_in: liveIn, not_live_in: [] } });
    const again = await quote.customer.ask(bind, { id: quote.quoteId, method }, { idempotencyKey: 'opened' });
    expect(again.errors).toEqual([]);
  });

  test('leaves a policy that was sold there alone', async () => {
    const bound = await boundQuote(fixture.backend, aQuote());
    await change({ changes: { live_in: liveIn.filter((one) => one !== 'US-OH') } });
    const policy = await selectOne(fixture.backend, 'select policy_status from policies where policy_id = $1', [
      bound.policyId,
    ]);
    expect(policy).toMatchObject({ policy_status: expect.stringMatching(/active|pending/) });
    expect(await checkInvariants(fixture.backend)).toEqual([]);
  });
});

describe('fees from a day on', () => {
  test('have a discount for loyalty only where the rates in force name one', async () => {
    const loyal = { parameters: { effective_date: '2026-07-01', loyalty_years: 3 } };
    await change(loyal);
    const sells = (provider: string) =>
      selectRows(fixture.backend, 'update products set provider = $2 where product_id = $1', [
        insurer().productId,
        provider,
      ]);
    await sells('windshield');
    const refusal = await refused(loyal);
    await sells('personal');
    expect(refusal).toEqual({ code: 'loyalty_not_rated', field: 'parameters.loyalty_years' });
  });

  test('keep everything that the change does not name, whatever a product says besides', async () => {
    const every = 'select to_jsonb(p) as said from product_parameters p where product_id = $1 order by effective_date';
    const others = `update product_parameters set reinstatement_days = 21, reinstatements = 1, reinstatement_fee = 2500,
      announce_days = 10, retry_days = '{2,5}', grace_days = 3, notice_days = 12, refund_limit = 7000 where product_id = $1`;
    const usual = await selectOne<{ said: Readonly<Record<string, unknown>> }>(fixture.backend, every, [
      insurer().productId,
    ]);
    await selectRows(fixture.backend, others, [insurer().productId]);
    await change({ parameters: { effective_date: tomorrow, installment_fee: 900 } });
    const texts = await selectRows<{ said: Readonly<Record<string, unknown>> }>(fixture.backend, every, [
      insurer().productId,
    ]);
    const [before, after] = texts.map((row) => row.said);
    const own = { product_parameters_id: null, created: null, effective_date: null };
    expect({ ...after, ...own }).toEqual({ ...before, ...own, installment_fee: 900 });
    await selectRows(
      fixture.backend,
      `update product_parameters p set (reinstatement_days, reinstatements, reinstatement_fee, announce_days, retry_days,
         grace_days, notice_days, refund_limit) = (select reinstatement_days, reinstatements, reinstatement_fee, announce_days,
         retry_days, grace_days, notice_days, refund_limit from jsonb_populate_record(p, $2)) where product_id = $1`,
      [insurer().productId, JSON.stringify(usual.said)],
    );
  });

  const invoiced = async (policyId: string) =>
    (
      await selectRows<{ fees: number }>(
        fixture.backend,
        'select distinct fees::int from invoices where policy_id = $1 and sequence > 1',
        [policyId],
      )
    ).map((row) => row.fees);
  const monthly = (effectiveDate: string) => aQuote({ effectiveDate, paymentTerm: 'monthly' });

  test('leave policies in force theirs, and count for what begins then', async () => {
    const before = await boundQuote(fixture.backend, monthly(today));
    await change({ parameters: { effective_date: tomorrow, installment_fee: 900 } });
    const after = await boundQuote(fixture.backend, monthly(tomorrow));
    expect([await invoiced(before.policyId), await invoiced(after.policyId)]).toEqual([[500], [900]]);
    expect(await checkInvariants(fixture.backend)).toEqual([]);
  });

  test('of a day ahead are replaced by what is asked for it later', async () => {
    await change({ parameters: { effective_date: tomorrow, installment_fee: 900, deposit_share: 10 } });
    await change({ parameters: { effective_date: tomorrow, installment_fee: 800 } });
    expect(await fees()).toEqual([
      { day: '2000-01-01', fee: 500, share: 0 },
      { day: tomorrow, fee: 800, share: 10 },
    ]);
  });

  test.each([today, '2000-01-01'])('are refused for %s, which has begun', async (effective_date) => {
    expect(await refused({ parameters: { effective_date, installment_fee: 1 } })).toEqual({
      code: 'parameters_day_not_ahead',
      field: 'parameters.effective_date',
    });
    expect(await fees()).toHaveLength(1);
  });

  test('that have begun are changed by no operation, nor taken away', async () => {
    const { organizationId } = insurer().organization;
    const write = (text: string) =>
      inOrganization(
        { platform: fixture.backend.platform, handlers: [] },
        organizationId,
        systemRequest('fees'),
        async ({ tx }) => (await sql.raw(`${text} returning effective_date`).execute(tx)).rows.length,
      );
    expect(await write('update product_parameters set installment_fee = 1')).toBe(0);
    await expect(write('delete from product_parameters')).rejects.toThrow(/permission denied/);
    const insert = `insert into product_parameters (organization_id, product_id, effective_date, installment_fee)
      values ('${organizationId}', '${insurer().productId}', '${today}', 1)`;
    await expect(write(insert)).rejects.toThrow(/row-level security/);
  });
});
