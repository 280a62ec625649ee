import { words } from '../../shared/words.ts';
import type { Wording } from '../line.ts';

const outsideLiability = words(
  'Not covered: what you own or have in your care, injuries of your employees, liability that you took on by contract, and damage that was intended.',
  'Ne sont pas couverts : ce que vous possédez ou avez sous votre garde, les blessures de vos employés, la responsabilité assumée par contrat et les dommages intentionnels.',
);
const outsideDamage = words(
  'Not covered: wear, rust, rot, mould, insects and rodents, frozen pipes, a part that fails by itself, and water that came in slowly.',
  'Ne sont pas couverts : l’usure, la rouille, la pourriture, la moisissure, les insectes et les rongeurs, les tuyaux gelés, une pièce qui fait défaut d’elle-même et l’eau entrée lentement.',
);
const paidByNothing = {
  title: words('What no cover pays', 'Ce qu’aucune protection ne paie'),
  paragraphs: [
    words(
      'Damage that you intend, or that happens while your vehicle is used in a crime, a race or a speed test.',
      'Les dommages que vous voulez causer, ou qui surviennent pendant que le véhicule sert à un crime, à une course ou à un essai de vitesse.',
    ),
    words(
      'Use that your application does not name: business, carrying people or goods for pay, or renting the vehicle out more than you stated.',
      'Un usage que votre proposition n’indique pas : affaires, transport rémunéré de personnes ou de biens, ou location du véhicule au-delà de ce que vous avez déclaré.',
    ),
    words(
      'A driver without a valid licence, or one whom you excluded in writing.',
      'Un conducteur sans permis valide, ou que vous avez exclu par écrit.',
    ),
    words(
      'War, nuclear events, and what an authority takes or destroys.',
      'La guerre, les événements nucléaires et ce qu’une autorité saisit ou détruit.',
    ),
    words('Accidents outside the United States and Canada.', 'Les accidents hors des États-Unis et du Canada.'),
  ],
};

/** The policy's own words, part by part. */
export const personalWording: Wording = {
  introduction: words(
    'This is the wording of the policy. Your name, vehicles, limits and price stand in the declarations.',
    'Voici le texte de la police. Votre nom, vos véhicules, les montants et le prix figurent aux conditions particulières.',
  ),
  parts: [
    {
      title: words('The agreement', 'Le contrat'),
      paragraphs: [
        words(
          'We insure the vehicles, people and limits that stand in your declarations, for the term that stands there, in return for the premium.',
          'Nous assurons les véhicules, les personnes et les montants inscrits dans vos conditions particulières, pour la période qui y figure, en échange de la prime.',
        ),
        words(
          'The policy is these pages, your declarations, your application and every change that we confirm in writing. A cover counts only where your declarations show it.',
          'La police se compose de ces pages, de vos conditions particulières, de votre proposition et de chaque modification que nous confirmons par écrit. Une protection ne vaut que si vos conditions particulières l’indiquent.',
        ),
        words(
          'Where the law where your vehicle is kept gives you more than these pages do, the law counts.',
          'Si la loi du lieu où votre véhicule est gardé vous accorde plus que ces pages, c’est la loi qui compte.',
        ),
      ],
    },
    {
      title: words('What some words mean', 'Le sens de certains mots'),
      paragraphs: [
        words(
          'You are the named insured in the declarations and, while you live together, your spouse or partner. We are the company that insures the policy.',
          'Vous désigne l’assuré nommé dans les conditions particulières et, tant que vous vivez ensemble, votre conjoint. Nous désigne la société qui assure la police.',
        ),
        words(
          'Your vehicle is a motorhome, trailer or camper in the declarations, with what is built into it. A replacement is covered for fourteen days; tell us within them.',
          'Votre véhicule est une autocaravane, une roulotte ou une caravane inscrite aux conditions particulières, avec ce qui y est intégré. Un véhicule de remplacement est couvert quatorze jours, avisez-nous dans ce délai.',
        ),
        words(
          'An accident is sudden and not intended. A loss is direct damage to property, or its theft.',
          'Un accident est soudain et involontaire. Un sinistre est un dommage direct à un bien, ou son vol.',
        ),
        words(
          'A full-timer lives in the vehicle for more than 150 nights a year.',
          'Un résident à plein temps habite le véhicule plus de 150 nuits par année.',
        ),
      ],
    },
    {
      title: words('Liability', 'Responsabilité civile'),
      paragraphs: [
        words(
          'We pay what you owe by law for injuries and damage that you cause with your motorhome, up to the limits in the declarations, and we defend you at our cost until that limit is paid.',
          'Nous payons ce que vous devez légalement pour les blessures et les dommages que vous causez avec votre autocaravane, jusqu’aux montants inscrits, et nous vous défendons à nos frais jusqu’à ce que ce montant soit versé.',
        ),
        words(
          'Whoever drives with your permission and within it is covered as you are.',
          'Quiconque conduit avec votre permission et dans ses limites est couvert comme vous.',
        ),
        outsideLiability,
      ],
    },
    {
      title: words('Damage to your vehicle', 'Dommages à votre véhicule'),
      paragraphs: [
        words(
          'Comprehensive pays for theft, fire, hail, wind, water that comes from outside, falling objects, animals and broken glass. Collision pays when your vehicle hits something or turns over. The deductible is taken off each loss.',
          'La protection sans collision paie le vol, l’incendie, la grêle, le vent, l’eau venue de l’extérieur, la chute d’objets, les animaux et le bris de glace. La protection collision paie quand votre véhicule heurte quelque chose ou se renverse. La franchise est déduite de chaque sinistre.',
        ),
        words(
          'A total loss pays on the basis in the declarations: the agreed value; what the vehicle would have sold for that day; a new one of its kind; or what you paid for it.',
          'Une perte totale est payée selon la base inscrite aux conditions particulières : la valeur convenue, ce que le véhicule se serait vendu ce jour-là, un véhicule neuf du même genre ou ce que vous avez payé.',
        ),
        outsideDamage,
        words(
          'Glass without a deductible pays the repair or replacement of windshield and windows whole.',
          'Le bris de glace sans franchise paie en entier la réparation ou le remplacement du pare-brise et des fenêtres.',
        ),
      ],
    },
    {
      title: words('People in your vehicle', 'Les personnes à bord'),
      paragraphs: [
        words(
          'Uninsured and underinsured motorist cover pays for your injuries and those of your passengers when the driver at fault has no liability cover, or too little, or drove off.',
          'La protection contre les automobilistes non ou sous-assurés paie vos blessures et celles de vos passagers quand le conducteur fautif n’a pas d’assurance responsabilité, en a trop peu ou a pris la fuite.',
        ),
        words(
          'Medical payments pay doctors and hospitals for whoever was inside, whoever was at fault, for treatment within three years of the accident.',
          'Les frais médicaux paient médecins et hôpitaux pour toute personne à bord, peu importe la faute, pour des soins reçus dans les trois ans qui suivent l’accident.',
        ),
      ],
    },
    {
      title: words('Away from the road', 'Hors de la route'),
      paragraphs: [
        words(
          'Vacation liability pays for injuries and damage at your campsite while you are there on a trip. It is not for full-timers.',
          'La responsabilité en vacances paie les blessures et les dommages à votre emplacement de camping pendant un voyage. Elle ne vise pas les résidents à plein temps.',
        ),
        words(
          'Full-timer liability takes its place for who lives in the vehicle, as a home policy would.',
          'La responsabilité du résident à plein temps la remplace pour qui habite le véhicule, comme le ferait une assurance habitation.',
        ),
        words(
          'Emergency expense pays lodging and the way home when a covered loss leaves your vehicle unusable more than 50 miles from home.',
          'Les frais d’urgence paient l’hébergement et le retour quand un sinistre couvert rend votre véhicule inutilisable à plus de 80 kilomètres du domicile.',
        ),
        words(
          'Roadside assistance brings help for a breakdown, tow to the nearest fitting shop included.',
          'L’assistance routière vous vient en aide en cas de panne, remorquage jusqu’à l’atelier approprié le plus proche compris.',
        ),
        words(
          'Personal effects pay for what you carry inside and is stolen or damaged; money, deeds and what belongs to a business are not among them.',
          'Les effets personnels couvrent ce que vous transportez à bord et qui est volé ou endommagé, mais l’argent, les titres et ce qui appartient à une entreprise n’en font pas partie.',
        ),
        words(
          'Pet injury pays the vet when a dog or a cat is hurt in an accident of your vehicle.',
          'La protection des animaux paie le vétérinaire quand un chien ou un chat est blessé dans un accident de votre véhicule.',
        ),
      ],
    },
    paidByNothing,
    {
      title: words('What you do after a loss', 'Ce que vous faites après un sinistre'),
      paragraphs: [
        words(
          'Tell us as soon as you can where, when and how it happened and who saw it. Report a theft and a driver who fled to the police within a day.',
          'Dites-nous dès que possible où, quand et comment il s’est produit et qui l’a vu. Signalez à la police, dans la journée, un vol ou un conducteur en fuite.',
        ),
        words(
          'Protect the vehicle from more damage; we pay what that reasonably costs. Let us see it before it is repaired or sold.',
          'Protégez le véhicule d’autres dommages, nous payons ce que cela coûte raisonnablement. Laissez-nous le voir avant qu’il soit réparé ou vendu.',
        ),
        words(
          'Help us: answer our questions, under oath if we ask, send us every letter and summons at once, and admit or promise nothing to others.',
          'Aidez-nous : répondez à nos questions, sous serment si nous le demandons, transmettez-nous sans délai toute lettre et toute assignation, et n’admettez ni ne promettez rien à d’autres.',
        ),
      ],
    },
    {
      title: words('How we settle', 'Comment nous réglons'),
      paragraphs: [
        words(
          'We say within fifteen days that your claim has come in, and pay within thirty days of agreeing on the amount. A lienholder in the declarations is paid first.',
          'Nous confirmons la réception de votre réclamation dans les quinze jours et payons dans les trente jours de l’accord sur le montant. Un créancier inscrit aux conditions particulières est payé en premier.',
        ),
        words(
          'If we do not agree on the amount, each side names an appraiser, the two name an umpire, and what any two of them agree on counts.',
          'Si nous ne nous entendons pas sur le montant, chaque partie nomme un évaluateur, les deux nomment un arbitre, et ce dont deux d’entre eux conviennent fait foi.',
        ),
        words(
          'Where somebody else caused the loss, we may claim from them what we paid you. You may sue us once you have done what this policy asks.',
          'Si quelqu’un d’autre a causé le sinistre, nous pouvons lui réclamer ce que nous vous avons payé. Vous pouvez nous poursuivre une fois fait ce que cette police demande.',
        ),
      ],
    },
    {
      title: words('Ending the policy', 'La fin de la police'),
      ends: true,
      paragraphs: [
        words(
          'If we do not renew, we say so before the term ends, with the notice that the law asks.',
          'Si nous ne renouvelons pas, nous vous le disons avant la fin de la période, avec le préavis exigé par la loi.',
        ),
      ],
    },
    {
      title: words('True answers', 'Des réponses vraies'),
      paragraphs: [
        words(
          'We rely on your application. An answer that you knew to be false in what mattered can end the policy or a claim, as far as the law allows.',
          'Nous nous fions à votre proposition. Une réponse importante que vous saviez fausse peut mettre fin à la police ou à une réclamation, dans la mesure permise par la loi.',
        ),
        words(
          'Tell us within thirty days when the vehicle, its place, its use or its drivers change. The premium then follows.',
          'Avisez-nous dans les trente jours d’un changement de véhicule, de lieu, d’usage ou de conducteurs. La prime suit alors.',
        ),
        words(
          'The policy cannot be given to somebody else without our agreement. After your death it goes on to the end of the term for who takes care of the vehicle.',
          'La police ne peut être cédée sans notre accord. Après votre décès, elle se poursuit jusqu’à la fin de la période pour qui prend soin du véhicule.',
        ),
      ],
    },
  ],
  exclusions: [outsideDamage, outsideLiability, ...paidByNothing.paragraphs],
};
