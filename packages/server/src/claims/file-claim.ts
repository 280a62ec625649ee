import { completenessOf } from '@roadworthy/core/claims/completeness.ts';
import { decideClaim, permissionsOfClaim } from '@roadworthy/core/claims/claim-transitions.ts';
import { flagsOfReport } from '@roadworthy/core/claims/find-cover.ts';
import { signalsOf } from '@roadworthy/core/claims/fraud-signals.ts';
import { checkFiling } from '@roadworthy/core/claims/report.ts';
import { formatPolicyNumber } from '@roadworthy/core/policies/policy-number.ts';
import { addDays, type Day, day, dayOrNull } from '@roadworthy/core/shared/time/day.ts';
import { sql } from 'kysely';
import { operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { type ClaimRow, followClock, lockClaim, moveClaim } from './claim-store.ts';
import { coverOf } from './policy-of-claim.ts';
import { duplicateOf, factsOfReport } from './report-of-claim.ts';

/** The row by which a quote describes a vehicle, by the root that every description of it shares. */
async function vehicleIn({ tx }: Work, quoteId: string, root: string | null): Promise<string | null> {
  if (root === null) return null;
  const row = await tx
    .selectFrom('vehicles')
    .select('vehicle_id')
    .where('quote_id', '=', quoteId)
    .where('root_vehicle_id', '=', root)
    .where('archived', 'is', null)
    .executeTakeFirst();
  return row?.vehicle_id ?? null;
}

async function isKnownDriver({ tx }: Work, quoteId: string, driver: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select exists (select from entities
    where quote_id = ${quoteId} and archived is null
      and lower(concat_ws(' ', first_name, last_name)) = lower(${driver})) as known`.execute(tx);
  return rows[0]?.known === true;
}

async function isRentalStated({ tx }: Work, vehicleId: string | null): Promise<boolean> {
  if (vehicleId === null) return false;
  const row = await tx
    .selectFrom('vehicles')
    .select('rental_utilization_rate')
    .where('vehicle_id', '=', vehicleId)
    .executeTakeFirst();
  return (row?.rental_utilization_rate ?? 0) > 0;
}

type Compared = {
  readonly since: string | null;
  readonly raised: string | null;
  readonly phones: number;
  readonly before: number;
};

/** What of a claim's contract and of other claims its signals are made of. */
async function compared({ tx }: Work, claim: ClaimRow, on: Day): Promise<Compared> {
  const { rows } = await sql<Compared>`
    with contract as (select p.policy_id, p.effective_date from policies p join policies named using (contract_id)
      where named.policy_id = ${claim.policy_id}::uuid)
    select (select min(effective_date) from contract) as since,
      (select max(x.effective_date) from policy_transactions x join contract using (policy_id)
        where x.kind = 'endorsement' and x.reversed_by is null and x.effective_date <= ${on}
          and (select sum(l.annual) from charge_lines l where l.policy_transaction_id = x.policy_transaction_id
            and l.kind = 'premium') > 0) as raised,
      (select count(*) from claims c where c.claim_id <> ${claim.claim_id} and c.status not in ('draft', 'withdrawn')
        and c.policy_id is distinct from ${claim.policy_id}::uuid and c.reporter_phone = ${claim.reporter_phone})::int as phones,
      (select count(*) from claims c join contract using (policy_id) where c.claim_id <> ${claim.claim_id}
        and c.status not in ('draft', 'withdrawn') and c.incident_date between ${addDays(on, -365)} and ${on})::int as before
  `.execute(tx);
  const [row] = rows;
  return row ?? { since: null, raised: null, phones: 0, before: 0 };
}

/** The day on which the oldest photograph of the loss was taken, as its camera says it. */
async function oldestPhotoOf({ tx }: Work, { claim_id: claimId }: ClaimRow): Promise<Day | null> {
  const { taken } = await tx
    .selectFrom('files')
    .select(({ fn }) => fn.min('taken').as('taken'))
    .where('claim_id', '=', claimId)
    .where('attached', 'is not', null)
    .executeTakeFirstOrThrow();
  return dayOrNull(taken === null ? null : taken.slice(0, 10));
}

/** What covered a loss of a day, on which vehicle, and what is flagged and suspected of it. */
export async function foundOf(work: Work, claim: ClaimRow, on: Day) {
  const cover = await coverOf(work, claim, on);
  const vehicleId = cover && (await vehicleIn(work, cover.quoteId, claim.root_vehicle_id));
  const flags = flagsOfReport(cover, {
    wasDriving: claim.driving_at_time_of_loss === true,
    isOtherDriver: cover !== null && claim.driver !== null && !(await isKnownDriver(work, cover.quoteId, claim.driver)),
    isBusinessUse: claim.business_purposes === true,
    wasRented: claim.was_rented === true,
    isRentalStated: await isRentalStated(work, vehicleId),
    isInsuredVehicle: vehicleId !== null,
    isThirdParty: claim.is_third_party,
  });
  const { since, raised, phones, before } = await compared(work, claim, on);
  const signals = signalsOf({
    incidentDate: on,
    inForceSince: dayOrNull(since),
    coverRaised: dayOrNull(raised),
    reported: work.today(claim.time_zone),
    samePhone: phones,
    oldestPhoto: await oldestPhotoOf(work, claim),
    claimsInYear: before,
    isTheftWithoutPolice: claim.type_of_loss === 'theft' && claim.police_report_filed !== true,
  });
  return { cover, vehicleId, flags, signals: signals.map(({ code }) => code) };
}

export async function ownerOf({ tx }: Work, claim: ClaimRow): Promise<string | null> {
  if (claim.is_third_party || claim.policy_id === null) return claim.user_id;
  const row = await tx
    .selectFrom('policies')
    .select('user_id')
    .where('policy_id', '=', claim.policy_id)
    .executeTakeFirst();
  return claim.user_id ?? row?.user_id ?? null;
}

export const fileClaim = operation({
  name: 'file_claim',
  permission: permissionsOfClaim('file_claim'),
  root: 'claim_id',
  example: {},
  async run(work) {
    const claim = await lockClaim(work, work.input.claim_id);
    const may = decideClaim(claim, 'file_claim', work.actor);
    if (!may.ok) return may;
    const complete = checkFiling({ ...claim, isNoticeRead: claim.fraud_notice_read !== null });
    if (!complete.ok) return complete;
    const on = day(claim.incident_date ?? '');
    const { cover, vehicleId, flags, signals } = await foundOf(work, claim, on);
    const { rows } = await sql<{ series: number }>`select nextval('claim_number_series') as series`.execute(work.tx);
    const number = formatPolicyNumber({ prefix: 'CL', series: Number(rows[0]?.series) });
    const { percent } = completenessOf(await factsOfReport(work, claim));
    const filed = await moveClaim(work, claim, 'filed', {
      claim_number: number,
      filed: work.now,
      user_id: await ownerOf(work, claim),
      ...(cover && { policy_id: cover.policyId, quote_id: cover.quoteId, cover_quote_id: cover.quoteId }),
      ...(vehicleId !== null && { vehicle_id: vehicleId }),
      flags: [...flags],
      signals,
      // Everything that was asked for has come in: what the law counts from a proof of loss begins.
      proof_of_loss: percent === 100 ? work.today(claim.time_zone) : null,
    });
    await work.tx
      .updateTable('claims')
      .set({ duplicate_of: await duplicateOf(work, filed) })
      .where('claim_id', '=', filed.claim_id)
      .execute();
    await followClock(work, filed);
    await work.publish({ type: 'claim_filed', claimId: filed.claim_id, policyId: filed.policy_id, number, flags });
    return { claim_id: filed.claim_id };
  },
});

export const withdrawClaim = operation({
  name: 'withdraw_claim',
  permission: permissionsOfClaim('withdraw_claim'),
  root: 'claim_id',
  example: {},
  async run(work) {
    const claim = await lockClaim(work, work.input.claim_id);
    const may = decideClaim(claim, 'withdraw_claim', work.actor);
    if (!may.ok) return may;
    const withdrawn = await moveClaim(work, claim, 'withdrawn', { ended: work.today(claim.time_zone) });
    await followClock(work, withdrawn);
    const number = claim.claim_number ?? '';
    await work.publish({ type: 'claim_withdrawn', claimId: claim.claim_id, policyId: claim.policy_id, number });
    return { claim_id: claim.claim_id };
  },
});
