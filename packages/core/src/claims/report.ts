import { checkEmail } from '../identity/email.ts';
import { canadianProvinces, usStates } from '../products/vocabulary.ts';
import { accept, type Decision, refusal, type Refusal, refuse } from '../shared/decision.ts';
import { checkName } from '../shared/text/check-name.ts';
import { findPhoneProblem } from '../shared/text/check-phone.ts';
import { findLineProblem, findProseProblem, tidyLine } from '../shared/text/check-text.ts';
import { ownValue } from '../shared/text/own-value.ts';
import type { TextKind } from '../shared/text/text-limits.ts';
import { addDays, type Day } from '../shared/time/day.ts';
import { words, type Words } from '../shared/words.ts';
import { isAnswer, type LossAnswers, lossKinds } from './loss-questions.ts';
import {
  claimRelationships,
  contactPreferences,
  damageAreas,
  damageSeverities,
  incidentLocationTypes,
  type LossType,
  lossTypes,
} from './vocabulary.ts';

type Text = string | null | undefined;
type Flag = boolean | null | undefined;

/** What a report is changed to; what is absent stays. The names are those of its columns. */
export type ReportInput = {
  readonly policy_holder?: Text;
  readonly reporter_name?: Text;
  readonly reporter_email?: Text;
  readonly reporter_phone?: Text;
  readonly contact_preference?: Text;
  readonly type_of_loss?: Text;
  readonly answers?: unknown;
  readonly incident_date?: Text;
  /** `14:30`, by a clock where it happened. */
  readonly incident_time?: Text;
  readonly incident_location_type?: Text;
  readonly incident_location?: Text;
  /** Postal code of the state or province where it happened. */
  readonly administrative_area?: Text;
  readonly driving_at_time_of_loss?: Flag;
  readonly driver?: Text;
  readonly business_purposes?: Flag;
  readonly business_purposes_reason?: Text;
  readonly was_rented?: Flag;
  readonly damage_to_vehicle?: Flag;
  readonly damage?: unknown;
  readonly damage_description?: Text;
  readonly incident_description?: Text;
  readonly is_usable?: Flag;
  readonly no_others?: Flag;
  readonly police_report_filed?: Flag;
  readonly police_agency?: Text;
  readonly police_report_number?: Text;
  readonly fraud_notice_read?: Flag;
};

/** Longer ago than anybody may report. */
const mostDaysAgo = 366 * 3;

const lines = {
  incident_location: 'street',
  police_agency: 'name',
  police_report_number: 'reference',
} as const satisfies Partial<Record<keyof ReportInput, TextKind>>;
const prose = {
  business_purposes_reason: 'reason',
  damage_description: 'note',
  incident_description: 'note',
} as const satisfies Partial<Record<keyof ReportInput, TextKind>>;
const names = ['policy_holder', 'reporter_name', 'driver'] as const;
const lists = {
  contact_preference: contactPreferences,
  type_of_loss: lossTypes,
  incident_location_type: incidentLocationTypes,
  administrative_area: [...usStates, ...canadianProvinces],
} as const;

const chooseOne = words('Choose one of what is offered.', 'Choisissez parmi ce qui est offert.');
const at = (name: string): string => `changes.${name}`;

const isBlank = (text: Text): boolean => (text ?? '').trim() === '';

function findDayProblem(text: string, today: Day): Refusal | null {
  // A phone may be a day ahead of where it happened.
  if (text > addDays(today, 1)) {
    return refusal(
      'incident_in_future',
      words(
        'This day has not come yet. Enter the day it happened.',
        'Ce jour n’est pas encore venu. Entrez le jour du sinistre.',
      ),
      at('incident_date'),
    );
  }
  if (text >= addDays(today, -mostDaysAgo)) return null;
  return refusal(
    'incident_too_long_ago',
    words(
      'This is more than three years ago. Call us about it.',
      'Cela remonte à plus de trois ans. Appelez-nous à ce sujet.',
    ),
    at('incident_date'),
  );
}

function findAnswersProblem(answers: unknown, type: LossType | null): Refusal | null {
  const field = at('answers');
  const notThese = (message: Words) => refusal('answer_unknown', message, field);
  if (typeof answers !== 'object' || answers === null || Array.isArray(answers)) {
    return notThese(words('Answer the questions by their names.', 'Répondez aux questions par leurs noms.'));
  }
  const questions = type === null ? [] : lossKinds[type].questions;
  for (const [key, answer] of Object.entries(answers)) {
    const question = questions.find((one) => one.key === key);
    if (!question || (answer !== null && !isAnswer(question, answer))) return notThese(chooseOne);
    if (typeof answer === 'string') {
      const problem = findProseProblem(answer, question.kind === 'prose' ? 'reason' : 'answer', field);
      if (problem) return problem;
    }
  }
  return null;
}

function findDamageProblem(damage: unknown): Refusal | null {
  const wrong = refusal('damage_unknown', chooseOne, at('damage'));
  if (typeof damage !== 'object' || damage === null || Array.isArray(damage)) return wrong;
  if (Object.keys(damage).some((key) => key !== 'areas' && key !== 'severity')) return wrong;
  const [areas, severity] = [
    ownValue(damage as Record<string, unknown>, 'areas'),
    ownValue(damage as Record<string, unknown>, 'severity'),
  ];
  const isArea = (one: unknown) => damageAreas.some((area) => area === one);
  if (areas !== undefined && !(Array.isArray(areas) && areas.length <= damageAreas.length && areas.every(isArea))) {
    return wrong;
  }
  return severity === undefined || damageSeverities.some((one) => one === severity) ? null : wrong;
}

function findProblem(input: ReportInput, type: LossType | null, today: Day): Refusal | null {
  for (const [name, kind] of Object.entries(lines)) {
    const text = input[name as keyof typeof lines];
    const problem = isBlank(text) ? null : findLineProblem(text ?? '', kind, at(name));
    if (problem) return problem;
  }
  for (const [name, kind] of Object.entries(prose)) {
    const text = input[name as keyof typeof prose];
    const problem = isBlank(text) ? null : findProseProblem(text ?? '', kind, at(name));
    if (problem) return problem;
  }
  for (const [name, values] of Object.entries(lists)) {
    const text = input[name as keyof typeof lists];
    if (text === undefined || text === null) continue;
    if (!values.some((one) => one === text)) return refusal('choice_unknown', chooseOne, at(name));
  }
  for (const name of names) {
    const text = input[name];
    if (isBlank(text)) continue;
    const named = checkName(text ?? '', 'person', at(name));
    if (!named.ok) return named.refusal;
  }
  if (!isBlank(input.reporter_phone)) {
    const problem = findPhoneProblem(input.reporter_phone ?? '', at('reporter_phone'));
    if (problem) return problem;
  }
  if (!isBlank(input.reporter_email)) {
    const email = checkEmail(input.reporter_email ?? '', at('reporter_email'));
    if (!email.ok) return email.refusal;
  }
  if (!isBlank(input.incident_time) && !/^([01]\d|2[0-3]):[0-5]\d$/.test(input.incident_time ?? '')) {
    return refusal(
      'time_not_valid',
      words('Enter the time as 14:30.', 'Entrez l’heure comme 14:30.'),
      at('incident_time'),
    );
  }
  if (input.incident_date) {
    const problem = findDayProblem(input.incident_date, today);
    if (problem) return problem;
  }
  if (input.damage !== undefined && input.damage !== null) {
    const problem = findDamageProblem(input.damage);
    if (problem) return problem;
  }
  return input.answers === undefined || input.answers === null ? null : findAnswersProblem(input.answers, type);
}

type Stored = Readonly<Record<string, unknown>>;

/**
 * What of a report changes, by the names of its columns, cleaned: blanks are taken for nothing. Answers are added to those
 * that are there; another kind of loss begins with none.
 */
export function checkReport(
  input: ReportInput,
  stored: { readonly type_of_loss: string | null; readonly answers: LossAnswers },
  today: Day,
): Decision<Stored> {
  const wanted = input.type_of_loss === undefined ? stored.type_of_loss : input.type_of_loss;
  const type = lossTypes.find((one) => one === wanted) ?? null;
  const problem = findProblem(input, type, today);
  if (problem) return { ok: false, refusal: problem };
  const changes = new Map<string, unknown>();
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || name === 'answers' || name === 'damage' || name === 'fraud_notice_read') continue;
    changes.set(name, typeof value === 'string' ? (isBlank(value) ? null : tidied(name, value)) : value);
  }
  const isOther = type !== stored.type_of_loss;
  if (input.answers !== undefined || isOther) {
    const before = isOther ? {} : stored.answers;
    const merged = Object.entries({ ...before, ...(input.answers as LossAnswers | null) });
    changes.set('answers', Object.fromEntries(merged.filter(([, answer]) => (answer as unknown) !== null)));
  }
  if (input.damage !== undefined) changes.set('damage', input.damage ?? {});
  return accept(Object.fromEntries(changes));
}

function tidied(name: string, text: string): string {
  if (Object.hasOwn(prose, name)) return text.trim();
  const named = names.some((one) => one === name) ? checkName(text, 'person') : null;
  if (named?.ok) return named.event;
  if (name === 'reporter_email') {
    const email = checkEmail(text, at(name));
    return email.ok ? email.event : text;
  }
  return tidyLine(text);
}

/** Whether somebody can be reached about a report, and what it is about. */
export type FiledReport = {
  readonly type_of_loss: string | null;
  readonly incident_date: string | null;
  readonly reporter_name: string | null;
  readonly reporter_email: string | null;
  readonly reporter_phone: string | null;
  readonly isNoticeRead: boolean;
};

export type FileClaimRefusal =
  | 'type_of_loss_missing'
  | 'incident_date_missing'
  | 'reporter_missing'
  | 'fraud_notice_unread';

/** Whether a report can be sent: nobody is turned away for what else is missing. */
export function checkFiling(report: FiledReport): Decision<null, FileClaimRefusal> {
  if (isBlank(report.reporter_name) || (isBlank(report.reporter_email) && isBlank(report.reporter_phone))) {
    return refuse(
      'reporter_missing',
      words(
        'Tell us your name, and a telephone number or an e-mail address to answer you.',
        'Indiquez votre nom, et un téléphone ou un courriel pour vous répondre.',
      ),
      'reporter_name',
    );
  }
  if (report.type_of_loss === null) {
    return refuse(
      'type_of_loss_missing',
      words('Choose what happened.', 'Choisissez ce qui est arrivé.'),
      'type_of_loss',
    );
  }
  if (report.incident_date === null) {
    return refuse(
      'incident_date_missing',
      words('Enter the day it happened.', 'Entrez le jour du sinistre.'),
      'incident_date',
    );
  }
  if (!report.isNoticeRead) {
    return refuse(
      'fraud_notice_unread',
      words('Confirm that what you report is true.', 'Confirmez que votre déclaration est vraie.'),
      'fraud_notice_read',
    );
  }
  return accept(null);
}

/** Somebody in a report, beside who reports. */
export type PartyInput = {
  readonly entity_relationship: string;
  readonly first_name?: Text;
  readonly last_name?: Text;
  readonly business_name?: Text;
  readonly phone?: Text;
  readonly email?: Text;
  readonly address?: Text;
  readonly description?: Text;
};

/** Most people and vehicles of one report. */
export const mostParties = 30;

const orNull = (text: Text): string | null => (isBlank(text) ? null : tidyLine(text ?? ''));

/** Somebody who was there, cleaned; a name is not needed, for not everybody leaves theirs. */
export function checkParty(input: PartyInput): Decision<Stored> {
  if (!claimRelationships.some((one) => one === input.entity_relationship)) {
    return refuse('choice_unknown', chooseOne, 'entity_relationship');
  }
  for (const name of ['first_name', 'last_name'] as const) {
    const checked = isBlank(input[name]) ? null : checkName(input[name] ?? '', 'person', name);
    if (checked && !checked.ok) return checked;
  }
  const business = isBlank(input.business_name)
    ? null
    : checkName(input.business_name ?? '', 'business', 'business_name');
  if (business && !business.ok) return business;
  if (!isBlank(input.phone)) {
    const problem = findPhoneProblem(input.phone ?? '', 'phone');
    if (problem) return { ok: false, refusal: problem };
  }
  const email = isBlank(input.email) ? null : checkEmail(input.email ?? '', 'email');
  if (email && !email.ok) return email;
  const address = isBlank(input.address) ? null : findLineProblem(input.address ?? '', 'street', 'address');
  if (address) return { ok: false, refusal: address };
  const description = isBlank(input.description)
    ? null
    : findProseProblem(input.description ?? '', 'note', 'description');
  if (description) return { ok: false, refusal: description };
  return accept({
    entity_relationship: input.entity_relationship,
    first_name: orNull(input.first_name),
    last_name: orNull(input.last_name),
    business_name: business?.ok ? business.event : null,
    phone: orNull(input.phone),
    email: email?.ok ? email.event : null,
    address: orNull(input.address),
    description: isBlank(input.description) ? null : (input.description ?? '').trim(),
  });
}

/** Another vehicle in a report, or the insured one where nobody knows its policy. */
export type OtherVehicleInput = {
  readonly year?: number | null | undefined;
  readonly make?: Text;
  readonly model?: Text;
  readonly license_plate?: Text;
  readonly vin?: Text;
};

/** Another vehicle, cleaned; one of which nothing is known is none. */
export function checkOtherVehicle(input: OtherVehicleInput): Decision<Stored> {
  const { year } = input;
  if (year !== undefined && year !== null && (year < 1900 || year > 2100)) {
    return refuse('year_out_of_range', words('Enter a year like 2019.', 'Entrez une année comme 2019.'), 'year');
  }
  for (const [name, kind] of [
    ['make', 'title'],
    ['model', 'title'],
    ['license_plate', 'plate'],
  ] as const) {
    const problem = isBlank(input[name]) ? null : findLineProblem(input[name] ?? '', kind, name);
    if (problem) return { ok: false, refusal: problem };
  }
  const vin = isBlank(input.vin) ? null : (input.vin ?? '').trim().toUpperCase();
  if (vin !== null && !/^[A-HJ-NPR-Z0-9]{5,17}$/.test(vin)) {
    return refuse(
      'vin_malformed',
      words(
        'A VIN has 17 letters and digits, none of them I, O or Q.',
        'Un NIV a 17 lettres et chiffres, sans I, O ni Q.',
      ),
      'vin',
    );
  }
  const vehicle = {
    year: year ?? null,
    make: orNull(input.make),
    model: orNull(input.model),
    license_plate: orNull(input.license_plate),
    vin,
  };
  if (Object.values(vehicle).every((one) => one === null)) {
    return refuse(
      'vehicle_empty',
      words('Tell us something of it: its make, or its plate.', 'Donnez-nous un détail : la marque ou la plaque.'),
      'make',
    );
  }
  return accept(vehicle);
}
