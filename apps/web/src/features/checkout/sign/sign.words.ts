import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const signWords: WordsTree = {
  'checkout.sign': {
    title: words('Check it and sign', 'Vérifiez et signez'),
    lead: words(
      'This is what the policy will say. Change anything that isn’t right.',
      'Voici ce que dira la police. Modifiez ce qui n’est pas exact.',
    ),
    edit: words('Edit', 'Modifier'),
    everything: words('See everything you answered', 'Revoir toutes vos réponses'),
    vehicleTitle: words('Vehicle', 'Véhicule'),
    youTitle: words('Named insured', 'Assuré désigné'),
    planTitle: words('Cover and price', 'Protection et prix'),
    useTitle: words('Use', 'Utilisation'),
    datesTitle: words('Dates', 'Dates'),
    fromPayment: words('from the moment you pay', 'dès le paiement'),
    begins: words('Begins', 'Début'),
    ends: words('Term', 'Durée'),
    months: words('{count} months', '{count} mois'),
    discounts: words('Discounts', 'Rabais'),
    fees: words('Policy fee', 'Frais de police'),
    total: words('Total for the term', 'Total de la période'),
    included: words('Included', 'Compris'),
    signTitle: words('Your signature', 'Votre signature'),
    consent: words(
      'I agree to sign and to receive my documents electronically.',
      'J’accepte de signer et de recevoir mes documents par voie électronique.',
    ),
    consentNote: words(
      'I can open PDF files. I can ask for paper at any time.',
      'Je peux ouvrir des fichiers PDF. Je peux demander des copies papier en tout temps.',
    ),
    accuracy: words(
      'By signing I confirm that these answers are true as far as I know. A wrong answer can void cover.',
      'En signant, je confirme que ces réponses sont vraies à ma connaissance. Une réponse inexacte peut annuler la protection.',
    ),
    signature: words('Type your full name', 'Tapez votre nom complet'),
    signatureHint: words('As it stands on the policy: {name}', 'Tel qu’il figure sur la police : {name}'),
    signed: words('Signed {when}', 'Signée le {when}'),
    resign: words('Please sign once more', 'Veuillez signer de nouveau'),
    resignReason: words(
      '{reason, select, payment_term {{term, select, pay_in_full {You chose to pay in full, which lowers the price.} other {You chose to pay monthly.}}} effective_date {You chose another first day of cover.} coverages {You chose another plan.} none {Something in the quote changed after you signed.} other {The price moved after you signed: {label}.}}',
      '{reason, select, payment_term {{term, select, pay_in_full {Vous avez choisi de payer en une fois, ce qui abaisse le prix.} other {Vous avez choisi de payer chaque mois.}}} effective_date {Vous avez choisi un autre premier jour de protection.} coverages {Vous avez choisi une autre formule.} none {La soumission a changé après votre signature.} other {Le prix a changé après votre signature : {label}.}}',
    ),
    resignPrice: words(
      'The total you signed for was {before}. Now it is {after}. Your signature is for one price only.',
      'Vous avez signé pour un total de {before}. Il est maintenant de {after}. Une signature ne vaut que pour un seul prix.',
    ),
    resignSame: words('The total stays at {after}.', 'Le total reste de {after}.'),
    submit: words('Sign and go to payment', 'Signer et passer au paiement'),
    submitSigned: words('Go to payment', 'Passer au paiement'),
    detailsTitle: words('Papers', 'Papiers'),
    driversTitle: words('Drivers', 'Conducteurs'),
    salvage: words('Salvage title', 'Titre de récupération', { enCa: 'Branded salvage or rebuilt' }),
    noSalvage: words('No salvage title', 'Aucun titre de récupération', { enCa: 'Not branded salvage or rebuilt' }),
    firstOwner: words('First owner', 'Premier propriétaire'),
    heldBy: words('Loan or lease: {name}', 'Prêt ou location : {name}'),
    noLoan: words('No loan or lease', 'Ni prêt ni location'),
    secondInsured: words('Second named insured: {name}', 'Second assuré désigné : {name}'),
    nights: words(
      '{count, plural, one {# night} other {# nights}} a year',
      '{count, plural, one {# nuit} other {# nuits}} par an',
    ),
    notRented: words('Not rented out', 'Pas loué'),
    rented: words('Rented out {percent}% of the year’s nights', 'Loué {percent} % des nuits de l’année'),
  },
  'checkout.read': {
    title: words('Read before you sign', 'À lire avant de signer'),
    consent: words('What signing electronically means', 'Ce que signifie signer par voie électronique'),
    declarations: {
      name: words('Declarations', 'Conditions particulières'),
      what: words(
        'The policy on a page: who and what is insured, for how much, from when, and what it costs. Keep them with the vehicle’s papers.',
        'La police en une page : qui et quoi est assuré, pour combien, à partir de quand et à quel prix. Gardez-les avec les papiers du véhicule.',
      ),
    },
    application: {
      name: words('Your application', 'Votre proposition'),
      what: words(
        'Everything that you have stated, as it is signed.',
        'Tout ce que vous avez déclaré, dans le texte signé.',
      ),
    },
    specimen_policy: {
      name: words('Specimen policy', 'Spécimen de police'),
      what: words(
        'The words of the policy: what it pays, what it does not, what you have to do, and how it ends.',
        'Le texte de la police : ce qu’elle paie, ce qu’elle ne paie pas, vos obligations et comment elle prend fin.',
      ),
    },
    open: words('Open PDF', 'Ouvrir le PDF'),
    openNamed: words('Open PDF: {name}', 'Ouvrir le PDF : {name}'),
    preparing: words('Being prepared', 'En préparation'),
    failed: words('We couldn’t load what there is to read.', 'Nous n’avons pas pu charger ce qu’il y a à lire.'),
    downloadFailed: words('The file didn’t load. Try again.', 'Le fichier ne s’est pas chargé. Réessayez.'),
    wait: words(
      'Your documents are still being prepared, and you sign what you can read. Try again in a moment.',
      'Vos documents sont encore en préparation, et vous signez ce que vous pouvez lire. Réessayez dans un instant.',
    ),
    proposal: {
      name: words('Proposal', 'Offre d’assurance'),
      what: words(
        'The plans side by side: what each pays, and what it costs. Made {when}.',
        'Les formules côte à côte : ce que chacune paie et ce qu’elle coûte. Préparée le {when}.',
      ),
    },
  },
};
