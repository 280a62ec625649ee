import { french as billing } from '@roadworthy/core/billing/french.ts';
import { french as documents } from '@roadworthy/core/documents/french.ts';
import { french as lines } from '@roadworthy/core/lines/french.ts';
import { french as notifications } from '@roadworthy/core/notifications/french.ts';
import { french as policies } from '@roadworthy/core/policies/french.ts';
import { french as products } from '@roadworthy/core/products/french.ts';
import { french as quoting } from '@roadworthy/core/quoting/french.ts';
import { french as rating } from '@roadworthy/core/rating/french.ts';
import { french as underwriting } from '@roadworthy/core/underwriting/french.ts';
import type { Translations } from '@roadworthy/core/shared/text/sentence.ts';

/** Everything that an answer, a letter and a document of the server say, in Canadian French: the rules' own words, then what is said here. */
export const french: Translations = {
  ...billing,
  ...documents,
  ...lines,
  ...notifications,
  ...policies,
  ...products,
  ...quoting,
  ...rating,
  ...underwriting,
  'A list of requests takes no Idempotency-Key.': 'Une liste de requêtes n’accepte aucune clé Idempotency-Key.',
  'This site is a demonstration and takes no real card. Use a test card, such as 4242 4242 4242 4242.':
    'Ce site est une démonstration et n’accepte aucune vraie carte. Utilisez une carte d’essai, comme 4242 4242 4242 4242.',
  'Enter the card number.': 'Entrez le numéro de la carte.',
  'This is not a card number. Check its digits.': 'Ce n’est pas un numéro de carte. Vérifiez les chiffres.',
  'We take Visa, Mastercard, American Express and Discover. Use one of these.':
    'Nous acceptons Visa, Mastercard, American Express et Discover. Utilisez l’une d’elles.',
  'Enter the month as it stands on the card, 01 to 12.': 'Entrez le mois inscrit sur la carte, de 01 à 12.',
  'Enter the year as it stands on the card.': 'Entrez l’année inscrite sur la carte.',
  'This card has expired. Use another.': 'Cette carte est expirée. Utilisez-en une autre.',
  'Enter the security code, the 4 digits on the front of the card.':
    'Entrez le code de sécurité, les 4 chiffres au recto de la carte.',
  'Enter the security code, the 3 digits on the back of the card.':
    'Entrez le code de sécurité, les 3 chiffres au verso de la carte.',
  'Enter the ZIP or postal code that the card’s bills go to.':
    'Entrez le code postal ou ZIP de facturation de la carte.',
  'Enter the name on the card.': 'Entrez le nom inscrit sur la carte.',
  'This is not a routing number. It has 9 digits and stands at the bottom left of a check.':
    'Ce n’est pas un numéro d’acheminement. Il compte 9 chiffres et figure au bas du chèque, à gauche.',
  'Enter the 3 digits of the institution number.': 'Entrez les 3 chiffres du numéro d’institution.',
  'Enter the 5 digits of the transit number.': 'Entrez les 5 chiffres du numéro de transit.',
  'Enter the account number, 4 to 17 digits.': 'Entrez le numéro de compte, de 4 à 17 chiffres.',
  'Enter the account number, 5 to 12 digits.': 'Entrez le numéro de compte, de 5 à 12 chiffres.',
  'Enter the name that the account is in.': 'Entrez le nom du titulaire du compte.',
  'This site is a demonstration and takes no real bank account. Use the test bank and an account such as 000123456789.':
    'Ce site est une démonstration et n’accepte aucun vrai compte bancaire. Utilisez la banque d’essai et un compte comme 000123456789.',
  'Fill in every field of the bank account.': 'Remplissez tous les champs du compte bancaire.',
  'The bank connection does not answer just now. Try again in a minute, or pay with a card.':
    'La connexion bancaire ne répond pas en ce moment. Réessayez dans une minute ou payez par carte.',
  'An underwriter has to look at something first. Your bank account is not debited; what it pays all the same is refunded.':
    'Un souscripteur doit d’abord examiner un point. Votre compte bancaire n’est pas débité ; ce qu’il paierait malgré tout vous est remboursé.',
  'The policy that this one takes the place of stands otherwise by now. Your card was not charged. Call us.':
    'La police que celle-ci remplace a changé entre-temps. Votre carte n’a pas été débitée. Appelez-nous.',
  'The policy that this one takes the place of stands otherwise by now. Your bank account is not debited; what it pays all the same is refunded. Call us.':
    'La police que celle-ci remplace a changé entre-temps. Votre compte bancaire n’est pas débité ; ce qu’il paierait malgré tout est remboursé. Appelez-nous.',
  'New cover was paused here a moment ago. Your bank account is not debited; what it pays all the same is refunded.':
    'Les nouvelles protections viennent d’être suspendues ici. Votre compte bancaire n’est pas débité ; ce qu’il paierait malgré tout vous est remboursé.',
  'Choose US or CA.': 'Choisissez US ou CA.',
  'The payment was never confirmed, and nothing was taken. Pay again.':
    'Le paiement n’a jamais été confirmé et rien n’a été prélevé. Payez de nouveau.',
  'The card was declined. Use another card.': 'La carte a été refusée. Utilisez une autre carte.',
  'Choose one of the ways to pay shown.': 'Choisissez l’un des modes de paiement affichés.',
  '{percent}% of the premium is due first: a month’s share would pay for cover until {paid}, and unpaid cover could end on {end} at the earliest.':
    '{percent} % de la prime est exigible d’abord : une mensualité paierait la protection jusqu’au {paid}, et une protection impayée pourrait prendre fin le {end} au plus tôt.',
  'Your bank did not answer. Nothing has changed. Try again.':
    'Votre banque n’a pas répondu. Rien n’a changé. Réessayez.',
  'Answer the open questions first; then there is a price.':
    'Répondez d’abord aux questions ouvertes ; le prix suivra.',
  'Up to the minimum premium': 'Jusqu’à la prime minimale',
  'Many files are arriving. Try again in a moment.': 'Beaucoup de fichiers arrivent. Réessayez dans un moment.',
  'Parts of this file did not arrive. Send it again.': 'Des parties de ce fichier ne sont pas arrivées. Renvoyez-le.',
  'One of the values cannot be stored. Check for one that is much too long or too large.':
    'L’une des valeurs ne peut pas être enregistrée. Cherchez-en une beaucoup trop longue ou trop grande.',
  'The request is too large.': 'La requête est trop volumineuse.',
  'The request is too large: send at most 256 KiB at once.':
    'La requête est trop volumineuse : envoyez au plus 256 Kio à la fois.',
  'Sign in as staff of the platform to read this.':
    'Connectez-vous comme membre du personnel de la plateforme pour lire ceci.',
  'This is no report of an error.': 'Ceci n’est pas un rapport d’erreur.',
  'There is no such write key.': 'Cette clé d’écriture n’existe pas.',
  'A batch of events is a list.': 'Un lot d’événements est une liste.',
  'This is no choice about what may be kept.': 'Ceci n’est pas un choix sur ce qui peut être conservé.',
  'Send application/json.': 'Envoyez du application/json.',
  'The body is not valid JSON.': 'Le corps n’est pas du JSON valide.',
  'The body is empty.': 'Le corps est vide.',
  'Too many requests. Wait a moment.': 'Trop de requêtes. Attendez un instant.',
  'The service is not available right now. Try again in a moment.':
    'Le service n’est pas disponible pour l’instant. Réessayez dans un moment.',
  'Something went wrong on our side.': 'Un problème est survenu de notre côté.',
  'The request cannot be read.': 'La requête est illisible.',
  'The request was refused.': 'La requête a été refusée.',
  'There is nothing at this address.': 'Il n’y a rien à cette adresse.',
  'Idempotency-Key has to have 1 to {longest} plain characters.':
    'Idempotency-Key doit compter de 1 à {longest} caractères simples.',
  'There is no room to save this right now. Try again in a few minutes.':
    'Il n’y a plus de place pour enregistrer ceci. Réessayez dans quelques minutes.',
  'This address answers {methods}.': 'Cette adresse répond à {methods}.',
  'We can’t find that.': 'Introuvable.',
  'This request has to come from our own pages.': 'Cette requête doit venir de nos propres pages.',
  'Sign in to be told of changes.': 'Connectez-vous pour être averti des changements.',
  'Sign in as staff to see who else is here.':
    'Connectez-vous comme membre du personnel pour voir qui d’autre est ici.',
  'This does not say where somebody is.': 'Cela ne dit pas où quelqu’un se trouve.',
  'You listen in too many places already.': 'Vous écoutez déjà à trop d’endroits.',
  'There is no such partner.': 'Ce partenaire n’existe pas.',

  'This address takes no mail. Ask for another one.': 'Cette adresse ne reçoit pas de courriel. Demandez-en une autre.',
  'Its reader has switched such letters off.': 'La personne a désactivé ce genre de courriels.',

  'Fill in every field of the card.': 'Remplissez tous les champs de la carte.',
  'This page is not up to date. Reload it. Programs of your own need an API key.':
    'Cette page n’est pas à jour. Rechargez-la. Vos propres programmes ont besoin d’une clé d’API.',
  'Too many attempts. Wait {minutes} minutes and try again.':
    'Trop de tentatives. Attendez {minutes} minutes et réessayez.',
  'Too many attempts. Wait {hours} hours and try again.': 'Trop de tentatives. Attendez {hours} heures et réessayez.',
  'Too many attempts. Wait a minute and try again.': 'Trop de tentatives. Attendez une minute et réessayez.',
  'Nobody whom you answer for signs in with this e-mail. Check it.':
    'Aucune personne dont vous répondez ne se connecte avec ce courriel. Vérifiez-le.',
  'That took too long. Begin again with your password.': 'Le délai est écoulé. Recommencez avec votre mot de passe.',
  'That code is wrong or was used already. Wait for the next one and enter it.':
    'Ce code est erroné ou a déjà servi. Attendez le prochain et entrez-le.',
  'That is not the code we sent, or it was used or is too old. Ask for another.':
    'Ce n’est pas le code envoyé, ou il a déjà servi ou est trop ancien. Demandez-en un autre.',
  'This is not your current password.': 'Ce n’est pas votre mot de passe actuel.',
  'Your account has no password, and so no second factor. Use a passkey.':
    'Votre compte n’a pas de mot de passe, donc pas de validation en deux étapes. Utilisez une clé d’accès.',
  'Your second factor is on already. Turn it off to set up another.':
    'La validation en deux étapes est déjà activée. Désactivez-la pour en configurer une autre.',
  'This passkey opens no account here. Sign in another way.':
    'Cette clé d’accès n’ouvre aucun compte ici. Connectez-vous autrement.',
  'This passkey could not be added. Try again, or use another device.':
    'Cette clé d’accès n’a pas pu être ajoutée. Réessayez ou utilisez un autre appareil.',
  'You have to have a second factor here. Turn it on in your profile, and go on then.':
    'La validation en deux étapes est exigée ici. Activez-la dans votre profil, puis continuez.',
  'Your session has ended. Sign in again.': 'Votre session a pris fin. Reconnectez-vous.',
  'This link no longer works. Ask for a new one, or sign in.':
    'Ce lien ne fonctionne plus. Demandez-en un nouveau ou connectez-vous.',
  'This API key opens nothing. It may be misspelled, revoked or past its end.':
    'Cette clé d’API n’ouvre rien. Elle est peut-être mal saisie, révoquée ou échue.',
  'Your role may not do this ({permission}). Ask your organization’s owner.':
    'Votre rôle ne permet pas cette action ({permission}). Adressez-vous au propriétaire de votre organisation.',
  'You see what the customer sees; nothing can be changed.':
    'Vous voyez ce que le client voit, rien ne peut être modifié.',
  'This view of the quote has ended. Open it again from the quote.':
    'Cette vue de la soumission est terminée. Rouvrez-la depuis la soumission.',
  'We can’t find that. It may have been removed, or the link may be wrong.':
    'Introuvable. L’élément a peut-être été retiré, ou le lien est erroné.',
  'This is already being done. Wait a moment before you try again.':
    'C’est déjà en cours. Attendez un instant avant de réessayer.',
  'This key was used for another request. Send a new key.':
    'Cette clé a servi à une autre requête. Envoyez une nouvelle clé.',
  'Only a person can do this. Sign in and do it yourself.':
    'Seule une personne peut faire ceci. Connectez-vous et faites-le vous-même.',
  'No organization sells here yet. Ask your administrator.':
    'Aucune organisation ne vend encore ici. Adressez-vous à votre administrateur.',
  'No organization is set up. Ask your administrator.':
    'Aucune organisation n’est configurée. Adressez-vous à votre administrateur.',
  'We do not sell this line yet.': 'Nous n’offrons pas encore ce produit.',
  'Choose one of the plans shown.': 'Choisissez l’une des formules affichées.',
  'There is no question “{key}”.': 'Il n’y a pas de question « {key} ».',
  'Answer with yes or no.': 'Répondez par oui ou par non.',
  'Choose one of the ways shown in which a total loss is paid.':
    'Choisissez l’une des façons affichées dont une perte totale est payée.',
  'Enter a whole number from 0 to {most}.': 'Entrez un nombre entier de 0 à {most}.',
  'Declarations are an object of answers.': 'Les déclarations sont un objet de réponses.',
  'Enter how many there were.': 'Entrez combien il y en a eu.',
  'A quote is set to this status by its own action only.': 'Une soumission ne prend cet état que par l’action prévue.',
  'Enter the length in feet, up to {longest}.': 'Entrez la longueur en pieds, jusqu’à {longest}.',
  'Enter the miles from home, from 0 to 200,000.': 'Entrez les milles depuis le domicile, de 0 à 200 000.',
  'Enter the street address.': 'Entrez le numéro et la rue.',
  'Enter the city.': 'Entrez la ville.',
  'This person is not the named insured of the quote.': 'Cette personne n’est pas l’assuré désigné de la soumission.',
  'This version cannot rate yet: something is missing in it.':
    'Cette version ne peut pas encore tarifer : il y manque quelque chose.',
  'There are no rates for this product yet.': 'Il n’y a pas encore de tarifs pour ce produit.',
};
