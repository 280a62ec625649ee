'use client';
import { type ReportStep } from '@roadworthy/core/claims/vocabulary.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { useTranslations } from 'next-intl';
import { printDay } from '../../shared/print-day.ts';
import { useReport } from './report-context.tsx';
import { hasMoved, questionsAfter } from './report-steps.ts';

const filled = (lines: readonly (string | null | undefined | false)[]): readonly string[] =>
  lines.filter((line): line is string => typeof line === 'string' && line.trim() !== '');

/** What a report says, step by step, as lines of text. */
export function useSummary(): (step: ReportStep) => readonly string[] {
  const t = useTranslations('claim.report');
  const { claim, report, form, kind, course, waiting } = useReport();
  const { values } = form;
  const yesNo = (answer: boolean) => t(answer ? 'yes' : 'no');

  const answers = questionsAfter(kind, values.answers).map(({ key, text, choices }) => {
    const answer = ownValue(values.answers, key);
    if (answer === undefined) return null;
    const said = typeof answer === 'boolean' ? yesNo(answer) : String(answer);
    return `${text} ${choices.find(({ value }) => value === said)?.label ?? said}`;
  });
  const place = (['road', 'parked', 'campground', 'storage', 'home'] as const).find(
    (one) => one === values.incident_location_type,
  );
  const moved = hasMoved(course);
  const others = claim.claim_entities.length + claim.claim_vehicles.length + waiting.length;
  const { areas, severity } = values.damage;
  const named = (['light', 'moderate', 'severe'] as const).find((one) => one === severity);

  const lines: Readonly<Record<ReportStep, () => readonly (string | null | undefined | false)[]>> = {
    start: () => [
      [values.reporter_name, values.reporter_phone, values.reporter_email].filter(Boolean).join(' · '),
      claim.policy_id !== null && t('who.about', { number: claim.policy_number ?? '' }),
      report.vehicles.find(({ vehicle_id }) => vehicle_id === values.vehicle_id)?.name,
      values.policy_holder,
    ],
    what: () => [kind?.label, ...answers],
    'when-where': () => [
      [printDay(values.incident_date), values.incident_time].filter(Boolean).join(' · '),
      [place && t(`when.places.${place}`), values.incident_location].filter(Boolean).join(' · '),
    ],
    driving: () => [
      moved === null ? null : t(moved ? 'review.moving' : 'review.parked'),
      values.driver,
      values.use && t(`driving.uses.${values.use}`),
      values.business_purposes_reason,
    ],
    damage: () => [
      areas.map((area) => t(`areas.${area as 'roof'}`)).join(', '),
      named && t(`damage.severities.${named}`),
      values.damage_description,
      values.incident_description,
    ],
    others: () => [values.no_others === true ? t('others.nobody') : others > 0 && t('review.count', { count: others })],
    police: () => [
      values.police_report_filed === null ? null : t(values.police_report_filed ? 'review.report' : 'review.noReport'),
      [values.police_agency, values.police_report_number].filter(Boolean).join(' · '),
    ],
    photos: () => [claim.claim_attachments.length > 0 && t('review.count', { count: claim.claim_attachments.length })],
    review: () => [],
  };
  return (step) => filled(lines[step]());
}
