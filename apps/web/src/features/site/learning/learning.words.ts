import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const learningWords: WordsTree = {
  'glossary.terms': {
    actual_cash_value: {
      name: words('Actual cash value', 'Valeur au jour du sinistre'),
      text: words(
        'What something would have sold for on the day before the loss, with its age and wear.',
        'Ce qu’une chose se serait vendue la veille du sinistre, avec son âge et son usure.',
      ),
    },
    agreed_value: {
      name: words('Agreed value', 'Valeur convenue'),
      text: words(
        'An amount written down when the policy begins and paid after a total loss, less the deductible.',
        'Un montant écrit au début de la police et payé après une perte totale, moins la franchise.',
      ),
    },
    collision: {
      name: words('Collision', 'Collision et versement'),
      text: words(
        'Cover for damage to your own vehicle from hitting something or turning over.',
        'La protection des dommages à votre propre véhicule quand il heurte quelque chose ou se renverse.',
      ),
    },
    comprehensive: {
      name: words('Comprehensive', 'Sans collision ni versement'),
      text: words(
        'Cover for damage to your own vehicle from anything else: fire, theft, hail, flood, animals.',
        'La protection des autres dommages à votre propre véhicule : feu, vol, grêle, inondation, animaux.',
      ),
    },
    cosmetic: {
      name: words('Cosmetic damage', 'Dommage esthétique'),
      text: words(
        'Damage that changes how something looks and not how it works. Some policies exclude it.',
        'Un dommage qui change l’apparence et non le fonctionnement. Certaines polices l’excluent.',
      ),
    },
    csl: {
      name: words('Combined single limit', 'Montant unique'),
      text: words(
        'One amount an accident for injuries and property together.',
        'Un seul montant par accident, pour les blessures et les biens ensemble.',
      ),
    },
    declarations: {
      name: words('Declarations page', 'Conditions particulières'),
      text: words(
        'The page that states what was bought: who, what, when, limits, premium.',
        'La page qui dit ce qui a été acheté : qui, quoi, quand, limites, prime.',
      ),
    },
    deductible: {
      name: words('Deductible', 'Franchise'),
      text: words(
        'The part of each loss that you pay yourself.',
        'La part de chaque sinistre que vous payez vous-même.',
      ),
    },
    depreciation: {
      name: words('Depreciation', 'Dépréciation'),
      text: words(
        'What a thing loses in worth by age and use.',
        'Ce qu’une chose perd de valeur avec l’âge et l’usage.',
      ),
    },
    emergency_expense: {
      name: words('Emergency expense', 'Frais d’urgence'),
      text: words(
        'Cover for rooms and the way home when a covered loss makes the rig unfit to live in.',
        'La protection qui paie chambres et retour quand un sinistre couvert rend le véhicule inhabitable.',
      ),
    },
    full_timer: {
      name: words('Full-timer', 'Résident à temps plein'),
      text: words(
        'Somebody who lives in the rig: with us, more than 150 nights a year.',
        'Une personne qui vit à bord : chez nous, plus de 150 nuits par année.',
      ),
    },
    garaging: {
      name: words('Garaging', 'Lieu de garde'),
      text: words(
        'Where a vehicle is kept for most of the year. The place decides which law and which rates count.',
        'L’endroit où un véhicule est gardé la plus grande partie de l’année. Il décide de la loi et du tarif.',
      ),
    },
    liability: {
      name: words('Liability', 'Responsabilité civile'),
      text: words(
        'Cover for what you owe others for harm done with a motor vehicle.',
        'La protection de ce que vous devez à autrui pour le tort causé avec un véhicule à moteur.',
      ),
    },
    lienholder: {
      name: words('Lienholder', 'Créancier'),
      text: words(
        'The lender with a right in the vehicle until the loan is paid.',
        'Le prêteur qui a un droit sur le véhicule jusqu’au remboursement du prêt.',
      ),
    },
    limit: {
      name: words('Limit', 'Limite'),
      text: words('The most that a cover pays.', 'Le plus que paie une protection.'),
    },
    loss_payee: {
      name: words('Loss payee', 'Bénéficiaire en cas de sinistre'),
      text: words(
        'Somebody who is paid for damage together with you, such as a lender.',
        'Quelqu’un qui est payé avec vous pour les dommages, comme un prêteur.',
      ),
    },
    medical_payments: {
      name: words('Medical payments', 'Frais médicaux'),
      text: words(
        'Cover for care of anybody aboard after a crash, whoever caused it.',
        'La protection des soins de quiconque à bord après une collision, peu importe la faute.',
      ),
    },
    moratorium: {
      name: words('Moratorium', 'Moratoire'),
      text: words(
        'A stop of some kind of new business in a place for a while, such as before a hurricane.',
        'L’arrêt, pour un temps et à un endroit, de certaines nouvelles affaires, par exemple avant un ouragan.',
      ),
    },
    named_insured: {
      name: words('Named insured', 'Assuré désigné'),
      text: words(
        'The person or business that a policy is written for.',
        'La personne ou l’entreprise pour qui la police est établie.',
      ),
    },
    personal_effects: {
      name: words('Personal effects', 'Effets personnels'),
      text: words(
        'What you carry in the rig and is not built in.',
        'Ce que vous transportez à bord et qui n’y est pas intégré.',
      ),
    },
    premium: {
      name: words('Premium', 'Prime'),
      text: words('The price of cover, without fees.', 'Le prix de la protection, sans les frais.'),
    },
    subrogation: {
      name: words('Subrogation', 'Subrogation'),
      text: words(
        'When your insurer has paid and asks the money back from whoever caused the damage.',
        'Quand votre assureur a payé et réclame l’argent à qui a causé les dommages.',
      ),
    },
    total_loss: {
      name: words('Total loss', 'Perte totale'),
      text: words(
        'A loss after which repairing makes no sense: you are paid for the vehicle and hand it over.',
        'Un sinistre après lequel réparer n’a plus de sens : on vous paie le véhicule et vous le remettez.',
      ),
    },
    towable: {
      name: words('Towable', 'Unité remorquée'),
      text: words(
        'What is pulled or carried and has no engine: trailers, fifth wheels, campers. It has no liability of its own with us.',
        'Ce qu’on tire ou porte et qui n’a pas de moteur : roulottes, caravanes à sellette, caravanes portées. Elle n’a pas de responsabilité civile propre chez nous.',
      ),
    },
    uninsured_motorist: {
      name: words('Uninsured motorist', 'Automobiliste non assuré'),
      text: words(
        'Cover for your injuries by a driver without insurance, or with too little.',
        'La protection de vos blessures causées par un conducteur sans assurance ou trop peu assuré.',
      ),
    },
    vacation_liability: {
      name: words('Vacation liability', 'Responsabilité civile de villégiature'),
      text: words(
        'Cover for what you owe others at a campsite while the rig serves as a lodging. It excludes who lives aboard.',
        'La protection de ce que vous devez à autrui sur un emplacement pendant que le véhicule sert de logement. Elle exclut qui vit à bord.',
      ),
    },
    vin: {
      name: words('VIN', 'NIV'),
      text: words(
        'The seventeen characters by which a vehicle is known. The North American one carries a check digit.',
        'Les dix-sept caractères qui désignent un véhicule. Celui d’Amérique du Nord porte un chiffre de contrôle.',
      ),
    },
  },
  'learning.index': {
    search: words('Look for an article', 'Trouver un article'),
    found: words(
      '{count, plural, =0 {No article speaks of this. Try the questions and answers, or call us.} one {# article} other {# articles}}',
      '{count, plural, =0 {Aucun article n’en parle. Essayez les questions et réponses, ou appelez-nous.} one {# article} other {# articles}}',
    ),
    paths: words('Read in order', 'À lire dans l’ordre'),
    all: words('By subject', 'Par sujet'),
    faq: words('Questions and answers', 'Questions et réponses'),
    glossary: words('Glossary', 'Glossaire'),
  },
  'learning.category': {
    cover: {
      name: words('What is covered', 'Ce qui est couvert'),
      lead: words(
        'Limits, deductibles and values: what each line of a policy pays, and what it leaves to you.',
        'Limites, franchises et valeurs : ce que paie chaque ligne d’une police, et ce qu’elle vous laisse.',
      ),
    },
    claims: {
      name: words('When something happens', 'Quand il arrive quelque chose'),
      lead: words(
        'Crashes, hail, leaks and tires: what to do first, what is paid, and how a loss is settled.',
        'Collisions, grêle, fuites et pneus : quoi faire d’abord, ce qui est payé et comment un sinistre se règle.',
      ),
    },
    buying: {
      name: words('Buying and paying', 'Acheter et payer'),
      lead: words(
        'What to look at before you buy, what a lender asks, and what moves a price.',
        'Quoi regarder avant d’acheter, ce que demande un prêteur et ce qui fait bouger un prix.',
      ),
    },
    keeping: {
      name: words('Keeping it', 'En prendre soin'),
      lead: words(
        'Storage, winter and storms: what happens to a parked rig, and how to keep it from happening.',
        'Entreposage, hiver et tempêtes : ce qui arrive à un véhicule stationné, et comment l’éviter.',
      ),
    },
    road: {
      name: words('Moving and traveling', 'Déménager et voyager', { enCa: 'Moving and travelling' }),
      lead: words(
        'Another state, other people, another country: what to arrange before you go.',
        'Un autre endroit, d’autres personnes, un autre pays : quoi régler avant de partir.',
        { enCa: 'Another province, other people, another country: what to arrange before you go.' },
      ),
    },
  },
  'learning.path': {
    first: {
      name: words('Your first rig', 'Votre premier VR'),
      lead: words(
        'From the seller’s driveway to the first page of your policy.',
        'De l’entrée du vendeur à la première page de votre police.',
      ),
    },
    full: {
      name: words('Living on the road', 'Vivre sur la route'),
      lead: words('What changes when the rig is the home.', 'Ce qui change quand le véhicule est le domicile.'),
    },
    after: {
      name: words('After a loss', 'Après un sinistre'),
      lead: words('From the first hour to the last check.', 'De la première heure au dernier chèque.'),
    },
  },
  learning: {
    minutes: words(
      '{minutes, plural, one {# minute} other {# minutes}} to read',
      '{minutes, plural, one {# minute} other {# minutes}} de lecture',
    ),
    of: words('{place} of {count}', '{place} sur {count}'),
  },
  'learning.article': {
    contents: words('On this page', 'Sur cette page'),
    reviewed: words('Last reviewed by {name} on {day}', 'Revu pour la dernière fois par {name} le {day}'),
    next: words('Next in “{path}”', 'Suite de « {path} »'),
    more: words('More about it', 'Pour en savoir plus'),
    price: words('See what yours would cost', 'Voir ce que coûterait le vôtre'),
    note: words(
      'This explains how RV insurance usually works. Your own policy decides.',
      'Ceci explique comment l’assurance VR fonctionne d’ordinaire. C’est votre propre police qui décide.',
    ),
  },
  'learning.glossary': {
    title: words('Glossary', 'Glossaire'),
    lead: words(
      'The words of a policy, each in a sentence or two.',
      'Les mots d’une police, chacun en une phrase ou deux.',
    ),
    term: words('What does “{term}” mean?', 'Que veut dire « {term} » ?'),
  },
};
