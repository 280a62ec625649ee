import type { Coverages } from '../products/coverages.ts';
import { partsOfLimit } from '../products/liability-limits.ts';
import {
  type CoverageCode,
  coverageCodes,
  type LiabilityLimit,
  type UninsuredMotoristLimit,
} from '../products/vocabulary.ts';
import type { Cents } from '../shared/money/money.ts';
import { words, type Words } from '../shared/words.ts';
import { kmPerMile } from '../shared/geo/km-between.ts';
import { asSentence, sentence, type Sentence } from '../shared/text/sentence.ts';
import {
  type CoverageFact,
  coverageFactNames,
  coverageFacts,
  type EffectKind,
  effectKindNames,
  effectKinds,
  type KnownFacts,
} from './coverage-facts.ts';
import { isFartherThan, type MilesFromHome } from './miles-from-home.ts';

/** What happened, as far as it says which coverages pay, and how much. */
export type LossFacts = {
  /** What somebody said; nothing is guessed of the others. */
  readonly known: KnownFacts;
  /** Null where nobody knows yet. */
  readonly milesFromHome: MilesFromHome | null;
  /** What was lost of each kind of personal effects, in cents, as far as somebody said it. */
  readonly effects: Readonly<Partial<Record<EffectKind, Cents>>>;
};

/** What pays, how much of it, and the sentence of the policy that says so. */
export type AnsweringCoverage = {
  readonly coverage: CoverageCode;
  readonly deductible: Cents;
  /** What it pays at most: in all, a person, an occurrence; null where the policy names no amount. */
  readonly limit: Cents | null;
  readonly person: Cents | null;
  readonly occurrence: Cents | null;
  /** What of the loss counts at most, whatever it is valued at; null where the policy leaves nothing out. */
  readonly counted: Cents | null;
  readonly says: Words;
  /** What was found out about whether it pays. */
  readonly found: Sentence | null;
};

/** More than so many miles from home, in the policy's words. */
const milesOfEmergency = 50;

/** What is taken for so until somebody says otherwise; of how far from home it was nothing is. */
const assumed: Readonly<Record<CoverageFact, boolean | null>> = {
  vehicle_damaged: true,
  collision: false,
  glass_alone: false,
  driving: false,
  campsite: false,
  usable: true,
  far_from_home: null,
  roadside_needed: false,
  others_hurt: false,
  others_property: false,
  occupants_hurt: false,
  caused_by_uninsured: false,
  effects_lost: false,
  pet_hurt: false,
};

/** What has to be so for a coverage to answer: all of some facts, and one of others where there are any. */
type Condition = { readonly all: KnownFacts; readonly one?: readonly CoverageFact[] };

const ofOthers = ['others_hurt', 'others_property'] as const;

/** The conditions of each coverage, in the policy's words of the specimen. */
const conditions: Readonly<Record<CoverageCode, Condition>> = {
  comprehensive: { all: { vehicle_damaged: true, collision: false } },
  collision: { all: { vehicle_damaged: true, collision: true } },
  glass: { all: { vehicle_damaged: true, glass_alone: true } },
  liability: { all: { driving: true }, one: ofOthers },
  full_timer_liability: { all: { driving: false }, one: ofOthers },
  vacation_liability: { all: { driving: false, campsite: true }, one: ofOthers },
  medical_payments: { all: { occupants_hurt: true } },
  uninsured_motorist: { all: { occupants_hurt: true, caused_by_uninsured: true } },
  emergency_expense: { all: { vehicle_damaged: true, usable: false, far_from_home: true } },
  roadside: { all: { roadside_needed: true } },
  personal_effects: { all: { effects_lost: true } },
  pet: { all: { collision: true, pet_hurt: true } },
};

const factsOf = (code: CoverageCode): readonly CoverageFact[] => {
  const { all, one = [] } = conditions[code];
  return coverageFactNames.filter((fact) => fact in all || one.some((each) => each === fact));
};

/** Whether something is so, as somebody said it, as it was measured, or as it is taken for; null where nobody knows. */
function isSo(fact: CoverageFact, { known, milesFromHome }: LossFacts): boolean | null {
  const measured = fact === 'far_from_home' ? isFartherThan(milesOfEmergency, milesFromHome) : null;
  return known[fact] ?? measured ?? assumed[fact];
}

/** Whether somebody said something of a fact, or it was measured. */
const isKnown = (fact: CoverageFact, facts: LossFacts): boolean =>
  facts.known[fact] !== undefined || (fact === 'far_from_home' && isSo(fact, facts) !== null);

/** Whether what is so is what a condition asks; where nobody knows, it may be. */
function meets(code: CoverageCode, facts: LossFacts): boolean {
  const { all, one } = conditions[code];
  const isMet = (fact: CoverageFact) => isSo(fact, facts) !== !all[fact];
  return (
    coverageFactNames.every((fact) => !(fact in all) || isMet(fact)) && (one?.some((fact) => isSo(fact, facts)) ?? true)
  );
}

const cents = (dollars: number): Cents => dollars * 100;
const thousands = (amount: number | undefined): Cents | null => (amount === undefined ? null : cents(amount * 1000));

type Amounts = Partial<Pick<AnsweringCoverage, 'deductible' | 'limit' | 'person' | 'occurrence' | 'counted' | 'found'>>;

/** A limit of the policy counts once, however many own what was lost. */
const once = (dollars: number): Amounts => ({ limit: cents(dollars), occurrence: cents(dollars) });

/** What the policy says of each coverage. */
const policySays: Readonly<Record<CoverageCode, Words>> = {
  comprehensive: words(
    'Comprehensive pays for theft, fire, hail, wind, water that comes from outside, falling objects, animals and broken glass.',
    'La protection sans collision paie le vol, l’incendie, la grêle, le vent, l’eau venue de l’extérieur, la chute d’objets, les animaux et le bris de glace.',
  ),
  collision: words(
    'Collision pays when your vehicle hits something or turns over. The deductible is taken off each loss.',
    'La protection collision paie quand votre véhicule heurte quelque chose ou se renverse. La franchise est déduite de chaque sinistre.',
  ),
  glass: words(
    'Glass without a deductible pays the repair or replacement of windshield and windows whole.',
    'Le bris de glace sans franchise paie en entier la réparation ou le remplacement du pare-brise et des fenêtres.',
  ),
  liability: words(
    'We pay what you owe by law for injuries and damage that you cause with your motorhome, up to the limits in the declarations.',
    'Nous payons ce que vous devez légalement pour les blessures et les dommages que vous causez avec votre autocaravane, jusqu’aux montants inscrits.',
  ),
  full_timer_liability: words(
    'Full-timer liability takes its place for who lives in the vehicle, as a home policy would.',
    'La responsabilité du résident à plein temps la remplace pour qui habite le véhicule, comme le ferait une assurance habitation.',
  ),
  vacation_liability: words(
    'Vacation liability pays for injuries and damage at your campsite while you are there on a trip.',
    'La responsabilité en vacances paie les blessures et les dommages à votre emplacement de camping pendant un voyage.',
  ),
  medical_payments: words(
    'Medical payments pay doctors and hospitals for whoever was inside, whoever was at fault.',
    'Les frais médicaux paient médecins et hôpitaux pour toute personne à bord, peu importe la faute.',
  ),
  uninsured_motorist: words(
    'Uninsured and underinsured motorist cover pays for your injuries and those of your passengers.',
    'La protection contre les automobilistes non ou sous-assurés paie vos blessures et celles de vos passagers.',
  ),
  emergency_expense: words(
    'Emergency expense pays lodging and the way home when a covered loss leaves your vehicle unusable more than 50 miles from home.',
    'Les frais d’urgence paient l’hébergement et le retour quand un sinistre couvert rend votre véhicule inutilisable à plus de 80 kilomètres du domicile.',
  ),
  roadside: words(
    'Roadside assistance brings help for a breakdown, tow to the nearest fitting shop included.',
    'L’assistance routière vous vient en aide en cas de panne, remorquage jusqu’à l’atelier approprié le plus proche compris.',
  ),
  personal_effects: words(
    'Personal effects pay for what you carry inside and is stolen or damaged; money, deeds and what belongs to a business are not among them.',
    'Les effets personnels couvrent ce que vous transportez à bord et qui est volé ou endommagé, mais l’argent, les titres et ce qui appartient à une entreprise n’en font pas partie.',
  ),
  pet: words(
    'Pet injury pays the vet when a dog or a cat is hurt in an accident of your vehicle.',
    'La protection des animaux paie le vétérinaire quand un chien ou un chat est blessé dans un accident de votre véhicule.',
  ),
};

function uninsuredAmounts(limit: UninsuredMotoristLimit): Amounts {
  const [person, accident] = limit.split('/').map(Number);
  return { person: thousands(person), occurrence: thousands(accident) };
}

/** Injuries of others and their property are limits of their own: three numbers, or one for all of it. */
function liabilityAmounts(limit: LiabilityLimit, facts: LossFacts): Amounts {
  const [person, accident, property] = partsOfLimit(limit);
  const isCombined = limit.endsWith('CSL');
  const [isHurt, isProperty] = [isSo('others_hurt', facts) === true, isSo('others_property', facts) === true];
  if (isHurt && !isProperty) {
    return { person: isCombined ? null : thousands(person), occurrence: thousands(accident) };
  }
  if (!isHurt) return { occurrence: thousands(property) };
  return isCombined
    ? { occurrence: thousands(accident) }
    : { person: thousands(person), occurrence: thousands((accident ?? 0) + (property ?? 0)) };
}

/** How far from home it was, as far as that is known. */
function foundOf({ milesFromHome: from }: LossFacts): Sentence | null {
  return (
    from &&
    sentence(
      words(
        'It happened about {miles} miles ({km} km) from home, measured from the middle of the postal area where the vehicle is kept, which may be {within} miles off.',
        'C’est arrivé à environ {miles} milles ({km} km) du domicile, mesurés depuis le milieu de la zone postale où le véhicule est gardé, à {within} milles près.',
      ),
      {
        miles: from.about,
        within: from.within,
        km: Math.round(from.about * kmPerMile),
      },
    )
  );
}

/** What counts of the personal effects that were lost, each kind within its share of the limit. */
function countedEffects({ effects }: LossFacts, limit: Cents): Amounts {
  const said = effectKindNames.filter((kind) => effects[kind] !== undefined);
  if (said.length === 0) return {};
  const counted = effectsWithinLimit(effects, limit);
  const left = said.filter((kind) => effectKinds[kind].share === 0 && (effects[kind] ?? 0) > 0);
  const names = {
    en: left.map((kind) => effectKinds[kind].label.en),
    fr: left.map((kind) => effectKinds[kind].label.fr),
  };
  const lost = said.reduce((sum, kind) => sum + (effects[kind] ?? 0), 0);
  return {
    counted,
    found:
      left.length === 0
        ? sentence(words('Of {lost} that was lost, {counted} counts.', 'Des {lost} perdus, {counted} comptent.'), {
            lost: { cents: lost },
            counted: { cents: counted },
          })
        : sentence(
            words(
              'Of {lost} that was lost, {counted} counts. The policy leaves out: {kinds}.',
              'Des {lost} perdus, {counted} comptent. La police exclut : {kinds}.',
            ),
            {
              lost: { cents: lost },
              counted: { cents: counted },
              kinds: { en: names.en.join(', ').toLowerCase(), fr: names.fr.join(', ').toLowerCase() },
            },
          ),
  };
}

/** What each coverage pays where it answers, as it was bought; null where it was not. */
function amountsOf(code: CoverageCode, facts: LossFacts, coverages: Coverages): Amounts | null {
  if (!coverages[code]) return null;
  const { comprehensive, collision, liability, full_timer_liability, vacation_liability } = coverages;
  const { medical_payments, uninsured_motorist, emergency_expense, personal_effects } = coverages;
  switch (code) {
    case 'comprehensive':
      return { deductible: cents(comprehensive?.deductible ?? 0) };
    case 'collision':
      return { deductible: cents(collision?.deductible ?? 0) };
    case 'liability':
      return liability ? liabilityAmounts(liability.limit, facts) : null;
    case 'full_timer_liability':
      return { occurrence: cents(full_timer_liability?.limit ?? 0) };
    case 'vacation_liability':
      return { occurrence: cents(vacation_liability?.limit ?? 0) };
    case 'medical_payments':
      return { person: cents(medical_payments?.limit ?? 0) };
    case 'uninsured_motorist':
      return uninsured_motorist ? uninsuredAmounts(uninsured_motorist.limit) : null;
    case 'emergency_expense':
      return { ...once(emergency_expense?.limit ?? 0), found: foundOf(facts) };
    case 'personal_effects': {
      const limit = personal_effects?.limit ?? 0;
      return { ...once(limit), ...countedEffects(facts, cents(limit)) };
    }
    case 'glass':
    case 'roadside':
    case 'pet':
      return {};
  }
}

/** The coverage that answers in the place of another one, or has to answer for another one to do so. */
function stands(code: CoverageCode, facts: LossFacts, coverages: Coverages): boolean {
  const answers = (other: CoverageCode) => coverages[other] !== undefined && meets(other, facts);
  switch (code) {
    case 'comprehensive':
    case 'collision':
      return !answers('glass');
    case 'vacation_liability':
      return !answers('full_timer_liability');
    case 'emergency_expense':
      return answers('glass') || answers('comprehensive') || answers('collision');
    default:
      return true;
  }
}

/**
 * What a coverage that was bought pays of a loss, whether what was said makes it answer or not; null where it was not
 * bought.
 */
export function termsOfCoverage(code: CoverageCode, facts: LossFacts, coverages: Coverages): AnsweringCoverage | null {
  const { all, one = [] } = conditions[code];
  const asIf = meets(code, facts)
    ? facts
    : { ...facts, known: { ...facts.known, ...all, ...Object.fromEntries(one.map((fact) => [fact, true])) } };
  const amounts = amountsOf(code, asIf, coverages);
  return (
    amounts && {
      coverage: code,
      deductible: 0,
      limit: null,
      person: null,
      occurrence: null,
      counted: null,
      found: null,
      ...amounts,
      says: policySays[code],
    }
  );
}

/**
 * The coverages that answer a loss, by what was covered then and what happened (docs/rules.md, claims). The deductible is
 * that of the damage to the vehicle and is taken off once.
 */
export function answeringCoverages(facts: LossFacts, coverages: Coverages): readonly AnsweringCoverage[] {
  return coverageCodes
    .filter((code) => meets(code, facts) && stands(code, facts, coverages))
    .flatMap((code) => termsOfCoverage(code, facts, coverages) ?? []);
}

/** The facts that decide whether a coverage answers and that nobody has said, as long as none that is known decides it. */
function openFactsOf(code: CoverageCode, facts: LossFacts): readonly CoverageFact[] {
  const { all, one } = conditions[code];
  const isNot = (fact: CoverageFact, is: boolean | undefined) => isKnown(fact, facts) && isSo(fact, facts) !== is;
  const isDecided =
    coverageFactNames.some((fact) => fact in all && isNot(fact, all[fact])) || one?.every((fact) => isNot(fact, true));
  return isDecided ? [] : factsOf(code).filter((fact) => !isKnown(fact, facts));
}

/** The facts that decide what of a policy answers: which of them are open, and which coverages wait for each. */
export function decidingFacts(
  facts: LossFacts,
  coverages: Coverages,
): readonly { readonly fact: CoverageFact; readonly isOpen: boolean; readonly coverages: readonly CoverageCode[] }[] {
  const bought = coverageCodes.filter((code) => coverages[code] !== undefined);
  return coverageFactNames.flatMap((fact) => {
    const decides = bought.filter((code) => factsOf(code).includes(fact));
    if (decides.length === 0) return [];
    const isOpen = decides.some((code) => openFactsOf(code, facts).includes(fact));
    return [{ fact, isOpen, coverages: decides }];
  });
}

/** Why a coverage answers, or why it does not: the facts that are so, and those that nobody has said yet. */
export function becauseOf(code: CoverageCode, facts: LossFacts, coverages: Coverages): readonly Sentence[] {
  const { all } = conditions[code];
  const answers = meets(code, facts) && stands(code, facts, coverages);
  const known = factsOf(code).filter((fact) => isKnown(fact, facts));
  const deciding = known.filter((fact) => {
    const is = isSo(fact, facts);
    const isMet = fact in all ? is === all[fact] : is === true;
    return answers ? isMet : !isMet;
  });
  const said = deciding.map((fact) => asSentence(coverageFacts[fact][isSo(fact, facts) === true ? 'yes' : 'no']));
  const open = openFactsOf(code, facts).map((fact) =>
    sentence(words('Not known: {question}', 'À établir : {question}'), { question: coverageFacts[fact].question }),
  );
  return [...said, ...open];
}

/** What of a loss of personal effects counts, in cents: each kind within its share of the limit. */
export function effectsWithinLimit(losses: Readonly<Partial<Record<EffectKind, Cents>>>, limit: Cents): Cents {
  const counted = effectKindNames.reduce(
    (sum, kind) => sum + Math.min(losses[kind] ?? 0, Math.floor((limit * effectKinds[kind].share) / 100)),
    0,
  );
  return Math.min(counted, limit);
}
