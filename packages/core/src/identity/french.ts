import type { Translations } from '../shared/text/sentence.ts';

/** What identity says, in Canadian French. */
export const french: Translations = {
  'Use a full address, like name@example.com': 'Entrez une adresse complète, comme nom@exemple.com',
  'No e-mail address has this character: {character}. Type the address yourself.':
    'Aucune adresse courriel n’a ce caractère : {character}. Tapez l’adresse vous-même.',
  'A key can have only a role that you hold yourself. Choose another.':
    'Une clé ne peut avoir qu’un rôle que vous avez vous-même. Choisissez-en un autre.',
  'A key has to end in the future, at most a year from now. Choose another day.':
    'Une clé doit prendre fin à une date à venir, dans un an au plus. Choisissez un autre jour.',
  'Name the key after what uses it, in at most {max} characters.':
    'Nommez la clé d’après ce qui l’utilise, en {max} caractères au plus.',
  'Your organization has {most} keys that work already. Revoke one to make another.':
    'Votre organisation a déjà {most} clés qui fonctionnent. Révoquez-en une pour en créer une autre.',
  'Many people use this password, and it is among the first that are tried. Choose another one.':
    'Bien des gens utilisent ce mot de passe, et il est parmi les premiers essayés. Choisissez-en un autre.',
  'This password is your name or ours. Choose one that nobody can guess who knows you.':
    'Ce mot de passe est votre nom ou le nôtre. Choisissez-en un que vos connaissances ne peuvent deviner.',
  'Turn on your own second factor first. Then you may demand one of everybody.':
    'Activez d’abord votre propre validation en deux étapes. Vous pourrez ensuite l’exiger de tout le monde.',
  'This key has been revoked already.': 'Cette clé a déjà été révoquée.',
  'This key belongs to the platform. Ask its administrator to revoke it.':
    'Cette clé appartient à la plateforme. Demandez à son administrateur de la révoquer.',
  'There is no such theme. Choose light or dark.': 'Ce thème n’existe pas. Choisissez clair ou sombre.',
  'There are no such rows. Choose regular or compact.': 'Ces rangées n’existent pas. Choisissez normales ou compactes.',
  'There is no list of this name.': 'Il n’y a pas de liste de ce nom.',
  'At most {most} lists can be set up.': 'Au plus {most} listes peuvent être réglées.',
  'Name at most {most} columns, each once.': 'Nommez au plus {most} colonnes, chacune une fois.',
  'Give the view a name of at most {max} characters.': 'Donnez à la vue un nom d’au plus {max} caractères.',
  'A view keeps the view, search, filters and order of a list, as its address names them.':
    'Une vue garde la vue, la recherche, les filtres et l’ordre d’une liste, comme son adresse les nomme.',
  'You keep {most} views of this list already. Delete one to save another.':
    'Vous gardez déjà {most} vues de cette liste. Supprimez-en une pour en enregistrer une autre.',
  'Your organization shares {most} views of this list already. One of them has to end first.':
    'Votre organisation partage déjà {most} vues de cette liste. Il faut d’abord cesser d’en partager une.',
  'This view is a colleague’s. Save a copy of your own to change it.':
    'Cette vue est celle d’un collègue. Enregistrez-en une copie pour la modifier.',
  'Our pages are not written in this language.': 'Nos pages n’existent pas dans cette langue.',
  'This is your address already. Enter another one.': 'C’est déjà votre adresse. Entrez-en une autre.',
  'This address signs in to an account of its own. Choose another one.':
    'Cette adresse ouvre déjà un compte à part. Choisissez-en une autre.',
  'This link worked for {hours} hours, and it is over. Ask for the change again.':
    'Ce lien fonctionnait pendant {hours} heures et n’est plus valide. Demandez de nouveau le changement.',
  'No other address is waited for. What you see is what counts.':
    'Aucune autre adresse n’est attendue. Celle que vous voyez est la bonne.',
  'Save your card first. Then say where your letters go.':
    'Enregistrez d’abord votre carte. Indiquez ensuite où envoyer vos courriels.',
  'Change your own second factor in your profile.':
    'Modifiez votre propre validation en deux étapes dans votre profil.',
  'This person works beyond your organization. Ask the administrator of the platform.':
    'Cette personne travaille au-delà de votre organisation. Adressez-vous à l’administrateur de la plateforme.',
  'This person signs in with a password alone: there is nothing to reset.':
    'Cette personne se connecte avec un mot de passe seulement : il n’y a rien à réinitialiser.',
  'Say how you made sure that it is them, and what was lost.':
    'Dites comment vous vous êtes assuré de son identité, et ce qui a été perdu.',
  'Name it after where it is, such as the device.': 'Nommez-la d’après l’endroit où elle se trouve, comme l’appareil.',
  'You have {most} passkeys, the most there may be. Remove one that you no longer use.':
    'Vous avez {most} clés d’accès, le maximum permis. Retirez-en une que vous n’utilisez plus.',
  Visitor: 'Visiteur',
  'Quote link': 'Lien de soumission',
  'Claim link': 'Lien de réclamation',
  System: 'Système',
  'E-mail address': 'Adresse courriel',
  Customer: 'Client',
  'Customer of an organization': 'Client d’une organisation',
  Agent: 'Agent',
  'Agency owner': 'Propriétaire de cabinet',
  'Underwriter of an organization': 'Souscripteur d’une organisation',
  'Read only': 'Lecture seule',
  'Service agent': 'Agent du service',
  'Service member': 'Membre du service',
  'Service manager': 'Gestionnaire du service',
  Actuary: 'Actuaire',
  Underwriter: 'Souscripteur',
  'Organization administrator': 'Administrateur d’organisations',
  Administrator: 'Administrateur',
  'Customers have to know whom they talk to. Enter it.': 'Vos clients doivent savoir à qui ils parlent. Entrez-le.',
  'Use the full, secure address of your calendar, as the browser shows it.':
    'Utilisez l’adresse complète et sécurisée de votre calendrier, comme le navigateur l’affiche.',
  'Your card belongs to another organization that you work for. Change it there.':
    'Votre carte appartient à une autre organisation pour laquelle vous travaillez. Modifiez-la là-bas.',
};
