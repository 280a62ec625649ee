import type { LoadClaimReportQuery } from '../../../generated/documents.ts';
import { hrefOfStep, stepsOf } from './report-steps.ts';
import { valuesOf } from './report-values.ts';

/** Where a report goes on: at the first step that still lacks something, at its end where none does, or where it was sent. */
export function nextStepOf({ claims_by_pk: claim, claim_report: report }: LoadClaimReportQuery): string {
  if (claim === null) return hrefOfStep('start');
  if (claim.status !== 'draft') return hrefOfStep('confirmation');
  const values = valuesOf(claim);
  const kind = report.kinds.find(({ type }) => type === values.type_of_loss);
  const steps = stepsOf({ kind, isThirdParty: claim.is_third_party, values });
  const open = steps.find((step) =>
    report.missing.some((part) => part.step === step && (step !== 'start' || part.is_needed)),
  );
  return hrefOfStep(open ?? 'review');
}
