import { contractGroundsOf, type Ground } from '../policies/notices/grounds-table.ts';
import { words, type Words } from '../shared/words.ts';

const drivers = words(
  'We may cancel in the first 60 days for any lawful reason, and later only because a payment is missing, because an answer was false in what mattered, because a claim was made by fraud, or because a driver’s licence was taken. We write to you before, with as many days of notice as the law of your state or province asks.',
  'Nous pouvons résilier dans les 60 premiers jours pour tout motif légitime, et plus tard seulement parce qu’un paiement manque, parce qu’une réponse importante était fausse, parce qu’une réclamation était frauduleuse ou parce qu’un permis a été retiré. Nous vous écrivons d’abord, avec le préavis que demande la loi de votre État ou province.',
);
const boats = words(
  'We may cancel in the first 60 days for any lawful reason, and later only because a payment is missing, because an answer was false in what mattered, or because a claim was made by fraud. We write to you before, with as many days of notice as the law of your state or province asks.',
  'Nous pouvons résilier dans les 60 premiers jours pour tout motif légitime, et plus tard seulement parce qu’un paiement manque, parce qu’une réponse importante était fausse ou parce qu’une réclamation était frauduleuse. Nous vous écrivons d’abord, avec le préavis que demande la loi de votre État ou province.',
);
const services = words(
  'We may end it because a payment is missing or because an answer was false in what mattered. We write to you before, with as many days of notice as the law of your state or province asks.',
  'Nous pouvons y mettre fin parce qu’un paiement manque ou parce qu’une réponse était fausse sur un point important. Nous vous écrivons avant, avec le préavis que demande la loi de votre État ou province.',
);

/** Where each ground stands in the words below. */
export const wordsOfGround: Readonly<Record<Ground, RegExp>> = {
  non_payment: /a payment is missing/,
  misrepresentation: /an answer was false/,
  fraud_claim: /a claim was made by fraud/,
  license_suspended: /licence was taken/,
};

/** For what its insurer may end the policy of a line, as its specimen says it: what the table of grounds allows it. */
export function endedByInsurer(provider: string): Words {
  const { windowDays, grounds } = contractGroundsOf(provider);
  if (windowDays === 0) return services;
  return grounds.includes('license_suspended') ? drivers : boats;
}
