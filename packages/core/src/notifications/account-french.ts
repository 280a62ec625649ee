import type { Translations } from '../shared/text/sentence.ts';

/** The letters about a person's account, in Canadian French. */
export const accountFrench: Translations = {
  'You want the letters about your work to come to this address. Confirm that you read it.':
    'Vous souhaitez recevoir à cette adresse les courriels liés à votre travail. Confirmez que vous la consultez.',
  'This address is to be the one with which you sign in, and to which letters about your insurance go. Confirm that you read it.':
    'Cette adresse doit devenir celle avec laquelle vous vous connectez et où arrivent les courriels au sujet de votre assurance. Confirmez que vous la consultez.',
  'Somebody who is signed in to your account wants to sign in with {email} from now on. If that was you, confirm it.':
    'Une personne connectée à votre compte souhaite désormais se connecter avec {email}. Si c’est vous, confirmez-le.',
  'The link works for {hours} hours. If it was not you, do not open it: nothing changes without it. Then end what you do not know among your sessions in your profile.':
    'Le lien fonctionne pendant {hours} heures. Si ce n’est pas vous, ne l’ouvrez pas : rien ne change sans lui. Mettez ensuite fin, dans votre profil, aux sessions que vous ne reconnaissez pas.',
  'The link works for {hours} hours. If you did not ask for this, you need do nothing.':
    'Le lien fonctionne pendant {hours} heures. Si vous n’avez rien demandé, vous n’avez rien à faire.',
  'Another address was not waited for any more.': 'Aucune autre adresse n’était plus attendue.',
  'Do you want to sign in with another address?': 'Voulez-vous vous connecter avec une autre adresse ?',
  'Confirm your new address': 'Confirmez votre nouvelle adresse',
  'Look at the change': 'Voir le changement',
  'Confirm the address': 'Confirmer l’adresse',
  'The address had not changed.': 'L’adresse n’avait pas changé.',
  'You sign in with another address now': 'Vous vous connectez maintenant avec une autre adresse',
  'Both inboxes confirmed it: your account is under {email} now, and letters go there. This address signs in no more, and every session was ended.':
    'Les deux boîtes l’ont confirmé : votre compte est désormais sous {email}, et les courriels y arrivent. Cette adresse ne permet plus de se connecter, et toutes les sessions ont pris fin.',
  'The data could not be downloaded any more.': 'Les données ne pouvaient plus être téléchargées.',
  'Your data is ready': 'Vos données sont prêtes',
  'You asked for what we hold about you. It is one file: your data to read and to use elsewhere, and your documents.':
    'Vous avez demandé ce que nous détenons à votre sujet. C’est un seul fichier : vos données, à lire et à utiliser ailleurs, et vos documents.',
  'Download it from your profile until {day}. Then we remove the file.':
    'Téléchargez-le depuis votre profil jusqu’au {day}. Ensuite, nous supprimons le fichier.',
  'If you did not ask for it, sign in and end what you do not know among your sessions.':
    'Si vous ne l’avez pas demandé, connectez-vous et mettez fin aux sessions que vous ne reconnaissez pas.',
  'Open my profile': 'Ouvrir mon profil',
  'There are no letters of this kind.': 'Il n’y a pas de courriels de ce genre.',
  'These letters have to be sent. They cannot be switched off.':
    'Ces courriels doivent être envoyés. Ils ne peuvent pas être désactivés.',
  'If it was not you, call us at once.': 'Si ce n’est pas vous, appelez-nous sans attendre.',
  'The request for deletion stood otherwise by then.': 'La demande de suppression avait changé d’état entre-temps.',
  'Your data will be deleted': 'Vos données seront supprimées',
  'You asked us to delete your data and to close your account. We do it on {day}.':
    'Vous nous avez demandé de supprimer vos données et de fermer votre compte. Nous le ferons le {day}.',
  'Until then everything stays as it is. You take it back with one press in your profile.':
    'D’ici là, rien ne change. Un seul clic dans votre profil suffit pour annuler.',
  'If it was not you, sign in, take it back, and end what you do not know among your sessions.':
    'Si ce n’est pas vous, connectez-vous, annulez la demande et mettez fin aux sessions que vous ne reconnaissez pas.',
  'Your data stays': 'Vos données restent',
  'You took back your request to delete your data. Nothing was deleted, and your account stays.':
    'Vous avez annulé votre demande de suppression. Rien n’a été supprimé, et votre compte reste ouvert.',
  'Your data was deleted': 'Vos données ont été supprimées',
  'Your account is closed, and what no law has us keep was deleted, as you asked.':
    'Votre compte est fermé, et tout ce qu’aucune loi ne nous oblige à conserver a été supprimé, comme vous l’avez demandé.',
  'Nothing is kept.': 'Rien n’est conservé.',
  'What the law has us keep is in our books until {day} at the latest. Then everything that tells of you is removed from it.':
    'Ce que la loi nous oblige à conserver reste dans nos livres jusqu’au {day} au plus tard. Ensuite, tout ce qui parle de vous en est retiré.',
  'We write to this address no more, and forget it with this letter.':
    'Nous n’écrirons plus à cette adresse et l’oublions avec ce courriel.',
  'Your data could not be deleted yet': 'Vos données n’ont pas encore pu être supprimées',
  'You asked us to delete your data. Nothing was deleted, because something stands against it now.':
    'Vous nous avez demandé de supprimer vos données. Rien n’a été supprimé, car quelque chose s’y oppose maintenant.',
  'When that is settled, ask again in your profile.':
    'Dès que ce sera réglé, demandez-la de nouveau dans votre profil.',
};
