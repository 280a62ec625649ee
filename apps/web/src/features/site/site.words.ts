import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const siteWords: WordsTree = {
  'site.meta': {
    home: words('RV insurance with a price that explains itself', 'L’assurance VR dont le prix s’explique'),
  },
  'site.common': {
    start: words('See my price range', 'Voir ma fourchette de prix'),
    startOf: words('See my price range: {line}', 'Voir ma fourchette de prix : {line}'),
    call: words('Call {phone}', 'Appeler le {phone}'),
    classes: words('Choose what you drive or tow', 'Choisissez ce que vous conduisez ou tirez'),
    about: words('{class} insurance', 'Assurance : {class}'),
    email: words('Write to {email}', 'Écrire à {email}'),
    reportClaim: words('Report a claim', 'Déclarer un sinistre'),
    version: words('Version of {day}', 'Version du {day}'),
  },
  'site.pages': {
    faq: {
      title: words('Questions and answers', 'Questions et réponses'),
      lead: words(
        'Short answers about prices, cover, payments and claims. Each has an address of its own, to send to somebody.',
        'Des réponses courtes sur les prix, les protections, les paiements et les sinistres. Chacune a sa propre adresse, à envoyer à quelqu’un.',
      ),
    },
    claims: {
      title: words('Something happened?', 'Un sinistre ?'),
      lead: words(
        'First make sure that everyone is safe. Then call us: we note what happened, tell you what comes next, and find a tow if you need one.',
        'Assurez-vous d’abord que tout le monde est en sécurité. Puis appelez-nous : nous notons ce qui s’est passé, vous disons la suite et trouvons un remorquage au besoin.',
      ),
    },
    about: {
      title: words('About us', 'À propos de nous'),
      lead: words(
        'We insure motorhomes, trailers and campers, and nothing we would not want to explain. Prices come with their reasons, dates are the ones the law gives, and refunds are counted to the cent.',
        'Nous assurons les autocaravanes, les roulottes et les caravanes, et rien que nous ne voudrions pas expliquer. Les prix viennent avec leurs raisons, les dates sont celles de la loi et les remboursements sont calculés au cent près.',
      ),
    },
    learning: {
      title: words('Learning Center', 'Centre d’apprentissage', { enCa: 'Learning Centre' }),
      lead: words(
        'Plain guides to insuring, buying and keeping an RV, with arithmetic where there is some.',
        'Des guides clairs pour assurer, acheter et entretenir un VR, calcul à l’appui.',
      ),
    },
    states: {
      title: words('RV insurance by state', 'Assurance VR par province et État', {
        enCa: 'RV insurance by province and state',
      }),
      lead: words(
        'Minimum limits, winter and weather differ from state to state. Choose yours: its page names its sources, and shows what an RV costs to insure there today.',
        'Les minimums, l’hiver et le temps diffèrent d’un endroit à l’autre. Choisissez le vôtre : sa page nomme ses sources et montre ce qu’il en coûte aujourd’hui d’y assurer un VR.',
        {
          enCa: 'Minimum limits, winter and weather differ from place to place. Choose yours: its page names its sources, and shows what an RV costs to insure there today.',
        },
      ),
    },
    vehicles: {
      title: words('RV insurance by class', 'Assurance VR par classe'),
      lead: words(
        'A class A is insured like a vehicle and a home, a travel trailer like what you tow. Choose yours to see what its cover is made of.',
        'Une classe A s’assure comme un véhicule et une maison, une roulotte comme ce que vous tirez. Choisissez la vôtre pour voir de quoi sa protection est faite.',
      ),
    },
    contact: {
      title: words('Talk to us', 'Parlez-nous'),
      lead: words(
        'Call or write: licensed agents answer on weekdays from 8 to 8 and on Saturdays from 9 to 5, Eastern Time.',
        'Appelez ou écrivez : des agents titulaires de permis répondent en semaine de 8 h à 20 h et le samedi de 9 h à 17 h, heure de l’Est.',
      ),
    },
    compare: {
      title: words('Compare covers', 'Comparer les protections'),
      lead: words(
        'What an auto policy, a home policy and an RV policy each pay for the same five mishaps, and where the gaps are.',
        'Ce que paient une assurance automobile, une assurance habitation et une assurance VR pour les cinq mêmes mésaventures, et où sont les lacunes.',
      ),
    },
    affiliates: {
      title: words('Affiliates', 'Affiliés'),
      lead: words(
        'You write or talk about life on the road? Send people to a price they can understand, and be paid for each policy that comes of it. Write to us to begin.',
        'Vous écrivez ou parlez de la vie sur la route ? Dirigez les gens vers un prix qu’ils comprennent et touchez une somme pour chaque police qui en découle. Écrivez-nous pour commencer.',
      ),
    },
    appointment: {
      title: words('Become an agent', 'Devenir agent'),
      lead: words(
        'Sell a product that explains its own price, with quotes that take five minutes and commission you can follow to the cent. Write to us with your license numbers to be appointed.',
        'Vendez un produit qui explique son propre prix, avec des soumissions en cinq minutes et une commission que vous suivez au cent près. Écrivez-nous avec vos numéros de permis pour obtenir une nomination.',
        {
          enCa: 'Sell a product that explains its own price, with quotes that take five minutes and commission you can follow to the cent. Write to us with your licence numbers to be appointed.',
        },
      ),
    },
    termsOfUse: {
      title: words('Terms of use', 'Conditions d’utilisation'),
      lead: words(
        'What you may expect of this site, what we expect of you, and what applies when something goes wrong. Your policy is a contract of its own and comes before these terms.',
        'Ce que vous pouvez attendre de ce site, ce que nous attendons de vous, et ce qui s’applique en cas de problème. Votre police est un contrat distinct qui prime sur ces conditions.',
      ),
    },
    privacy: {
      title: words('Privacy policy', 'Politique de confidentialité'),
      lead: words(
        'We ask only for what a price or a claim needs, keep it sealed, and sell it to nobody. You can see, correct and take along what we hold, and ask us to delete what the law lets us.',
        'Nous ne demandons que ce qu’exige un prix ou une réclamation, nous le gardons scellé et ne le vendons à personne. Vous pouvez voir, corriger et emporter ce que nous détenons, et demander la suppression de ce que la loi permet.',
      ),
    },
    licenses: {
      title: words('Licenses', 'Permis', { enCa: 'Licences' }),
      lead: words(
        'Insurance is sold by licensed producers and underwritten by the carrier that your policy names. Here is where you find their license numbers, and how you check one.',
        'L’assurance est vendue par des représentants titulaires de permis et souscrite par l’assureur que nomme votre police. Voici où trouver leurs numéros de permis et comment en vérifier un.',
        {
          enCa: 'Insurance is sold by licensed producers and underwritten by the carrier that your policy names. Here is where you find their licence numbers, and how you check one.',
        },
      ),
    },
    accessibility: {
      title: words('Accessibility', 'Accessibilité'),
      lead: words(
        'Every page can be read and used with a keyboard, a screen reader, large type and strong contrast. If something is in your way, tell us; a person helps you, and we mend the page.',
        'Chaque page peut être lue et utilisée avec un clavier, un lecteur d’écran, de gros caractères et un fort contraste. Si quelque chose vous gêne, dites-le-nous ; une personne vous aide et nous corrigeons la page.',
      ),
    },
    eConsent: {
      title: words('Electronic documents and signatures', 'Documents et signatures électroniques'),
      lead: words(
        'Before you sign online you agree to receive documents electronically. You can take that back, and you can have paper at no charge.',
        'Avant de signer en ligne, vous acceptez de recevoir vos documents par voie électronique. Vous pouvez vous raviser et obtenir des copies papier sans frais.',
      ),
    },
    rv: {
      title: words('RV insurance', 'Assurance VR'),
      lead: words(
        'Liability when you drive, collision and comprehensive for the rig, its contents and its awning, and a place to stay when it breaks down far from home.',
        'La responsabilité civile au volant, la collision et les autres dommages au véhicule, à son contenu et à son auvent, et un hébergement quand il tombe en panne loin de chez vous.',
      ),
    },
    roadside: {
      title: words('Roadside Assistance', 'Assistance routière'),
      lead: words(
        'A tow that fits your rig, a tire change on a dual axle, fuel, a locksmith or a winch. One number, anywhere you are allowed to drive.',
        'Un remorquage adapté à votre VR, un pneu changé sur un essieu double, du carburant, un serrurier ou un treuil. Un seul numéro, partout où vous pouvez rouler.',
      ),
    },
    servicePlan: {
      title: words('Extended Service Plan', 'Garantie prolongée'),
      lead: words(
        'Pays to repair the engine, appliances and slide-outs after the maker’s warranty ends. Whether your rig qualifies depends on its age and mileage, and you can cancel for a refund of the unused part.',
        'Paie la réparation du moteur, des appareils et des extensions après la garantie du fabricant. L’admissibilité de votre VR dépend de son âge et de son kilométrage, et la partie inutilisée est remboursée si vous résiliez.',
        {
          enCa: 'Pays to repair the engine, appliances and slide-outs after the maker’s warranty ends. Whether your rig qualifies depends on its age and distance driven, and you can cancel for a refund of the unused part.',
        },
      ),
    },
    tireWheel: {
      title: words('Tire and wheel', 'Pneus et roues'),
      lead: words(
        'A blowout on an RV often takes more than the tire with it. This plan repairs or replaces tires and wheels damaged by what lies on the road.',
        'Sur un VR, une crevaison emporte souvent plus que le pneu. Ce plan répare ou remplace les pneus et les roues endommagés par ce qui traîne sur la route.',
      ),
    },
    windshield: {
      title: words('Windshield', 'Pare-brise'),
      lead: words(
        'A class A windshield is made for one model and can cost thousands. This plan repairs chips at no charge and replaces the glass when they spread.',
        'Le pare-brise d’une classe A est fait pour un seul modèle et peut coûter des milliers de dollars. Ce plan répare les éclats sans frais et remplace la vitre s’ils s’étendent.',
      ),
    },
    telematics: {
      title: words('Trackers and sensors', 'Repérage et capteurs'),
      lead: words(
        'A tracker helps to find a stolen trailer, and a leak or battery sensor tells you before damage is done. Some of them lower your price.',
        'Un dispositif de repérage aide à retrouver une roulotte volée, et un capteur de fuite ou de batterie vous avertit avant les dommages. Certains réduisent votre prix.',
      ),
    },
    toys: {
      title: words('Toys and trailers', 'Jouets et remorques'),
      lead: words(
        'Cover for what rides along: bikes, kayaks, golf carts and the utility trailer that carries them.',
        'Une protection pour ce qui vous accompagne : vélos, kayaks, voiturettes de golf et la remorque qui les porte.',
      ),
    },
    motorcycle: {
      title: words('Motorcycle insurance', 'Assurance moto'),
      lead: words(
        'For the bike on the rack or the one you ride in its place, with accessories and gear included.',
        'Pour la moto sur le support ou celle que vous conduisez à la place, accessoires et équipement compris.',
      ),
    },
    boat: {
      title: words('Boat insurance', 'Assurance bateau'),
      lead: words(
        'Hull, motor, trailer and liability on the water, on one bill with your rig if you like.',
        'La coque, le moteur, la remorque et la responsabilité civile sur l’eau, sur la même facture que votre VR si vous le voulez.',
      ),
    },
    carShare: {
      title: words('Rental and car-share', 'Location et partage'),
      lead: words(
        'You rent your rig out? Say so: personal cover often stops where a rental begins. We price the days it is rented and the days it is yours.',
        'Vous louez votre VR à d’autres ? Dites-le : une protection personnelle s’arrête souvent là où la location commence. Nous calculons les jours où il est loué et ceux où il est à vous.',
      ),
    },
    pro: {
      title: words('Commercial', 'Usage commercial'),
      lead: words(
        'For rigs that work: mobile clinics, food trucks, bookmobiles and fleets that are rented out all year.',
        'Pour les VR qui travaillent : cliniques mobiles, camions de cuisine, bibliobus et flottes louées toute l’année.',
      ),
    },
  },
};
