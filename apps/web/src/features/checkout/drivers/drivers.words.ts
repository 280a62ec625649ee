import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const driversWords: WordsTree = {
  'checkout.drivers': {
    title: words('Who drives it?', 'Qui le conduit ?'),
    lead: words(
      'How you have driven, and everybody else who drives it regularly.',
      'Votre dossier de conduite, et les autres personnes qui le conduisent régulièrement.',
    ),
    own: words('Your driving', 'Votre conduite'),
    others: words('Who else drives it?', 'Qui d’autre le conduit ?'),
    othersWhy: words(
      'Whoever lives with you or drives it regularly. A passenger is no driver.',
      'Les personnes qui habitent avec vous ou le conduisent régulièrement. Un passager n’est pas un conducteur.',
    ),
    othersFailed: words('We couldn’t load the other drivers', 'Les autres conducteurs n’ont pas pu être chargés'),
    add: words('Add a driver', 'Ajouter un conducteur'),
    another: words('Add another driver', 'Ajouter un autre conducteur'),
    new: words('A new driver', 'Un nouveau conducteur'),
    change: words('Change this driver', 'Modifier ce conducteur'),
    edit: words('Edit', 'Modifier'),
    save: words('Save this driver', 'Enregistrer ce conducteur'),
    saving: words('Saving', 'Enregistrement'),
    cancel: words('Cancel', 'Annuler'),
    remove: words('Take off', 'Retirer'),
    removeAsk: words('Take {name} off this quote?', 'Retirer {name} de cette soumission ?'),
    removeNow: words('Take off', 'Retirer'),
    removing: words('Taking off', 'Retrait en cours'),
    keep: words('Keep', 'Garder'),
    years: words(
      '{count, plural, one {one year of driving an RV} other {# years of driving an RV}}',
      '{count, plural, one {# an de conduite d’un VR} other {# ans de conduite d’un VR}}',
    ),
    theirExperience: words('Years of driving an RV', 'Années de conduite d’un VR'),
    experience: words('Years you have driven an RV', 'Années de conduite d’un VR'),
    license: words('Driver’s license number', 'Numéro du permis de conduire', { enCa: 'Driver’s licence number' }),
    licenseHint: words('Type it as it is printed.', 'Écrivez-le tel qu’il est imprimé.'),
    licenseKept: words(
      'We have it. Type it again to change it.',
      'Nous l’avons. Entrez-le de nouveau pour le modifier.',
    ),
    licenseArea: words('State or province', 'Province ou État'),
    licenseAreaHint: words('Where it was issued', 'Qui l’a délivré'),
    licenseWhy: words(
      'We check the driving record with it. Only staff can read it.',
      'Il sert à consulter le dossier de conduite. Seul notre personnel peut le lire.',
    ),
    incidentsLegend: words('In the last 36 months', 'Au cours des 36 derniers mois'),
    incidentsWhy: words(
      'We check driving records before the policy starts. A wrong answer can change the price or the cover.',
      'Nous vérifions les dossiers de conduite avant le début de la police. Une réponse inexacte peut changer le prix ou la protection.',
    ),
    atFault: words('Accidents that were your fault', 'Accidents dont vous étiez responsable'),
    major: words('Major violations, such as driving drunk', 'Infractions graves, comme l’alcool au volant', {
      enCa: 'Major violations, such as impaired driving',
    }),
    minor: words('Minor violations, such as running a stop sign', 'Infractions mineures, comme un arrêt non respecté'),
    speeding: words('Speeding tickets', 'Excès de vitesse'),
  },
};
