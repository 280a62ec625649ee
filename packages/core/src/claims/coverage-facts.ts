import { accept, type Decision, refuse } from '../shared/decision.ts';
import type { Cents } from '../shared/money/money.ts';
import { ownValue } from '../shared/text/own-value.ts';
import { words, type Words } from '../shared/words.ts';
import type { LossAnswers } from './loss-questions.ts';
import { lossKinds } from './loss-questions.ts';
import type { IncidentLocationType, LossType } from './vocabulary.ts';

/** A fact that decides which coverages pay: what is asked for it, and what is then so. */
type Fact = { readonly question: Words; readonly yes: Words; readonly no: Words };

/** The facts that decide which coverages pay, in the order in which somebody asks for them. */
export const coverageFacts = {
  vehicle_damaged: {
    question: words('Is the insured vehicle damaged or gone?', 'Le véhicule assuré est-il endommagé ou disparu ?'),
    yes: words('The vehicle is damaged or gone.', 'Le véhicule est endommagé ou disparu.'),
    no: words('The vehicle is not damaged.', 'Le véhicule n’est pas endommagé.'),
  },
  collision: {
    question: words('Did it hit something, or turn over?', 'A-t-il heurté quelque chose, ou s’est-il renversé ?'),
    yes: words('It hit something, was hit, or turned over.', 'Il a heurté, a été heurté ou s’est renversé.'),
    no: words('It hit nothing and did not turn over.', 'Il n’a rien heurté et ne s’est pas renversé.'),
  },
  glass_alone: {
    question: words('Is glass alone broken?', 'Seules des vitres sont-elles brisées ?'),
    yes: words('Glass alone is broken.', 'Seules des vitres sont brisées.'),
    no: words('More than glass is broken.', 'Il n’y a pas que des vitres brisées.'),
  },
  driving: {
    question: words('Was it being driven or towed?', 'Était-il conduit ou remorqué ?'),
    yes: words('It was being driven or towed.', 'Il était conduit ou remorqué.'),
    no: words('It stood still.', 'Il était à l’arrêt.'),
  },
  campsite: {
    question: words('Did it happen at a campsite, on a trip?', 'Est-ce arrivé à un camping, en voyage ?'),
    yes: words('It happened at a campsite.', 'C’est arrivé à un camping.'),
    no: words('It did not happen at a campsite.', 'Ce n’est pas arrivé à un camping.'),
  },
  usable: {
    question: words('Can the vehicle still be driven or lived in?', 'Peut-on encore conduire ou habiter le véhicule ?'),
    yes: words('The vehicle can still be used.', 'Le véhicule est encore utilisable.'),
    no: words('The vehicle cannot be used.', 'Le véhicule est inutilisable.'),
  },
  far_from_home: {
    question: words(
      'Did it happen more than 50 miles from where it is kept?',
      'Est-ce arrivé à plus de 80 kilomètres du lieu où il est gardé ?',
    ),
    yes: words('It happened more than 50 miles from home.', 'C’est arrivé à plus de 80 kilomètres du domicile.'),
    no: words('It happened within 50 miles of home.', 'C’est arrivé à moins de 80 kilomètres du domicile.'),
  },
  roadside_needed: {
    question: words('Was help on the road or a tow needed?', 'A-t-il fallu un dépannage ou un remorquage ?'),
    yes: words('Help on the road or a tow was needed.', 'Il a fallu un dépannage ou un remorquage.'),
    no: words('No help on the road was needed.', 'Il n’a fallu aucun dépannage.'),
  },
  others_hurt: {
    question: words(
      'Was anybody hurt who was not in the insured vehicle?',
      'Une personne hors du véhicule assuré a-t-elle été blessée ?',
    ),
    yes: words('Somebody outside of it was hurt.', 'Une personne à l’extérieur a été blessée.'),
    no: words('Nobody outside of it was hurt.', 'Personne à l’extérieur n’a été blessé.'),
  },
  others_property: {
    question: words('Was anything of somebody else damaged?', 'Le bien d’autrui a-t-il été endommagé ?'),
    yes: words('Something of somebody else was damaged.', 'Le bien d’autrui a été endommagé.'),
    no: words('Nothing of anybody else was damaged.', 'Aucun bien d’autrui n’a été endommagé.'),
  },
  occupants_hurt: {
    question: words(
      'Was anybody hurt who was in the insured vehicle?',
      'Une personne à bord du véhicule assuré a-t-elle été blessée ?',
    ),
    yes: words('Somebody in it was hurt.', 'Une personne à bord a été blessée.'),
    no: words('Nobody in it was hurt.', 'Personne à bord n’a été blessé.'),
  },
  caused_by_uninsured: {
    question: words(
      'Did whoever caused it drive off, or have no liability cover or too little?',
      'Le responsable a-t-il fui, ou n’avait-il pas ou pas assez d’assurance responsabilité ?',
    ),
    yes: words(
      'Whoever caused it drove off, or has no liability cover or too little.',
      'Le responsable a fui, ou n’a pas ou pas assez d’assurance responsabilité.',
    ),
    no: words('No uninsured driver caused it.', 'Aucun conducteur non assuré n’en est la cause.'),
  },
  effects_lost: {
    question: words(
      'Were things that were carried inside stolen or damaged?',
      'Des effets transportés à bord ont-ils été volés ou endommagés ?',
    ),
    yes: words('Things carried inside were stolen or damaged.', 'Des effets à bord ont été volés ou endommagés.'),
    no: words('Nothing carried inside was lost.', 'Aucun effet à bord n’a été perdu.'),
  },
  pet_hurt: {
    question: words('Was a dog or cat in it hurt?', 'Un chien ou un chat à bord a-t-il été blessé ?'),
    yes: words('A dog or cat was hurt.', 'Un chien ou un chat a été blessé.'),
    no: words('No dog or cat was hurt.', 'Aucun chien ni chat n’a été blessé.'),
  },
} as const satisfies Readonly<Record<string, Fact>>;

export type CoverageFact = keyof typeof coverageFacts;
export const coverageFactNames = Object.keys(coverageFacts) as readonly CoverageFact[];

/** What somebody said of the facts; what is not in it nobody said. */
export type KnownFacts = Readonly<Partial<Record<CoverageFact, boolean>>>;

/**
 * The kinds of personal effects, and what of the limit each takes at most, in per cent of it: the policy leaves three out
 * whole.
 */
export const effectKinds = {
  belongings: { share: 100, label: words('Belongings', 'Effets') },
  money: { share: 0, label: words('Money', 'Argent') },
  deeds: { share: 0, label: words('Deeds and papers', 'Titres et papiers') },
  business_property: { share: 0, label: words('What belongs to a business', 'Biens d’une entreprise') },
} as const satisfies Readonly<Record<string, { readonly share: number; readonly label: Words }>>;
export type EffectKind = keyof typeof effectKinds;
export const effectKindNames = Object.keys(effectKinds) as readonly EffectKind[];

/** A report, as far as facts follow from it. */
export type ReportOfFacts = {
  readonly typeOfLoss: LossType | null;
  /** What somebody else says of their own vehicle says nothing of the insured one. */
  readonly isThirdParty: boolean;
  readonly answers: LossAnswers;
  readonly isDamaged: boolean | null;
  readonly wasDriving: boolean | null;
  readonly placeType: IncidentLocationType | null;
  readonly isUsable: boolean | null;
  /** True where the report says that nobody else was there. */
  readonly isAlone: boolean;
  readonly isSomebodyHurt: boolean;
  readonly otherVehicles: number;
};

/** Losses that are known to be no collision; of the others an answer says it, or nobody yet. */
const withoutCollision: readonly LossType[] = ['weather', 'theft', 'fire', 'water', 'glass'];
/** Of a pane alone nothing else was lost. */
const notOfGlass: readonly CoverageFact[] = [
  'others_hurt',
  'others_property',
  'occupants_hurt',
  'caused_by_uninsured',
  'effects_lost',
  'pet_hurt',
  'roadside_needed',
];

const whetherOne = (answer: unknown, ...values: readonly string[]): boolean | null =>
  typeof answer === 'string' ? values.includes(answer) : null;
const asAnswer = (answer: unknown): boolean | null => (typeof answer === 'boolean' ? answer : null);

/** What a report says of the facts that decide which coverages pay. */
export function reportedFacts(report: ReportOfFacts): KnownFacts {
  const { typeOfLoss: type } = report;
  const of = (key: string) => ownValue(report.answers, key);
  const ofInsured = (key: string) => (report.isThirdParty ? null : of(key));
  const moving = type === null ? 'either' : lossKinds[type].moving;
  const [taken, hurt] = [of('taken'), ofInsured('hurt_inside')];
  const struck = [asAnswer(of('swerved')), asAnswer(of('tore_body'))].find((one) => one !== null) ?? null;
  const isSafe = report.isAlone ? false : null;
  const said: Readonly<Record<CoverageFact, boolean | null>> = {
    vehicle_damaged: taken === 'effects' ? false : report.isDamaged,
    collision: type === 'collision' ? true : type !== null && withoutCollision.includes(type) ? false : struck,
    glass_alone: type === null || type === 'other' ? null : type === 'glass',
    driving: moving === 'either' ? report.wasDriving : moving === 'always',
    campsite: report.placeType === null ? null : report.placeType === 'campground',
    usable: report.isUsable ?? (taken === 'vehicle' ? false : asAnswer(of('is_liveable'))),
    far_from_home: null,
    roadside_needed: type === 'tire' ? true : asAnswer(of('is_towed_away')),
    others_hurt: report.isSomebodyHurt || isSafe,
    others_property: report.otherVehicles > 0 || isSafe,
    occupants_hurt: whetherOne(hurt, 'people', 'both'),
    caused_by_uninsured: whetherOne(ofInsured('caused_by'), 'uninsured_other'),
    effects_lost: asAnswer(ofInsured('effects_lost')) ?? whetherOne(taken, 'effects'),
    pet_hurt: whetherOne(hurt, 'pet', 'both'),
  };
  return Object.fromEntries(
    coverageFactNames.flatMap((fact) => {
      const is = said[fact] ?? (type === 'glass' && notOfGlass.includes(fact) ? false : null);
      return is === null ? [] : [[fact, is]];
    }),
  );
}

/** What who handles a claim may state of it: a fact, or what was lost of a kind of effects. */
export const statedNames = [
  ...coverageFactNames,
  ...effectKindNames.map((kind) => `effects_${kind}` as const),
] as const;
export type StatedName = (typeof statedNames)[number];

const kindOf = (name: string): EffectKind | undefined => effectKindNames.find((kind) => `effects_${kind}` === name);

/** What somebody stated, who they are, and when, as its column holds it. */
export type Stated = { readonly is?: boolean; readonly amount?: Cents; readonly by: string; readonly at: string };
export type StatedFacts = Readonly<Partial<Record<StatedName, Stated>>>;

/** What is so by what was reported and then stated: who handles a claim asked again. */
export function knownFacts(reported: KnownFacts, stated: StatedFacts): KnownFacts {
  return {
    ...reported,
    ...Object.fromEntries(
      coverageFactNames.flatMap((fact) => {
        const is = stated[fact]?.is;
        return is === undefined ? [] : [[fact, is]];
      }),
    ),
  };
}

/** What was lost of each kind of effects, as far as it was stated. */
export function statedEffects(stated: StatedFacts): Readonly<Partial<Record<EffectKind, Cents>>> {
  return Object.fromEntries(
    effectKindNames.flatMap((kind) => {
      const amount = stated[`effects_${kind}`]?.amount;
      return amount === undefined ? [] : [[kind, amount]];
    }),
  );
}

/** A statement as it was typed; one that says nothing takes back what was stated, and the report counts again. */
export type Statement = {
  readonly fact: string;
  readonly is_so?: boolean | null | undefined;
  readonly amount?: Cents | null | undefined;
};

type FactTold = `${CoverageFact}_${'yes' | 'no'}` | `effects_${EffectKind}_is` | `${StatedName}_open`;

/** What is asked of a fact or a kind of effects. */
export function questionOf(name: StatedName): Words {
  const kind = kindOf(name);
  if (!kind) return coverageFacts[name as CoverageFact].question;
  const { en, fr } = effectKinds[kind].label;
  return {
    en: `Of the personal effects, what was lost: ${en}`,
    fr: `Des effets personnels, ce qui a été perdu : ${fr}`,
  };
}

/** How each statement is told: so, not so, an amount, or taken back. */
export const statementsTold = Object.fromEntries([
  ...coverageFactNames.flatMap((fact) => [
    [`${fact}_yes`, coverageFacts[fact].yes],
    [`${fact}_no`, coverageFacts[fact].no],
  ]),
  ...effectKindNames.map((kind) => {
    const { en, fr } = effectKinds[kind].label;
    return [`effects_${kind}_is`, { en: `${en}, lost: {amount}`, fr: `${fr}, perdus : {amount}` }];
  }),
  ...statedNames.map((name) => {
    const { en, fr } = questionOf(name);
    return [`${name}_open`, { en: `not stated any more: ${en}`, fr: `n’est plus établi : ${fr}` }];
  }),
]) as Readonly<Record<FactTold, Words>>;
export const factsTold = Object.keys(statementsTold) as readonly FactTold[];

/** What a statement changes, and how it is told. */
export function checkStatement({ fact, is_so: isSo, amount }: Statement): Decision<{
  readonly name: StatedName;
  readonly stated: Pick<Stated, 'is' | 'amount'> | null;
  readonly told: FactTold;
}> {
  const name = statedNames.find((one) => one === fact);
  if (!name) {
    return refuse(
      'choice_unknown',
      words('Choose one of what is offered.', 'Choisissez parmi ce qui est offert.'),
      'fact',
    );
  }
  const kind = kindOf(name);
  if (kind) {
    if (typeof isSo === 'boolean') {
      return refuse('answer_unknown', words('Enter what was lost of it.', 'Entrez ce qui en a été perdu.'), 'is_so');
    }
    if (amount === null || amount === undefined) return accept({ name, stated: null, told: `${name}_open` });
    return amount < 0
      ? refuse(
          'amount_negative',
          words('Enter an amount of $0 or more.', 'Entrez un montant de 0 $ ou plus.'),
          'amount',
        )
      : accept({ name, stated: { amount }, told: `effects_${kind}_is` });
  }
  if (amount !== null && amount !== undefined) {
    return refuse('answer_unknown', words('Answer with yes or no.', 'Répondez par oui ou non.'), 'amount');
  }
  return typeof isSo === 'boolean'
    ? accept({ name, stated: { is: isSo }, told: `${name as CoverageFact}_${isSo ? 'yes' : 'no'}` })
    : accept({ name, stated: null, told: `${name}_open` });
}
