import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const startClaimWords: WordsTree = {
  'claim.start': {
    title: words('Report a claim', 'Déclarer un sinistre'),
    lead: words(
      'Is everyone safe? Move away from traffic, fire and fuel before anything else. Then call us: we take down what happened and stay with you until you know what comes next.',
      'Tout le monde est en sécurité ? Éloignez-vous d’abord de la circulation, du feu et du carburant. Appelez-nous ensuite : nous notons ce qui s’est passé et restons avec vous jusqu’à ce que vous connaissiez la suite.',
    ),
    call: words('Call {phone}', 'Appelez le {phone}'),
    write: words('Or write to {email}', 'Ou écrivez à {email}'),
    ready: words('What to have ready', 'Ce qu’il faut avoir sous la main'),
    readyLead: words(
      'Call even if some of this is missing. We find the rest together.',
      'Appelez même s’il vous manque quelque chose. Nous trouverons le reste ensemble.',
    ),
    list: {
      policy: words(
        'Your policy number, or the name and ZIP code on the policy',
        'Votre numéro de police, ou le nom et le code postal inscrits sur la police',
        { enCa: 'Your policy number, or the name and postal code on the policy' },
      ),
      when: words('The day, the time and the place', 'Le jour, l’heure et le lieu'),
      story: words(
        'What happened, in your own words, and whether the RV was moving, towed, parked or rented out',
        'Ce qui s’est passé, dans vos mots, et si le VR roulait, était remorqué, stationné ou loué',
      ),
      others: words(
        'Names, phone numbers and plates of everybody else involved, and of witnesses',
        'Les noms, numéros de téléphone et plaques d’immatriculation des autres personnes en cause, et ceux des témoins',
        { enCa: 'Names, phone numbers and licence plates of everybody else involved, and of witnesses' },
      ),
      police: words(
        'The agency and the report number, if the police came',
        'Le corps de police et le numéro du rapport, si la police est venue',
      ),
      photos: words(
        'Photos of the damage, of all four corners and of the place, if it is safe to take them',
        'Des photos des dommages, des quatre coins du véhicule et des lieux, si vous pouvez les prendre sans danger',
      ),
      place: words(
        'Where the RV is now, and whether it can be driven, towed and lived in',
        'L’endroit où se trouve le VR, et s’il peut rouler, être remorqué et être habité',
      ),
    },
    next: words('What happens next', 'La suite'),
    steps: {
      note: words(
        'We write down the loss while you are on the phone and tell you who calls you back.',
        'Nous consignons le sinistre pendant l’appel et vous disons qui vous rappellera.',
      ),
      tow: words(
        'If the RV cannot stay where it is, we arrange a tow and note what you spend on lodging.',
        'Si le VR ne peut rester où il est, nous organisons un remorquage et notons vos frais d’hébergement.',
      ),
      adjuster: words(
        'An adjuster calls you, looks at the damage, and explains in writing what the policy pays and why.',
        'Un expert en sinistres vous appelle, examine les dommages et vous explique par écrit ce que la police paie, et pourquoi.',
      ),
    },
  },
};
