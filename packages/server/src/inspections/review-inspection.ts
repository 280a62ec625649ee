import { decideAcceptInspection, decideReturnInspection } from '@roadworthy/core/inspections/review-inspection.ts';
import { operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { lockInspection, publishStep } from './inspection-store.ts';

/** The photographs in force of an inspection. */
const photosInForce = ({ tx }: Work, inspectionId: string) =>
  tx.updateTable('vehicle_assets').where('policy_inspection_id', '=', inspectionId).where('archived', 'is', null);

/** The address of the first photograph in the order in which they are asked for. */
async function firstPhoto({ tx }: Work, inspectionId: string, shots: readonly string[]): Promise<string | null> {
  const photos = await tx
    .selectFrom('vehicle_assets')
    .select(['shot', 'url'])
    .where('policy_inspection_id', '=', inspectionId)
    .where('archived', 'is', null)
    .execute();
  const placed = photos.toSorted((one, other) => shots.indexOf(one.shot ?? '') - shots.indexOf(other.shot ?? ''));
  return placed[0]?.url ?? null;
}

export const acceptPolicyInspection = operation({
  name: 'accept_policy_inspection',
  permission: 'inspection:accept',
  root: 'policy_inspection_id',
  example: {},
  async run(work) {
    const { policy_inspection_id } = work.input;
    const opened = await lockInspection(work, policy_inspection_id);
    const { inspection, policy } = opened;
    const decision = decideAcceptInspection(inspection, policy.status, work.actor);
    if (!decision.ok) return decision;
    await photosInForce(work, policy_inspection_id).set({ review: 'accepted', review_reason: null }).execute();
    const photo_url = await firstPhoto(work, policy_inspection_id, inspection.shots);
    await work.tx
      .updateTable('policy_inspections')
      .set({ status: 'completed', completed: work.now, photo_url })
      .where('policy_inspection_id', '=', policy_inspection_id)
      .execute();
    await publishStep(work, opened, 'completed');
    return { policy_inspection_id };
  },
});

export const returnPolicyInspection = operation({
  name: 'return_policy_inspection',
  permission: 'inspection:ask',
  root: 'policy_inspection_id',
  example: { again: [{ shot: 'front', reason: 'It is too dark.' }] },
  async run(work) {
    const { policy_inspection_id, again } = work.input;
    const opened = await lockInspection(work, policy_inspection_id);
    const { inspection, policy } = opened;
    const today = work.today(policy.timeZone);
    const decision = decideReturnInspection(inspection, policy.status, again, today, work.actor);
    if (!decision.ok) return decision;
    const { dueDate } = decision.event;
    await photosInForce(work, policy_inspection_id).set({ review: 'accepted' }).execute();
    for (const { shot, reason } of decision.event.again) {
      await photosInForce(work, policy_inspection_id)
        .where('shot', '=', shot)
        .set({ review: 'again', review_reason: reason })
        .execute();
    }
    await work.tx
      .updateTable('policy_inspections')
      .set({ status: 'asked_again', due_date: dueDate, submitted: null, reminded: null, overdue: null })
      .where('policy_inspection_id', '=', policy_inspection_id)
      .execute();
    await publishStep(work, { ...opened, inspection: { ...inspection, dueDate } }, 'asked_again');
    return { policy_inspection_id };
  },
});
