import { permissionsOfClaim } from '@roadworthy/core/claims/claim-transitions.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { notFound } from '../kernel/errors.ts';
import { operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { type ClaimRow, followClock, lockClaim, updateClaim } from './claim-store.ts';
import { foundOf, ownerOf } from './file-claim.ts';
import { aboutClaim, openClaim } from './handle-claim.ts';

async function policyIn({ tx }: Work, policyId: string) {
  const row = await tx
    .selectFrom('policies as p')
    .innerJoin('quotes as q', 'q.quote_id', 'p.current_quote_id')
    .select(['p.policy_id', 'p.policy_number', 'p.current_quote_id', 'p.provider', 'q.time_zone', 'q.postal_code'])
    .where('p.policy_id', '=', policyId)
    .where('p.erased', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** The claim and what belongs to it go to the organization of its policy; nothing of the former policy stays on it. */
async function handOver(work: Work, claim: ClaimRow, organizationId: string): Promise<void> {
  await updateClaim(work, claim, { duplicate_of: null, assigned_agent_id: null });
  await work.tx.updateTable('claims').set({ duplicate_of: null }).where('duplicate_of', '=', claim.claim_id).execute();
  const attached = await work.tx
    .selectFrom('claim_attachments')
    .select('file_id')
    .where('claim_id', '=', claim.claim_id)
    .where('file_id', 'is not', null)
    .execute();
  const files = attached.flatMap(({ file_id: id }) => id ?? []);
  await work.handingOver(async () => {
    await work.tx
      .updateTable('claims')
      .set({ organization_id: organizationId })
      .where('claim_id', '=', claim.claim_id)
      .execute();
    if (files.length > 0) {
      await work.tx
        .updateTable('files')
        .set({ organization_id: organizationId })
        .where('file_id', 'in', files)
        .execute();
    }
  });
}

/** What covered the loss, now that its policy is known. */
async function findCoverOf(there: Work, claim: ClaimRow, policyId: string): Promise<ClaimRow> {
  const policy = await policyIn(there, policyId);
  await updateClaim(there, claim, {
    policy_id: policyId,
    policy_number: policy.policy_number,
    quote_id: policy.current_quote_id,
    provider: policy.provider,
    policy_type: policy.provider,
    postal_code: policy.postal_code,
    time_zone: policy.time_zone,
    vehicle_id: null,
    cover_quote_id: null,
  });
  const named = await lockClaim(there, claim.claim_id);
  const { cover, vehicleId, flags, signals } = await foundOf(there, named, day(named.incident_date ?? ''));
  await updateClaim(there, named, {
    user_id: await ownerOf(there, named),
    ...(cover && { policy_id: cover.policyId, quote_id: cover.quoteId, cover_quote_id: cover.quoteId }),
    ...(vehicleId !== null && { vehicle_id: vehicleId }),
    flags: [...flags],
    signals,
  });
  return lockClaim(there, claim.claim_id);
}

export const linkClaimPolicy = operation({
  name: 'link_claim_policy',
  permission: permissionsOfClaim('assign_claim'),
  root: 'claim_id',
  target: ({ organization_id }) => organization_id,
  example: { policy_id: '00000000-0000-7000-8000-000000000000', organization_id: '$organization' },
  async run(work) {
    const { claim_id, policy_id, organization_id } = work.input;
    const opened = await openClaim(work, claim_id, 'assign_claim');
    if (!opened.ok) return opened;
    const claim = opened.event;
    const { found } = await work.tx
      .selectFrom('claim_exposures')
      .select(({ fn }) => fn.countAll<number>().as('found'))
      .where('claim_id', '=', claim_id)
      .executeTakeFirstOrThrow();
    if (found > 0) {
      return refuse(
        'claim_valued',
        words(
          'Something is held back or paid for this claim on the terms of its policy. It stays where it is.',
          'Un montant est provisionné ou payé pour cette réclamation selon sa police. Elle reste où elle est.',
        ),
      );
    }
    const isElsewhere = organization_id !== work.organizationId;
    await work.inTarget((there) => policyIn(there, policy_id));
    if (isElsewhere && claim.policy_id !== null) {
      return refuse(
        'claim_of_policy',
        words(
          'This claim names a policy of another organization. Deny it, and have the loss reported again.',
          'Cette réclamation nomme une police d’une autre organisation. Refusez-la et faites déclarer le sinistre de nouveau.',
        ),
      );
    }
    if (isElsewhere) {
      await handOver(work, claim, organization_id);
    }
    await work.inTarget(async (there) => {
      const linked = await findCoverOf(there, claim, policy_id);
      await followClock(there, linked);
      const policyNumber = linked.policy_number ?? '';
      await there.publish({ type: 'claim_linked', ...aboutClaim(linked), policyNumber });
    });
    return { claim_id };
  },
});
