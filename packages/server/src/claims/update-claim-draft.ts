import { decideClaim, permissionsOfClaim } from '@roadworthy/core/claims/claim-transitions.ts';
import { checkReport } from '@roadworthy/core/claims/report.ts';
import { type Decision, accept, refuse } from '@roadworthy/core/shared/decision.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { answersOf } from './report-of-claim.ts';
import { type ClaimRow, lockClaim, updateClaim } from './claim-store.ts';

async function vehicleOf(
  { tx }: Work,
  { quote_id: quoteId }: ClaimRow,
  vehicleId: string | null | undefined,
): Promise<Decision<string | null | undefined>> {
  if (!vehicleId) return accept(vehicleId);
  const row =
    quoteId === null
      ? undefined
      : await tx
          .selectFrom('vehicles')
          .select('vehicle_id')
          .where('quote_id', '=', quoteId)
          .where('vehicle_id', '=', vehicleId)
          .executeTakeFirst();
  return row
    ? accept(row.vehicle_id)
    : refuse(
        'vehicle_unknown',
        words('Choose a vehicle of this policy.', 'Choisissez un véhicule de cette police.'),
        'changes.vehicle_id',
      );
}

export const updateClaimDraft = operation({
  name: 'update_claim_draft',
  permission: permissionsOfClaim('update_claim_draft'),
  root: 'claim_id',
  example: { changes: { type_of_loss: 'weather', incident_date: '2026-06-14' } },
  changedElsewhere: 'report_changed_elsewhere',
  badInput: [
    { input: { changes: { type_of_loss: 'meteor' } }, code: 'choice_unknown', field: 'changes.type_of_loss' },
    { input: { changes: { incident_date: '2126-01-01' } }, code: 'incident_in_future', field: 'changes.incident_date' },
    {
      input: { changes: { incident_date: '2001-01-01' } },
      code: 'incident_too_long_ago',
      field: 'changes.incident_date',
    },
    { input: { changes: { incident_time: '25:00' } }, code: 'time_not_valid', field: 'changes.incident_time' },
    { input: { changes: { reporter_phone: '12' } }, code: 'phone_invalid', field: 'changes.reporter_phone' },
    { input: { changes: { reporter_email: 'ada' } }, code: 'email_invalid', field: 'changes.reporter_email' },
    { input: { changes: { answers: { moon: true } } }, code: 'answer_unknown', field: 'changes.answers' },
    { input: { changes: { damage: { areas: ['moon'] } } }, code: 'damage_unknown', field: 'changes.damage' },
    {
      input: { changes: { vehicle_id: '00000000-0000-7000-8000-000000000000' } },
      code: 'vehicle_unknown',
      field: 'changes.vehicle_id',
    },
  ],
  async run(work) {
    const { claim_id: id, changes, version } = work.input;
    const claim = await lockClaim(work, id);
    const may = decideClaim(claim, 'update_claim_draft', work.actor);
    if (!may.ok) return may;
    if (version !== undefined && version !== null && version !== claim.version) {
      return refuse(
        'report_changed_elsewhere',
        words(
          'This report was changed in another tab or on another device.',
          'Cette déclaration a été modifiée dans un autre onglet ou sur un autre appareil.',
        ),
      );
    }
    const { vehicle_id, fraud_notice_read, ...input } = changes;
    const stored = { type_of_loss: claim.type_of_loss, answers: answersOf(claim) };
    const checked = checkReport(input, stored, work.today(claim.time_zone));
    if (!checked.ok) return checked;
    const vehicle = await vehicleOf(work, claim, vehicle_id);
    if (!vehicle.ok) return vehicle;
    const { answers, damage, ...columns } = checked.event;
    const isRead = fraud_notice_read === undefined ? undefined : fraud_notice_read === true ? work.now : null;
    const change = {
      ...columns,
      ...(answers !== undefined && { answers: JSON.stringify(answers) }),
      ...(damage !== undefined && { damage: JSON.stringify(damage) }),
      ...(vehicle.event !== undefined && { vehicle_id: vehicle.event }),
      ...(isRead !== undefined && { fraud_notice_read: isRead }),
    };
    if (Object.keys(change).length > 0) await updateClaim(work, claim, { ...change, version: claim.version + 1 });
    return { claim_id: id };
  },
});
