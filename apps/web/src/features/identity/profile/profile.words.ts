import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const profileWords: WordsTree = {
  'profile.sessions': {
    title: words('Where you are signed in', 'Où vous êtes connecté'),
    lead: words(
      'End what you do not know, then change your password.',
      'Mettez fin à ce que vous ne reconnaissez pas, puis changez de mot de passe.',
    ),
    device: words('{browser} on {system}', '{browser} sur {system}'),
    unknownDevice: words('Unknown device', 'Appareil inconnu'),
    here: words('This device', 'Cet appareil'),
    network: words('Network {network}', 'Réseau {network}'),
    noNetwork: words('Network unknown', 'Réseau inconnu'),
    seen: words('Last seen {when}', 'Dernière activité {when}'),
    since: words('signed in {when}', 'connecté {when}'),
    until: words('Ends {when} if it is not used before', 'Prend fin {when} si elle n’est plus utilisée'),
    end: words('End', 'Mettre fin'),
    endLabel: words('End the session of {device}', 'Mettre fin à la session : {device}'),
    everywhere: words('Sign out everywhere', 'Se déconnecter partout'),
    everywhereNote: words('Ends every session, this one too.', 'Met fin à toutes les sessions, y compris celle-ci.'),
    failed: words('Your sessions could not be read.', 'Vos sessions n’ont pas pu être lues.'),
    endFailed: words('The session could not be ended. Try again.', 'La session n’a pas pu être fermée. Réessayez.'),
    retry: words('Try again', 'Réessayer'),
    loading: words('Reading your sessions', 'Lecture de vos sessions'),
  },
  'profile.contact': {
    title: words('Contact', 'Coordonnées'),
    loadFailed: words('Your profile could not be loaded', 'Votre profil n’a pas pu être chargé'),
    name: words('Name on your policies', 'Nom sur vos polices'),
    nameLine: words(
      'It stands on a contract, so it is corrected there: open the policy and call whoever sells it.',
      'Il figure dans un contrat et se corrige donc là : ouvrez la police et appelez la personne qui la vend.',
    ),
    policy: words('Policy {number}', 'Police {number}'),
    preferred_name: words('What we call you', 'Comment nous vous appelons'),
    preferred_nameHint: words(
      'On these pages and in letters about your account. Leave it empty for your first name.',
      'Sur ces pages et dans les courriels sur votre compte. Laissez vide pour votre prénom.',
    ),
    phone: words('Phone', 'Téléphone'),
    phoneHint: words(
      'For questions about your account. A policy keeps the number that was given for it.',
      'Pour les questions sur votre compte. Une police garde le numéro donné pour elle.',
    ),
    none: words('Not given', 'Non indiqué'),
    edit: words('Change', 'Modifier'),
    save: words('Save', 'Enregistrer'),
    keep: words('Cancel', 'Annuler'),
    saved: words('{part}: saved', '{part} : enregistré'),
    failed: words('This could not be saved. Try again.', 'L’enregistrement a échoué. Réessayez.'),
    papers: words('How papers reach you', 'Comment vous recevez vos documents'),
    papersLine: words(
      'By e-mail and in your documents. Whoever wants paper, or no electronic papers any more, calls or writes; it costs nothing.',
      'Par courriel et dans vos documents. Pour recevoir du papier, ou ne plus rien recevoir par voie électronique, appelez-nous ou écrivez-nous ; c’est gratuit.',
    ),
  },
  'profile.email': {
    title: words('E-mail', 'Courriel'),
    lead: words(
      'You sign in with it, and letters about your insurance go there.',
      'Vous vous connectez avec cette adresse, et les courriels sur votre assurance y arrivent.',
    ),
    loadFailed: words('Your address could not be loaded', 'Votre adresse n’a pas pu être chargée'),
    change: words('Use another address', 'Utiliser une autre adresse'),
    label: words('New e-mail address', 'Nouvelle adresse courriel'),
    hint: words(
      'Both inboxes receive a link. The new address counts once both have opened theirs, within 24 hours.',
      'Les deux boîtes reçoivent un lien. La nouvelle adresse compte dès que les deux ont ouvert le leur, dans les 24 heures.',
    ),
    send: words('Send both links', 'Envoyer les deux liens'),
    keep: words('Keep the address', 'Garder l’adresse'),
    waiting: words('Another address waits for its inboxes', 'Une autre adresse attend ses boîtes'),
    failed: words('This could not be done. Try again.', 'Cela n’a pas pu se faire. Réessayez.'),
  },
  'profile.waiting': {
    confirmed: words('{address} has confirmed', '{address} a confirmé'),
    open: words('{address} has not confirmed yet', '{address} n’a pas encore confirmé'),
    until: words('The links work until {when}.', 'Les liens fonctionnent jusqu’au {when}.'),
    cancel: words('Take it back', 'Annuler la demande'),
  },
  'profile.mails': {
    title: words('E-mails', 'Courriels'),
    lead: words(
      'We write by e-mail only: nothing is sent to your telephone. Some e-mails have to come, and each says why.',
      'Nous écrivons seulement par courriel : rien n’arrive sur votre téléphone. Certains courriels doivent venir, et chacun dit pourquoi.',
    ),
    loadFailed: words('Your choices could not be loaded', 'Vos choix n’ont pas pu être chargés'),
    failed: words('This could not be saved. Try again.', 'L’enregistrement a échoué. Réessayez.'),
    on: words('On', 'Activés'),
    always: words('Always', 'Toujours'),
    off: words('Off', 'Désactivés'),
    savedOn: words('{kind}: they come again', '{kind} : de nouveau envoyés'),
    savedOff: words('{kind}: they do not come any more', '{kind} : ne viennent plus'),
    kinds: {
      receipts: {
        name: words('Receipts', 'Reçus'),
        what: words(
          'That a payment arrived. The receipt stays in your account.',
          'Qu’un paiement est arrivé. Le reçu reste dans votre compte.',
        ),
      },
      reminders: {
        name: words('Reminders', 'Rappels'),
        what: words('That a card expires soon.', 'Qu’une carte expire bientôt.'),
      },
      news: {
        name: words('News that you wait for', 'Nouvelles attendues'),
        what: words(
          'That something is sold where you live, or a pause is over.',
          'Qu’un produit est offert chez vous, ou qu’une suspension est levée.',
        ),
      },
      payments: {
        name: words('Payments', 'Paiements'),
        what: words(
          'What is due, what was declined or came back, and refunds.',
          'Ce qui est dû, ce qui a été refusé ou retourné, et les remboursements.',
        ),
      },
      cover: {
        name: words('Your policy', 'Votre police'),
        what: words(
          'Its beginning, its changes, and photos that it needs.',
          'Son début, ses modifications et les photos qu’elle exige.',
        ),
      },
      signing: {
        name: words('Signatures', 'Signatures'),
        what: words(
          'That yours is needed, or the other one is there.',
          'Que la vôtre est requise, ou que l’autre est faite.',
        ),
      },
      endings: {
        name: words('The end of cover', 'La fin de la protection'),
        what: words(
          'That cover ends, why, from when on, and what comes back.',
          'Que la protection prend fin, pourquoi, à partir de quand, et ce qui vous revient.',
        ),
      },
      decisions: {
        name: words('Decisions about you', 'Décisions à votre sujet'),
        what: words(
          'What an underwriter decided, and what your score costs you.',
          'Ce qu’un souscripteur a décidé, et ce que coûte votre cote.',
        ),
      },
      asked: {
        name: words('What you ask for', 'Ce que vous demandez'),
        what: words(
          'A quote that you save or are sent, and answers to your messages.',
          'Une soumission enregistrée ou reçue, et les réponses à vos messages.',
        ),
      },
      account: {
        name: words('Your account', 'Votre compte'),
        what: words('Codes to sign in, and changes of your address.', 'Codes de connexion et changements d’adresse.'),
      },
    },
    why: {
      law: words('The law asks for them.', 'La loi l’exige.'),
      contract: words('They belong to your contract.', 'Ils font partie de votre contrat.'),
      asked: words('You or your agent asked for them.', 'Vous ou votre agent les avez demandés.'),
      security: words('They guard your account.', 'Ils protègent votre compte.'),
      work: words('They are part of the work.', 'Ils font partie du travail.'),
    },
  },
  'profile.data': {
    title: words('Your data', 'Vos données'),
    lead: words(
      'Take along what we hold about you: profile, policies, payments, claims, letters and messages as files that any program reads, and your documents.',
      'Emportez ce que nous détenons à votre sujet : profil, polices, paiements, réclamations, courriels et messages dans des fichiers que tout programme lit, et vos documents.',
    ),
    loadFailed: words('This could not be loaded', 'Le chargement a échoué'),
    ask: words('Gather my data', 'Rassembler mes données'),
    under: words(
      'Your data is being gathered. We write to you once it is ready.',
      'Vos données sont en cours de rassemblement. Nous vous écrivons dès qu’elles sont prêtes.',
    ),
    ready: words(
      'Ready, {size}. You can download it until {when}.',
      'Prêtes, {size}. Vous pouvez les télécharger jusqu’au {when}.',
    ),
    download: words('Download my data', 'Télécharger mes données'),
    gone: words(
      'The last file was removed after its seven days.',
      'Le dernier fichier a été supprimé après ses sept jours.',
    ),
    failedLast: words(
      'It could not be written the last time. Ask again.',
      'L’écriture a échoué la dernière fois. Redemandez.',
    ),
    failed: words('This could not be done. Try again.', 'Cela n’a pas pu se faire. Réessayez.'),
  },
  'profile.deletion': {
    title: words('Delete my data', 'Supprimer mes données'),
    lead: words(
      'We delete what no law has us keep, and close your account. What the law keeps is emptied of you on its day.',
      'Nous supprimons ce qu’aucune loi ne nous oblige à conserver et fermons votre compte. Ce que la loi conserve est vidé de vous le jour venu.',
    ),
    loadFailed: words('This could not be loaded', 'Le chargement a échoué'),
    look: words('See what would be deleted', 'Voir ce qui serait supprimé'),
    notYet: words('Not possible yet', 'Pas encore possible'),
    gone: words('Deleted', 'Supprimé'),
    stored: words('Kept for now, because the law asks for it', 'Conservé pour l’instant, parce que la loi le demande'),
    keptNote: words(
      'It is used for nothing else. After the last day everything that tells of you is removed from it; figures stay.',
      'Cela ne sert à rien d’autre. Après le dernier jour, tout ce qui parle de vous en est retiré ; les chiffres restent.',
    ),
    through: words(', through {day}', ', jusqu’au {day}'),
    ask: words('Delete my data on {day}', 'Supprimer mes données le {day}'),
    close: words('Close', 'Fermer'),
    waiting: words('Your data will be deleted on {day}', 'Vos données seront supprimées le {day}'),
    underWay: words('Your data is being deleted', 'Vos données sont en cours de suppression'),
    until: words(
      'Until then nothing changes. On that day your account is closed, and you are signed out everywhere.',
      'D’ici là, rien ne change. Ce jour-là, votre compte est fermé et vous êtes déconnecté partout.',
    ),
    takeBack: words('Keep my data', 'Garder mes données'),
    takenBack: words('You took your request back. Everything stays.', 'Vous avez annulé votre demande. Tout reste.'),
    refused: words(
      'Your last request was not carried out, because something stood against it. Nothing was deleted.',
      'Votre dernière demande n’a pas été exécutée, car quelque chose s’y opposait. Rien n’a été supprimé.',
    ),
    failed: words('This could not be done. Try again.', 'Cela n’a pas pu se faire. Réessayez.'),
    kinds: {
      account: words(
        'Your account: sign-in, profile, sessions, passkeys, choices of letters',
        'Votre compte : connexion, profil, sessions, clés d’accès, choix des courriels',
      ),
      quote: words(
        '{count, plural, one {# quote} other {# quotes}}, with notes and signatures',
        '{count, plural, one {# soumission} other {# soumissions}}, avec notes et signatures',
      ),
      application: words(
        '{count, plural, one {# application} other {# applications}}, signed or turned down',
        '{count, plural, one {# demande} other {# demandes}}, signées ou refusées',
      ),
      check: words(
        '{count, plural, one {# check of a driving record} other {# checks of driving records}}',
        '{count, plural, one {# vérification de dossier de conduite} other {# vérifications de dossiers de conduite}}',
      ),
      policy: words(
        '{count, plural, one {# policy} other {# policies}}, with documents, letters and files',
        '{count, plural, one {# police} other {# polices}}, avec documents, courriels et fichiers',
      ),
      money: words(
        'The money of {count, plural, one {# policy} other {# policies}}: invoices, payments, refunds',
        'Les paiements de {count, plural, one {# police} other {# polices}} : factures, versements, remboursements',
      ),
      claim: words(
        '{count, plural, one {# claim} other {# claims}}',
        '{count, plural, one {# réclamation} other {# réclamations}}',
      ),
      message: words(
        '{count, plural, one {# message} other {# messages}} to us',
        '{count, plural, one {# message} other {# messages}} que vous nous avez écrits',
      ),
      lead: words(
        '{count, plural, one {# visit to a carrier} other {# visits to carriers}} that we sent you to',
        '{count, plural, one {# assureur} other {# assureurs}} vers qui nous vous avons dirigé',
      ),
      waiting: words(
        '{count, plural, one {# place} other {# places}} on waiting lists',
        '{count, plural, one {# inscription} other {# inscriptions}} sur des listes d’attente',
      ),
      letter: words(
        '{count, plural, one {# letter} other {# letters}} about your account and quotes',
        '{count, plural, one {# courriel} other {# courriels}} sur votre compte et vos soumissions',
      ),
      file: words(
        '{count, plural, one {# file} other {# files}} and documents of quotes',
        '{count, plural, one {# fichier ou document} other {# fichiers et documents}} de soumissions',
      ),
      visit: words('Visits', 'Visites'),
    },
  },
  'profile.letters': {
    title: words('Where your letters go', 'Où arrivent vos courriels'),
    lead: words('Mentions, answers of underwriters and the like.', 'Mentions, réponses des souscripteurs et autres.'),
    loadFailed: words('Your address could not be loaded', 'Votre adresse n’a pas pu être chargée'),
    cardFirst: words(
      'Save your card first. Then say where your letters go.',
      'Enregistrez d’abord votre carte. Indiquez ensuite où envoyer vos courriels.',
    ),
    to: words('To {address}', 'À {address}'),
    toSignIn: words('To {address}, with which you sign in', 'À {address}, avec laquelle vous vous connectez'),
    change: words('Use another address', 'Utiliser une autre adresse'),
    back: words('Use the address to sign in with', 'Revenir à l’adresse de connexion'),
    label: words('E-mail for letters', 'Adresse pour les courriels'),
    hint: words(
      'It receives a link, and counts once that was opened.',
      'Elle reçoit un lien et compte dès qu’il a été ouvert.',
    ),
    send: words('Send the link', 'Envoyer le lien'),
    keep: words('Cancel', 'Annuler'),
    waiting: words('Another address waits for its inbox', 'Une autre adresse attend sa boîte'),
    failed: words('This could not be done. Try again.', 'Cela n’a pas pu se faire. Réessayez.'),
  },
  'profile.photo': {
    choose: words('Choose a picture', 'Choisir une photo'),
    replace: words('Choose another picture', 'Choisir une autre photo'),
    remove: words('Take it off', 'La retirer'),
    hint: words(
      'JPEG, PNG or WebP. The square of its middle is kept, and nothing about where or when it was taken.',
      'JPEG, PNG ou WebP. Le carré du milieu est gardé, et rien du lieu ni du moment où elle a été prise.',
    ),
    sending: words('Sending, {percent}%', 'Envoi, {percent} %'),
    failed: words('The picture could not be saved. Try again.', 'La photo n’a pas pu être enregistrée. Réessayez.'),
  },
  'profile.page': { title: words('Profile and security', 'Profil et sécurité') },
  'profile.mine': {
    title: words('Your profile', 'Votre profil'),
    language: words('Language', 'Langue'),
    languageLead: words(
      'The language of these pages. Letters and policy papers come in the language of the policy.',
      'La langue de ces pages. Les lettres et les documents de police viennent dans la langue de la police.',
    ),
    sessionsLead: words(
      'End what you do not know. A session that is not used ends after 30 days.',
      'Mettez fin à ce que vous ne reconnaissez pas. Une session inutilisée prend fin après 30 jours.',
    ),
  },
  'profile.card': {
    title: words('Your card', 'Votre carte'),
    lead: words(
      'Customers whom you serve see it beside their policy.',
      'Les clients que vous servez la voient à côté de leur police.',
    ),
    first: words('First name', 'Prénom'),
    last: words('Last name', 'Nom'),
    role: words('Title', 'Titre'),
    roleHint: words('Such as “RV specialist”.', 'Par exemple « Spécialiste des VR ».'),
    phone: words('Phone', 'Téléphone'),
    schedule: words('Link to your calendar', 'Lien vers votre calendrier'),
    scheduleHint: words(
      'Where customers choose a time to talk. Copy its address from your browser.',
      'Où les clients choisissent un moment pour parler. Copiez l’adresse de votre navigateur.',
    ),
    save: words('Save the card', 'Enregistrer la carte'),
    saved: words('Your card is saved.', 'Votre carte est enregistrée.'),
    optional: words('optional', 'facultatif'),
    preview: words('What customers see', 'Ce que voient les clients'),
    agent: words('Your agent', 'Votre agent'),
    talk: words('Choose a time to talk', 'Choisir un moment pour parler'),
    failed: words('Your card could not be saved. Try again.', 'Votre carte n’a pas pu être enregistrée. Réessayez.'),
    loadFailed: words('Your card could not be loaded', 'Votre carte n’a pas pu être chargée'),
  },
};
