import type { Translations } from '../shared/sentence.ts';

/** What is said about money, in Canadian French. */
export const french: Translations = {
  'What you allow': 'Ce que vous autorisez',
  '{company} may debit the bank account that you enter here once, electronically, for {amount}, today or on the next banking day.':
    '{company} peut prélever une seule fois, par voie électronique, {amount} sur le compte bancaire que vous indiquez ici, aujourd’hui ou le jour ouvrable suivant.',
  'Your account': 'Votre compte',
  'The account is with a bank or credit union in the United States, and you may sign for it alone. Where we owe you money for this payment, we may pay it back to the same account.':
    'Le compte est tenu par une banque ou une coopérative de crédit des États-Unis, et vous pouvez signer seul. Si nous vous devons de l’argent pour ce paiement, nous pouvons le rembourser sur le même compte.',
  'If your bank sends it back': 'Si votre banque le retourne',
  'We do not try again by ourselves. {company} writes to you, and the amount stays due.':
    'Nous ne réessayons pas de nous-mêmes. {company} vous écrit, et le montant reste dû.',
  'Stopping the payment': 'Arrêter le paiement',
  'This permission is for one payment and ends with it. To stop the debit, call {phone} at once: what the bank has already been asked cannot be called back, and is refunded as far as it is owed to you.':
    'Cette autorisation vaut pour un seul paiement et prend fin avec lui. Pour arrêter le prélèvement, appelez tout de suite le {phone} : ce qui a déjà été demandé à la banque ne peut être rappelé et vous est remboursé dans la mesure où il vous est dû.',
  'If something is wrong': 'En cas d’erreur',
  'Tell us or your bank within 60 days of the statement that shows the debit. The rules of Nacha and the law of the United States hold for it.':
    'Avisez-nous ou avisez votre banque dans les 60 jours suivant le relevé où figure le prélèvement. Les règles de la Nacha et le droit des États-Unis s’y appliquent.',
  '{company} may make one personal pre-authorized debit (PAD) of {amount} from the bank account that you enter here, today or on the next banking day. You need no further notice of this amount and day.':
    '{company} peut effectuer un seul débit préautorisé (DPA) personnel de {amount} sur le compte bancaire que vous indiquez ici, aujourd’hui ou le jour ouvrable suivant. Vous renoncez à tout autre avis quant à ce montant et à ce jour.',
  'The account is with a financial institution in Canada, and you may sign for it alone. Where we owe you money for this payment, we may pay it back to the same account.':
    'Le compte est tenu par une institution financière du Canada, et vous pouvez signer seul. Si nous vous devons de l’argent pour ce paiement, nous pouvons le rembourser sur le même compte.',
  'Cancelling this agreement': 'Révoquer cet accord',
  'You may cancel it at any time by calling {phone}; we need 10 days before a debit to stop it. It ends by itself with this one payment. Your institution and payments.ca have a form for cancelling and tell you more about your right to do so. What you owe for the policy stays due.':
    'Vous pouvez le révoquer en tout temps en appelant le {phone} ; il nous faut 10 jours avant un débit pour l’arrêter. Il prend fin de lui-même avec ce seul paiement. Votre institution et le site paiements.ca offrent un formulaire de révocation et expliquent votre droit de révocation. Ce que vous devez pour la police reste dû.',
  'Your recourse': 'Vos recours',
  'You have recourse where a debit does not follow this agreement: you may, for example, have one paid back that you did not authorize or that this agreement does not allow. Your institution and payments.ca tell you more.':
    'Vous avez des recours si un débit n’est pas conforme à cet accord : vous pouvez, par exemple, vous faire rembourser un débit que vous n’avez pas autorisé ou que cet accord ne permet pas. Votre institution et le site paiements.ca vous en disent davantage.',
  'How to reach us': 'Pour nous joindre',
  'Call {company} at {phone}.': 'Appelez {company} au {phone}.',
  'The text about debits of bank accounts has changed. Read it again.':
    'Le texte sur le débit des comptes bancaires a changé. Relisez-le.',
  'Another amount is due than the one that you agreed to. Look at it, and agree again.':
    'Le montant dû n’est plus celui que vous avez accepté. Vérifiez-le et acceptez de nouveau.',
};
