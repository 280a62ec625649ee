import { randomUUID } from 'node:crypto';
import { aCaseOf, approvePaymentDocument, aTeam } from '@roadworthy/testkit/claim-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { askAgain, leftOf, resumeIntents } from '../../test/bring-to-end.ts';
import { dieAtEachMoment, dieAtSome, type Subject } from '../../test/die-at.ts';
import type { ChildCommand } from '../../test/server-child.ts';
import { killSeed } from '../../test/some-places.ts';

const fixture = useFixture('claim payout kills');
/** One for each that is killed and for each that lives: what stands still keeps the rows of its policy. */
const stockOf = 20;
const stock: ChildCommand[] = [];

beforeAll(async () => {
  const { backend } = fixture;
  const team = await aTeam(backend);
  for (let made = 0; made < stockOf; made += 1) {
    const desk = await aCaseOf(backend, { hasLender: true, team });
    const before = backend.clock.now();
    backend.clock.set('2026-08-03T18:00:00Z');
    stock.push(await aPayment(desk));
    backend.clock.set(before.toISOString());
  }
  backend.clock.set('2026-08-03T18:00:00Z');
}, 300_000);

/** A payment that waits. */
async function aPayment(desk: Awaited<ReturnType<typeof aCaseOf>>): Promise<ChildCommand> {
  const claim = await desk.file();
  await desk.deed(claim, 'assign_claim');
  await desk.evaluate(claim, [{ coverage: 'comprehensive', loss: 320_000 }]);
  await desk.deed(claim, 'approve_claim', '', desk.manager);
  await desk.request(claim, { amount: 100_000, payees: ['lienholder'] });
  const payment = await desk.waiting(claim);
  const by = desk.manager.principal;
  const variables = { id: claim, payment };
  return { id: payment, asks: { by, document: approvePaymentDocument, variables, key: randomUUID() } };
}

async function prepare(): Promise<ChildCommand> {
  const next = stock.pop();
  if (!next) throw new Error('The stock of payments is used up');
  return next;
}

/** Everything of a payment and its claim but names and instants. */
const readStatus = (payment: string) =>
  selectOne(
    fixture.backend,
    `select p.status, p.amount, c.status as claim, e.paid_indemnity as paid, e.reserve_indemnity as held,
       (select json_agg(json_build_array(kind, account, amount) order by kind, account, amount) from claim_entries b
         where b.claim_id = c.claim_id) as books,
       (select json_agg(kind order by kind) from timeline_entries t where t.claim_id = c.claim_id) as told
     from claim_payments p join claims c using (claim_id) join claim_exposures e using (claim_exposure_id)
     where claim_payment_id = $1`,
    [payment],
  );

let model: unknown = null;
const subject: Subject = {
  requested: ['payout'],
  done: 'sent',
  prepare,
  left: ({ id }) => leftOf(fixture.backend, id),
  async bringToEnd(command, at) {
    for (let round = 0; round < 2; round += 1) {
      await resumeIntents(fixture.backend, [command.id]);
      if ('asks' in command) await askAgain(fixture.backend, command.asks);
    }
    model ??= await readStatus(command.id);
    expect(await readStatus(command.id), at).toEqual(model);
    expect(model).toMatchObject({ status: 'sent', claim: 'approved', paid: 100_000 });
  },
};

describe('a payment of a claim whose server is killed', () => {
  test('goes out once after a kill at each moment of the payout', { timeout: 600_000 }, async () => {
    const deaths = await dieAtEachMoment(fixture.backend, subject);
    expect(deaths.every(({ left }) => left === 'open')).toBe(true);
  });

  test(`goes out once after a kill at some of its places (seed ${killSeed})`, { timeout: 600_000 }, async () => {
    const deaths = await dieAtSome(fixture.backend, subject);
    expect(new Set(deaths.map(({ left }) => left)).size).toBeGreaterThan(1);
  });
});
