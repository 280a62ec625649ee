import { sampleSeed } from '@roadworthy/core/shared/testing/sampled.ts';
import type { Answer, Caller } from '@roadworthy/testkit/caller.ts';
import { aCaseOf, approvePaymentDocument } from '@roadworthy/testkit/claim-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { randomFrom } from '@roadworthy/testkit/random-from.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { expect, test } from 'vitest';
import { jobHandlers } from '../registry.ts';

const fixture = useFixture('random claims');

// CLAIMS=200 vitest run <this file>.
const claims = Number(process.env['CLAIMS'] ?? 4);
const deedsOfLife = 36;
const coverages = ['comprehensive', 'collision', 'personal_effects', 'emergency_expense'] as const;

/** What must hold of a claim at every instant; each row is a way in which it does not. */
const brokenOf = `
  select e.coverage, e.claimant, e.reserve_indemnity, e.paid_indemnity, e.limit_amount, 'exposure' as broken
    from claim_exposures e where e.claim_id = $1 and (
      least(e.reserve_indemnity, e.reserve_expense, e.paid_indemnity, e.paid_expense) < 0
      or e.limit_amount is not null and e.paid_indemnity > greatest(0, e.limit_amount - e.deductible)
      or e.recovered_salvage + e.recovered_subrogation > e.paid_indemnity + coalesce((select sum(p.amount) from claim_payments p
        where p.claim_exposure_id = e.claim_exposure_id and p.kind = 'indemnity' and p.status = 'returned'), 0))
  union all
  select e.coverage, null, null, sum(e.paid_indemnity), min(e.occurrence_limit), 'occurrence'
    from claim_exposures e where e.claim_id = $1 group by 1 having sum(e.paid_indemnity) > min(e.occurrence_limit)
  union all
  select null, null, sum(e.deductible), null, null, 'deductible' from claim_exposures e where e.claim_id = $1
    having sum(e.deductible) > (select max(deductible) from claim_exposures where claim_id = $1)
  union all
  select null, null, sum(amount) filter (where account = 'incurred'), sum(amount), null, 'books'
    from claim_entries where claim_id = $1
    having sum(amount) <> 0 or coalesce(sum(amount) filter (where account = 'incurred'), 0) <> (select
      sum(reserve_indemnity + reserve_expense + paid_indemnity + paid_expense - recovered_salvage - recovered_subrogation)
      from claim_exposures where claim_id = $1)
  union all
  select status, null, null, null, null, 'deductible paid' from claims c where c.claim_id = $1 and exists (
    select from claim_exposures e where e.claim_id = c.claim_id and (select coalesce(sum(amount), 0) from claim_payments p
      where p.claim_exposure_id = e.claim_exposure_id and p.kind = 'deductible' and p.status in ('requested', 'sending', 'sent', 'paid'))
      > (select coalesce(sum(deductible_returned), 0) from claim_recoveries r where r.claim_exposure_id = e.claim_exposure_id))`;

type Desk = Awaited<ReturnType<typeof aCaseOf>>;
type Life = { readonly desk: Desk; readonly claim: string; readonly random: () => number };

const idsOf = (claim: string, table: string, where = 'true') =>
  selectRows<{ id: string }>(
    fixture.backend,
    `select ${table.replace(/ies$/u, 'y').replace(/s$/u, '')}_id as id from ${table}
     where claim_id = $1 and ${where} order by created, 1`,
    [claim],
  );

/** Somebody does something by chance; nothing where there is nothing that it could be done to. */
async function act({ desk, claim, random }: Life): Promise<readonly Answer[]> {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const amount = (most: number) => Math.round(random() * most);
  const by = (): Caller => pick([desk.handler, desk.handler, desk.colleague, desk.manager]) ?? desk.handler;
  const ask = async (name: string, rest = '', who = by()) => [
    await who.ask(`mutation ($id: uuid!) { ${name}(claim_id: $id ${rest}) { status } }`, { id: claim }),
  ];
  const claimant = () => (random() < 0.3 ? ', claimant: "Second Owner"' : '');
  const loss = () => `{ coverage: "${pick(coverages)}", loss: ${amount(900_000)}${claimant()} }`;
  const exposure = async () => pick(await idsOf(claim, 'claim_exposures'))?.id;
  const deeds: readonly (readonly [number, () => Promise<readonly Answer[]>])[] = [
    [2, () => ask('assign_claim')],
    [2, () => ask('investigate_claim')],
    [2, () => ask('evaluate_claim', `, losses: [${loss()}, ${loss()}], note: ""`)],
    [4, () => ask('approve_claim', '', desk.manager)],
    [
      3,
      () =>
        ask(
          'reserve_claim',
          `, coverage: "${pick(coverages)}", kind: "${random() < 0.7 ? 'indemnity' : 'expense'}", amount: ${amount(500_000)}${claimant()}`,
        ),
    ],
    [
      10,
      async () => {
        const held = pick(await idsOf(claim, 'claim_exposures', 'reserve_indemnity > 0'))?.id;
        const id = held && random() < 0.8 ? held : await exposure();
        const payee = pick(await desk.payees(claim))?.claim_payee_id;
        const kind = pick(['indemnity', 'indemnity', 'indemnity', 'indemnity', 'expense', 'deductible']);
        const [row] = await selectRows<{ held: number }>(
          fixture.backend,
          'select greatest(reserve_indemnity, 1000)::int as held from claim_exposures where claim_exposure_id = $1',
          [id ?? null],
        );
        return id && payee
          ? ask(
              'request_claim_payment',
              `, claim_exposure_id: "${id}", kind: "${kind}", method: "cheque", amount: ${random() < 0.4 ? (row?.held ?? 1) : amount((row?.held ?? 0) + 1)}, payees: ["${payee}"]`,
            )
          : [];
      },
    ],
    [
      10,
      async () => {
        const payment = pick(await idsOf(claim, 'claim_payments', "status = 'requested'"))?.id;
        const approve = (who: Caller) => who.ask(approvePaymentDocument, { id: claim, payment });
        // Two at once as often as one alone.
        if (!payment) return [];
        if (random() < 0.5) return [await approve(desk.manager)];
        return Promise.all([approve(desk.manager), approve(desk.colleague)]);
      },
    ],
    [
      1,
      async () => {
        const payment = pick(await idsOf(claim, 'claim_payments', "status = 'requested'"))?.id;
        return payment ? ask('reject_claim_payment', `, claim_payment_id: "${payment}", reason: "No invoice."`) : [];
      },
    ],
    [
      5,
      async () => {
        const id = await exposure();
        const kind = random() < 0.5 ? 'kind: "subrogation", percent: 60' : `kind: "salvage", amount: ${amount(90_000)}`;
        return id
          ? ask('seek_claim_recovery', `, claim_exposure_id: "${id}", from_whom: "Lakeshore Mutual", ${kind}`)
          : [];
      },
    ],
    [
      5,
      async () => {
        const id = pick(await idsOf(claim, 'claim_recoveries', "status = 'sought'"))?.id;
        const received = amount(400_000);
        return id
          ? ask(
              'receive_claim_recovery',
              `, claim_recovery_id: "${id}", received: ${received}, costs: ${amount(received / 4)}`,
            )
          : [];
      },
    ],
    [
      1,
      async () => {
        const id = pick(await idsOf(claim, 'claim_recoveries', "status = 'sought'"))?.id;
        return id ? ask('give_up_claim_recovery', `, claim_recovery_id: "${id}", reason: "Insolvent."`) : [];
      },
    ],
    [2, () => ask('close_claim')],
    [1, () => ask('deny_claim', ', reason: "Wear is not covered."')],
    [5, () => ask('reopen_claim', ', reason: "New photographs came in."')],
    [
      4,
      async () => {
        fixture.backend.clock.set(new Date(fixture.backend.clock.now().getTime() + 3 * 86_400_000).toISOString());
        await jobHandlers(fixture.backend.platform)['follow-claim-payments']?.({});
        return [];
      },
    ],
  ];
  const whole = deeds.reduce((sum, [weight]) => sum + weight, 0);
  let left = random() * whole;
  const deed = deeds.find(([weight]) => (left -= weight) < 0) ?? deeds[0];
  return (await deed?.[1]()) ?? [];
}

test(`${claims} claims are in order at every instant of lives by chance (seed ${sampleSeed})`, async () => {
  const random = randomFrom(sampleSeed);
  fixture.backend.clock.set('2026-08-03T18:00:00Z');
  const desk = await aCaseOf(fixture.backend);
  const done = new Map<string, number>();
  // A few lives may end without a payment; they go on until one was approved.
  const paid = () => (done.get('approve_claim_payment') ?? 0) > 0;
  for (let life = 0; life < claims || (!paid() && life < claims + 20); life += 1) {
    fixture.backend.clock.set('2026-08-03T18:00:00Z');
    const claim = await desk.file();
    await desk.deed(claim, 'assign_claim');
    await desk.evaluate(claim, [{ coverage: 'comprehensive', loss: 300_000 + Math.round(random() * 500_000) }]);
    // What is mailed there comes back after some days.
    await desk.deed(
      claim,
      'add_claim_payee',
      ', kind: "repairer", name: "Gone Repair", address: { line_1: "1 Nowhere Road", locality: "Columbus", postal_code: "43215" }',
    );
    for (let step = 0; step < deedsOfLife; step += 1) {
      const answers = await act({ desk, claim, random });
      for (const { errors, data, body } of answers) {
        const code = errors[0]?.extensions.code ?? Object.keys(data ?? {})[0] ?? 'nothing';
        expect(code, body).not.toMatch(/^(?:unexpected|internal|conflict)/u);
        done.set(code, (done.get(code) ?? 0) + 1);
      }
      const names = answers.map(({ body }) => body).join(' ');
      expect(await selectRows(fixture.backend, brokenOf, [claim]), `claim ${life}, step ${step}: ${names}`).toEqual([]);
    }
  }
  expect(await checkInvariants(fixture.backend)).toEqual([]);
  expect(paid()).toBe(true);
  if (claims < 20) return;
  const came = await selectRows<{ status: string }>(fixture.backend, 'select distinct status from claim_payments', []);
  expect(came.map(({ status }) => status)).toEqual(expect.arrayContaining(['paid', 'returned']));
  expect(done.get('receive_claim_recovery') ?? 0).toBeGreaterThan(0);
}, 600_000);
