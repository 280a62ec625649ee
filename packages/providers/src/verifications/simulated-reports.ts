import type { VerificationQuestion } from '@roadworthy/core/quoting/verifications/asked.ts';
import { addMonths, type Day } from '@roadworthy/core/shared/time/day.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';

/** How the simulated vendor treats somebody. */
export type SimulatedPerson =
  | 'clean'
  | 'points'
  | 'reckless'
  | 'mismatch'
  | 'suspended'
  | 'no_hit'
  | 'low_score'
  | 'fraud'
  | 'slow'
  | 'timeout'
  | 'malformed'
  | 'down';

const byLastName: Readonly<Record<string, SimulatedPerson>> = {
  points: 'points',
  reckless: 'reckless',
  mismatch: 'mismatch',
  suspended: 'suspended',
  nohit: 'no_hit',
  lowscore: 'low_score',
  fraud: 'fraud',
  slow: 'slow',
  timeout: 'timeout',
  malformed: 'malformed',
  down: 'down',
};

/** How the number of a license asks for a way to answer, like the numbers of vehicles do. */
const byLicense: Readonly<Record<string, SimulatedPerson>> = {
  '00404': 'no_hit',
  '00408': 'timeout',
  '00422': 'malformed',
  '00503': 'down',
};

/** How somebody is treated: by the end of their license number, else by their last name, else they are clean. */
export function treatmentOf({ lastName, licenseNumber }: VerificationQuestion): SimulatedPerson {
  const name = (lastName ?? '').toLowerCase().replaceAll(/[^a-z]/g, '');
  return ownValue(byLicense, (licenseNumber ?? '').slice(-5)) ?? ownValue(byLastName, name) ?? 'clean';
}

type Entry = Readonly<Record<string, unknown>>;

const speeding = (date: Day): Entry => ({
  type: 'violation',
  code: 'S15',
  violation_date: date,
  conviction_date: addMonths(date, 1),
  points: 3,
  at_fault: null,
  description: 'Speeding, 15 miles an hour over the limit',
});
const oldParking = (date: Day): Entry => ({
  type: 'violation',
  code: 'M14',
  violation_date: date,
  conviction_date: addMonths(date, 2),
  points: 2,
  at_fault: null,
  description: 'Failure to obey a traffic signal',
});
const reckless = (date: Day): Entry => ({
  type: 'violation',
  code: 'M84',
  violation_date: date,
  conviction_date: addMonths(date, 3),
  points: 6,
  at_fault: null,
  description: 'Reckless driving',
});
const accident = (date: Day): Entry => ({
  type: 'accident',
  code: null,
  violation_date: date,
  conviction_date: null,
  points: 0,
  at_fault: true,
  description: 'Collision with a parked vehicle',
});
const suspension = (date: Day): Entry => ({
  type: 'suspension',
  code: 'W01',
  violation_date: date,
  conviction_date: null,
  points: 0,
  at_fault: null,
  description: 'License suspended for points',
});

function entriesOf(treatment: SimulatedPerson, today: Day): Entry[] {
  const ago = (months: number) => addMonths(today, -months);
  // One counts, one is too old to.
  if (treatment === 'points') return [speeding(ago(8)), oldParking(ago(50))];
  if (treatment === 'reckless') return [reckless(ago(14)), accident(ago(20))];
  return treatment === 'suspended' ? [suspension(ago(2))] : [];
}

function mvrOf(question: VerificationQuestion, treatment: SimulatedPerson, today: Day): unknown {
  return {
    first_name: question.firstName,
    last_name: treatment === 'mismatch' ? 'Somebody' : question.lastName,
    license: {
      number: question.licenseNumber,
      state: question.licenseArea,
      class: 'D',
      status: treatment === 'suspended' ? 'suspended' : 'valid',
      issued: addMonths(today, -30),
      expires: addMonths(today, 30),
      restrictions: [],
    },
    entries: entriesOf(treatment, today),
  };
}

/** What the simulated vendor reports of somebody that it knows. */
export function reportOf(question: VerificationQuestion, treatment: SimulatedPerson, today: Day): unknown {
  if (question.kind === 'mvr') return mvrOf(question, treatment, today);
  if (question.kind === 'frs') {
    return treatment === 'low_score'
      ? { score: 540, reason_codes: ['R01', 'R03', 'R04'] }
      : { score: 850, reason_codes: ['R05'] };
  }
  return { flags: treatment === 'fraud' ? ['made_up_identity', 'new_phone'] : [] };
}
