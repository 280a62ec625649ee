import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const filesWords: WordsTree = {
  'policyParts.files': {
    title: words('Files', 'Fichiers'),
    choose: words('Choose files', 'Choisir des fichiers'),
    signedPaper: words('Add what was signed', 'Ajouter le document signé'),
    otherSignedPaper: words('Put another signed paper in its place', 'Remplacer le document signé'),
    drop: words('or drop them here', 'ou déposez-les ici'),
    kinds: words(
      'PDF, pictures, MP4 or MOV video, Word and Excel, up to 200 MB each.',
      'PDF, images, vidéos MP4 ou MOV, Word et Excel, jusqu’à 200 Mo chacun.',
    ),
    visibleToCustomer: words('The customer sees what I send now', 'Le client voit ce que j’envoie maintenant'),
    stopped: words(
      'Not finished: {names}. Choose the same file again to go on where it stopped.',
      'Inachevé : {names}. Choisissez de nouveau le même fichier pour reprendre là où l’envoi s’est arrêté.',
    ),
    loadFailed: words('The files could not be loaded', 'Impossible de charger les fichiers'),
    none: words('There are no files yet.', 'Il n’y a pas encore de fichiers.'),
    list: words('Files', 'Fichiers'),
    archivedCount: words(
      '{count, plural, one {# archived file} other {# archived files}}',
      '{count, plural, one {# fichier archivé} other {# fichiers archivés}}',
    ),
    onTheirWay: words('Files being sent', 'Fichiers en cours d’envoi'),
    progressOf: words('Progress of {name}', 'Progression de {name}'),
    waiting: words('Waiting', 'En attente'),
    checking: words('Checking', 'Vérification'),
    percent: words('{percent} %', '{percent} %'),
    failed: words('The file did not arrive. Try again.', 'Le fichier n’est pas arrivé. Réessayez.'),
    again: words('Try again', 'Réessayer'),
    againNamed: words('Try again: {name}', 'Réessayer : {name}'),
    leaveOut: words('Leave out', 'Retirer'),
    dropNamed: words('Leave out {name}', 'Retirer {name}'),
    stored: words('{name} is stored.', '{name} est enregistré.'),
    size: words(
      '{size, number} {unit, select, MB {MB} other {kB}}',
      '{size, number} {unit, select, MB {Mo} other {ko}}',
    ),
    customerSees: words('The customer sees it', 'Le client le voit'),
    show: words('Show to the customer', 'Montrer au client'),
    showNamed: words('Show {name} to the customer', 'Montrer {name} au client'),
    shown: words('The customer sees {name} now.', 'Le client voit maintenant {name}.'),
    hide: words('Hide from the customer', 'Cacher au client'),
    hideNamed: words('Hide {name} from the customer', 'Cacher {name} au client'),
    hidden: words('The customer no longer sees {name}.', 'Le client ne voit plus {name}.'),
    working: words('Working', 'En cours'),
    archive: words('Archive', 'Archiver'),
    archiveNamed: words('Archive {name}', 'Archiver {name}'),
    archived: words('{name} is archived.', '{name} est archivé.'),
    keep: words('Keep it', 'Le garder'),
    archiveTitle: words('Archive this file?', 'Archiver ce fichier ?'),
    archiveEffect: words(
      '{name} leaves the list, and the customer no longer sees it. Staff still find it under the archived files.',
      '{name} quitte la liste et le client ne le voit plus. Le personnel le retrouve parmi les fichiers archivés.',
    ),
    download: words('Download', 'Télécharger'),
    downloadNamed: words('Download {name}', 'Télécharger {name}'),
    refusedCount: words(
      '{count, plural, one {# file that was stopped} other {# files that were stopped}}',
      '{count, plural, one {# fichier arrêté} other {# fichiers arrêtés}}',
    ),
    refusedList: words('Files that were stopped', 'Fichiers arrêtés'),
    infected: words('A virus scanner stopped it: {found}', 'Un antivirus l’a arrêté : {found}'),
    notOpened: words('It could not be opened', 'Il n’a pas pu être ouvert'),
    problems: {
      file_infected: words(
        'A virus scanner stopped this file. Check your device, and send another.',
        'Un antivirus a arrêté ce fichier. Vérifiez votre appareil et envoyez-en un autre.',
      ),
      file_not_opened: words(
        'This file could not be opened. Save it again or as a PDF, and send that.',
        'Ce fichier n’a pas pu être ouvert. Enregistrez-le de nouveau ou en PDF, puis envoyez le résultat.',
      ),
      file_broken: words(
        'This file is damaged. Save it again, and send what you saved.',
        'Ce fichier est endommagé. Enregistrez-le de nouveau et envoyez le résultat.',
      ),
      file_too_large_to_open: words(
        'A picture, Word or Excel file has at most 64 MB. Send a smaller one.',
        'Une image, un fichier Word ou Excel compte au plus 64 Mo. Envoyez-en un plus petit.',
      ),
      archive_too_large: words(
        'This file unpacks to more than we take. Send it as a PDF.',
        'Ce fichier contient plus de données que nous n’en acceptons une fois décompressé. Envoyez-le en PDF.',
      ),
      picture_too_many_pixels: words(
        'A picture has at most 120 million pixels. Send a smaller one.',
        'Une image compte au plus 120 millions de pixels. Envoyez-en une plus petite.',
      ),
      picture_too_narrow: words(
        'One side of this picture is more than 8 times the other. Cut it, or take another.',
        'Un côté de cette image fait plus de 8 fois l’autre. Recadrez-la ou prenez-en une autre.',
      ),
    },
  },
};
