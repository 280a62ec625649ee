import { completenessOf, type ReportFacts } from '@roadworthy/core/claims/completeness.ts';
import { isSameLoss } from '@roadworthy/core/claims/find-cover.ts';
import {
  type LossAnswers,
  lossKinds,
  type LossQuestion,
  questionsFor,
  questionsOf,
} from '@roadworthy/core/claims/loss-questions.ts';
import { lossTypes } from '@roadworthy/core/claims/vocabulary.ts';
import type { Locale } from '@roadworthy/core/shared/text/sentence.ts';
import { dayOrNull } from '@roadworthy/core/shared/time/day.ts';
import { computedRead } from '../kernel/operation.ts';
import { t } from '../kernel/language.ts';
import type { Work } from '../kernel/work.ts';
import { type ClaimRow, loadClaim } from './claim-store.ts';
import { coverOf } from './policy-of-claim.ts';

/** The answers of a report, as its column holds them. */
export function answersOf({ answers }: Pick<ClaimRow, 'answers'>): LossAnswers {
  return answers as LossAnswers;
}

function isDamageKnown({ damage, damage_description: text, damage_to_vehicle: isDamaged }: ClaimRow): boolean {
  return isDamaged === false || text !== null || Object.keys(damage as object).length > 0;
}

/** What is known of a report, not what it says. */
export async function factsOfReport({ tx }: Work, claim: ClaimRow): Promise<ReportFacts> {
  const count = async (table: 'claim_entities' | 'claim_attachments') => {
    const { found } = await tx
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('found'))
      .where('claim_id', '=', claim.claim_id)
      .where('archived', 'is', null)
      .executeTakeFirstOrThrow();
    return found;
  };
  return {
    typeOfLoss: claim.type_of_loss,
    isThirdParty: claim.is_third_party,
    answers: answersOf(claim),
    hasPolicy: claim.policy_id !== null,
    hasVehicle: claim.vehicle_id !== null,
    hasDay: claim.incident_date !== null,
    hasTime: claim.incident_time !== null,
    hasPlace: claim.incident_location !== null || claim.incident_location_type !== null,
    hasReachableReporter:
      claim.reporter_name !== null && (claim.reporter_email !== null || claim.reporter_phone !== null),
    wasDriving: claim.driving_at_time_of_loss,
    hasDriver: claim.driver !== null,
    hasUse: claim.business_purposes !== null || claim.was_rented !== null,
    hasDamage: isDamageKnown(claim),
    hasStory: claim.incident_description !== null,
    hasOthers: claim.no_others === true || (await count('claim_entities')) > 0,
    hasPolice: claim.police_report_filed !== null,
    photos: await count('claim_attachments'),
  };
}

/** The oldest other report that is likely about the same loss, or null. */
export async function duplicateOf({ tx }: Work, claim: ClaimRow): Promise<string | null> {
  if (claim.policy_id === null) return null;
  const lossOf = (row: Pick<ClaimRow, 'policy_id' | 'root_vehicle_id' | 'type_of_loss' | 'incident_date'>) => ({
    policyId: row.policy_id,
    rootVehicleId: row.root_vehicle_id,
    typeOfLoss: row.type_of_loss,
    incidentDate: dayOrNull(row.incident_date),
  });
  const others = await tx
    .selectFrom('claims')
    .select(['claim_id', 'policy_id', 'root_vehicle_id', 'type_of_loss', 'incident_date'])
    .where('policy_id', '=', claim.policy_id)
    .where('claim_id', '<>', claim.claim_id)
    .where('status', 'not in', ['draft', 'withdrawn'])
    .orderBy('filed')
    .execute();
  return others.find((other) => isSameLoss(lossOf(claim), lossOf(other)))?.claim_id ?? null;
}

async function vehiclesOf({ tx }: Work, { quote_id: quoteId, is_third_party: isThirdParty }: ClaimRow) {
  // Somebody else than who is insured is told nothing of the policy.
  if (quoteId === null || isThirdParty) return [];
  const rows = await tx
    .selectFrom('vehicles')
    .select(['vehicle_id', 'year', 'make', 'model', 'type', 'length'])
    .where('quote_id', '=', quoteId)
    .where('archived', 'is', null)
    .orderBy('created')
    .execute();
  return rows.map(({ vehicle_id, year, make, model, type, length }) => ({
    vehicle_id,
    type,
    year,
    length: length === null ? null : Number(length),
    name: [year, make, model].filter((part) => part !== null && part !== '').join(' '),
  }));
}

/** Whether nothing covered the day that is reported, as far as who reports may know: told, and taken all the same. */
async function isOutsideCover(work: Work, claim: ClaimRow): Promise<boolean> {
  const on = dayOrNull(claim.incident_date);
  if (on === null || claim.is_third_party) return false;
  return (await coverOf(work, claim, on))?.isCovered === false;
}

const asQuestion = (locale: Locale, { key, kind, text, why, choices, after }: LossQuestion) => ({
  key,
  kind,
  text: t(locale, text),
  why: t(locale, why),
  choices: (choices ?? []).map(({ value, label }) => ({ value, label: t(locale, label) })),
  after: after ?? null,
});

/** Every kind of loss with its questions: one may change their mind without asking us, and without a connection. */
const kindsIn = (locale: Locale, isThirdParty: boolean) =>
  lossTypes.map((type) => {
    const { label, about, moving, isShort } = lossKinds[type];
    return {
      type,
      label: t(locale, label),
      about: t(locale, about),
      moving,
      is_short: isShort,
      questions: questionsFor(type, isThirdParty).map((question) => asQuestion(locale, question)),
    };
  });

/** What a report still lacks, and what is asked of its kind of loss. */
export const readClaimReport = computedRead({
  name: 'claim_report',
  permission: 'whoever_sees_it',
  root: 'claim_id',
  example: {},
  async run(work) {
    const claim = await loadClaim(work, work.input.claim_id);
    const { locale } = work.request;
    const { percent, missing } = completenessOf(await factsOfReport(work, claim));
    const questions =
      claim.type_of_loss === null ? [] : questionsOf(claim.type_of_loss, answersOf(claim), claim.is_third_party);
    return {
      percent,
      missing: missing.map(({ key, step, why, isNeeded }) => ({ key, step, why: t(locale, why), is_needed: isNeeded })),
      questions: questions.map((question) => asQuestion(locale, question)),
      kinds: kindsIn(locale, claim.is_third_party),
      vehicles: await vehiclesOf(work, claim),
      is_outside_cover: await isOutsideCover(work, claim),
      is_reported_already: (await duplicateOf(work, claim)) !== null,
    };
  },
});
