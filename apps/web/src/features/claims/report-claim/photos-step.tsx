'use client';
import { useClaimContext } from '../../../data/session/claim-session.tsx';
import { ClaimEvidence } from '../claim-evidence/claim-evidence.tsx';
import { useReport } from './report-context.tsx';
import { ReportStepPage } from './report-step.tsx';

/** Photographs of the damage, now or later. */
export function PhotosStep() {
  const { claim, reread } = useReport();
  const { claimToken } = useClaimContext();
  return (
    <ReportStepPage step="photos">
      <ClaimEvidence
        claimId={claim.claim_id}
        files={claim.claim_attachments}
        who={{ kind: 'claim', claimToken }}
        onStored={reread}
      />
    </ReportStepPage>
  );
}
