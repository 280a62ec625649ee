import { randomUUID } from 'node:crypto';
import { accountToken } from '@roadworthy/testkit/bank-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { addPerson } from '@roadworthy/testkit/seed.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { askAgain, leftOf, resumeIntents } from '../../test/bring-to-end.ts';
import { dieAtEachMoment, dieAtSome, type Subject } from '../../test/die-at.ts';
import type { ChildCommand } from '../../test/server-child.ts';
import { killSeed } from '../../test/some-places.ts';

const fixture = useFixture('commission payout kills');
const document = 'mutation ($id: uuid!) { send_commission_run(commission_run_id: $id) { status message } }';
let payer: Awaited<ReturnType<typeof addPerson>>;
let maker: string;

beforeAll(async () => {
  const { backend, tenants } = fixture;
  const email = 'bea@kills.example';
  payer = await addPerson(backend.owner, {
    role: 'global:organization_admin',
    firstName: 'Bea',
    lastName: 'Kills',
    email,
  });
  maker = tenants.insurer.owner.principal.userId ?? '';
});

/** An approved run of an organization of its own, so that none stands in another's way. */
async function prepare(): Promise<ChildCommand> {
  const { backend } = fixture;
  const token = await accountToken(backend, '000123456789');
  const { id } = await selectOne<{ id: string }>(
    backend,
    `with place as (
       insert into organizations (name, organization_type, parent_organization_id, time_zone)
       select 'Kills ' || gen_random_uuid(), organization_type, organization_id, time_zone from organizations
       where organization_id = $1 returning organization_id),
     account as (
       insert into commission_payees (organization_id, currency, account_token, account_last_four, account_changed,
         account_changed_by, account_changed_by_name, account_verified, account_verified_by, account_verified_how)
       select organization_id, 'USD', $2, '6789', app_now(), $3, 'Olive', app_now(), $4, 'Called' from place)
     insert into commission_runs (organization_id, through_month, currency, earned, clawed_back, payable, status, made_by,
       made_by_name, approved, approved_by)
     select organization_id, '2026-05-01', 'USD', 12000, 0, 12000, 'approved', $3, 'Olive', app_now(), $4 from place
     returning commission_run_id as id`,
    [fixture.tenants.insurer.organization.organizationId, token, maker, payer.userId],
  );
  const by = backend.as(payer).principal;
  return { id, asks: { by, document, variables: { id }, key: randomUUID() } };
}

const readStatus = (id: string) =>
  selectRows(
    fixture.backend,
    `select status, attempt, payable, failure, reference is not null as paid, account_last_four
     from commission_runs where commission_run_id = $1`,
    [id],
  );

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
    expect(await readStatus(command.id), at).toEqual([
      { status: 'sent', attempt: 1, payable: 12_000, failure: null, paid: true, account_last_four: '6789' },
    ]);
  },
};

describe('a run of commission whose server is killed', () => {
  test('is paid once after a kill at each moment of the payout', { timeout: 600_000 }, async () => {
    const deaths = await dieAtEachMoment(fixture.backend, subject);
    expect(deaths.every(({ left }) => left === 'open')).toBe(true);
  });

  test(`is paid once after a kill at some of its places (seed ${killSeed})`, { timeout: 600_000 }, async () => {
    const deaths = await dieAtSome(fixture.backend, subject);
    expect(new Set(deaths.map(({ left }) => left)).size).toBeGreaterThan(1);
  });
});
