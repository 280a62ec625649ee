import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';
import { declinedReasons } from './declined-reasons.ts';

export const declineWords: WordsTree = {
  'checkout.declineRenewal': {
    action: words('Let my policy end', 'Laisser ma police prendre fin'),
    title: words('Let your policy end?', 'Laisser votre police prendre fin ?'),
    effect: words(
      'Cover ends on {day} at 12:01 a.m.: from then on nothing is insured and no claim is paid. Until then you may still accept.',
      'La protection prend fin le {day} à 0 h 01 : dès lors, rien n’est assuré et aucun sinistre n’est payé. D’ici là, vous pouvez encore accepter.',
    ),
    confirm: words('Let it end on {day}', 'Laisser prendre fin le {day}'),
    keep: words('Keep my cover', 'Garder ma protection'),
    why: words('Why do you leave?', 'Pourquoi partez-vous ?'),
    optional: words('optional', 'facultatif'),
    choose: words('I would rather not say', 'Je préfère ne pas le dire'),
    comment: words('What should we know?', 'Que devrions-nous savoir ?'),
    working: words('Working…', 'En cours…'),
    reasons: declinedReasons,
  },
};
