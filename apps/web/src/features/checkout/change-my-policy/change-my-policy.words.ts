import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

/** The list on the page of a policy; what the screens of a change say is an area of its own, `change`. */
export const changeMyPolicyWords: WordsTree = {
  'account.change': {
    listTitle: words('Changes', 'Modifications'),
    listEmpty: words(
      'Choose another limit or deductible, add a cover or leave one out. You see the price first.',
      'Choisissez une autre limite ou franchise, ajoutez ou retirez une protection. Vous voyez d’abord le prix.',
    ),
    begin: words('Change this', 'Modifier'),
    others: words('Change something else', 'Modifier autre chose'),
    kinds: {
      coverage: words('Covers', 'Les protections'),
      vehicle: words('Vehicles', 'Les véhicules'),
      driver: words('Who drives', 'Les conducteurs'),
      address: words('Address', 'L’adresse'),
      lienholder: words('Loan or lease', 'Le prêt ou la location'),
      mileage: words('Use and storage', 'L’utilisation et l’entreposage'),
    },
    followTitle: words('Change from {date}', 'Modification à compter du {date}'),
    takeBack: words('Take it back', 'Retirer la demande'),
    takeBackTitle: words('Take this change back?', 'Retirer cette modification ?'),
    takeBackEffect: words(
      'Your policy stays as it is: nothing changes on {date}.',
      'Votre police reste telle quelle : rien ne change le {date}.',
    ),
    keep: words('Keep the request', 'Maintenir la demande'),
    sending: words('Sending', 'Envoi en cours'),
  },
  'account.change.status': {
    pending: words('Being looked at', 'À l’examen'),
    toConfirm: words('To be confirmed', 'À confirmer'),
    scheduled: words('Scheduled', 'Planifiée'),
    applied: words('In force', 'En vigueur'),
    invalidated: words('Not carried out', 'Non effectuée'),
  },
  'account.change.is': {
    toConfirm: words(
      'Read it once more and confirm it. It counts from {date}.',
      'Relisez-la et confirmez-la. Elle compte à partir du {date}.',
    ),
    referred: words(
      'An underwriter is looking at it. Once it is accepted it counts from {date}.',
      'Un souscripteur l’examine. Une fois acceptée, elle compte à partir du {date}.',
    ),
    scheduled: words(
      'It is accepted and counts from {date}. Until then your policy stays as it is.',
      'Elle est acceptée et compte à partir du {date}. D’ici là, votre police reste telle quelle.',
    ),
    applied: words('Your policy covers this since {date}.', 'Votre police l’inclut depuis le {date}.'),
  },
  'account.change.because': {
    withdrawn: words(
      'It was taken back. Your policy stays as it is.',
      'Elle a été retirée. Votre police reste telle quelle.',
    ),
    declined: words(
      'An underwriter looked at it and declined it. Your policy stays as it is. Call us to talk about it.',
      'Un souscripteur l’a examinée et refusée. Votre police reste telle quelle. Appelez-nous pour en parler.',
    ),
    unanswered: words(
      'No underwriter answered in time. Your policy stays as it is. Ask for it again, or call us.',
      'Aucun souscripteur n’a répondu à temps. Votre police reste telle quelle. Refaites la demande ou appelez-nous.',
    ),
    policy_ended: words('Cover ends before its day.', 'La protection prend fin avant sa date.'),
    policy_moved: words(
      'Your policy was moved to another organization. Ask for the change again.',
      'Votre police a été transférée à une autre organisation. Refaites la demande.',
    ),
    base_moved: words(
      'Another change came first, and its price is another now. Ask for it again to see the price.',
      'Une autre modification l’a précédée et son prix n’est plus le même. Refaites la demande pour voir le prix.',
    ),
    does_not_fit: words(
      'What it is about is not on your policy any more.',
      'Ce qu’elle vise ne figure plus à votre police.',
    ),
    undone_before: words(
      'The term before it is not insured so any more.',
      'La période précédente n’est plus assurée ainsi.',
    ),
    refused_on_its_day: words(
      'It could not be carried out on its day. Call us, or ask for it again.',
      'Elle n’a pu être effectuée à sa date. Appelez-nous ou refaites la demande.',
    ),
  },
  change: {
    yes: words('Yes', 'Oui'),
    no: words('No', 'Non'),
    choose: words('Choose', 'Choisir'),
    vehicle: words('Your vehicle', 'Votre véhicule'),
    mailing: words('Where letters go', 'Adresse postale'),
    keptThere: words('What is kept there', 'Ce qui y est garé'),
    movesAlong: words('{vehicle} is kept at this postal code', '{vehicle} est garé à ce code postal'),
    keptNow: words('Now: {place}', 'Actuellement : {place}'),
    lent: words('Is there a loan or a lease on {vehicle}?', 'Y a-t-il un prêt ou une location sur {vehicle} ?'),
    lenderName: words('Name of the lender', 'Nom du créancier'),
    title: words('Change your policy', 'Modifier votre police'),
    failed: words('This could not be loaded', 'Le chargement a échoué'),
    notHere: words(
      'This policy can’t be changed here just now.',
      'Cette police ne peut pas être modifiée ici pour le moment.',
    ),
    call: words('Call {name}:', 'Appelez {name} :'),
    choices: words('Your covers', 'Vos protections'),
    changes: words('What changes', 'Ce qui change'),
    goOn: words('See price and day', 'Voir le prix et la date'),
    leave: words('Leave everything as it is', 'Tout laisser tel quel'),
    priceTitle: words('What it costs, and from when', 'Le coût et la date'),
    priceLead: words(
      'This is what would change. It is not asked for yet.',
      'Voici ce qui changerait. La demande n’est pas encore faite.',
    ),
    from: words('Change from', 'Modifier à compter du'),
    fromHint: words('It counts from 12:01 a.m. of this day.', 'La modification compte à partir de 0 h 01 ce jour-là.'),
    why: words('Why the price moves', 'Pourquoi le prix change'),
    whyHint: words(
      'Each part is charged for {left} of the {days} days of your term, rounded once.',
      'Chaque partie est comptée pour {left} des {days} jours de votre période, arrondie une seule fois.',
    ),
    cover: words('Cover', 'Protection'),
    wholeTerm: words('For a whole term', 'Pour une période entière'),
    daysLeft: words(
      '{left, plural, one {For the # day left} other {For the # days left}}',
      '{left, plural, one {Pour le # jour restant} other {Pour les # jours restants}}',
    ),
    laterPart: words(
      'from {date}, for {left, plural, one {# day} other {# days}}',
      'à compter du {date}, pour {left, plural, one {# jour} other {# jours}}',
    ),
    together: words('Together', 'Total'),
    afterwards: words(
      'We look at your request before it counts. You can take it back until then.',
      'Nous examinons votre demande avant qu’elle ne compte. Vous pouvez la retirer d’ici là.',
    ),
    send: words('Ask for this change', 'Demander cette modification'),
    sending: words('Sending', 'Envoi en cours'),
    pricing: words('Working out the price', 'Calcul du prix'),
    underwriterTitle: words('An underwriter has to look at this first', 'Un souscripteur doit d’abord l’examiner'),
    underwriterBody: words(
      'You can ask for it all the same. Your policy stays as it is until they have answered.',
      'Vous pouvez la demander quand même. Votre police reste telle quelle jusqu’à sa réponse.',
    ),
    followTitle: words('Change from {date}', 'Modification à compter du {date}'),
    toPolicy: words('To your policy', 'Vers votre police'),
    missing: words('We can’t find this change', 'Cette modification est introuvable'),
    missingBody: words(
      'The link may be wrong, or the change belongs to another policy.',
      'Le lien est peut-être erroné, ou la modification concerne une autre police.',
    ),
    done: words('done', 'terminé'),
    open: words('still to come', 'à venir'),
    progress: words('Your change', 'Votre modification'),
    stepOf: words('Step {step} of {steps}', 'Étape {step} sur {steps}'),
    isNow: words('Today: {value}', 'Aujourd’hui : {value}'),
    added: words('New', 'Ajout'),
    removed: words('Left out', 'Retrait'),
    none: words('Nothing is changed yet.', 'Rien n’est encore modifié.'),
    back: words('Back', 'Retour'),
    toConfirm: words('Go on', 'Continuer'),
    confirmNext: words(
      'You confirm it in the next step. Nothing changes before that.',
      'Vous la confirmez à l’étape suivante. Rien ne change avant.',
    ),
    confirmTitle: words('Confirm your change', 'Confirmer votre modification'),
    confirm: words('Confirm this change', 'Confirmer cette modification'),
    confirmingDoes: words(
      'It counts once you confirm it, and you get new declarations.',
      'Elle compte dès que vous la confirmez, et vous recevez de nouvelles conditions particulières.',
    ),
    sign: words('Sign and confirm', 'Signer et confirmer'),
    signingDoes: words(
      'It takes cover away, so it counts once you sign it. The document stays with your policy.',
      'Elle réduit la protection : elle compte donc une fois signée. Le document reste avec votre police.',
    ),
    takesAway: words('What you give up', 'Ce à quoi vous renoncez'),
    read: words('Read before you sign', 'À lire avant de signer'),
    openDocument: words('Open the change as a PDF', 'Ouvrir la modification en PDF'),
    preparing: words('Being prepared', 'En préparation'),
    documentFailed: words('The document could not be made.', 'Le document n’a pu être préparé.'),
    consentAbout: words('What signing electronically means', 'Ce que signifie signer par voie électronique'),
    problems: words(
      '{count, plural, one {One answer is missing} other {# answers are missing}}',
      '{count, plural, one {Une réponse manque} other {# réponses manquent}}',
    ),
    moved: words(
      'The price moved after you looked at it. Read the new one above, then confirm.',
      'Le prix a changé depuis que vous l’avez vu. Lisez le nouveau ci-dessus, puis confirmez.',
    ),
    charged: words(
      'What it costs more is charged to your {kind, select, bank {account} other {card}} ending in {ends}, on the days above.',
      'Le supplément est prélevé sur votre {kind, select, bank {compte} other {carte}} se terminant par {ends}, aux dates ci-dessus.',
    ),
    billed: words(
      'What it costs more is on your next bills, by the days above.',
      'Le supplément figure sur vos prochaines factures, aux dates ci-dessus.',
    ),
    credited: words(
      'What it costs less comes off your next payments, as above.',
      'La différence est déduite de vos prochains paiements, comme ci-dessus.',
    ),
    goesBack: words(
      'What it costs less goes back the way you paid.',
      'La différence vous est remboursée par le moyen de paiement utilisé.',
    ),
  },
  'change.steps': {
    requested: words('Asked for', 'Demandée'),
    accepted: words('Accepted', 'Acceptée'),
    inForce: words('In force', 'En vigueur'),
    gone: words('Not carried out', 'Non effectuée'),
  },
  'change.kinds.coverage': {
    title: words('Change your cover', 'Modifier vos protections'),
    lead: words(
      'Choose what should be different. You see what it costs at once, and nothing changes until you confirm it.',
      'Choisissez ce qui doit changer. Le coût s’affiche aussitôt, et rien ne change tant que vous ne confirmez pas.',
    ),
    nothing: words('Change at least one cover first.', 'Modifiez d’abord au moins une protection.'),
  },
  'change.kinds.vehicle': {
    title: words('Change your vehicles', 'Modifier vos véhicules'),
    lead: words(
      'Add one, put another in its place, or take one off. Your covers are those of your policy.',
      'Ajoutez-en un, remplacez-en un ou retirez-en un. Les protections restent celles de votre police.',
    ),
    nothing: words('Choose which vehicle it is about first.', 'Choisissez d’abord de quel véhicule il s’agit.'),
  },
  'change.asNow': {
    title: words('What changed after {date}', 'Ce qui a changé après le {date}'),
    hint: words(
      'It stays as it is now. Choose what should count from your day already.',
      'Cela reste tel quel. Choisissez ce qui devrait compter dès votre date.',
    ),
    counts: words('{name} as it is now, from this day on', '{name} tel qu’actuellement, dès cette date'),
    answer: words('{label}: {before}, now {after}', '{label} : {before}, maintenant {after}'),
    added: words('Added later', 'Ajouté plus tard'),
    removed: words('Taken off later', 'Retiré plus tard'),
    open: words('Nothing new, only from an earlier day', 'Rien de nouveau, seulement dès une date antérieure'),
    none: words(
      'Choose an earlier day, and what should count from it as it is now.',
      'Choisissez une date antérieure et ce qui devrait compter dès cette date.',
    ),
  },
  'change.kinds.driver': {
    title: words('Change who drives', 'Modifier les conducteurs'),
    lead: words(
      'Add somebody who drives, correct what we know, or say who may not drive any more.',
      'Ajoutez une personne qui conduit, corrigez ce que nous savons ou indiquez qui ne doit plus conduire.',
    ),
    nothing: words('Choose whom it is about first.', 'Choisissez d’abord de qui il s’agit.'),
  },
  'change.kinds.address': {
    title: words('Change your address', 'Modifier votre adresse'),
    lead: words(
      'Tell us where letters go, and whether what is insured is kept there too.',
      'Dites-nous où envoyer le courrier, et si ce qui est assuré y est garé aussi.',
    ),
    nothing: words('Change the address first.', 'Modifiez d’abord l’adresse.'),
  },
  'change.kinds.lienholder': {
    title: words('Change who lends', 'Modifier le créancier'),
    lead: words(
      'Name who has lent the money for a vehicle, or say that it is paid off.',
      'Nommez qui a prêté l’argent pour un véhicule, ou indiquez que le prêt est remboursé.',
    ),
    nothing: words('Change a lender first.', 'Modifiez d’abord un créancier.'),
  },
  'change.kinds.mileage': {
    title: words('Change how it is used and kept', 'Modifier l’utilisation et l’entreposage'),
    lead: words(
      'Say how far it goes, how much you are in it, and where it stands between trips.',
      'Dites combien il roule, combien de temps vous y passez et où il est garé entre les voyages.',
    ),
    nothing: words('Change at least one answer first.', 'Modifiez d’abord au moins une réponse.'),
  },
  'change.vehicles': {
    which: words('Which vehicle is it about?', 'De quel véhicule s’agit-il ?'),
    deed: words('What becomes of it?', 'Que devient-il ?'),
    kind: words('What is it?', 'De quoi s’agit-il ?'),
    keptAt: words('Postal code where it is kept', 'Code postal du lieu où il est garé'),
    deeds: {
      add: words('Add it', 'L’ajouter'),
      replace: words('Another one takes its place', 'Un autre le remplace'),
      remove: words('Take it off the policy', 'Le retirer de la police'),
    },
  },
  'change.driver': {
    who: words('Whom is it about?', 'De qui s’agit-il ?'),
    somebody: words('Driver', 'Conducteur'),
    new: words('Somebody new', 'Une nouvelle personne'),
    isExcluded: words('Excluded from driving', 'Conducteur exclu'),
    deed: words('What should be different?', 'Que faut-il changer ?'),
    drives: words('Will they drive?', 'Cette personne conduira-t-elle ?'),
  },
  'change.driver.deeds': {
    change: words('Correct what we know', 'Corriger ses renseignements'),
    exclude: words('They may not drive any more', 'Elle ne doit plus conduire'),
    include: words('They drive again', 'Elle conduit de nouveau'),
    remove: words('Take them off the policy', 'La retirer de la police'),
    add: words('Yes, they drive', 'Oui, elle conduit'),
    add_excluded: words('No, exclude them from driving', 'Non, l’exclure de la conduite'),
  },
};
