import type { Caller } from '@roadworthy/testkit/caller.ts';
import { aCaseOf } from '@roadworthy/testkit/claim-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { beforeAll, expect, test } from 'vitest';

const fixture = useFixture('claim part abilities');
let desk: Awaited<ReturnType<typeof aCaseOf>>;
let claim: string;

type Ability = { readonly operation: string; readonly allowed: boolean; readonly code: string | null };
/** What may be done to a part, and why not. */
async function abilitiesOf(who: Caller, table: string, id: string): Promise<Record<string, string | true>> {
  const { abilities } = await who.must<{ abilities: Ability[] }>(
    'query ($table: String!, $id: uuid!) { abilities(table: $table, id: $id) { operation allowed code } }',
    { table, id },
  );
  return Object.fromEntries(abilities.map(({ operation, allowed, code }) => [operation, allowed || (code ?? '')]));
}
const idOf = async (table: string, key: string) =>
  (
    await selectOne<{ id: string }>(
      fixture.backend,
      `select ${key} as id from ${table} where claim_id = $1 order by created desc limit 1`,
      [claim],
    )
  ).id;

beforeAll(async () => {
  desk = await aCaseOf(fixture.backend);
  fixture.backend.clock.set('2026-08-03T18:00:00Z');
  claim = await desk.file();
  await desk.deed(claim, 'assign_claim');
});

test('a letter is reviewed by another person than who wrote it, and sent once it is', async () => {
  await desk.deed(claim, 'write_claim_letter', ', kind: "status", subject: "Your claim", body: "We look into it."');
  const letter = await idOf('claim_letters', 'claim_letter_id');
  const of = (who: Caller) => abilitiesOf(who, 'claim_letters', letter);
  expect(await of(desk.handler)).toEqual({ review_claim_letter: 'own_work', send_claim_letter: 'letter_not_reviewed' });
  expect(await of(desk.colleague)).toMatchObject({ review_claim_letter: true });
  await desk.deed(claim, 'review_claim_letter', `, claim_letter_id: "${letter}"`, desk.colleague);
  expect(await of(desk.handler)).toEqual({ review_claim_letter: 'letter_done', send_claim_letter: true });
  expect(await of(fixture.tenants.insurer.agent)).toEqual({
    review_claim_letter: 'actor_not_allowed',
    send_claim_letter: 'actor_not_allowed',
  });
});

test('what the claimant was asked for comes in once', async () => {
  await desk.deed(claim, 'ask_claimant', ', what: "The estimate of the shop"');
  const wait = await idOf('claim_waits', 'claim_wait_id');
  const of = (who: Caller) => abilitiesOf(who, 'claim_waits', wait);
  expect(await of(desk.handler)).toEqual({ note_claim_arrival: true });
  expect(await of(fixture.tenants.insurer.agent)).toEqual({ note_claim_arrival: 'actor_not_allowed' });
  await desk.deed(claim, 'note_claim_arrival', `, claim_wait_id: "${wait}", on: "2026-08-03"`);
  expect(await of(desk.handler)).toEqual({ note_claim_arrival: 'wait_ended' });
});

test('what somebody else is asked to pay back is received or given up once', async () => {
  await desk.evaluate(claim, [{ coverage: 'comprehensive', loss: 320_000 }]);
  await desk.deed(claim, 'approve_claim', '', desk.manager);
  const { owed } = await selectOne<{ owed: number }>(
    fixture.backend,
    'select reserve_indemnity::int as owed from claim_exposures where claim_id = $1',
    [claim],
  );
  await desk.request(claim, { amount: owed, payees: ['insured'] });
  await desk.approved(claim, desk.manager);
  const exposure = await idOf('claim_exposures', 'claim_exposure_id');
  await desk.deed(
    claim,
    'seek_claim_recovery',
    `, claim_exposure_id: "${exposure}", kind: "subrogation", from_whom: "Lakeshore Mutual", percent: 50`,
  );
  const recovery = await idOf('claim_recoveries', 'claim_recovery_id');
  const of = (who: Caller) => abilitiesOf(who, 'claim_recoveries', recovery);
  expect(await of(desk.handler)).toEqual({ receive_claim_recovery: true, give_up_claim_recovery: true });
  await desk.deed(claim, 'give_up_claim_recovery', `, claim_recovery_id: "${recovery}", reason: "They are insolvent."`);
  expect(await of(desk.handler)).toEqual({
    receive_claim_recovery: 'recovery_ended',
    give_up_claim_recovery: 'recovery_ended',
  });
});

test('the page is told where an account is given to who keeps it', async () => {
  const document = 'query ($id: uuid!) { claim_payee_account_form(claim_id: $id) { tokenize_url } }';
  expect(await desk.handler.must(document, { id: claim })).toEqual({
    claim_payee_account_form: { tokenize_url: '/api/payments/sandbox/accounts' },
  });
});
