import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const faqWords: WordsTree = {
  faq: {
    search: words('Look for a question', 'Trouver une question'),
    none: words(
      'No question speaks of this. Call us, or look in the Learning Center.',
      'Aucune question n’en parle. Appelez-nous ou voyez le centre d’apprentissage.',
      { enCa: 'No question speaks of this. Call us, or look in the Learning Centre.' },
    ),
    learning: words('Read more in the Learning Center', 'En lire plus au centre d’apprentissage', {
      enCa: 'Read more in the Learning Centre',
    }),
  },
  'faq.group': {
    price: words('Price', 'Le prix'),
    cover: words('Cover', 'Les protections'),
    policy: words('Policy and payment', 'La police et les paiements'),
    claims: words('Claims', 'Les sinistres'),
  },
  'faq.items': {
    price: {
      priceNeeds: {
        q: words('What do you need to show a price?', 'Que vous faut-il pour montrer un prix ?'),
        a: words(
          'Where it is kept, its class, its year and its value. That gives a range: the lowest and the highest price that the open questions can still lead to. Each answer narrows it.',
          'L’endroit où il est gardé, sa classe, son année et sa valeur. Cela donne une fourchette : le plus bas et le plus haut prix auxquels les questions ouvertes peuvent encore mener. Chaque réponse la resserre.',
        ),
      },
      whyRange: {
        q: words('Why a range and not a price at once?', 'Pourquoi une fourchette et non tout de suite un prix ?'),
        a: words(
          'Because storage, use, drivers and cover are still open, and each of them counts. A single figure would be a guess. The page says what the range assumes.',
          'Parce que l’entreposage, l’usage, les conducteurs et les protections sont encore ouverts, et que chacun compte. Un seul chiffre serait une devinette. La page dit ce que la fourchette suppose.',
        ),
      },
      priceSteps: {
        q: words('Can I see how my price was made?', 'Puis-je voir comment mon prix a été calculé ?'),
        a: words(
          'Yes. A price can be opened to show each step from the base to the total: what counted, by how much, and what would change it.',
          'Oui. Un prix peut s’ouvrir et montrer chaque étape, de la base au total : ce qui a compté, de combien, et ce qui le changerait.',
        ),
      },
      monthlyFee: {
        q: words('Does paying monthly cost more?', 'Payer par mois coûte-t-il plus cher ?'),
        a: words(
          'Each later instalment carries a small fee, and paying in full may earn a discount. Both ways stand beside each other with all their payments before you choose.',
          'Chaque versement suivant porte de petits frais, et payer en une fois peut donner un rabais. Les deux façons sont côte à côte, avec tous leurs versements, avant que vous choisissiez.',
        ),
      },
      whereSold: {
        q: words('Where do you sell?', 'Où vendez-vous ?'),
        a: words(
          'Each state and province has a page that says what is sold there today, and why not where nothing is. Look under “RV insurance by state”.',
          'Chaque État et chaque province a une page qui dit ce qui s’y vend aujourd’hui, et pourquoi là où rien ne s’y vend. Voyez « Assurance VR par province ».',
          {
            enCa: 'Each province and state has a page that says what is sold there today, and why not where nothing is. Look under “RV insurance by province and state”.',
          },
        ),
      },
    },
    cover: {
      trailerNeeds: {
        q: words('Does my trailer need its own policy?', 'Ma roulotte a-t-elle besoin de sa propre police ?'),
        a: words(
          'On the road the tow vehicle’s liability usually goes along. Damage to the trailer, theft, storms and the campsite do not: for these it needs its own.',
          'Sur la route, la responsabilité civile du véhicule tracteur suit d’ordinaire. Les dommages à la roulotte, le vol, la tempête et le camping, non : pour cela, il lui faut la sienne.',
        ),
      },
      fullTime: {
        q: words('I live in it. What is different?', 'J’y habite. Qu’est-ce qui change ?'),
        a: words(
          'More than 150 nights a year make you a full-timer with us. Then full-timer liability takes the place of vacation liability, and the price counts the use.',
          'Plus de 150 nuits par année font de vous un résident à temps plein chez nous. La responsabilité du résident remplace alors celle de villégiature, et le prix tient compte de l’usage.',
        ),
      },
      belongings: {
        q: words('Are my belongings covered?', 'Mes affaires sont-elles couvertes ?'),
        a: words(
          'What is built in belongs to the rig. What you carry is personal effects, a cover that you choose by the thousand, from $1,000 to $50,000.',
          'Ce qui est intégré fait partie du véhicule. Ce que vous transportez relève des effets personnels, une protection que vous choisissez par millier, de 1 000 $ à 50 000 $.',
        ),
      },
      rentOut: {
        q: words('May I rent it out?', 'Puis-je le louer à d’autres ?'),
        a: words(
          'Say so in the quote, with the share of the year. Personal policies usually stop where a rental begins, unless renting is part of the price.',
          'Dites-le dans la soumission, avec la part de l’année. Les polices personnelles s’arrêtent d’ordinaire où commence la location, à moins que celle-ci fasse partie du prix.',
        ),
      },
      breakdown: {
        q: words('Is a mechanical breakdown covered?', 'Une panne mécanique est-elle couverte ?'),
        a: words(
          'No. Wear and breakdown are upkeep. Roadside assistance brings you to a shop, and an extended service plan may pay the repair; both are sold apart.',
          'Non. L’usure et la panne relèvent de l’entretien. L’assistance routière vous mène à un atelier, et un plan de service peut payer la réparation ; les deux se vendent à part.',
        ),
      },
      otherCountry: {
        q: words(
          'Am I covered in the other country, and in Mexico?',
          'Suis-je couvert dans l’autre pays, et au Mexique ?',
        ),
        a: words(
          'Most policies travel between the United States and Canada; look under territory in yours. Mexico asks for a policy of a Mexican insurer.',
          'La plupart des polices voyagent entre le Canada et les États-Unis ; voyez le territoire dans la vôtre. Le Mexique exige la police d’un assureur mexicain.',
        ),
      },
    },
    policy: {
      begins: {
        q: words('When does cover begin and end?', 'Quand la protection commence-t-elle et finit-elle ?'),
        a: words(
          'At 12:01 a.m. where the rig is kept, on the first and the last day of your declarations page. If you buy on the first day itself, it begins when you have bought.',
          'À 0 h 01, à l’heure du lieu de garde, le premier et le dernier jour de vos conditions particulières. Si vous achetez le premier jour même, elle commence à l’achat.',
        ),
      },
      signIn: {
        q: words('How do I sign in? I have no password.', 'Comment me connecter ? Je n’ai pas de mot de passe.'),
        a: words(
          'Nobody has one. Enter your e-mail address, and we send you a link and a code.',
          'Personne n’en a. Entrez votre adresse courriel, et nous vous envoyons un lien et un code.',
        ),
      },
      documents: {
        q: words('Where are my documents?', 'Où sont mes documents ?'),
        a: words(
          'In your account, under the policy: the declarations page and what else was made for you, to read, print and keep.',
          'Dans votre compte, sous la police : les conditions particulières et tout ce qui a été établi pour vous, à lire, à imprimer et à garder.',
        ),
      },
      missedPayment: {
        q: words('What if a payment fails?', 'Et si un paiement échoue ?'),
        a: words(
          'We tell you and ask again. Cover ends only after a notice that names what to pay, until when, and the day of the end, with the days that the law of your place gives.',
          'Nous vous le disons et le redemandons. La protection ne prend fin qu’après un avis qui nomme ce qu’il faut payer, jusqu’à quand, et le jour de la fin, avec les jours que donne la loi de l’endroit.',
        ),
      },
      cancel: {
        q: words('How do I cancel?', 'Comment résilier ?'),
        a: words(
          'In your account, on the page of the policy. Before you confirm you see the last day and what comes back.',
          'Dans votre compte, sur la page de la police. Avant de confirmer, vous voyez le dernier jour et ce qui vous revient.',
        ),
      },
      refund: {
        q: words('What comes back when I cancel?', 'Qu’est-ce qui me revient si je résilie ?'),
        a: words(
          'The days that are left, by the terms for your state or province, to the payments that were made. Fees that were earned at once stay.',
          'Les jours qui restent, selon les conditions de votre province ou État, vers les paiements qui ont été faits. Les frais acquis dès le début restent.',
        ),
      },
    },
    claims: {
      report: {
        q: words('How do I report a claim?', 'Comment déclarer un sinistre ?'),
        a: words(
          'Call us, or write. The page “Report a claim” says what to have ready; call even if some of it is missing.',
          'Appelez-nous ou écrivez. La page « Déclarer un sinistre » dit quoi avoir sous la main ; appelez même s’il en manque.',
        ),
      },
      deductibleWhen: {
        q: words('When do I pay the deductible?', 'Quand est-ce que je paie la franchise ?'),
        a: words(
          'It is subtracted from what is paid for comprehensive and collision. Liability has none.',
          'Elle est soustraite de ce qui est payé pour les dommages à votre véhicule. La responsabilité civile n’en a pas.',
        ),
      },
      claimPrice: {
        q: words('Does a claim raise my price?', 'Un sinistre fait-il monter mon prix ?'),
        a: words(
          'Accidents and violations of the last three years count for motorhomes, as the price explanation shows.',
          'Les accidents et infractions des trois dernières années comptent pour les autocaravanes, comme le montre l’explication du prix.',
        ),
      },
      frost: {
        q: words('Is frost damage paid?', 'Les dommages du gel sont-ils payés ?'),
        a: words(
          'Usually not. Policies count frozen pipes as upkeep. Drain it or keep it heated.',
          'D’ordinaire non. Pour les polices, des tuyaux gelés relèvent de l’entretien. Videz-les ou gardez-les au chaud.',
        ),
      },
      disagree: {
        q: words('What if I disagree with an offer?', 'Et si je ne suis pas d’accord avec une offre ?'),
        a: words(
          'Ask for the reason in writing, answer with facts, and use the appraisal clause for amounts. The regulator of your place takes complaints at no charge.',
          'Demandez la raison par écrit, répondez par des faits, et servez-vous de la clause d’évaluation pour les montants. L’autorité de votre endroit reçoit les plaintes sans frais.',
        ),
      },
    },
  },
};
