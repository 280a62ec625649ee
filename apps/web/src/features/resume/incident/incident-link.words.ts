import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const incidentLinkWords: WordsTree = {
  'links.incident': {
    meta: words('Tell us how you are', 'Donnez-nous de vos nouvelles'),
    opening: words('Opening the link', 'Ouverture du lien'),
    failed: words(
      'We couldn’t open this. Check your connection and try again.',
      'L’ouverture a échoué. Vérifiez votre connexion et réessayez.',
    ),
    title: words('{name}: how are you?', '{name} : comment allez-vous ?'),
    body: words(
      'Your answer goes to {sender}, who handles your policy. You can change it until the alert is over. In danger, call 911 first.',
      'Votre réponse est transmise à {sender}, qui gère votre police. Vous pouvez la modifier jusqu’à la fin de l’alerte. En cas de danger, appelez d’abord le 911.',
    ),
    safe: words('We are safe', 'Nous sommes en sécurité'),
    moved: words('We moved', 'Nous sommes partis'),
    place: words('Where you moved to', 'Où vous êtes allés'),
    placeHint: words('A town, a campground or a road is enough.', 'Une ville, un camping ou une route suffit.'),
    answered: {
      safe: words('You told us that you are safe.', 'Vous nous avez dit que vous êtes en sécurité.'),
      moved: words('You told us that you moved to {place}.', 'Vous nous avez dit que vous êtes allés à {place}.'),
    },
    call: words('Call {sender}: {phone}', 'Appeler {sender} : {phone}'),
    over: {
      title: words('This alert is over', 'Cette alerte est terminée'),
      body: words(
        '{name} does not need an answer any more. If something was damaged, report it: a claim can be started at any hour.',
        '{name} n’appelle plus de réponse. Si quelque chose a été endommagé, déclarez-le : une réclamation peut être faite à toute heure.',
      ),
      claim: words('Report damage', 'Déclarer un dommage'),
    },
    unknown: {
      title: words('This link opens nothing', 'Ce lien n’ouvre rien'),
      body: words(
        'Open the newest e-mail or text message about the alert, or call us.',
        'Ouvrez le courriel ou le texto le plus récent au sujet de l’alerte, ou appelez-nous.',
      ),
    },
  },
};
