import { type ReportStep, reportSteps } from '@roadworthy/core/claims/vocabulary.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { LoadClaimReportQuery } from '../../../generated/documents.ts';
import type { ReportValues } from './report-values.ts';

export type LossKind = LoadClaimReportQuery['claim_report']['kinds'][number];
export type LossQuestion = LossKind['questions'][number];

/** What decides which steps a report has. */
export type Course = {
  readonly kind: LossKind | undefined;
  readonly isThirdParty: boolean;
  readonly values: Pick<ReportValues, 'driving_at_time_of_loss'>;
};

/** Whether the vehicle moved, as far as the kind of loss and the answer tell; null while nobody knows. */
export function hasMoved({ kind, values }: Course): boolean | null {
  if (kind?.moving === 'always') return true;
  if (kind?.moving === 'never') return false;
  return values.driving_at_time_of_loss;
}

/**
 * The steps of a report: a pane of glass needs neither witnesses nor the police, who is not insured with us knows nothing of
 * who drove, and where a vehicle stood alone nobody else was there.
 */
export function stepsOf(course: Course): readonly ReportStep[] {
  const { kind, isThirdParty } = course;
  const left = new Set<ReportStep>([
    ...(kind?.is_short ? (['others', 'police'] as const) : []),
    ...(hasMoved(course) === false && kind?.type !== 'collision' ? (['others'] as const) : []),
    ...(isThirdParty ? (['driving', 'others'] as const) : []),
  ]);
  return reportSteps.filter((step) => !left.has(step));
}

/** The questions of a kind of loss that follow from what is answered. */
export function questionsAfter(kind: LossKind | undefined, answers: ReportValues['answers']): readonly LossQuestion[] {
  return (kind?.questions ?? []).filter(({ after }) => {
    if (after === null) return true;
    const { key, is } = after as { key: string; is: boolean | string };
    return ownValue(answers, key) === is;
  });
}

export const hrefOfStep = (step: ReportStep | 'confirmation'): string => `/claim/${step}`;

/** The step that an address names, or the first. */
export const stepOfPath = (step: string | null): ReportStep => reportSteps.find((one) => one === step) ?? 'start';

export type Needed = 'reporter_name' | 'reporter_phone' | 'type_of_loss' | 'incident_date' | 'fraud_notice_read';

/** What a step may not be left without: nobody could be answered, or nothing further be asked. */
export function neededOn(step: ReportStep, values: ReportValues): readonly Needed[] {
  const blank = (text: string) => text.trim() === '';
  switch (step) {
    case 'start':
      return [
        ...(blank(values.reporter_name) ? (['reporter_name'] as const) : []),
        ...(blank(values.reporter_phone) && blank(values.reporter_email) ? (['reporter_phone'] as const) : []),
      ];
    case 'what':
      return blank(values.type_of_loss) ? ['type_of_loss'] : [];
    case 'when-where':
      return blank(values.incident_date) ? ['incident_date'] : [];
    case 'review':
      return values.fraud_notice_read ? [] : ['fraud_notice_read'];
    default:
      return [];
  }
}
