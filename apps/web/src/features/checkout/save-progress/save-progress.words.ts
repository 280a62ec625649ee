import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const saveProgressWords: WordsTree = {
  'checkout.save': {
    open: words('Save and finish later', 'Enregistrer et finir plus tard'),
    title: words('Save and finish later', 'Enregistrer et finir plus tard'),
    body: words(
      'We send you a link that opens this quote where you left off, on any device.',
      'Nous vous envoyons un lien qui ouvre cette soumission là où vous l’avez laissée, sur tout appareil.',
    ),
    email: words('E-mail', 'Courriel'),
    submit: words('Send me the link', 'M’envoyer le lien'),
    sending: words('Sending', 'Envoi'),
    sent: words(
      'Sent to {email}. The link works for as long as the offer does.',
      'Envoyé à {email}. Le lien fonctionne aussi longtemps que l’offre.',
    ),
    ready: words('Ready to continue?', 'Voulez-vous continuer ?'),
    return: words('Return to flow', 'Revenir aux questions'),
    code: {
      title: words('Or go on with your phone now', 'Ou continuer tout de suite sur votre téléphone'),
      show: words('Show the code', 'Afficher le code'),
      scan: words(
        'Point your phone’s camera at the code. Whoever scans it opens this quote: show it to nobody else.',
        'Pointez l’appareil photo de votre téléphone vers le code. Quiconque le lit ouvre cette soumission : ne le montrez à personne d’autre.',
      ),
      label: words('Code that opens this quote on a phone', 'Code qui ouvre cette soumission sur un téléphone'),
      hide: words('Hide the code', 'Masquer le code'),
    },
  },
};
