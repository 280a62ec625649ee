import type { Translations } from '../shared/text/sentence.ts';

/** What letters about a change of a policy say, in Canadian French. */
export const changeFrench: Translations = {
  'What policy {number} covers is changed from {day} on, as it was proposed.':
    'Ce que couvre la police {number} est modifié à compter du {day}, comme proposé.',
  'From {day} on, policy {number} has the discount for members of a group.':
    'À partir du {day}, la police {number} comporte le rabais pour les membres d’un groupe.',
  'From {day} on, policy {number} names your {vehicle} by its right VIN.':
    'À partir du {day}, la police {number} désigne votre véhicule ({vehicle}) par son bon NIV.',
  'From {day} on, policy {number} names your {vehicle} by the VIN {vin}.':
    'À partir du {day}, la police {number} désigne votre véhicule ({vehicle}) par le NIV {vin}.',
  'Cover of your {vehicle} under policy {number} begins on {day} and ends on {to}, at 12:01 a.m. local time.':
    'La protection de votre véhicule ({vehicle}) par la police {number} commence le {day} et prend fin le {to}, à 0 h 01, heure locale.',
  'If nobody asked for this, call us at once.': 'Si personne ne l’a demandé, appelez-nous tout de suite.',
  'What we write about policy {number} goes to another address from now on.':
    'Ce que nous écrivons au sujet de la police {number} va désormais à une autre adresse.',
  'We write to {email} about policy {number} from now on.':
    'Au sujet de la police {number}, nous écrivons désormais à {email}.',
  'We write to {email} and call {phone} about policy {number} from now on.':
    'Au sujet de la police {number}, nous écrivons désormais à {email} et appelons au {phone}.',
  '{what}: {amount} less': '{what} : {amount} de moins',
  '{what}: {amount} more': '{what} : {amount} de plus',
  '{what}, {vehicle}': '{what}, {vehicle}',
  'The term costs the same as before.': 'Le prix de la période ne change pas.',
  'The term costs {amount} more. It is added to your payments to come; your billing page shows each.':
    'La période coûte {amount} de plus. Cette somme s’ajoute à vos prochains versements ; votre page de facturation les montre tous.',
  'The term costs {amount} less. It comes off your next payments; your billing page shows each.':
    'La période coûte {amount} de moins. Cette somme est déduite de vos prochains versements ; votre page de facturation les montre tous.',
  'The term costs {amount} less. {refund} comes back to the card or account that paid.':
    'La période coûte {amount} de moins. {refund} vous est remboursé sur la carte ou le compte qui a payé.',
  'Your policy {number} begins on {day}': 'Votre police {number} commence le {day}',
  'How we reach you about policy {number}': 'Vos coordonnées pour la police {number}',
  'Your policy {number} has changed': 'Votre police {number} a été modifiée',
  'Your new declarations page is in your account. All else stays as it is.':
    'Vos nouvelles conditions particulières sont dans votre compte. Tout le reste demeure inchangé.',
  'Policy {next} takes the place of policy {number}': 'La police {next} remplace la police {number}',
  'Your {vehicle} is insured under policy {next} from {day} at 12:01 a.m. local time.':
    'Votre véhicule ({vehicle}) est assuré par la police {next} à partir du {day}, à 0 h 01, heure locale.',
  'Policy {number} is over then. Nothing is asked for under it any more.':
    'La police {number} prend alors fin. Plus rien ne vous sera demandé à son titre.',
  'The {amount} that was not paid of it is part of what policy {next} costs.':
    'Son solde impayé de {amount} est compris dans le prix de la police {next}.',
  'Open my new policy': 'Ouvrir ma nouvelle police',
  'The {vehicle} in which you have an interest is insured under policy {next} from {day} at 12:01 a.m. local time, in place of policy {number}.':
    'Le véhicule sur lequel vous avez un intérêt ({vehicle}) est assuré par la police {next} à partir du {day}, à 0 h 01, heure locale, en remplacement de la police {number}.',
  'There was nothing to say of this change when the e-mail was to be sent.':
    'Il n’y avait rien à dire de cette modification au moment de l’envoi du courriel.',
};
