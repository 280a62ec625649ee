import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const homeWords: WordsTree = {
  'site.home': {
    title: words('Insure the home you drive', 'Assurez la maison que vous conduisez'),
    lead: words(
      'An honest price range after five answers. No calls, no account, nothing to sign until you decide.',
      'Une fourchette de prix honnête après cinq réponses. Aucun appel, aucun compte, rien à signer avant votre décision.',
    ),
    priceTitle: words('What would it cost?', 'Combien cela coûterait-il ?'),
    postalCode: words('ZIP or postal code', 'Code postal ou ZIP', { enCa: 'Postal or ZIP code' }),
    postalCodeMissing: words(
      'Enter the ZIP or postal code where it is kept',
      'Entrez le code postal ou ZIP du lieu où il est gardé',
      { enCa: 'Enter the postal or ZIP code where it is kept' },
    ),
    vehicleClass: words('What do you drive or tow?', 'Quel est votre véhicule ?'),
    vehicleClassMissing: words('Choose what you drive or tow', 'Choisissez ce que vous conduisez ou tractez'),
    unsure: words('Not sure? See them side by side', 'Vous hésitez ? Comparez-les'),
    promise: words(
      'Answer both, and you see an example at today’s rates before you leave this page.',
      'Répondez aux deux questions : vous verrez ici un exemple aux tarifs du jour.',
    ),
    example: words('An example at today’s rates', 'Un exemple aux tarifs du jour'),
    perYear: words('a year', 'par année'),
    perTerm: words('for {months} months', 'pour {months} mois'),
    start: words('See my price range', 'Voir ma fourchette de prix'),
    continueTitle: words('Your quote is waiting', 'Votre soumission vous attend'),
    continueBody: words(
      'We kept every answer. Go on where you left off.',
      'Toutes vos réponses sont conservées. Reprenez là où vous étiez.',
    ),
    continue: words('Continue my quote', 'Continuer ma soumission'),
    another: words('Price something else', 'Calculer un autre prix'),
    continueNamed: words('Continue: {name}', 'Continuer : {name}'),
    continueProgress: words('{percent}% answered', '{percent} % des réponses données'),
    continueEnded: words(
      'Its offer has ended. Your answers are kept, and it is priced again at today’s rates.',
      'L’offre a pris fin. Vos réponses sont conservées, et le prix se recalcule aux tarifs du jour.',
    ),
    continueStands: words('See how it stands and what comes next.', 'Voyez où elle en est et ce qui vient ensuite.'),
    linkTitle: words('You had a quote in this browser', 'Vous aviez une soumission dans ce navigateur'),
    linkBody: words(
      'Its link can go to the e-mail address on it.',
      'Son lien peut partir à l’adresse courriel qui y figure.',
    ),
    linkSend: words('Send me the link', 'M’envoyer le lien'),
    linkSent: words(
      'The link is on its way to the address on the quote.',
      'Le lien est en route vers l’adresse de la soumission.',
    ),
    linkFailed: words(
      'That did not work. Try again in a minute.',
      'Cela n’a pas fonctionné. Réessayez dans une minute.',
    ),
    classesTitle: words('Made for what you drive', 'Conçue pour ce que vous conduisez'),
    helpTitle: words('Rather talk to a person?', 'Vous préférez parler à quelqu’un ?'),
    helpBody: words(
      'Licensed agents answer on weekdays from 8 to 8 and on Saturdays from 9 to 5.',
      'Des agents titulaires de permis répondent en semaine de 8 h à 20 h et le samedi de 9 h à 17 h.',
    ),
    linesTitle: words('What else you can insure', 'Ce que vous pouvez aussi assurer'),
    carriersTitle: words('Sold by other companies', 'Offert par d’autres sociétés'),
    carriersLead: words(
      'They price and sell this on their own pages. We send you there and keep only that we did.',
      'Elles en fixent le prix et le vendent sur leurs propres pages. Nous vous y envoyons et gardons seulement la trace de l’envoi.',
    ),
    movers: {
      title: words('What changes your price', 'Ce qui change votre prix'),
      lead: words(
        'Move something. The range is worked out by the rates in force, for an example that nobody owns.',
        'Changez quelque chose. La fourchette est calculée selon les tarifs en vigueur, pour un exemple sans propriétaire.',
      ),
      rig: words('Rig', 'Véhicule'),
      nights: words('Nights a year in it', 'Nuits par année à bord'),
      nightsText: words('{nights} nights', '{nights} nuits'),
      fewer: words(
        'Up to 150 nights the number alone moves nothing.',
        'Jusqu’à 150 nuits, le nombre seul ne change rien.',
      ),
      home: words(
        'Above 150 nights it is your home: another price, and another liability.',
        'Au-delà de 150 nuits, c’est votre maison : un autre prix et une autre responsabilité.',
      ),
      storage: words('Where it is kept', 'Où il est gardé'),
      any: words('Not said yet', 'Pas encore dit'),
      rental: words('Rented out on about 20 nights in 100', 'Loué environ 20 nuits sur 100'),
      before: words('Nothing said: {range}', 'Sans rien dire : {range}'),
      year: words('a year', 'par année'),
      priced: words('Priced for {day} in {area}, rates {rates}', 'Calculé pour le {day}, {area}, tarif {rates}'),
      loading: words('The price is being worked out.', 'Le prix se calcule.'),
      failed: words(
        'This cannot be worked out now. Your own price range works all the same.',
        'Impossible à calculer maintenant. Votre propre fourchette fonctionne quand même.',
      ),
      none: words('These answers have no price in this place.', 'Ces réponses n’ont pas de prix à cet endroit.'),
    },
    money: {
      title: words('Three bad days, to the dollar', 'Trois mauvaises journées, au dollar près'),
      lead: words(
        'Examples of ours with the Road-ready plan’s deductible, settled by the arithmetic that settles a claim.',
        'Des exemples de notre cru avec la franchise de la formule Prêt à rouler, réglés par le calcul qui règle un sinistre.',
      ),
      damage: words('Damage', 'Dommages'),
      deductible: words('Your deductible', 'Votre franchise'),
      paid: words('We pay', 'Nous payons'),
      hail: {
        title: words('Hail on the roof', 'La grêle sur le toit'),
        body: words('Covered by comprehensive.', 'Couvert par la protection sans collision ni versement.'),
      },
      post: {
        title: words('Backed into a post', 'Un poteau en reculant'),
        body: words('Covered by collision.', 'Couvert par la protection collision et versement.'),
      },
      frost: {
        title: words('Pipes burst by frost', 'Conduites éclatées par le gel'),
        body: words(
          'Not covered: frost is upkeep. Drain them before the first cold night.',
          'Non couvert : le gel relève de l’entretien. Purgez-les avant la première nuit froide.',
        ),
      },
      more: words('All that is covered, and all that is not', 'Tout ce qui est couvert, et tout ce qui ne l’est pas'),
    },
    claims: {
      title: words('How a claim goes', 'Comment se passe un sinistre'),
      lead: words(
        'The times are those that the policy’s own wording promises.',
        'Les délais sont ceux que promet le texte même de la police.',
      ),
      s1: {
        when: words('At once', 'Tout de suite'),
        what: words(
          'Report it online or by phone. A theft goes to the police within a day.',
          'Déclarez-le en ligne ou par téléphone. Un vol se déclare à la police dans la journée.',
        ),
      },
      s2: {
        when: words('Within 15 days', 'En 15 jours'),
        what: words('We confirm that it has come in.', 'Nous confirmons sa réception.'),
      },
      s3: {
        when: words('Before repair', 'Avant la réparation'),
        what: words(
          'We see the damage, then agree with you and the shop on the amount.',
          'Nous voyons les dommages, puis convenons du montant avec vous et l’atelier.',
        ),
      },
      s4: {
        when: words('Within 30 days', 'En 30 jours'),
        what: words(
          'Of agreeing, it is paid. A lender named in the policy is paid first.',
          'Après l’accord, c’est payé. Un prêteur nommé à la police est payé d’abord.',
        ),
      },
      more: words('More about claims', 'En savoir plus sur les sinistres'),
    },
    rent: {
      title: words('You rent yours out?', 'Vous louez le vôtre ?'),
      body: words(
        'Say so. Up to 40 nights in 100 your own policy can carry it, at a price that follows the share. Above that a commercial policy is the right one, and our agents price it.',
        'Dites-le. Jusqu’à 40 nuits sur 100, votre propre police peut le porter, à un prix qui suit la part louée. Au-delà, il faut une police commerciale, dont nos agents font le prix.',
      ),
      pro: words('Commercial cover', 'Assurance commerciale'),
      own: words('Price mine with rentals', 'Mon prix avec location'),
    },
    faqTitle: words('Five questions first', 'Cinq questions d’abord'),
    faqAll: words('All questions', 'Toutes les questions'),
    classesLead: words(
      'Ten classes, one scale. Choose yours to see it cut open.',
      'Dix classes, une échelle. Choisissez la vôtre pour la voir en coupe.',
    ),
  },
};
