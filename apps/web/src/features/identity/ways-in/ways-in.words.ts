import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const waysInWords: WordsTree = {
  'account.passkeyOffer': {
    title: words('Sign in faster next time', 'Connectez-vous plus vite la prochaine fois'),
    body: words(
      'Make a passkey on this device: then your fingerprint, your face or its PIN signs you in, without an e-mail.',
      'Créez une clé d’accès sur cet appareil : votre empreinte, votre visage ou son NIP vous connectera, sans courriel.',
    ),
    add: words('Make a passkey', 'Créer une clé d’accès'),
    later: words('Not now', 'Pas maintenant'),
    made: words(
      'Your passkey is made. Choose “Sign in with a passkey” next time.',
      'Votre clé d’accès est créée. La prochaine fois, choisissez « Utiliser une clé d’accès ».',
    ),
    device: words('{browser} on {system}', '{browser} sur {system}'),
    unknown: words('This device', 'Cet appareil'),
    failed: words(
      'That did not work. You can try again in your profile.',
      'Cela n’a pas fonctionné. Vous pouvez réessayer dans votre profil.',
    ),
  },
  'shell.passkey': {
    or: words('or', 'ou'),
    press: words('Sign in with a passkey', 'Utiliser une clé d’accès'),
    busy: words('Waiting for your passkey', 'En attente de votre clé d’accès'),
    failed: words(
      'That did not work. Try again, or sign in another way.',
      'Cela n’a pas fonctionné. Réessayez ou connectez-vous autrement.',
    ),
  },
  'waysIn.prove': {
    name: words('Name of the passkey', 'Nom de la clé d’accès'),
    proof: words('Your password', 'Votre mot de passe'),
    mailed: words('Code from our e-mail', 'Code reçu par courriel'),
    code: words(
      'Code of your authenticator, or a recovery code',
      'Code de votre application d’authentification, ou code de secours',
    ),
    codeHint: words('Six digits, or two groups of five.', 'Six chiffres, ou deux groupes de cinq caractères.'),
    mailedHint: words(
      'We sent six digits to {email}. They work once, for 10 minutes.',
      'Nous avons envoyé six chiffres à {email}. Ils servent une fois, pendant 10 minutes.',
    ),
    nameMissing: words(
      'Name it after where it is, such as the device.',
      'Nommez-la d’après l’endroit où elle se trouve, comme l’appareil.',
    ),
    proofMissing: words('Enter your password.', 'Entrez votre mot de passe.'),
    mailedMissing: words('Enter the six digits of the code.', 'Entrez les six chiffres du code.'),
    codeMissing: words('Enter a code.', 'Entrez un code.'),
    mailAgain: words('Send a new code', 'Envoyer un nouveau code'),
    cancel: words('Cancel', 'Annuler'),
    failed: words('We could not reach our servers. Try again.', 'Nos serveurs n’ont pas répondu. Réessayez.'),
  },
  'waysIn.factor': {
    title: words('Second factor', 'Validation en deux étapes'),
    on: words('On', 'Activée'),
    since: words(
      'Since {day}. {left, plural, =0 {No recovery code is left: have new ones made.} one {One recovery code is left.} other {# recovery codes are left.}}',
      'Depuis le {day}. {left, plural, =0 {Il ne reste aucun code de secours : créez-en de nouveaux.} one {Il reste un code de secours.} other {Il reste # codes de secours.}}',
    ),
    off: words(
      'After your password you are asked for a code that an app on your phone shows. Any authenticator app will do.',
      'Après votre mot de passe, on vous demande un code qu’affiche une application sur votre téléphone. Toute application d’authentification convient.',
    ),
    begin: words('Turn on', 'Activer'),
    renew: words('New recovery codes', 'Nouveaux codes de secours'),
    renewLead: words(
      'Ten new codes are made, and the former ones no longer work.',
      'Dix nouveaux codes sont créés, et les précédents ne fonctionnent plus.',
    ),
    end: words('Turn off', 'Désactiver'),
    endLead: words(
      'Your password alone then signs you in, and your recovery codes become worthless.',
      'Votre mot de passe suffit alors pour vous connecter, et vos codes de secours ne valent plus rien.',
    ),
    demanded: {
      organization: words(
        'Your organization demands one of everybody who works for it.',
        'Votre organisation l’exige de toutes les personnes qui y travaillent.',
      ),
      platform: words(
        'Everybody who works for the platform has one.',
        'Toutes les personnes qui travaillent pour la plateforme l’ont.',
      ),
      not_in_demo: words(
        'Everybody who works for the platform has one. In this demo it is not demanded, so that its accounts are there to try.',
        'Toutes les personnes qui travaillent pour la plateforme l’ont. Cette démonstration ne l’exige pas, pour que ses comptes puissent être essayés.',
      ),
    },
  },
  'waysIn.setUp': {
    lead: words(
      'First your password, so that nobody else does this at your screen. Your other devices are signed out when it is on.',
      'D’abord votre mot de passe, pour que personne d’autre ne le fasse devant votre écran. Vos autres appareils sont déconnectés une fois l’activation terminée.',
    ),
    next: words('Go on', 'Continuer'),
    picture: words('Picture for your authenticator app', 'Image pour votre application d’authentification'),
    scan: words(
      'Scan this picture with your authenticator app.',
      'Balayez cette image avec votre application d’authentification.',
    ),
    orType: words(
      'If you cannot scan it, enter this key there:',
      'Si vous ne pouvez pas la balayer, saisissez-y cette clé :',
    ),
    code: words('The code that the app shows', 'Le code qu’affiche l’application'),
    codeMissing: words('Enter the six digits that the app shows.', 'Entrez les six chiffres qu’affiche l’application.'),
    confirm: words('Turn on', 'Activer'),
  },
  'waysIn.codes': {
    title: words('Your recovery codes', 'Vos codes de secours'),
    lead: words(
      'Each signs you in once when your phone is not at hand. Keep them where nobody else finds them: they are shown this once.',
      'Chacun vous connecte une fois quand vous n’avez pas votre téléphone. Gardez-les là où personne d’autre ne les trouve : ils ne sont affichés que cette fois.',
    ),
    whose: words('Recovery codes for {name}, {email}', 'Codes de secours pour {name}, {email}'),
    file: words('recovery-codes.txt', 'codes-de-secours.txt'),
    copy: words('Copy', 'Copier'),
    copied: words('The codes are copied.', 'Les codes sont copiés.'),
    notCopied: words(
      'Your browser did not let us copy. Download or print them instead.',
      'Votre navigateur n’a pas permis la copie. Téléchargez-les ou imprimez-les.',
    ),
    store: words('Download', 'Télécharger'),
    print: words('Print', 'Imprimer'),
    done: words('I have kept them', 'Je les ai conservés'),
  },
  'waysIn.passkeys': {
    title: words('Passkeys', 'Clés d’accès'),
    none: words(
      'You have no passkey yet. With one, your fingerprint, your face or the PIN of your device is all that signing in takes.',
      'Vous n’avez pas encore de clé d’accès. Avec elle, votre empreinte, votre visage ou le NIP de votre appareil suffit pour vous connecter.',
    ),
    lead: words('Each of them signs you in by itself.', 'Chacune d’elles suffit pour vous connecter.'),
    unknown: words('This browser knows no passkeys.', 'Ce navigateur ne connaît pas les clés d’accès.'),
    add: words('Add a passkey', 'Ajouter une clé d’accès'),
    name: words('Name', 'Nom'),
    rename: words('Rename', 'Renommer'),
    renameLabel: words('Rename {name}', 'Renommer {name}'),
    remove: words('Remove', 'Retirer'),
    removeLabel: words('Remove {name}', 'Retirer {name}'),
    sure: words('It will no longer sign you in.', 'Elle ne vous connectera plus.'),
    save: words('Save', 'Enregistrer'),
    made: words('Made {when}', 'Créée le {when}'),
    used: words('used {when}', 'utilisée {when}'),
    unused: words('not used yet', 'pas encore utilisée'),
    elsewhere: words('for {domain}', 'pour {domain}'),
    stopped: words(
      'No passkey was made: it was cancelled or took too long. Try again.',
      'Aucune clé d’accès n’a été créée : l’opération a été annulée ou a trop duré. Réessayez.',
    ),
    held: words('This device has a passkey for you already.', 'Cet appareil a déjà une clé d’accès pour vous.'),
    unable: words(
      'This device could not make a passkey. Try another device.',
      'Cet appareil n’a pas pu créer de clé d’accès. Essayez avec un autre.',
    ),
    failed: words('We could not reach our servers. Try again.', 'Nos serveurs n’ont pas répondu. Réessayez.'),
    asItIs: words('Leave it as it is', 'La laisser ainsi'),
  },
  'waysIn.letIn': {
    title: words('Somebody lost their way in', 'Quelqu’un ne peut plus se connecter'),
    lead: words(
      'Whoever has neither their authenticator nor a recovery code cannot sign in. Make sure that it is them, then take both away: their passkeys and sessions end, too, and their password signs them in again. They are told by a letter.',
      'Sans son application d’authentification ni code de secours, une personne ne peut plus se connecter. Assurez-vous de son identité, puis retirez-les : ses clés d’accès et ses sessions prennent fin aussi, et son mot de passe suffit de nouveau. Un courriel l’en avertit.',
    ),
    email: words('E-mail with which they sign in', 'Courriel avec lequel la personne se connecte'),
    emailMissing: words(
      'Enter the e-mail with which they sign in.',
      'Entrez le courriel avec lequel la personne se connecte.',
    ),
    reason: words(
      'How you made sure, and what was lost',
      'Comment vous vous êtes assuré de son identité, et ce qui a été perdu',
    ),
    reasonMissing: words(
      'Say how you made sure that it is them, and what was lost.',
      'Dites comment vous vous êtes assuré de son identité, et ce qui a été perdu.',
    ),
    reset: words('Take their second factor away', 'Retirer sa validation en deux étapes'),
    done: words(
      '{email} now signs in with the password alone, and is told so by a letter.',
      '{email} se connecte désormais avec le mot de passe seul, et un courriel l’en avertit.',
    ),
    failed: words('We could not reach our servers. Try again.', 'Nos serveurs n’ont pas répondu. Réessayez.'),
  },
  'waysIn.demand': {
    title: words('Second factor of your people', 'Validation en deux étapes de votre personnel'),
    lead: words(
      'Whoever works for an organization that demands it sets up a second factor before anything else opens to them. API keys go on working.',
      'Quiconque travaille pour une organisation qui l’exige l’active avant que quoi que ce soit d’autre ne s’ouvre. Les clés d’API continuent de fonctionner.',
    ),
    failed: words('What is demanded could not be read.', 'Ce qui est exigé n’a pas pu être lu.'),
    notSaved: words('We could not reach our servers. Try again.', 'Nos serveurs n’ont pas répondu. Réessayez.'),
    demanded: words('Demanded of everybody', 'Exigée de tout le monde'),
    free: words('Left to each person', 'Au choix de chacun'),
    begin: words('Demand', 'Exiger'),
    beginOf: words('Demand a second factor at {name}', 'Exiger la validation en deux étapes chez {name}'),
    stop: words('No longer demand', 'Ne plus exiger'),
    stopOf: words(
      'No longer demand a second factor at {name}',
      'Ne plus exiger la validation en deux étapes chez {name}',
    ),
  },
};
