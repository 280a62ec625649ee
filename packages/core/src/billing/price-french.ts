import type { Translations } from '../shared/text/sentence.ts';

/** How a price is told, in Canadian French; pages fetch it without the rest that is said about money. */
export const priceFrench: Translations = {
  '{amount} today': '{amount} aujourd’hui',
  '{amount} first': '{amount} d’abord',
  '{before}, and nothing more for this term': '{before}, et rien de plus pour cette durée',
  '{before}, then one payment of {amount}': '{before}, puis un versement de {amount}',
  '{before}, then {count} payments of {amount}': '{before}, puis {count} versements de {amount}',
  '{before}, then one payment of {amount}, which holds a {fee} fee':
    '{before}, puis un versement de {amount}, dont {fee} de frais',
  '{before}, then {count} payments of {amount}, each with a {fee} fee':
    '{before}, puis {count} versements de {amount}, dont {fee} de frais chacun',
  '{total} in all': '{total} en tout',
  '{total} in all, {fees} of it for paying in installments': '{total} en tout, dont {fees} pour les versements',
};
