import { ownValue } from '../shared/text/own-value.ts';
import { words, type Words } from '../shared/words.ts';
import { lossLabels, type LossType } from './vocabulary.ts';

/** What a question takes for an answer. */
export type QuestionKind = 'text' | 'prose' | 'yes_no' | 'choice' | 'cents';

export type LossQuestion = {
  readonly key: string;
  readonly kind: QuestionKind;
  readonly text: Words;
  /** Why it is needed: what it saves a call for. */
  readonly why: Words;
  readonly choices?: readonly { readonly value: string; readonly label: Words }[];
  /** What somebody who is not insured here knows nothing of. */
  readonly isOfInsured?: boolean;
  /** Asked for only where another question has this answer. */
  readonly after?: { readonly key: string; readonly is: boolean | string };
};

export type LossKind = {
  readonly label: Words;
  /** What falls under it. */
  readonly about: Words;
  /** Whether it can only have happened while the vehicle moved, never, or either. */
  readonly moving: 'always' | 'never' | 'either';
  /** Few questions, and handled on a fast track below the amount of small losses. */
  readonly isShort: boolean;
  readonly questions: readonly LossQuestion[];
};

const value = words('We need it to know what it is worth.', 'Nous en avons besoin pour établir la valeur.');
const shop = words(
  'We send somebody to look at it there, without calling you first.',
  'Nous y envoyons quelqu’un, sans avoir à vous appeler.',
);
const cause = words('It says which coverage pays.', 'Cela détermine quelle protection paie.');
const recovery = words(
  'Who caused it may have to pay for it, your deductible too.',
  'Le responsable devra peut-être payer, y compris votre franchise.',
);

const yesNo = (key: string, text: Words, why: Words, others: Partial<LossQuestion> = {}): LossQuestion => ({
  key,
  kind: 'yes_no',
  text,
  why,
  ...others,
});
const line = (key: string, text: Words, why: Words, others: Partial<LossQuestion> = {}): LossQuestion => ({
  key,
  kind: 'text',
  text,
  why,
  ...others,
});
const choice = (
  key: string,
  text: Words,
  why: Words,
  choices: readonly (readonly [string, Words])[],
  others: Partial<LossQuestion> = {},
): LossQuestion => ({
  key,
  kind: 'choice',
  text,
  why,
  choices: choices.map(([one, label]) => ({ value: one, label })),
  ...others,
});

const whereNow = line('vehicle_now', words('Where is the vehicle now?', 'Où se trouve le véhicule maintenant ?'), shop);
const moreDamage = yesNo(
  'is_protected',
  words('Is it covered or closed against more damage?', 'Est-il protégé contre d’autres dommages ?'),
  words(
    'Covering it is paid for, and rain that comes in later may not be.',
    'Le protéger est payé ; la pluie qui entre plus tard ne l’est pas toujours.',
  ),
);

const hurtInside = (others: Partial<LossQuestion> = {}) =>
  choice(
    'hurt_inside',
    words('Was anybody in the vehicle hurt?', 'Quelqu’un à bord a-t-il été blessé ?'),
    words('Doctors and vets have cover of their own.', 'Médecins et vétérinaires ont leur propre protection.'),
    [
      ['nobody', words('Nobody', 'Personne')],
      ['people', words('Somebody', 'Une personne')],
      ['pet', words('A dog or cat', 'Un chien ou un chat')],
      ['both', words('Both', 'Les deux')],
    ],
    { isOfInsured: true, ...others },
  );
const effectsLost = (others: Partial<LossQuestion> = {}) =>
  yesNo(
    'effects_lost',
    words('Were things that you carry inside lost or damaged?', 'Des effets à bord ont-ils été perdus ou endommagés ?'),
    words('They have cover of their own, with its own limit.', 'Ils ont leur propre protection et leur propre limite.'),
    { isOfInsured: true, ...others },
  );
const listOfEffects = (after: LossQuestion['after']): LossQuestion => ({
  key: 'list_of_effects',
  kind: 'prose',
  text: words(
    'What is missing or damaged, and when was it bought?',
    'Que manque-t-il ou qu’est-ce qui est endommagé, et quand l’avez-vous acheté ?',
  ),
  why: value,
  ...(after && { after }),
});

/** Each kind of loss and what is asked of it, in the order in which it is asked. */
export const lossKinds: Readonly<Record<LossType, LossKind>> = {
  collision: {
    label: lossLabels.collision,
    about: words(
      'It hit something, was hit, or turned over.',
      'Il a heurté quelque chose, a été heurté ou s’est renversé.',
    ),
    moving: 'either',
    isShort: false,
    questions: [
      choice('hit', words('What was hit?', 'Qu’est-ce qui a été heurté ?'), cause, [
        ['vehicle', words('Another vehicle', 'Un autre véhicule')],
        ['object', words('A thing that stood there', 'Un objet fixe')],
        ['overturned', words('Nothing: it turned over', 'Rien : il s’est renversé')],
        ['hit_while_parked', words('It was parked and was hit', 'Il était stationné et a été heurté')],
      ]),
      choice('caused_by', words('Who caused it, as you see it?', 'Qui en est la cause, selon vous ?'), recovery, [
        ['nobody_else', words('Nobody else', 'Personne d’autre')],
        ['insured_other', words('Somebody with insurance', 'Une personne assurée')],
        [
          'uninsured_other',
          words(
            'Somebody who drove off, or has no insurance or too little',
            'Une personne en fuite, ou non ou pas assez assurée',
          ),
        ],
        ['unknown', words('I do not know', 'Je ne sais pas')],
      ]),
      yesNo(
        'is_towed_away',
        words('Was it towed away?', 'A-t-il été remorqué ?'),
        words('We pay for its storage by the day.', 'Nous payons son entreposage à la journée.'),
      ),
      hurtInside(),
      whereNow,
    ],
  },
  weather: {
    label: lossLabels.weather,
    about: words('Hail, a storm, water that rose, snow, lightning.', 'Grêle, tempête, crue, neige, foudre.'),
    moving: 'either',
    isShort: false,
    questions: [
      choice('weather', words('What was it?', 'De quoi s’agissait-il ?'), cause, [
        ['hail', words('Hail', 'Grêle')],
        ['wind', words('Wind', 'Vent')],
        ['flood', words('Flood', 'Inondation')],
        ['snow', words('Snow or ice', 'Neige ou glace')],
        ['lightning', words('Lightning', 'Foudre')],
      ]),
      line(
        'hail_size',
        words('How large were the stones?', 'Quelle était la taille des grêlons ?'),
        words('We compare it with the weather of that place.', 'Nous la comparons avec la météo de ce lieu.'),
        { after: { key: 'weather', is: 'hail' } },
      ),
      line(
        'water_height',
        words('How high did the water stand inside?', 'Jusqu’où l’eau est-elle montée à l’intérieur ?'),
        words(
          'From a certain height on it is no longer repaired.',
          'À partir d’une certaine hauteur, on ne répare plus.',
        ),
        { after: { key: 'weather', is: 'flood' } },
      ),
      yesNo(
        'is_leaking',
        words('Does water come in?', 'De l’eau entre-t-elle ?'),
        words('It is seen to first then.', 'On s’en occupe alors en premier.'),
      ),
      effectsLost({ after: { key: 'is_leaking', is: true } }),
      moreDamage,
      whereNow,
    ],
  },
  object: {
    label: lossLabels.object,
    about: words('Something fell on it, or flew against it.', 'Quelque chose est tombé dessus ou l’a percuté.'),
    moving: 'either',
    isShort: false,
    questions: [
      line('what_fell', words('What was it?', 'Qu’est-ce que c’était ?'), cause),
      line(
        'owner_of_object',
        words('Whose was it, if you know?', 'À qui appartenait-il, si vous le savez ?'),
        recovery,
      ),
      moreDamage,
      whereNow,
    ],
  },
  theft: {
    label: lossLabels.theft,
    about: words(
      'It was stolen, broken into, or damaged on purpose.',
      'Il a été volé, forcé ou endommagé volontairement.',
    ),
    moving: 'never',
    isShort: false,
    questions: [
      choice('taken', words('What was taken?', 'Qu’est-ce qui a été pris ?'), cause, [
        ['vehicle', words('The vehicle', 'Le véhicule')],
        ['parts', words('Parts of it', 'Des pièces')],
        ['effects', words('Things in it', 'Des effets à bord')],
        ['nothing', words('Nothing: it was damaged', 'Rien : il a été endommagé')],
      ]),
      yesNo(
        'keys_present',
        words('Do you have every key of it?', 'Avez-vous toutes les clés ?'),
        words('Whoever recovers it needs to know.', 'Les personnes qui le recherchent doivent le savoir.'),
        { after: { key: 'taken', is: 'vehicle' } },
      ),
      line(
        'tracker',
        words('Is there a tracker in it? Which one?', 'Y a-t-il un localisateur ? Lequel ?'),
        words('The police can find it with it.', 'La police peut le retrouver grâce à lui.'),
        { after: { key: 'taken', is: 'vehicle' } },
      ),
      listOfEffects({ key: 'taken', is: 'effects' }),
      effectsLost({ after: { key: 'taken', is: 'vehicle' } }),
      line(
        'last_seen',
        words('When was it last seen whole?', 'Quand l’a-t-on vu intact pour la dernière fois ?'),
        cause,
      ),
    ],
  },
  fire: {
    label: lossLabels.fire,
    about: words('Fire, smoke, an explosion.', 'Incendie, fumée, explosion.'),
    moving: 'either',
    isShort: false,
    questions: [
      line('fire_began', words('Where did it begin?', 'Où a-t-il commencé ?'), cause),
      yesNo(
        'fire_service',
        words('Did the fire service come?', 'Les pompiers sont-ils venus ?'),
        words('We get their report ourselves.', 'Nous obtenons nous-mêmes leur rapport.'),
      ),
      yesNo(
        'is_liveable',
        words('Can it still be lived in?', 'Est-il encore habitable ?'),
        words('Rooms may be paid for.', 'Un hébergement peut être payé.'),
      ),
      effectsLost(),
      yesNo(
        'is_recalled',
        words('Did you get a recall letter about a part?', 'Avez-vous reçu un avis de rappel d’une pièce ?'),
        recovery,
      ),
      whereNow,
    ],
  },
  water: {
    label: lossLabels.water,
    about: words('A pipe, a tank, a leak.', 'Un tuyau, un réservoir, une fuite.'),
    moving: 'either',
    isShort: false,
    questions: [
      choice('water_from', words('Where did it come from?', 'D’où venait-elle ?'), cause, [
        ['pipe', words('A pipe or tank', 'Un tuyau ou un réservoir')],
        ['appliance', words('An appliance', 'Un appareil')],
        ['outside', words('From outside', 'De l’extérieur')],
        ['unknown', words('I do not know', 'Je ne sais pas')],
      ]),
      yesNo('was_sudden', words('Did it happen at once?', 'Est-ce arrivé d’un coup ?'), cause),
      yesNo(
        'was_frozen',
        words('Was it below freezing?', 'Gelait-il ?'),
        words(
          'Frozen pipes are not covered, other water is.',
          'Les tuyaux gelés ne sont pas couverts, d’autres eaux le sont.',
        ),
      ),
      effectsLost(),
      listOfEffects({ key: 'effects_lost', is: true }),
      moreDamage,
    ],
  },
  animal: {
    label: lossLabels.animal,
    about: words(
      'A deer, a bear, a bird. Not mice and insects.',
      'Un cerf, un ours, un oiseau. Pas les souris ni les insectes.',
    ),
    moving: 'either',
    isShort: false,
    questions: [
      line('which_animal', words('Which animal was it?', 'De quel animal s’agissait-il ?'), cause),
      yesNo(
        'swerved',
        words('Did the vehicle hit something else as well?', 'Le véhicule a-t-il aussi heurté autre chose ?'),
        cause,
      ),
      hurtInside(),
      whereNow,
    ],
  },
  glass: {
    label: lossLabels.glass,
    about: words('Windshield or window, nothing else.', 'Pare-brise ou fenêtre, rien d’autre.'),
    moving: 'either',
    isShort: true,
    questions: [
      choice('which_pane', words('Which pane?', 'Quelle vitre ?'), value, [
        ['windshield', words('Windshield', 'Pare-brise')],
        ['window', words('A window', 'Une fenêtre')],
        ['roof', words('A roof window', 'Un lanterneau')],
      ]),
      yesNo(
        'is_chip',
        words('Is it a chip smaller than a coin?', 'Est-ce un éclat plus petit qu’une pièce de monnaie ?'),
        words('A chip is repaired where you are.', 'Un éclat se répare là où vous êtes.'),
      ),
    ],
  },
  tire: {
    label: lossLabels.tire,
    about: words('A tire burst, or a wheel was damaged.', 'Un pneu a éclaté ou une roue est endommagée.'),
    moving: 'always',
    isShort: true,
    questions: [
      line('which_tire', words('Which tire or wheel?', 'Quel pneu ou quelle roue ?'), value),
      yesNo('tore_body', words('Did it damage the body?', 'La carrosserie a-t-elle été endommagée ?'), cause),
      line('tire_age', words('How old was the tire?', 'Quel âge avait le pneu ?'), recovery),
    ],
  },
  awning_roof: {
    label: lossLabels.awning_roof,
    about: words('The awning, the roof skin, a vent.', 'L’auvent, la toiture, une ventilation.'),
    moving: 'either',
    isShort: false,
    questions: [
      yesNo('awning_out', words('Was the awning out?', 'L’auvent était-il sorti ?'), cause),
      yesNo(
        'is_leaking',
        words('Does water come in?', 'De l’eau entre-t-elle ?'),
        words('It is seen to first then.', 'On s’en occupe alors en premier.'),
      ),
      line('roof_cause', words('What did it?', 'Qu’est-ce qui l’a causé ?'), cause),
      moreDamage,
    ],
  },
  other: {
    label: lossLabels.other,
    about: words('Anything that fits nowhere else.', 'Ce qui n’entre nulle part ailleurs.'),
    moving: 'either',
    isShort: false,
    questions: [
      {
        key: 'what_happened',
        kind: 'prose',
        text: words('What happened?', 'Que s’est-il passé ?'),
        why: cause,
      },
      whereNow,
    ],
  },
};

/** Answers to the questions of a kind of loss, by their keys. */
export type LossAnswers = Readonly<Record<string, boolean | number | string>>;

/** The questions of a kind of loss; who is not insured here is not asked what they cannot know. */
export const questionsFor = (type: LossType, isThirdParty: boolean): readonly LossQuestion[] =>
  lossKinds[type].questions.filter(({ isOfInsured }) => !isThirdParty || !isOfInsured);

/** The questions that are asked of a kind of loss after some answers. */
export function questionsOf(type: LossType, answers: LossAnswers, isThirdParty = false): readonly LossQuestion[] {
  return questionsFor(type, isThirdParty).filter(({ after }) => !after || ownValue(answers, after.key) === after.is);
}

/** Whether an answer is one that a question takes. */
export function isAnswer({ kind, choices }: LossQuestion, answer: unknown): boolean {
  switch (kind) {
    case 'yes_no':
      return typeof answer === 'boolean';
    case 'cents':
      return typeof answer === 'number' && Number.isSafeInteger(answer) && answer >= 0;
    case 'choice':
      return (choices ?? []).some(({ value: one }) => one === answer);
    case 'text':
    case 'prose':
      return typeof answer === 'string' && answer.trim() !== '';
  }
}
