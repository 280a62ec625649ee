import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const inspectionsWords: WordsTree = {
  'policyParts.photos': {
    title: words('Photos of this vehicle', 'Photos de ce véhicule'),
    none: words('No photos were asked for.', 'Aucune photo n’a été demandée.'),
    failed: words('The photos could not be loaded', 'Les photos n’ont pas pu être chargées'),
    shots: {
      front: words('Front', 'Avant'),
      right: words('Right side', 'Côté droit'),
      rear: words('Rear', 'Arrière'),
      left: words('Left side', 'Côté gauche'),
      interior: words('Interior', 'Intérieur'),
      vin_plate: words('VIN plate', 'Plaque du NIV'),
      odometer: words('Odometer', 'Odomètre'),
    },
    reviews: {
      missing: words('Missing', 'Manquante'),
      waiting: words('Sent', 'Envoyée'),
      accepted: words('Accepted', 'Acceptée'),
      again: words('Needed again', 'À reprendre'),
    },
    statuses: {
      asked: words('Photos needed', 'Photos demandées'),
      asked_again: words('Needed again', 'À reprendre'),
      submitted: words('To be reviewed', 'À examiner'),
      completed: words('Accepted', 'Acceptées'),
      withdrawn: words('Not needed any more', 'Plus nécessaires'),
    },
    overdue: words('Overdue', 'En retard'),
    customer: {
      asked: words(
        'Please send {count, plural, one {# photo} other {# photos}} by {day}. Each takes a tap on your phone.',
        'Veuillez envoyer {count, plural, one {# photo} other {# photos}} au plus tard le {day}. Chacune se prend d’un toucher sur votre téléphone.',
      ),
      asked_again: words(
        'Please take some of the photos again by {day}. Below each it says why.',
        'Veuillez reprendre certaines photos au plus tard le {day}. La raison est indiquée sous chacune.',
      ),
      submitted: words(
        'All photos are here. An underwriter looks at them; until then you may replace any of them.',
        'Toutes les photos sont arrivées. Un souscripteur les examine ; d’ici là, vous pouvez en remplacer.',
      ),
      completed: words(
        'The photos were accepted on {day}. There is nothing left to do.',
        'Les photos ont été acceptées le {day}. Il ne reste rien à faire.',
      ),
      withdrawn: words(
        'This vehicle is not on your policy any more. No photos of it are needed.',
        'Ce véhicule ne figure plus à votre police. Aucune photo n’en est nécessaire.',
      ),
    },
    staff: {
      asked: words(
        '{count, plural, one {# photo} other {# photos}} asked for by {day}.',
        '{count, plural, one {# photo demandée} other {# photos demandées}} au plus tard le {day}.',
      ),
      asked_again: words(
        'Some photos were asked for again, by {day}.',
        'Certaines photos sont à reprendre, au plus tard le {day}.',
      ),
      submitted: words(
        'All photos are here. They were due on {day}.',
        'Toutes les photos sont arrivées. Elles étaient attendues le {day}.',
      ),
      completed: words('Accepted on {day}.', 'Acceptées le {day}.'),
      withdrawn: words(
        'The vehicle left the policy before all photos were here.',
        'Le véhicule a quitté la police avant l’arrivée de toutes les photos.',
      ),
    },
    there: words('{count} of {all} are here', '{count} sur {all} sont arrivées'),
    why: words('Why: {reason}', 'Motif : {reason}'),
    hint: words(
      'JPEG, PNG or WebP, up to 20 MB. We keep the picture alone: where and when it was taken is removed.',
      'JPEG, PNG ou WebP, jusqu’à 20 Mo. Nous ne gardons que l’image : le lieu et le moment de la prise sont retirés.',
    ),
    take: words('Take photo', 'Photographier'),
    replace: words('Replace', 'Remplacer'),
    sending: words('Sending: {percent} %', 'Envoi : {percent} %'),
    looking: words('Checking the photo…', 'Vérification de la photo…'),
    alt: words('Photo: {shot}', 'Photo : {shot}'),
    open: words('Look at the photo: {shot}', 'Voir la photo : {shot}'),
    place: words('{shot} ({at} of {all})', '{shot} ({at} sur {all})'),
    full: words('Open in full size', 'Ouvrir en pleine taille'),
    previous: words('Previous', 'Précédente'),
    next: words('Next', 'Suivante'),
    close: words('Close', 'Fermer'),
    accept: words('Accept all photos', 'Accepter toutes les photos'),
    acceptedDone: words('The photos are accepted.', 'Les photos sont acceptées.'),
    return: words('Ask for photos again', 'Redemander des photos'),
    returnEffect: words(
      'Choose what has to be taken again and say why; the insured reads it. The other photos are accepted, and at least a week is left.',
      'Choisissez ce qui doit être repris et dites pourquoi ; l’assuré le lira. Les autres photos sont acceptées, et il reste au moins une semaine.',
    ),
    returnConfirm: words('Ask again', 'Redemander'),
    reason: words('What is wrong with this photo: {shot}', 'Ce qui ne va pas sur cette photo : {shot}'),
    returned: words('The photos are asked for again.', 'Les photos sont redemandées.'),
    ask: words('Ask for photos', 'Demander des photos'),
    askEffect: words(
      'The insured is asked for photos of the vehicle from all sides, its interior and its VIN plate, and of its odometer where it drives.',
      'L’assuré est prié d’envoyer des photos du véhicule de tous les côtés, de l’intérieur et de la plaque du NIV, ainsi que de l’odomètre s’il est motorisé.',
    ),
    askConfirm: words('Ask', 'Demander'),
    askedDone: words('The photos are asked for.', 'Les photos sont demandées.'),
    allAsked: words(
      'Photos of every vehicle are asked for already.',
      'Des photos de chaque véhicule sont déjà demandées.',
    ),
    notNow: words('Not now', 'Pas maintenant'),
    vehicle: words('Vehicle', 'Véhicule'),
    due: words('Needed by', 'Au plus tard le'),
    whyLabel: words('Reason', 'Motif'),
    whyHint: words('The insured reads it.', 'L’assuré le lira.'),
    covered: words('Covered:', 'Protections :'),
    toCoverages: words('See limits and deductibles', 'Voir les limites et les franchises'),
    lender: words('Lender:', 'Prêteur :'),
    task: words(
      'Photos of your vehicle are needed by {day}',
      'Des photos de votre véhicule sont attendues au plus tard le {day}',
    ),
    taskLate: words(
      'Photos of your vehicle were needed by {day}',
      'Des photos de votre véhicule étaient attendues le {day}',
    ),
    license: words(
      'License numbers are kept safe and are not shown here.',
      'Les numéros de permis sont conservés en lieu sûr et ne sont pas affichés ici.',
      { enCa: 'Licence numbers are kept safe and are not shown here.' },
    ),
    titleOf: words('Photos of {vehicle}', 'Photos : {vehicle}'),
    titleAll: words('Photos of the vehicles', 'Photos des véhicules'),
  },
};
