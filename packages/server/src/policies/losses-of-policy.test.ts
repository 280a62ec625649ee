import { randomUUID } from 'node:crypto';
import { aQuote, boundQuote, type BoundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, expect, test } from 'vitest';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import { lossesOfPolicy } from './losses-of-policy.ts';
import { loadPolicy } from './policy-store.ts';

const fixture = useFixture('losses of policy');
let bound: BoundQuote;
beforeAll(async () => {
  bound = await boundQuote(fixture.backend, aQuote());
});

const run = (text: string, values: unknown[]) => fixture.backend.owner.pool.query(text, values);

async function claimed(status: string, on: string, paid = 0): Promise<void> {
  const id = randomUUID();
  const isDraft = status === 'draft';
  await run(
    `insert into claims (claim_id, organization_id, policy_id, status, incident_date, filed, claim_number, type_of_loss)
     select $2::uuid, organization_id, policy_id, $3, $4, case when $5 then null else app_now() end,
       case when $5 then null else $2::uuid::text end, 'collision' from policies where policy_id = $1`,
    [bound.policyId, id, status, on, isDraft],
  );
  await run(
    `insert into claim_exposures (organization_id, claim_id, coverage, paid_indemnity, recovered_salvage)
     select organization_id, claim_id, 'collision', $2, $3 from claims where claim_id = $1`,
    [id, paid, paid / 10],
  );
}

const losses = async () => {
  const { organizationId } = fixture.tenants.insurer.organization;
  const kernel = { platform: fixture.backend.platform, handlers: [] };
  return inOrganization(kernel, organizationId, systemRequest('losses'), async (work) =>
    lossesOfPolicy(work, (await loadPolicy(work, bound.policyId)).policy),
  );
};

test('what is lost under a policy is what was filed and not withdrawn, with what was paid less what came back', async () => {
  expect(await losses()).toEqual([]);
  await claimed('draft', '2026-06-20');
  await claimed('withdrawn', '2026-06-21');
  await claimed('filed', '2026-06-22');
  await claimed('closed', '2026-06-23', 100_000);
  expect(await losses()).toEqual([
    { on: '2026-06-22', isOpen: true, paid: 0, cause: 'insured' },
    { on: '2026-06-23', isOpen: false, paid: 90_000, cause: 'insured' },
  ]);
});

test('what a carrier told us counts where no claim of ours is about it', async () => {
  await run(
    `insert into external_claims (organization_id, policy_id, provider, claim_number, status, loss_occurred,
       fault_decision, indemnity_payment)
     select organization_id, policy_id, 'aviva', 'X-1', 'Closed', '2026-06-25', 'not_at_fault', 5000 from policies where policy_id = $1`,
    [bound.policyId],
  );
  await run(
    `insert into external_claims (organization_id, policy_id, claim_id, provider, claim_number, status, loss_occurred)
     select organization_id, policy_id, claim_id, 'aviva', 'X-2', 'open', '2026-06-26' from claims
     where policy_id = $1 and status = 'filed'`,
    [bound.policyId],
  );
  expect((await losses()).at(-1)).toEqual({ on: '2026-06-25', isOpen: false, paid: 5000, cause: 'other' });
});
