import type { Translations } from '../shared/text/sentence.ts';

/** The words of every line's contract, in Canadian French; what a line says of its own stands in its data. */
export const specimenOfLineFrench: Translations = {
  'This is the wording of the contract. Your name, what is insured and the price stand in the declarations.':
    'Voici le texte du contrat. Votre nom, ce qui est assuré et le prix figurent dans les conditions particulières.',
  'The agreement': 'Le contrat',
  'What no cover pays': 'Ce qu’aucune protection ne paie',
  'War, nuclear events, and what an authority takes or destroys.':
    'La guerre, les événements nucléaires et ce qu’une autorité saisit ou détruit.',
  'We may cancel in the first 60 days for any lawful reason, and later only because a payment is missing, because an answer was false in what mattered, because a claim was made by fraud, or because a driver’s licence was taken. We write to you before, with as many days of notice as the law of your state or province asks.':
    'Nous pouvons résilier dans les 60 premiers jours pour tout motif légitime, et plus tard seulement parce qu’un paiement manque, parce qu’une réponse importante était fausse, parce qu’une réclamation était frauduleuse ou parce qu’un permis a été retiré. Nous vous écrivons d’abord, avec le préavis que demande la loi de votre État ou province.',
  'True answers': 'Des réponses vraies',
  'We give you what stands in your declarations, for the term that stands there, in return for the price.':
    'Nous vous accordons ce qui figure dans vos conditions particulières, pour la période qui y est inscrite, en échange du prix.',
  'The contract is these pages, your declarations, your application and every change that we confirm in writing. A cover counts only where your declarations show it.':
    'Le contrat se compose de ces pages, de vos conditions particulières, de votre proposition et de chaque modification que nous confirmons par écrit. Une protection ne vaut que si vos conditions particulières l’indiquent.',
  'Where the law where you live gives you more than these pages do, the law counts.':
    'Si la loi du lieu où vous habitez vous accorde plus que ces pages, c’est la loi qui compte.',
  'What it pays': 'Ce qu’il paie',
  '{cover}: {pays}': '{cover} : {pays}',
  'What we do not take': 'Ce que nous ne prenons pas',
  'Damage that you intend, or that happens during a crime, a race or a speed test.':
    'Les dommages que vous voulez, ou qui surviennent pendant un crime, une course ou une épreuve de vitesse.',
  'Wear, rust and rot, except where a cover above names them.':
    'L’usure, la rouille et la pourriture, sauf si une protection ci-dessus les nomme.',
  'What happens outside the United States and Canada.': 'Ce qui arrive hors des États-Unis et du Canada.',
  'When something happens': 'Lorsqu’il arrive quelque chose',
  'Call us before you have anything repaired, except where that would make it worse. Keep what was damaged until we have seen it.':
    'Appelez-nous avant toute réparation, sauf si l’attente aggravait les choses. Gardez ce qui est endommagé jusqu’à ce que nous l’ayons vu.',
  'Tell us where, when and how it happened, and send us the bills. Report a theft to the police within a day.':
    'Dites-nous où, quand et comment c’est arrivé, et envoyez-nous les factures. Signalez un vol à la police dans la journée.',
  'We say within fifteen days that your claim has come in, and pay within thirty days of agreeing on the amount.':
    'Nous confirmons dans les quinze jours la réception de votre réclamation et payons dans les trente jours de l’entente sur le montant.',
  'Ending the contract': 'Fin du contrat',
  'We may cancel in the first 60 days for any lawful reason, and later only because a payment is missing, because an answer was false in what mattered, or because a claim was made by fraud. We write to you before, with as many days of notice as the law of your state or province asks.':
    'Nous pouvons résilier dans les 60 premiers jours pour tout motif légitime, et plus tard seulement parce qu’un paiement manque, parce qu’une réponse importante était fausse ou parce qu’une réclamation était frauduleuse. Nous vous écrivons d’abord, avec le préavis que demande la loi de votre État ou province.',
  'We may end it because a payment is missing or because an answer was false in what mattered. We write to you before, with as many days of notice as the law of your state or province asks.':
    'Nous pouvons y mettre fin parce qu’un paiement manque ou parce qu’une réponse était fausse sur un point important. Nous vous écrivons avant, avec le préavis que demande la loi de votre État ou province.',
  'We rely on your application. An answer that you knew to be false in what mattered can end the contract or a claim, as far as the law allows.':
    'Nous nous fions à votre proposition. Une réponse que vous saviez fausse sur un point important peut mettre fin au contrat ou à une réclamation, dans la mesure permise par la loi.',
  'Tell us within thirty days when something that you told us changes. The price then follows.':
    'Avisez-nous dans les trente jours si ce que vous nous avez dit change. Le prix suit alors.',
};
