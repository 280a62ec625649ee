import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const apiKeysWords: WordsTree = {
  'workbench.apiKeys': {
    title: words('API keys', 'Clés d’API'),
    failed: words('The keys could not be loaded', 'Les clés n’ont pas pu être chargées'),
    none: words('No keys', 'Aucune clé'),
    noneBody: words(
      'A key lets a program of yours read and do what its role may.',
      'Une clé permet à l’un de vos programmes de lire et de faire ce que son rôle permet.',
    ),
    make: words('Make a key', 'Créer une clé'),
    end: words('End it', 'Y mettre fin'),
    endOf: words('End it: {name}', 'Y mettre fin : {name}'),
    ended: words('Ended', 'Terminée'),
    over: words('Expired', 'Expirée'),
    madeOn: words('made {day}', 'créée le {day}'),
    until: words('until {day}', 'jusqu’au {day}'),
    lastUsed: words('last used {when}', 'utilisée {when}'),
    neverUsed: words('never used', 'jamais utilisée'),
  },
  'workbench.makeApiKey': {
    title: words('Make a key', 'Créer une clé'),
    effect: words(
      'Whoever has the key works for this organization under its role, without a password.',
      'Qui détient la clé travaille pour cette organisation sous son rôle, sans mot de passe.',
    ),
    name: words('Name', 'Nom'),
    nameHint: words('What uses it, such as “Nightly export”.', 'Ce qui l’utilise, p. ex. « Export de nuit ».'),
    nameMissing: words('Name the key after what uses it.', 'Nommez la clé d’après ce qui l’utilise.'),
    role: words('Role', 'Rôle'),
    roleMissing: words('Choose what the key may do.', 'Choisissez ce que la clé permet.'),
    expires: words('Last day', 'Dernier jour'),
    expiresMissing: words('Choose its last day, within a year.', 'Choisissez son dernier jour, d’ici un an.'),
    confirm: words('Make it', 'La créer'),
    cancel: words('Make none', 'N’en créer aucune'),
    done: words('The key works from now on.', 'La clé fonctionne dès maintenant.'),
    madeTitle: words('This is the key', 'Voici la clé'),
    madeEffect: words(
      'It is shown once. Keep it where your program reads it, and nowhere else.',
      'Elle ne s’affiche qu’une fois. Gardez-la là où votre programme la lit, et nulle part ailleurs.',
    ),
    key: words('Key', 'Clé'),
    saved: words('I have kept it', 'Je l’ai gardée'),
  },
  'workbench.endApiKey': {
    title: words('End the key {name}', 'Mettre fin à la clé {name}'),
    effect: words(
      'What uses it is refused from its next request on. A key that has ended does not come back.',
      'Ce qui l’utilise est refusé dès sa prochaine requête. Une clé terminée ne revient pas.',
    ),
    confirm: words('End it now', 'Y mettre fin maintenant'),
    cancel: words('Leave it', 'La laisser'),
    done: words('The key has ended.', 'La clé est terminée.'),
  },
};
