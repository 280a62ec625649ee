import { decideClaim, permissionsOfClaim } from '@roadworthy/core/claims/claim-transitions.ts';
import { checkOtherVehicle, checkParty, mostParties } from '@roadworthy/core/claims/report.ts';
import { accept, type Decision, refuse } from '@roadworthy/core/shared/decision.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import { type Insertable, sql } from 'kysely';
import { notFound } from '../kernel/errors.ts';
import { operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { type ClaimRow, lockClaim } from './claim-store.ts';

/** A report that may still be added to, and has not too many of a kind. */
async function openReport(
  work: Work,
  claimId: string,
  table: 'claim_entities' | 'claim_vehicles',
): Promise<Decision<ClaimRow>> {
  const claim = await lockClaim(work, claimId);
  const may = decideClaim(claim, 'update_claim_draft', work.actor);
  if (!may.ok) return may;
  const { found } = await work.tx
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .where('claim_id', '=', claimId)
    .executeTakeFirstOrThrow();
  if (found < mostParties) return accept(claim);
  return refuse(
    'report_full',
    words(
      'A report takes no more than 30 of these. Tell us of the others in your own words.',
      'Une déclaration en accepte au plus 30. Parlez-nous des autres dans votre récit.',
    ),
  );
}

export const addClaimEntity = operation({
  name: 'add_claim_entity',
  permission: permissionsOfClaim('update_claim_draft'),
  root: 'claim_id',
  example: { entity_relationship: 'witness', first_name: 'Wade', phone: '216-555-0148' },
  badInput: [
    { input: { entity_relationship: 'ghost' }, code: 'choice_unknown', field: 'entity_relationship' },
    { input: { first_name: '12' }, code: 'name_has_other_characters', field: 'first_name' },
    { input: { phone: '12' }, code: 'phone_invalid', field: 'phone' },
    { input: { email: 'wade' }, code: 'email_invalid', field: 'email' },
  ],
  async run(work) {
    const { claim_id, ...party } = work.input;
    const report = await openReport(work, claim_id, 'claim_entities');
    if (!report.ok) return report;
    const checked = checkParty(party);
    if (!checked.ok) return checked;
    return work.tx
      .insertInto('claim_entities')
      .values({
        organization_id: work.organizationId,
        claim_id,
        ...checked.event,
      } as Insertable<Database['claim_entities']>)
      .returning('claim_entity_id')
      .executeTakeFirstOrThrow();
  },
});

export const addClaimVehicle = operation({
  name: 'add_claim_vehicle',
  permission: permissionsOfClaim('update_claim_draft'),
  root: 'claim_id',
  example: { make: 'Toyota', license_plate: 'HBT 4821' },
  badInput: [
    { input: { year: 1200 }, code: 'year_out_of_range', field: 'year' },
    { input: { vin: 'I0Q' }, code: 'vin_malformed', field: 'vin' },
    { input: { make: '', license_plate: '' }, code: 'vehicle_empty', field: 'make' },
  ],
  async run(work) {
    const { claim_id, ...vehicle } = work.input;
    const report = await openReport(work, claim_id, 'claim_vehicles');
    if (!report.ok) return report;
    const checked = checkOtherVehicle(vehicle);
    if (!checked.ok) return checked;
    return work.tx
      .insertInto('claim_vehicles')
      .values({
        organization_id: work.organizationId,
        claim_id,
        ...checked.event,
      } as Insertable<Database['claim_vehicles']>)
      .returning('claim_vehicle_id')
      .executeTakeFirstOrThrow();
  },
});

/** Takes one of them out of a report that is not sent yet. Throws `not_found` for one of another report. */
async function removeParty(
  work: Work,
  claimId: string,
  table: 'claim_entities' | 'claim_vehicles',
  id: string,
): Promise<Decision<{ readonly claim_id: string }>> {
  const may = decideClaim(await lockClaim(work, claimId), 'update_claim_draft', work.actor);
  if (!may.ok) return may;
  const { rows } = await sql`
    update ${sql.table(table)} set archived = coalesce(archived, ${work.now})
    where ${sql.ref(table === 'claim_entities' ? 'claim_entity_id' : 'claim_vehicle_id')} = ${id} and claim_id = ${claimId}
    returning claim_id`.execute(work.tx);
  if (rows.length === 0) throw notFound();
  return accept({ claim_id: claimId });
}

export const removeClaimEntity = operation({
  name: 'remove_claim_entity',
  permission: permissionsOfClaim('update_claim_draft'),
  root: 'claim_id',
  example: { claim_entity_id: '00000000-0000-7000-8000-000000000000' },
  async run(work) {
    const { claim_id, claim_entity_id } = work.input;
    const removed = await removeParty(work, claim_id, 'claim_entities', claim_entity_id);
    return removed.ok ? removed.event : removed;
  },
});

export const removeClaimVehicle = operation({
  name: 'remove_claim_vehicle',
  permission: permissionsOfClaim('update_claim_draft'),
  root: 'claim_id',
  example: { claim_vehicle_id: '00000000-0000-7000-8000-000000000000' },
  async run(work) {
    const { claim_id, claim_vehicle_id } = work.input;
    const removed = await removeParty(work, claim_id, 'claim_vehicles', claim_vehicle_id);
    return removed.ok ? removed.event : removed;
  },
});
