import { overdueQuestion, stepDue } from '@roadworthy/core/inspections/inspection.ts';
import { remindDays } from '@roadworthy/core/inspections/vocabulary.ts';
import { coveringStatuses } from '@roadworthy/core/policies/vocabulary.ts';
import type { Work } from '../kernel/work.ts';
import { firstZone } from '../products/first-day.ts';
import { askAfterBind } from '../underwriting/refer-policy.ts';
import { lockInspection, nameOfVehicle, publishStep } from './inspection-store.ts';

const today = `(app_now() at time zone '${firstZone}')::date`;

/** Inspections whose day comes near or has passed. Rows are chosen by the furthest zone's day, and decided by their own. */
export const inspectionsToRun = `
  select i.organization_id, policy_inspection_id from policy_inspections i join policies p using (policy_id)
  where i.status in ('asked', 'asked_again') and policy_status in ('${coveringStatuses.join("', '")}')
    and (due_date < ${today} and overdue is null or due_date >= ${today} and due_date <= ${today} + ${remindDays} and reminded is null)
  order by due_date limit 500`;

/** Reminds who is insured of photographs, and asks an underwriter about those that did not come; each once. */
export async function runInspection(work: Work, inspectionId: string): Promise<void> {
  const opened = await lockInspection(work, inspectionId);
  const { inspection, policy, quote, vehicle } = opened;
  const step = stepDue(inspection, work.today(policy.timeZone));
  if (step === null) return;
  await work.tx
    .updateTable('policy_inspections')
    .set(step === 'due' ? { reminded: work.now } : { overdue: work.now })
    .where('policy_inspection_id', '=', inspectionId)
    .execute();
  // Of a vehicle that left the policy nobody is asked any more.
  if (vehicle === null) return;
  await publishStep(work, opened, step);
  if (step === 'overdue') {
    await askAfterBind(work, quote, overdueQuestion(inspection, nameOfVehicle(vehicle)));
  }
}
