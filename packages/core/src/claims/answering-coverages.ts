import type { Coverages } from '../products/coverages.ts';
import { partsOfLimit } from '../products/liability-limits.ts';
import type { CoverageCode, LiabilityLimit, UninsuredMotoristLimit } from '../products/vocabulary.ts';
import type { Cents } from '../shared/money/money.ts';
import { words, type Words } from '../shared/words.ts';
import { kmPerMile } from '../shared/geo/km-between.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { isFartherThan, type MilesFromHome } from './miles-from-home.ts';
import type { LossType } from './vocabulary.ts';

/** What happened, as far as it says which coverages pay. */
export type LossFacts = {
  readonly typeOfLoss: LossType;
  /** Whether the vehicle hit something, was hit, or turned over. */
  readonly isCollision: boolean;
  readonly isVehicleDamaged: boolean;
  /** Whether glass alone is broken. */
  readonly isGlassAlone: boolean;
  /** Whether it was driven, and so is its motorhome's liability. */
  readonly wasDriving: boolean;
  readonly isAtCampsite: boolean;
  readonly isUsable: boolean;
  /** Null where nobody knows yet. */
  readonly milesFromHome: MilesFromHome | null;
  readonly needsHelpOnRoad: boolean;
  readonly areOthersHurt: boolean;
  readonly isOthersPropertyDamaged: boolean;
  readonly areOccupantsHurt: boolean;
  /** Whether who caused it has no liability cover, or too little, or drove off. */
  readonly isCausedByUninsured: boolean;
  readonly areEffectsDamaged: boolean;
  readonly isPetHurt: boolean;
};

/** What pays, how much of it, and the sentence of the policy that says so. */
export type AnsweringCoverage = {
  readonly coverage: CoverageCode;
  readonly deductible: Cents;
  /** What it pays at most: in all, a person, an occurrence; null where the policy names no amount. */
  readonly limit: Cents | null;
  readonly person: Cents | null;
  readonly occurrence: Cents | null;
  readonly says: Words;
  /** What is not known yet and decides whether it pays. */
  readonly open: Words | null;
  /** What was found out about whether it pays. */
  readonly found: Sentence | null;
};

/** More than so many miles from home, in the policy's words. */
const milesOfEmergency = 50;

const cents = (dollars: number): Cents => dollars * 100;
const thousands = (amount: number | undefined): Cents | null => (amount === undefined ? null : cents(amount * 1000));

type Amounts = Partial<Pick<AnsweringCoverage, 'deductible' | 'limit' | 'person' | 'occurrence' | 'open' | 'found'>>;

const pays = (coverage: CoverageCode, says: Words, amounts: Amounts = {}): AnsweringCoverage => ({
  coverage,
  deductible: 0,
  limit: null,
  person: null,
  occurrence: null,
  open: null,
  found: null,
  ...amounts,
  says,
});

/** A limit of the policy counts once, however many own what was lost. */
const once = (dollars: number): Amounts => ({ limit: cents(dollars), occurrence: cents(dollars) });

function uninsuredAmounts(limit: UninsuredMotoristLimit): Amounts {
  const [person, accident] = limit.split('/').map(Number);
  return { person: thousands(person), occurrence: thousands(accident) };
}

/** Injuries of others and their property are limits of their own: three numbers, or one for all of it. */
function liabilityAmounts(limit: LiabilityLimit, facts: LossFacts): Amounts {
  const [person, accident, property] = partsOfLimit(limit);
  const isCombined = limit.endsWith('CSL');
  if (facts.areOthersHurt && !facts.isOthersPropertyDamaged) {
    return { person: isCombined ? null : thousands(person), occurrence: thousands(accident) };
  }
  if (!facts.areOthersHurt) return { occurrence: thousands(property) };
  return isCombined
    ? { occurrence: thousands(accident) }
    : { person: thousands(person), occurrence: thousands((accident ?? 0) + (property ?? 0)) };
}

function damageCovers(facts: LossFacts, coverages: Coverages): AnsweringCoverage[] {
  if (!facts.isVehicleDamaged) return [];
  if (facts.isGlassAlone && coverages.glass) {
    return [
      pays(
        'glass',
        words(
          'Glass without a deductible pays the repair or replacement of windshield and windows whole.',
          'Le bris de glace sans franchise paie en entier la réparation ou le remplacement du pare-brise et des fenêtres.',
        ),
      ),
    ];
  }
  if (facts.isCollision) {
    return coverages.collision
      ? [
          pays(
            'collision',
            words(
              'Collision pays when your vehicle hits something or turns over. The deductible is taken off each loss.',
              'La protection collision paie quand votre véhicule heurte quelque chose ou se renverse. La franchise est déduite de chaque sinistre.',
            ),
            { deductible: cents(coverages.collision.deductible) },
          ),
        ]
      : [];
  }
  return coverages.comprehensive
    ? [
        pays(
          'comprehensive',
          words(
            'Comprehensive pays for theft, fire, hail, wind, water that comes from outside, falling objects, animals and broken glass.',
            'La protection sans collision paie le vol, l’incendie, la grêle, le vent, l’eau venue de l’extérieur, la chute d’objets, les animaux et le bris de glace.',
          ),
          { deductible: cents(coverages.comprehensive.deductible) },
        ),
      ]
    : [];
}

function liabilityCovers(facts: LossFacts, coverages: Coverages): AnsweringCoverage[] {
  if (!facts.areOthersHurt && !facts.isOthersPropertyDamaged) return [];
  if (facts.wasDriving) {
    return coverages.liability
      ? [
          pays(
            'liability',
            words(
              'We pay what you owe by law for injuries and damage that you cause with your motorhome, up to the limits in the declarations.',
              'Nous payons ce que vous devez légalement pour les blessures et les dommages que vous causez avec votre autocaravane, jusqu’aux montants inscrits.',
            ),
            liabilityAmounts(coverages.liability.limit, facts),
          ),
        ]
      : [];
  }
  if (coverages.full_timer_liability) {
    return [
      pays(
        'full_timer_liability',
        words(
          'Full-timer liability takes its place for who lives in the vehicle, as a home policy would.',
          'La responsabilité du résident à plein temps la remplace pour qui habite le véhicule, comme le ferait une assurance habitation.',
        ),
        { occurrence: cents(coverages.full_timer_liability.limit) },
      ),
    ];
  }
  return coverages.vacation_liability && facts.isAtCampsite
    ? [
        pays(
          'vacation_liability',
          words(
            'Vacation liability pays for injuries and damage at your campsite while you are there on a trip.',
            'La responsabilité en vacances paie les blessures et les dommages à votre emplacement de camping pendant un voyage.',
          ),
          { occurrence: cents(coverages.vacation_liability.limit) },
        ),
      ]
    : [];
}

function personCovers(facts: LossFacts, coverages: Coverages): AnsweringCoverage[] {
  if (!facts.areOccupantsHurt) return [];
  return [
    ...(coverages.medical_payments
      ? [
          pays(
            'medical_payments',
            words(
              'Medical payments pay doctors and hospitals for whoever was inside, whoever was at fault.',
              'Les frais médicaux paient médecins et hôpitaux pour toute personne à bord, peu importe la faute.',
            ),
            { person: cents(coverages.medical_payments.limit) },
          ),
        ]
      : []),
    ...(coverages.uninsured_motorist && facts.isCausedByUninsured
      ? [
          pays(
            'uninsured_motorist',
            words(
              'Uninsured and underinsured motorist cover pays for your injuries and those of your passengers.',
              'La protection contre les automobilistes non ou sous-assurés paie vos blessures et celles de vos passagers.',
            ),
            uninsuredAmounts(coverages.uninsured_motorist.limit),
          ),
        ]
      : []),
  ];
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

function extraCovers(facts: LossFacts, coverages: Coverages, isDamageCovered: boolean): AnsweringCoverage[] {
  const isFar = isFartherThan(milesOfEmergency, facts.milesFromHome);
  return [
    ...(coverages.emergency_expense && isDamageCovered && !facts.isUsable && isFar !== false
      ? [
          pays(
            'emergency_expense',
            words(
              'Emergency expense pays lodging and the way home when a covered loss leaves your vehicle unusable more than 50 miles from home.',
              'Les frais d’urgence paient l’hébergement et le retour quand un sinistre couvert rend votre véhicule inutilisable à plus de 80 kilomètres du domicile.',
            ),
            {
              ...once(coverages.emergency_expense.limit),
              open:
                isFar === null
                  ? words('How far from home it happened.', 'À quelle distance du domicile c’est arrivé.')
                  : null,
              found: foundOf(facts),
            },
          ),
        ]
      : []),
    ...(coverages.roadside && facts.needsHelpOnRoad
      ? [
          pays(
            'roadside',
            words(
              'Roadside assistance brings help for a breakdown, tow to the nearest fitting shop included.',
              'L’assistance routière vous vient en aide en cas de panne, remorquage jusqu’à l’atelier approprié le plus proche compris.',
            ),
          ),
        ]
      : []),
    ...(coverages.personal_effects && facts.areEffectsDamaged
      ? [
          pays(
            'personal_effects',
            words(
              'Personal effects pay for what you carry inside and is stolen or damaged; money, deeds and what belongs to a business are not among them.',
              'Les effets personnels couvrent ce que vous transportez à bord et qui est volé ou endommagé, mais l’argent, les titres et ce qui appartient à une entreprise n’en font pas partie.',
            ),
            once(coverages.personal_effects.limit),
          ),
        ]
      : []),
    ...(coverages.pet && facts.isPetHurt && facts.isCollision
      ? [
          pays(
            'pet',
            words(
              'Pet injury pays the vet when a dog or a cat is hurt in an accident of your vehicle.',
              'La protection des animaux paie le vétérinaire quand un chien ou un chat est blessé dans un accident de votre véhicule.',
            ),
          ),
        ]
      : []),
  ];
}

/**
 * The coverages that answer a loss, by what was covered then and what happened (docs/rules.md, claims). The deductible is
 * that of the damage to the vehicle and is taken off once.
 */
export function answeringCoverages(facts: LossFacts, coverages: Coverages): readonly AnsweringCoverage[] {
  const damage = damageCovers(facts, coverages);
  return [
    ...damage,
    ...liabilityCovers(facts, coverages),
    ...personCovers(facts, coverages),
    ...extraCovers(facts, coverages, damage.length > 0),
  ];
}

/** What would have to have happened for each coverage to answer. */
const asIf: Readonly<Partial<Record<CoverageCode, Partial<LossFacts>>>> = {
  comprehensive: { isCollision: false, isGlassAlone: false, isVehicleDamaged: true },
  collision: { isCollision: true, isGlassAlone: false, isVehicleDamaged: true },
  glass: { isGlassAlone: true, isVehicleDamaged: true },
  liability: { wasDriving: true, areOthersHurt: true, isOthersPropertyDamaged: true },
  vacation_liability: { wasDriving: false, isAtCampsite: true, areOthersHurt: true },
  full_timer_liability: { wasDriving: false, areOthersHurt: true },
  medical_payments: { areOccupantsHurt: true },
  uninsured_motorist: { areOccupantsHurt: true, isCausedByUninsured: true },
  emergency_expense: { isVehicleDamaged: true, isUsable: false, milesFromHome: null },
  roadside: { needsHelpOnRoad: true },
  personal_effects: { areEffectsDamaged: true },
  pet: { isPetHurt: true, isCollision: true },
};

/** What a coverage that was bought pays of a loss, whether what was reported makes it answer or not; null where it was not bought. */
export function termsOfCoverage(code: CoverageCode, facts: LossFacts, coverages: Coverages): AnsweringCoverage | null {
  const of = (known: LossFacts) => answeringCoverages(known, coverages).find(({ coverage }) => coverage === code);
  return of(facts) ?? of({ ...facts, ...asIf[code] }) ?? null;
}

/** Personal effects by kind: what of the limit each takes at most, in per cent of it; the policy leaves three out whole. */
export const personalEffectsShares = {
  belongings: 100,
  money: 0,
  deeds: 0,
  business_property: 0,
} as const;

/** What of a loss of personal effects counts, in cents: each kind within its share of the limit. */
export function effectsWithinLimit(
  losses: Readonly<Partial<Record<keyof typeof personalEffectsShares, Cents>>>,
  limit: Cents,
): Cents {
  const counted = Object.entries(personalEffectsShares).reduce((sum, [kind, percent]) => {
    const loss = losses[kind as keyof typeof personalEffectsShares] ?? 0;
    return sum + Math.min(loss, Math.floor((limit * percent) / 100));
  }, 0);
  return Math.min(counted, limit);
}
