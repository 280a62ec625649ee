import { damageAreas, damageSeverities, type ReportStep } from '@roadworthy/core/claims/vocabulary.ts';
import type { Claim_Input, ReportedClaimFragment } from '../../../generated/documents.ts';

/** Answers to the questions of a kind of loss, by their keys. */
export type LossAnswers = Readonly<Record<string, boolean | number | string>>;
export type DamageAnswer = { readonly areas: readonly string[]; readonly severity: string | null };
export const uses = ['private', 'rented', 'business'] as const;
export type Use = (typeof uses)[number];

/** A report as its fields hold it: blank where nothing is answered yet. */
export type ReportValues = {
  readonly vehicle_id: string;
  readonly policy_holder: string;
  readonly reporter_name: string;
  readonly reporter_email: string;
  readonly reporter_phone: string;
  readonly contact_preference: string;
  readonly type_of_loss: string;
  readonly answers: LossAnswers;
  readonly incident_date: string;
  readonly incident_time: string;
  readonly incident_location_type: string;
  readonly incident_location: string;
  readonly driving_at_time_of_loss: boolean | null;
  readonly driver: string;
  readonly use: Use | null;
  readonly business_purposes_reason: string;
  readonly damage: DamageAnswer;
  readonly damage_description: string;
  readonly incident_description: string;
  readonly is_usable: boolean | null;
  readonly no_others: boolean | null;
  readonly police_report_filed: boolean | null;
  readonly police_agency: string;
  readonly police_report_number: string;
  readonly fraud_notice_read: boolean;
};

/** On which step each answer is asked for. */
export const stepOfAnswer: Readonly<Record<keyof ReportValues, ReportStep>> = {
  vehicle_id: 'start',
  policy_holder: 'start',
  reporter_name: 'start',
  reporter_email: 'start',
  reporter_phone: 'start',
  contact_preference: 'review',
  type_of_loss: 'what',
  answers: 'what',
  incident_date: 'when-where',
  incident_time: 'when-where',
  incident_location_type: 'when-where',
  incident_location: 'when-where',
  driving_at_time_of_loss: 'driving',
  driver: 'driving',
  use: 'driving',
  business_purposes_reason: 'driving',
  damage: 'damage',
  damage_description: 'damage',
  incident_description: 'damage',
  is_usable: 'damage',
  no_others: 'others',
  police_report_filed: 'police',
  police_agency: 'police',
  police_report_number: 'police',
  fraud_notice_read: 'review',
};

/** Answers in one order, so that two of them are the same where they say the same. */
export const inOrder = (answers: LossAnswers): LossAnswers =>
  Object.fromEntries(Object.entries(answers).toSorted(([one], [other]) => one.localeCompare(other)));

/** Damage in the order in which its parts are listed. */
export function damageOf(areas: readonly string[], severity: string | null): DamageAnswer {
  return { areas: damageAreas.filter((area) => areas.includes(area)), severity };
}

function storedDamage(damage: unknown): DamageAnswer {
  const { areas, severity } = damage as { areas?: readonly string[]; severity?: string };
  return damageOf(areas ?? [], damageSeverities.find((one) => one === severity) ?? null);
}

function useOf({ was_rented, business_purposes }: ReportedClaimFragment): Use | null {
  if (business_purposes === true) return 'business';
  if (was_rented === true) return 'rented';
  return business_purposes === null && was_rented === null ? null : 'private';
}

/** What the server has of a report, as its fields hold it. */
export function valuesOf(claim: ReportedClaimFragment): ReportValues {
  return {
    vehicle_id: claim.vehicle_id ?? '',
    policy_holder: claim.policy_holder ?? '',
    reporter_name: claim.reporter_name ?? '',
    reporter_email: claim.reporter_email ?? '',
    reporter_phone: claim.reporter_phone ?? '',
    contact_preference: claim.contact_preference ?? '',
    type_of_loss: claim.type_of_loss ?? '',
    answers: inOrder(claim.answers as LossAnswers),
    incident_date: claim.incident_date ?? '',
    incident_time: claim.incident_time?.slice(0, 5) ?? '',
    incident_location_type: claim.incident_location_type ?? '',
    incident_location: claim.incident_location ?? '',
    driving_at_time_of_loss: claim.driving_at_time_of_loss,
    driver: claim.driver ?? '',
    use: useOf(claim),
    business_purposes_reason: claim.business_purposes_reason ?? '',
    damage: storedDamage(claim.damage),
    damage_description: claim.damage_description ?? '',
    incident_description: claim.incident_description ?? '',
    is_usable: claim.is_usable,
    no_others: claim.no_others,
    police_report_filed: claim.police_report_filed,
    police_agency: claim.police_agency ?? '',
    police_report_number: claim.police_report_number ?? '',
    fraud_notice_read: claim.fraud_notice_read !== null,
  };
}

/** What of a report is sent: blanks take away what was there, and so does an answer that is gone. */
export function changesOf(patch: Partial<ReportValues>, stored: LossAnswers): Claim_Input {
  const { answers, damage, use, ...others } = patch;
  const changes = Object.entries(others).map(([name, value]) => [name, value === '' ? null : value] as const);
  const gone = Object.keys(stored).filter((key) => answers !== undefined && !Object.hasOwn(answers, key));
  return {
    ...(Object.fromEntries(changes) as Claim_Input),
    // Another kind of loss has no answer of the former one, which the server forgets by itself.
    ...(answers !== undefined && {
      answers: {
        ...answers,
        ...(patch.type_of_loss === undefined && Object.fromEntries(gone.map((key) => [key, null]))),
      },
    }),
    ...(damage !== undefined && {
      damage: { areas: damage.areas, ...(damage.severity !== null && { severity: damage.severity }) },
    }),
    ...(use !== undefined && {
      was_rented: use === null ? null : use === 'rented',
      business_purposes: use === null ? null : use === 'business',
    }),
  };
}
