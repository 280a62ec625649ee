import { ownValue } from '../shared/text/own-value.ts';
import { words, type Words } from '../shared/words.ts';
import { isAnswer, type LossAnswers, lossKinds, questionsOf } from './loss-questions.ts';
import { type LossType, type ReportStep, reportSteps } from './vocabulary.ts';

/** A report, as far as it is complete: what of it is known, not what it says. */
export type ReportFacts = {
  readonly typeOfLoss: LossType | null;
  /** Somebody else than who is insured knows neither the policy nor who drove, and is not asked for them. */
  readonly isThirdParty: boolean;
  readonly answers: LossAnswers;
  readonly hasPolicy: boolean;
  readonly hasVehicle: boolean;
  readonly hasDay: boolean;
  readonly hasTime: boolean;
  readonly hasPlace: boolean;
  readonly hasReachableReporter: boolean;
  /** Whether it is known if the vehicle moved; and who drove where it did. */
  readonly wasDriving: boolean | null;
  readonly hasDriver: boolean;
  readonly hasUse: boolean;
  readonly hasDamage: boolean;
  readonly hasStory: boolean;
  /** Whether it is known who else was there: nobody, or those who are named. */
  readonly hasOthers: boolean;
  readonly hasPolice: boolean;
  readonly photos: number;
};

/** What is missing of a report, why it is asked for, and how much it weighs. */
export type MissingOfReport = {
  readonly key: string;
  /** The step on which it is asked for. */
  readonly step: ReportStep;
  readonly why: Words;
  /** A report without it cannot be sent. */
  readonly isNeeded: boolean;
};

type Part = MissingOfReport & { readonly weight: number; readonly isKnown: boolean };

const part = (key: string, step: ReportStep, weight: number, isKnown: boolean, why: Words, isNeeded = false): Part => ({
  key,
  step,
  weight,
  isKnown,
  why,
  isNeeded,
});

/** What somebody else than who is insured is not asked for. */
const ofInsured = ['policy', 'vehicle', 'driving_at_time_of_loss', 'use', 'driver', 'others'];

/** Enough to see each side and the place. */
const fullPhotos = 4;

function partsOf(facts: ReportFacts): readonly Part[] {
  const { typeOfLoss, answers } = facts;
  const moving = typeOfLoss === null ? 'either' : lossKinds[typeOfLoss].moving;
  const wasDriving = moving === 'always' || (moving === 'either' && facts.wasDriving === true);
  const own = (typeOfLoss === null ? [] : questionsOf(typeOfLoss, answers, facts.isThirdParty)).map((question) =>
    part(question.key, 'what', 2, isAnswer(question, ownValue(answers, question.key)), question.why),
  );
  const isShort = typeOfLoss !== null && lossKinds[typeOfLoss].isShort;
  const driven = [
    part(
      'driver',
      'driving',
      3,
      facts.hasDriver,
      words('Whoever drove is asked what they saw.', 'La personne au volant est interrogée sur ce qu’elle a vu.'),
    ),
    part(
      'others',
      'others',
      3,
      facts.hasOthers,
      words('Others may be owed something, or owe it.', 'D’autres ont peut-être des droits, ou des dettes.'),
    ),
  ];
  const longer = [
    part(
      'incident_description',
      'damage',
      3,
      facts.hasStory,
      words('Your own words save a call.', 'Votre récit évite un appel.'),
    ),
    part(
      'police',
      'police',
      1,
      facts.hasPolice,
      words('We get the report ourselves.', 'Nous obtenons nous-mêmes le rapport.'),
    ),
  ];
  return [
    part(
      'reporter',
      'start',
      5,
      facts.hasReachableReporter,
      words('We have to be able to answer you.', 'Nous devons pouvoir vous répondre.'),
      true,
    ),
    part(
      'type_of_loss',
      'what',
      5,
      typeOfLoss !== null,
      words('It says what else we ask, and what pays.', 'Cela détermine la suite des questions et ce qui paie.'),
      true,
    ),
    part(
      'incident_date',
      'when-where',
      5,
      facts.hasDay,
      words('It says which cover was in force.', 'Cela détermine quelle protection était en vigueur.'),
      true,
    ),
    part(
      'policy',
      'start',
      4,
      facts.hasPolicy,
      words(
        'Without it we look for it ourselves, which takes a day.',
        'Sans elle, nous cherchons nous-mêmes, ce qui prend un jour.',
      ),
    ),
    part('vehicle', 'start', 3, facts.hasVehicle, words('Its cover is what pays.', 'C’est sa protection qui paie.')),
    part(
      'incident_time',
      'when-where',
      1,
      facts.hasTime,
      words('Cover begins and ends at a minute.', 'La protection commence et finit à la minute près.'),
    ),
    part(
      'incident_location',
      'when-where',
      3,
      facts.hasPlace,
      words('It says whose law counts and who comes.', 'Cela détermine la loi applicable et qui intervient.'),
    ),
    ...(moving === 'either'
      ? [
          part(
            'driving_at_time_of_loss',
            'driving',
            2,
            facts.wasDriving !== null,
            words(
              'A parked loss has other cover than a crash.',
              'Un sinistre à l’arrêt relève d’une autre protection.',
            ),
          ),
        ]
      : []),
    part(
      'use',
      'driving',
      2,
      facts.hasUse,
      words(
        'Renting out and business have cover of their own.',
        'La location et les affaires ont leur propre protection.',
      ),
    ),
    ...(wasDriving && !isShort ? driven : []),
    part(
      'damage',
      'damage',
      4,
      facts.hasDamage,
      words('It says who has to look at it.', 'Cela détermine qui doit l’examiner.'),
    ),
    ...(isShort ? [] : longer),
    part(
      'photos',
      'photos',
      4,
      facts.photos >= (isShort ? 1 : fullPhotos),
      words('Small losses are decided from photographs.', 'Les petits sinistres se règlent sur photos.'),
    ),
    ...own,
  ];
}

/** How complete a report is, in whole per cent, and what is missing of it in the order of its steps. */
export function completenessOf(facts: ReportFacts): {
  readonly percent: number;
  readonly missing: readonly MissingOfReport[];
} {
  const parts = partsOf(facts).filter(({ key }) => !facts.isThirdParty || !ofInsured.includes(key));
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  const known = parts.reduce((sum, { weight, isKnown }) => sum + (isKnown ? weight : 0), 0);
  const missing = parts
    .filter(({ isKnown }) => !isKnown)
    .toSorted((one, other) => reportSteps.indexOf(one.step) - reportSteps.indexOf(other.step))
    .map(({ key, step, why, isNeeded }) => ({ key, step, why, isNeeded }));
  return { percent: Math.floor((known * 100) / whole), missing };
}
