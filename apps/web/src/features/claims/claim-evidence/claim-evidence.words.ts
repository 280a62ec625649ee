import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const claimEvidenceWords: WordsTree = {
  'claim.evidence': {
    title: words('Photos, videos and documents', 'Photos, vidéos et documents'),
    take: words('Take or choose photos', 'Prendre ou choisir des photos'),
    limits: words(
      'Up to 25 files of 200 MB: photos, videos, PDF.',
      'Jusqu’à 25 fichiers de 200 Mo : photos, vidéos, PDF.',
    ),
    guide: words('What helps most', 'Ce qui aide le plus'),
    shots: {
      corners: words('All four corners, from a few steps away', 'Les quatre coins, à quelques pas'),
      close: words(
        'The damage from close by, and once with a hand beside it',
        'Les dommages de près, et une fois avec une main à côté',
      ),
      vin: words('The plate with the VIN', 'La plaque du NIV'),
      scene: words('The place, if it is safe', 'Les lieux, si c’est sans danger'),
    },
    position: words('Leave the position in the photos', 'Laisser la position dans les photos'),
    positionNote: words(
      'Otherwise we take it out of pictures and videos before anybody sees them.',
      'Sinon, nous la retirons des images et des vidéos avant que quiconque les voie.',
    ),
    there: words(
      '{count, plural, one {One file is here} other {# files are here}}',
      '{count, plural, one {Un fichier est ici} other {# fichiers sont ici}}',
    ),
    none: words('No file yet', 'Aucun fichier pour le moment'),
    taken: words('taken {day} at {time}', 'prise le {day} à {time}'),
    size: words('{size} {unit, select, KB {KB} other {MB}}', '{size} {unit, select, KB {Ko} other {Mo}}'),
    waiting: words('waiting', 'en attente'),
    sending: words('{percent}% sent', '{percent} % envoyé'),
    looking: words('being looked at', 'en vérification'),
    failed: words('This file did not arrive.', 'Ce fichier n’est pas arrivé.'),
    again: words('Try again', 'Réessayer'),
    againNamed: words('Try again: {name}', 'Réessayer : {name}'),
    leave: words('Leave it', 'Laisser'),
    leaveNamed: words('Leave it: {name}', 'Laisser : {name}'),
  },
};
