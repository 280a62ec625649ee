import { checkAsk } from '@roadworthy/core/inspections/ask-inspection.ts';
import { checkReturnInspection, decideAcceptInspection } from '@roadworthy/core/inspections/review-inspection.ts';
import { checkTakePhotos } from '@roadworthy/core/inspections/take-photo.ts';
import type { ReadAbilities, Slice } from '../kernel/slice.ts';
import { scanRows } from '../kernel/jobs/scheduled-scan.ts';
import { loadPolicy } from '../policies/policy-store.ts';
import { askOnPolicyBound, askOnPolicyEndorsed, followOnVehiclesChanged } from './ask-policy-inspection.ts';
import { loadInspection } from './inspection-store.ts';
import { inspectionsToRun, runInspection } from './run-inspections.ts';

const ofPolicy: ReadAbilities = async (work, policyId) => {
  const { policy } = await loadPolicy(work, policyId);
  return { ask_policy_inspection: checkAsk(policy, work.actor) };
};

const ofInspection: ReadAbilities = async (work, inspectionId) => {
  const { inspection, policy } = await loadInspection(work, inspectionId);
  return {
    begin_inspection_photo: checkTakePhotos(inspection, policy.status, work.actor),
    accept_policy_inspection: decideAcceptInspection(inspection, policy.status, work.actor),
    return_policy_inspection: checkReturnInspection(inspection, policy.status, work.actor),
  };
};

export const inspectionsSlice = {
  handlers: [askOnPolicyBound, askOnPolicyEndorsed, followOnVehiclesChanged],
  abilities: { policies: ofPolicy, policy_inspections: ofInspection },
  jobs: (kernel) => ({ 'run-inspections': () => scanRows(kernel, inspectionsToRun, runInspection) }),
} satisfies Slice;
