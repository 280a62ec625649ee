import { type Day, daysBetween } from '../shared/time/day.ts';
import { words, type Words } from '../shared/words.ts';

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
  readonly code: string;
  /** What was found, for who handles the claim. */
  readonly reason: Words;
  isFound(facts: SignalFacts): boolean;
};

const within = (days: number, from: Day | null, to: Day): boolean =>
  from !== null && from <= to && daysBetween(from, to) < days;

/** What is told to who handles a claim, with its reason. No signal decides anything. */
export const fraudSignals: readonly FraudSignal[] = [
  {
    code: 'early_loss',
    reason: words(
      'The loss fell into the first 30 days of the contract.',
      'Le sinistre est survenu dans les 30 premiers jours du contrat.',
    ),
    isFound: ({ inForceSince, incidentDate }) => within(30, inForceSince, incidentDate),
  },
  {
    code: 'cover_raised',
    reason: words(
      'Cover was raised within 30 days before the loss.',
      'La protection a été augmentée dans les 30 jours avant le sinistre.',
    ),
    isFound: ({ coverRaised, incidentDate }) => within(30, coverRaised, incidentDate),
  },
  {
    code: 'late_report',
    reason: words(
      'It was reported more than 60 days after the loss.',
      'Le sinistre a été déclaré plus de 60 jours après.',
    ),
    isFound: ({ incidentDate, reported }) => daysBetween(incidentDate, reported) > 60,
  },
  {
    code: 'same_phone',
    reason: words(
      'Somebody of this claim is reached at the telephone of another one.',
      'Une personne de ce dossier est jointe au téléphone d’un autre.',
    ),
    isFound: ({ samePhone }) => samePhone > 0,
  },
  {
    code: 'older_photo',
    reason: words(
      'A photograph of the damage is older than the loss.',
      'Une photo des dommages est antérieure au sinistre.',
    ),
    isFound: ({ oldestPhoto, incidentDate }) => oldestPhoto !== null && oldestPhoto < incidentDate,
  },
  {
    code: 'many_claims',
    reason: words(
      'Two or more other losses within the year before.',
      'Deux autres sinistres ou plus dans l’année précédente.',
    ),
    isFound: ({ claimsInYear }) => claimsInYear >= 2,
  },
  {
    code: 'theft_without_police',
    reason: words('A theft that the police do not know of.', 'Un vol que la police ne connaît pas.'),
    isFound: ({ isTheftWithoutPolice }) => isTheftWithoutPolice,
  },
];

/** The signals of a claim, in the order in which they are shown. */
export function signalsOf(facts: SignalFacts): readonly FraudSignal[] {
  return fraudSignals.filter((signal) => signal.isFound(facts));
}
