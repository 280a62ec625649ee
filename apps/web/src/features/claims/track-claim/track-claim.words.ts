import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const trackClaimWords: WordsTree = {
  'claim.track': {
    title: words('See how a claim stands', 'Voir où en est une réclamation'),
    lead: words(
      'Without an account: the claim number, and the ZIP code of the policy.',
      'Sans compte : le numéro de réclamation et le code postal de la police.',
      { enCa: 'Without an account: the claim number, and the postal code of the policy.' },
    ),
    number: words('Claim number', 'Numéro de réclamation'),
    numberHint: words('Such as CL-123456-7', 'Comme CL-123456-7'),
    postal: words('ZIP code', 'Code postal', { enCa: 'Postal code' }),
    show: words('Show it', 'Afficher'),
    both: words('Enter both.', 'Entrez les deux.'),
    unknown: words(
      'No claim has this number and this ZIP code. Look at both again, or call us.',
      'Aucune réclamation n’a ce numéro et ce code postal. Vérifiez les deux, ou appelez-nous.',
      { enCa: 'No claim has this number and this postal code. Look at both again, or call us.' },
    ),
    failed: words('This did not work. Try again in a moment.', 'Cela n’a pas fonctionné. Réessayez dans un moment.'),
    reported: words('Reported on {day}', 'Déposée le {day}'),
    another: words('Another claim', 'Une autre réclamation'),
  },
};
