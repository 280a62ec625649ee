import { type Day, daysBetween } from '../shared/time/day.ts';
import type { Words } from '../shared/words.ts';
import { type FraudSignalCode, fraudSignalCodes, fraudSignalReasons } from './vocabulary.ts';

/** What is compared when a claim is looked at. */
export type SignalFacts = {
  readonly incidentDate: Day;
  /** The first day of the contract. */
  readonly inForceSince: Day | null;
  /** The last day before the loss on which cover was raised. */
  readonly coverRaised: Day | null;
  readonly reported: Day;
  /** Other claims with the telephone number of a person of this one who is not of its policy. */
  readonly samePhone: number;
  /** The oldest day on which a camera says that a photograph of the damage was taken. */
  readonly oldestPhoto: Day | null;
  /** Other claims of the contract within the year before the loss. */
  readonly claimsInYear: number;
  readonly isTheftWithoutPolice: boolean;
};

export type FraudSignal = {
  readonly code: FraudSignalCode;
  /** What was found, for who handles the claim. */
  readonly reason: Words;
  isFound(facts: SignalFacts): boolean;
};

const within = (days: number, from: Day | null, to: Day): boolean =>
  from !== null && from <= to && daysBetween(from, to) < days;

const found: Readonly<Record<FraudSignalCode, (facts: SignalFacts) => boolean>> = {
  early_loss: ({ inForceSince, incidentDate }) => within(30, inForceSince, incidentDate),
  cover_raised: ({ coverRaised, incidentDate }) => within(30, coverRaised, incidentDate),
  late_report: ({ incidentDate, reported }) => daysBetween(incidentDate, reported) > 60,
  same_phone: ({ samePhone }) => samePhone > 0,
  older_photo: ({ oldestPhoto, incidentDate }) => oldestPhoto !== null && oldestPhoto < incidentDate,
  many_claims: ({ claimsInYear }) => claimsInYear >= 2,
  theft_without_police: ({ isTheftWithoutPolice }) => isTheftWithoutPolice,
};

/** What is told to who handles a claim, with its reason. No signal decides anything. */
export const fraudSignals: readonly FraudSignal[] = fraudSignalCodes.map((code) => ({
  code,
  reason: fraudSignalReasons[code],
  isFound: found[code],
}));

/** The signals of a claim, in the order in which they are shown. */
export function signalsOf(facts: SignalFacts): readonly FraudSignal[] {
  return fraudSignals.filter((signal) => signal.isFound(facts));
}
