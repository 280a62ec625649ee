import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const lossesWords: WordsTree = {
  'workbench.losses': {
    title: words('Losses', 'Sinistres'),
    range: words('Losses of', 'Sinistres de'),
    months: words('{count, number} months', '{count, number} mois'),
    failed: words('The losses could not be loaded', 'Les sinistres n’ont pas pu être chargés'),
    export: words('Save as CSV', 'Enregistrer en CSV'),
    ratio: {
      title: words('Loss ratio', 'Ratio sinistres-primes'),
      lead: words(
        'What the losses of these days have incurred by now (paid, and held back, less what came back) divided by the premium that the same days earned. Losses without a policy have no premium beside them.',
        'Coût à ce jour des sinistres survenus pendant ces jours (payé et provisionné, moins ce qui est revenu), divisé par la prime acquise pendant les mêmes jours. Les sinistres sans police n’ont pas de prime en regard.',
      ),
      by: words('By', 'Selon'),
      parts: {
        state: words('State or province', 'État ou province'),
        class: words('Class', 'Classe'),
        version: words('Version of the rates', 'Version des tarifs'),
      },
      earned: words('Earned', 'Prime acquise'),
      claims: words('Claims', 'Réclamations'),
      paid: words('Paid', 'Payé'),
      reserved: words('Held back', 'Provisionné'),
      recovered: words('Came back', 'Revenu'),
      incurred: words('Incurred', 'Coût total'),
      share: words('Loss ratio', 'Ratio'),
      unknown: words('Not known', 'Inconnu'),
      all: words('All', 'Total'),
      currency: words('Currency', 'Devise'),
      none: words('No premium was earned and nothing was lost', 'Aucune prime acquise et aucun sinistre'),
      file: words('loss-ratio', 'ratio-sinistres-primes'),
    },
    triangle: {
      title: words('Development', 'Évolution'),
      lead: words(
        'What the losses of each month had come to, month after month. Month 1 is that of the loss. Paid is less what came back; a factor is how much all months that have reached both ages grew together.',
        'Coût cumulé des sinistres de chaque mois, mois après mois. Le mois 1 est celui du sinistre. Le payé est net de ce qui est revenu ; un facteur dit de combien ont augmenté ensemble tous les mois qui ont atteint les deux âges.',
      ),
      measure: words('Of', 'De'),
      measures: {
        paid: words('Paid', 'Payé'),
        incurred: words('Incurred', 'Coût total'),
        reported: words('Claims reported', 'Réclamations déclarées'),
      },
      month: words('Month of the loss', 'Mois du sinistre'),
      age: words('Month {age, number}', 'Mois {age, number}'),
      factors: words('Factor to the next month', 'Facteur vers le mois suivant'),
      none: words('No losses in this time', 'Aucun sinistre pendant cette période'),
      file: words('claims-triangle', 'triangle-des-sinistres'),
      caption: words('{measure}, {currency}', '{measure}, {currency}'),
    },
  },
};
