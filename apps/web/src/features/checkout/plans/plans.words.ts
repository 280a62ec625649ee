import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const plansWords: WordsTree = {
  'checkout.plans': {
    title: words('Choose your plan', 'Choisissez votre formule'),
    lead: words(
      'The same cover in the same order; what differs is set in bold.',
      'Les mêmes protections dans le même ordre ; les différences sont en gras.',
    ),
    legend: words('Plans', 'Formules'),
    term: words('How do you want to pay?', 'Comment voulez-vous payer ?'),
    duration: words('How long should it run?', 'Combien de temps doit-elle durer ?'),
    durationMonths: words('{count} months', '{count} mois'),
    durationHalf: words('Ends and is renewed twice a year', 'Prend fin et se renouvelle deux fois par an'),
    durationWhole: words('The price stays for a year', 'Le prix reste le même pendant un an'),
    effectiveDate: words('First day of cover', 'Premier jour de protection'),
    effectiveHint: words(
      'From {first} to {last}. Today, cover begins when you pay; on a later day, at 12:01 a.m.',
      'Du {first} au {last}. Aujourd’hui, la protection commence au paiement ; un autre jour, à 0 h 01.',
    ),
    missingTitle: words(
      '{count, plural, one {One answer is needed or has to change} other {# answers are needed or have to change}}',
      '{count, plural, one {Une réponse est à donner ou à corriger} other {# réponses sont à donner ou à corriger}}',
    ),
    missingGo: words('Answer it', 'Y répondre'),
    obstacles: words('Before you can buy', 'Avant de pouvoir acheter'),
    loadFailed: words('We couldn’t load the plans', 'Les formules n’ont pas pu être chargées'),
    notCarried: words('Not covered', 'Non couvert'),
    chosen: words('Chosen', 'Choisie'),
    choose: words('Choose', 'Choisir'),
    flag: words('Suggested', 'Suggérée'),
    adjust: words('Adjust limits and deductibles', 'Modifier les montants et les franchises'),
    adjusted: words(
      '{plan}, adjusted: your price is no longer the one shown above.',
      '{plan}, modifiée : votre prix n’est plus celui affiché ci-dessus.',
    ),
    undoAdjust: words('Undo the adjustments', 'Annuler les modifications'),
  },
  'checkout.planNames': {
    essential: {
      name: words('Essential', 'Essentiel'),
      promise: words(
        'Only the essentials: damage at market value',
        'L’essentiel seulement : dommages à la valeur du marché',
      ),
    },
    road_ready: {
      name: words('Road-ready', 'Prêt à rouler'),
      promise: words(
        'Agreed value, roadside help and trip expenses',
        'Valeur convenue, assistance routière et frais de voyage',
      ),
    },
    full_throttle: {
      name: words('Full-throttle', 'Plein régime'),
      promise: words('The highest limits and every add-on', 'Les montants les plus élevés et toutes les options'),
    },
  },
  'checkout.terms': {
    monthly: {
      label: words('Monthly', 'Mensuel'),
      note: words('One payment a month; the first is due today', 'Un versement par mois ; le premier aujourd’hui'),
    },
    pay_in_full: {
      label: words('Pay in full', 'En un seul paiement'),
      note: words('One payment today, with a discount', 'Un paiement aujourd’hui, avec un rabais'),
    },
  },
};
