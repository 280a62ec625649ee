import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { UnderwritingRule } from '@roadworthy/core/quoting/rules/rule.ts';
import { interpretRules } from '@roadworthy/core/quoting/rules/testing/interpret-rules.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import type { BookImpact, ImpactSums } from '@roadworthy/core/underwriting/rule-impact.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aMotorhomeQuote, aQuote, boundQuote, plannedQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { type ImpactSizes, runRuleImpact } from './run-rule-impact.ts';

const fixture = useFixture('rule impact');
const insurerId = () => fixture.tenants.insurer.organization.organizationId;
const two: ImpactSizes = { quotes: 2, batches: 100 };

const usual = {
  rule_name: 'High value',
  rule_type: 'referral',
  object_type: 'vehicle',
  key: 'rating_value',
  operator: 'gt',
  value: 35e5,
  reason: 'Too much to insure unseen.',
  effective_date: '2031-01-01',
  allow_new_business: true,
  allow_renewal: true,
  allow_proposal: true,
};
const starting = `mutation ($product: uuid!, $rule: underwriting_rule_input!, $beside: uuid) {
  start_rule_impact(product_id: $product, rule: $rule, beside: $beside) { rule_impact_run_id status }
}`;

const start = async (rule: object = {}, beside: string | null = null) => {
  const { insurer } = fixture.tenants;
  type Started = { readonly start_rule_impact: { readonly rule_impact_run_id: string } };
  const input = { product: insurer.productId, rule: { ...usual, ...rule }, beside };
  return (await insurer.underwriter.must<Started>(starting, input)).start_rule_impact.rule_impact_run_id;
};
const jobOf = (ruleImpactRunId: string) => ({ ruleImpactRunId, organizationId: insurerId() });
const kernel = () => ({ platform: fixture.backend.platform, handlers: [] });
const work = (id: string, sizes = two) => runRuleImpact(kernel(), jobOf(id), sizes);
const ask = (name: 'cancel_rule_impact' | 'resume_rule_impact', id: string) =>
  fixture.tenants.insurer.underwriter.must(`mutation ($id: uuid!) { ${name}(rule_impact_run_id: $id) { status } }`, {
    id,
  });

type Run = { readonly status: string; readonly done: number; readonly total: number; readonly impact: BookImpact };
const runOf = (id: string) =>
  selectOne<Run>(fixture.backend, 'select * from rule_impact_runs where rule_impact_run_id = $1', [id]);
type Row = { readonly quote_id: string; readonly policy_id: string | null; readonly premium: number | null } & {
  readonly is_hit: boolean;
  readonly is_hit_now: boolean;
};
const rowsOf = (id: string) =>
  selectRows<Row>(fixture.backend, 'select * from rule_impact_rows where rule_impact_run_id = $1 order by quote_id', [
    id,
  ]);

/** Copies of a quote with its vehicles, of other values, as if they had been asked on other days and come to other ends. */
const copiesOf = (quoteId: string, count: number) =>
  fixture.backend.owner.pool.query(
    `with copied as (
       insert into quotes select (jsonb_populate_record(q, jsonb_build_object('quote_id', uuidv7(), 'premium', 1000 * n,
         'status', (array['open', 'expired', 'replaced'])[1 + n % 3], 'policy_id', null,
         'created', $3::timestamptz - make_interval(months => n % 17)))).*
       from quotes q, generate_series(1, $2) n where quote_id = $1 returning quote_id, premium)
     insert into vehicles select (jsonb_populate_record(v, jsonb_build_object('vehicle_id', uuidv7(),
       'quote_id', c.quote_id, 'rating_value', 10 * c.premium))).*
     from vehicles v, copied c where v.quote_id = $1`,
    [quoteId, count, fixture.backend.clock.now()],
  );

const wasRequested = (price: number): UnderwritingRule => ({
  ruleId: 'r',
  ruleName: 'r',
  ruleType: 'referral',
  reason: 'r',
  conditions: [
    {
      objectType: 'vehicle',
      key: 'rating_value',
      operator: 'gt',
      value: price,
    },
  ],
  effectiveDate: day('1900-01-01'),
  expirationDate: null,
  allowNewBusiness: true,
  allowRenewal: true,
  allowProposal: true,
});

/** Every quote of the insurer looked at by itself, by the plain reference, and added up by hand. */
async function byHand(price: number) {
  const all = await selectRows<{ id: string; recent: boolean; policy: string | null; charged: number | null }>(
    fixture.backend,
    `select quote_id as id, q.status <> 'replaced' and q.created > $2::timestamptz - interval '12 months' as recent,
       p.policy_id as policy, p.premium as charged
     from quotes q left join (select current_quote_id as quote_id, policy_id, premium from policies
       where policy_status in ('active', 'delinquent', 'pending_cancellation')) p using (quote_id)
     where q.organization_id = $1 order by quote_id`,
    [insurerId(), fixture.backend.clock.now()],
  );
  const inside = await inOrganization(kernel(), insurerId(), systemRequest('test'), async (one) => {
    const found: { id: string; policy: string | null; recent: boolean; premium: number; isHit: boolean }[] = [];
    for (const { charged, ...of } of all.filter(({ recent, policy }) => recent || policy !== null)) {
      const { quote, premium } = await loadQuote(one, of.id);
      const isHit = interpretRules([wasRequested(price)], quote).length > 0;
      found.push({ ...of, premium: charged ?? premium ?? 0, isHit });
    }
    return found;
  });
  const sum = (rows: readonly { premium: number }[]) => rows.reduce((total, { premium }) => total + premium, 0);
  const sums = (rows: typeof inside): ImpactSums => {
    const hit = rows.filter(({ isHit }) => isHit);
    const counts = { lookedAt: rows.length, hits: hit.length, newHits: hit.length, letGo: 0 };
    return { ...counts, premium: sum(rows), premiumHit: sum(hit) };
  };
  return {
    total: inside.length,
    hit: inside.filter(({ isHit }) => isHit).map(({ id, policy, premium }) => ({ id, policy, premium })),
    quotes: sums(inside.filter(({ recent }) => recent)),
    policies: sums(inside.filter(({ policy }) => policy !== null)),
  };
}

const hitIn = async (id: string) =>
  (await rowsOf(id)).map(({ quote_id, policy_id, premium }) => ({ id: quote_id, policy: policy_id, premium }));

beforeAll(async () => {
  const { backend, tenants } = fixture;
  const open = await plannedQuote(backend, aQuote());
  await boundQuote(backend, aQuote());
  await boundQuote(backend, aMotorhomeQuote());
  const old = await boundQuote(backend, aMotorhomeQuote());
  await startQuote(backend, aQuote({ partner: tenants.mirror.partner }), tenants.mirror.agent);
  await copiesOf(open.quoteId, 40);
  // Sold long ago, and in force.
  await backend.owner.pool.query(`update quotes set created = created - interval '2 years' where quote_id = $1`, [
    old.quoteId,
  ]);
  await backend.owner.pool.query(`update policies set policy_status = 'active'`);
});

describe('a rule tried on a whole book', () => {
  test('hits whom a search of every quote by hand finds, of the last months and in force, to the cent', async () => {
    const id = await start();
    await work(id);
    const { total, hit, quotes, policies } = await byHand(usual.value);
    const { impact, ...run } = await runOf(id);
    expect(run).toMatchObject({ status: 'done', done: total, total });
    expect(impact).toMatchObject({ quotes, policies });
    expect(policies).toMatchObject({ lookedAt: 3, hits: 3 });
    expect(quotes.hits).toBeLessThan(quotes.lookedAt);
    expect(await hitIn(id)).toEqual(hit);
    const groups = [impact.states, impact.statuses].map((of) =>
      Object.values(of).reduce((sum, { premiumHit }) => sum + premiumHit, 0),
    );
    const sum = hit.reduce((all, { premium }) => all + premium, 0);
    expect(groups).toEqual([sum, sum]);
  });

  test('looks at nothing that was emptied of its person', async () => {
    const { quoteId } = await plannedQuote(fixture.backend, aQuote());
    const before = await start();
    await work(before);
    await selectRows(fixture.backend, 'update quotes set erased = app_now() where quote_id = $1', [quoteId]);
    const after = await start();
    await work(after);
    expect((await runOf(after)).total).toBe((await runOf(before)).total - 1);
    expect((await hitIn(after)).map(({ id }) => id)).not.toContain(quoteId);
    await selectRows(fixture.backend, 'update quotes set erased = null where quote_id = $1', [quoteId]);
  });

  test('beside the wording in use tells who is hit already, and who would be let go', async () => {
    const { insurer } = fixture.tenants;
    type Stored = { readonly create_underwriting_rule: { readonly underwriting_rule_id: string } };
    const { create_underwriting_rule: stored } = await insurer.underwriter.must<Stored>(
      `mutation ($product: uuid!, $rule: underwriting_rule_input!) {
        create_underwriting_rule(product_id: $product, rule: $rule) { underwriting_rule_id }
      }`,
      { product: insurer.productId, rule: usual },
    );
    const id = await start({ value: 10_000_000 }, stored.underwriting_rule_id);
    await work(id);
    const [wide, narrow] = [await byHand(usual.value), await byHand(10_000_000)];
    const { impact } = await runOf(id);
    expect(impact.quotes).toMatchObject({ hits: narrow.quotes.hits, newHits: 0 });
    expect(impact.quotes.letGo).toBe(wide.quotes.hits - narrow.quotes.hits);
    expect(await hitIn(id)).toEqual(wide.hit);
    expect((await rowsOf(id)).every(({ is_hit_now }) => is_hit_now)).toBe(true);
  });

  test('is said in the reader’s words, and shown to no other organization', async () => {
    const id = await start();
    await work(id);
    const requested = `query ($id: uuid!) {
      rule_impact_runs(where: { rule_impact_run_id: { _eq: $id } }) { rule_name }
      rule_impact_rows(where: { rule_impact_run_id: { _eq: $id } }, limit: 500) { quote_id }
    }`;
    type Seen = { readonly rule_impact_runs: unknown[]; readonly rule_impact_rows: unknown[] };
    const { insurer, mirror } = fixture.tenants;
    const seen = async (who: typeof insurer.underwriter) => {
      const found = await who.must<Seen>(requested, { id });
      return [found.rule_impact_runs.length, found.rule_impact_rows.length];
    };
    expect(await seen(insurer.underwriter)).toEqual([1, (await rowsOf(id)).length]);
    expect(await seen(mirror.underwriter)).toEqual([0, 0]);
    const message = 'query ($id: uuid!) { rule_impact_sentence(rule_impact_run_id: $id) }';
    expect(await insurer.underwriter.must(message, { id })).toEqual({
      rule_impact_sentence: 'Refer when the rated value is greater than $35,000.',
    });
    expect(await refusalOf(fixture.backend, mirror.underwriter, message, { id })).toEqual({ code: 'not_found' });
    const money = 'query ($id: uuid!) { rule_impact_sees_money(rule_impact_run_id: $id) }';
    expect(await insurer.underwriter.must(money, { id })).toEqual({ rule_impact_sees_money: true });
  });
});

describe('a run over a book that is stopped', () => {
  const whole = async () => {
    const id = await start();
    await work(id);
    return { impact: (await runOf(id)).impact, hit: await hitIn(id) };
  };

  test('goes on after a kill where its last batch ended, and comes to the same', { timeout: 60_000 }, async () => {
    const id = await start();
    const script = new URL('../../test/rule-impact-child.ts', import.meta.url).pathname;
    const { config, clock } = fixture.backend;
    const input = { config, now: clock.now().toISOString(), job: jobOf(id) };
    const env = { ...process.env, NODE_ENV: 'test', FAULT: 'after:rule-impact-batch' };
    const child = spawn(process.execPath, [script, JSON.stringify(input)], { stdio: 'inherit', env });
    expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
    expect(await runOf(id)).toMatchObject({ status: 'running', done: 2 });
    await work(id);
    const { impact } = await runOf(id);
    expect({ impact, hit: await hitIn(id) }).toEqual(await whole());
  });

  test('is looked at once by two jobs at a time, and goes on by itself after so many batches', async () => {
    const id = await start();
    await Promise.all([work(id, { quotes: 3, batches: 2 }), work(id, { quotes: 3, batches: 2 })]);
    expect(await runOf(id)).toMatchObject({ status: 'running', done: 12 });
    await work(id);
    const { impact } = await runOf(id);
    expect({ impact, hit: await hitIn(id) }).toEqual(await whole());
  });

  test('keeps what was looked at when it is cancelled, keeps no other waiting, and goes on from there', async () => {
    const id = await start();
    await work(id, { quotes: 2, batches: 1 });
    await expect(start()).rejects.toMatchObject({ code: 'rule_impact_under_way' });
    await ask('cancel_rule_impact', id);
    await work(id);
    expect(await runOf(id)).toMatchObject({ status: 'cancelled', done: 2 });
    const other = await start();
    await expect(ask('resume_rule_impact', id)).rejects.toMatchObject({ code: 'rule_impact_under_way' });
    await work(other);
    await ask('resume_rule_impact', id);
    await work(id);
    expect(await runOf(id)).toMatchObject({ status: 'done', impact: (await runOf(other)).impact });
    await expect(ask('cancel_rule_impact', id)).rejects.toMatchObject({ code: 'run_ended' });
  });
});
