import type { Translations } from '../shared/text/sentence.ts';

/** What the rules of files say, in Canadian French. */
export const french: Translations = {
  'We take PDF, pictures (JPEG, PNG, WebP, GIF, HEIC), video (MP4, MOV), Word and Excel files. Send one of these.':
    'Nous acceptons les fichiers PDF, les images (JPEG, PNG, WebP, GIF, HEIC), les vidéos (MP4, MOV), Word et Excel. Envoyez l’un de ceux-ci.',
  'Rename the file: letters, digits, blanks and one ending, as in photo.jpg.':
    'Renommez le fichier : des lettres, des chiffres, des espaces et une extension, comme photo.jpg.',
  'There are {most} files here already, which is as many as fit.': 'Il y a déjà {most} fichiers ici, soit le maximum.',
  'We take JPEG, PNG and WebP pictures. Take a photo, or choose one.':
    'Nous acceptons les images JPEG, PNG et WebP. Prenez une photo ou choisissez-en une.',
  'A photo has at most {most} MB. Send a smaller one.':
    'Une photo compte au plus {most} Mo. Envoyez-en une plus petite.',
  'You sent {most} pictures today, which is as many as we take. Try again tomorrow.':
    'Vous avez envoyé {most} images aujourd’hui, soit autant que nous en acceptons. Réessayez demain.',
  'This picture is too small. Choose one of at least {least} by {least} pixels.':
    'Cette image est trop petite. Choisissez-en une d’au moins {least} sur {least} pixels.',
  'A picture has at most {most} million pixels. Send a smaller one.':
    'Une image compte au plus {most} millions de pixels. Envoyez-en une plus petite.',
  'One side of this picture is more than {most} times the other. Cut it, or take another.':
    'Un côté de cette image fait plus de {most} fois l’autre. Recadrez-la ou prenez-en une autre.',
  'A picture, Word or Excel file has at most {most} MB. Send a smaller one.':
    'Une image, un fichier Word ou Excel compte au plus {most} Mo. Envoyez-en un plus petit.',
  'This file is damaged. Save it again, and send what you saved.':
    'Ce fichier est endommagé. Enregistrez-le de nouveau et envoyez le résultat.',
  'This file unpacks to more than we take. Send it as a PDF.':
    'Ce fichier contient plus de données que nous n’en acceptons une fois décompressé. Envoyez-le en PDF.',
  'A virus scanner stopped this file: {found}. Check your device, and send another.':
    'Un antivirus a arrêté ce fichier : {found}. Vérifiez votre appareil et envoyez-en un autre.',
  'This file could not be opened. Save it again or as a PDF, and send that.':
    'Ce fichier n’a pas pu être ouvert. Enregistrez-le de nouveau ou en PDF, puis envoyez le résultat.',
  'Save your card first. Then choose a picture for it.':
    'Enregistrez d’abord votre carte. Choisissez ensuite une image pour elle.',
  'There is nothing in this file. Choose another.': 'Ce fichier est vide. Choisissez-en un autre.',
  'A file has at most {most} MB. Send a smaller one, or several.':
    'Un fichier compte au plus {most} Mo. Envoyez-en un plus petit, ou plusieurs.',
  'You sent {most} MB in a day, which is as much as we take. Go on tomorrow.':
    'Vous avez envoyé {most} Mo en une journée, soit le maximum. Continuez demain.',
  'This upload is over. Send the file again if it is not in the list.':
    'Ce téléversement est terminé. Renvoyez le fichier s’il n’est pas dans la liste.',
  'The file has no such part.': 'Le fichier n’a pas de telle partie.',
  'The file is longer or shorter than it was announced. Send it again.':
    'Le fichier est plus long ou plus court qu’annoncé. Renvoyez-le.',
  'Parts of this file did not arrive. Send it again; what is here already is kept.':
    'Des parties de ce fichier ne sont pas arrivées. Renvoyez-le ; ce qui est déjà ici est conservé.',
  'Your role may not change the files here.': 'Votre rôle ne permet pas de modifier les fichiers ici.',
  'No such file was sent for this record. Send it here first.':
    'Aucun fichier de ce genre n’a été envoyé pour ce dossier. Envoyez-le d’abord ici.',
  'This file is in the list already.': 'Ce fichier est déjà dans la liste.',
  'This file is not stored yet. Finish its upload first.':
    'Ce fichier n’est pas encore enregistré. Terminez d’abord son téléversement.',
  'This file is archived already.': 'Ce fichier est déjà archivé.',
};
