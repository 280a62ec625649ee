import type { Translations } from '../shared/text/sentence.ts';
import { declineFrench } from './collection/decline-reasons.ts';
import { priceFrench } from './price-french.ts';

/** What is said about money, in Canadian French. */
export const french: Translations = {
  ...declineFrench,
  ...priceFrench,
  'Somebody has to look at what the bank answered first.': 'Quelqu’un doit d’abord examiner la réponse de la banque.',
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
  'This refund goes back to the card or account by itself.':
    'Ce remboursement retourne de lui-même à la carte ou au compte.',
  'Choose a check or a transfer.': 'Choisissez un chèque ou un virement.',
  'Enter the number of the check or transfer.': 'Entrez le numéro du chèque ou du virement.',
  'The days of this term were moved {count} times, and stay now.':
    'Les dates de cette période ont été déplacées {count} fois et restent maintenant.',
  '{company} keeps this card and charges each payment of this policy to it on the day that it is due, until you stop this. When the policy ends, what it still owes is charged too, and nothing after that.':
    '{company} conserve cette carte et y porte chaque paiement de cette police le jour où il est dû, jusqu’à ce que vous y mettiez fin. Quand la police se termine, ce qu’elle doit encore y est porté aussi, et rien après.',
  'Before each payment': 'Avant chaque paiement',
  'You get an e-mail with amount and day {days} days before.':
    'Vous recevez un courriel indiquant le montant et la date {days} jours à l’avance.',
  'If your bank says no': 'Si votre banque refuse',
  'We tell you why and try again {second} and {third} days later, unless the bank says that the card will not work. The amount stays due.':
    'Nous vous disons pourquoi et réessayons {second} et {third} jours plus tard, sauf si la banque indique que la carte ne fonctionnera pas. Le montant reste dû.',
  'Stopping it': 'Y mettre fin',
  'You can stop automatic payments at any time on the billing page of your policy, or by calling {phone}. What is due is then yours to pay by its day.':
    'Vous pouvez mettre fin aux paiements automatiques en tout temps sur la page de facturation de votre police ou en appelant le {phone}. Il vous revient alors de payer ce qui est dû à la date prévue.',
  '{company} may debit the bank account that you enter here, electronically, for each payment of this policy that falls due later, on its day or the next banking day, until you stop this; when the policy ends, for what it still owes, and nothing after that. It may correct a debit that was a mistake.':
    '{company} peut prélever par voie électronique, sur le compte bancaire que vous indiquez ici, chaque paiement de cette police qui deviendra dû par la suite, à sa date ou le jour ouvrable suivant, jusqu’à ce que vous y mettiez fin ; quand la police se termine, ce qu’elle doit encore, et rien après. L’entreprise peut corriger un prélèvement fait par erreur.',
  'How much, and when': 'Combien et quand',
  'As your schedule of payments says; amounts and days change with your policy. You get an e-mail with amount and day at least {days} days before each debit, and nothing else is debited by itself. What is due already when you agree is not part of it.':
    'Selon votre calendrier de paiements ; les montants et les dates changent avec votre police. Vous recevez un courriel indiquant le montant et la date au moins {days} jours avant chaque prélèvement, et rien d’autre n’est prélevé automatiquement. Ce qui est déjà dû au moment où vous acceptez n’en fait pas partie.',
  'Once a month, as your schedule of payments says; amounts and days change with your policy. You get an e-mail with amount and day at least {days} days before each debit, and nothing else is debited by itself. What is due already when you agree is not part of it.':
    'Une fois par mois, selon votre calendrier de paiements ; les montants et les dates changent avec votre police. Vous recevez un courriel indiquant le montant et la date au moins {days} jours avant chaque débit, et rien d’autre n’est débité automatiquement. Ce qui est déjà dû au moment où vous acceptez n’en fait pas partie.',
  'The account is with a bank or credit union in the United States, and you may sign for it alone. Where we owe you money, we may pay it to the same account.':
    'Le compte est tenu par une banque ou une coopérative de crédit des États-Unis, et vous pouvez signer seul. Si nous vous devons de l’argent, nous pouvons le verser dans le même compte.',
  'The account is with a financial institution in Canada, and you may sign for it alone. Where we owe you money, we may pay it to the same account.':
    'Le compte est tenu par une institution financière du Canada, et vous pouvez signer seul. Si nous vous devons de l’argent, nous pouvons le verser dans le même compte.',
  'Payments that you make yourself': 'Les paiements que vous faites vous-même',
  'On your billing page, and with the link in a letter about what is due, you can have the same account debited besides: each press of that button allows one debit of the amount that it shows.':
    'Sur votre page de facturation, et par le lien d’une lettre au sujet d’un montant dû, vous pouvez en outre faire débiter le même compte : chaque pression sur ce bouton autorise un seul débit du montant qu’il affiche.',
  'The account is not debited by itself any more. {company} writes to you, and the amount is yours to pay.':
    'Le compte n’est plus débité automatiquement. {company} vous écrit, et il vous revient de payer le montant.',
  'You can stop automatic payments at any time on the billing page of your policy, or by calling {phone}. To keep a debit from being made, do so three banking days before its day; you may also have your bank stop it. What is due is then yours to pay by its day.':
    'Vous pouvez mettre fin aux paiements automatiques en tout temps sur la page de facturation de votre police ou en appelant le {phone}. Pour éviter un prélèvement, faites-le trois jours ouvrables avant sa date ; vous pouvez aussi demander à votre banque de l’arrêter. Il vous revient alors de payer ce qui est dû à la date prévue.',
  'Your copy': 'Votre copie',
  'We e-mail you a copy of this permission at once, and it stays on the billing page of your policy.':
    'Nous vous envoyons sans délai une copie de cette autorisation par courriel, et elle reste sur la page de facturation de votre police.',
  '{company} may make personal pre-authorized debits (PAD) from the bank account that you enter here for each payment of this policy that falls due later, on its day or the next banking day, until you cancel this agreement; when the policy ends, for what it still owes, and nothing after that.':
    '{company} peut effectuer des débits préautorisés (DPA) personnels sur le compte bancaire que vous indiquez ici pour chaque paiement de cette police qui deviendra dû par la suite, à sa date ou le jour ouvrable suivant, jusqu’à ce que vous révoquiez cet accord ; quand la police se termine, pour ce qu’elle doit encore, et rien après.',
  'You may cancel it at any time on the billing page of your policy, or by calling {phone}; a debit that your institution has already been asked for is made all the same. Your institution and payments.ca have a form for cancelling and tell you more about your right to do so. What you owe for the policy stays due.':
    'Vous pouvez le révoquer en tout temps sur la page de facturation de votre police ou en appelant le {phone} ; un débit déjà demandé à votre institution est fait malgré tout. Votre institution et le site paiements.ca offrent un formulaire de révocation et expliquent votre droit de révocation. Ce que vous devez pour la police reste dû.',
  'We e-mail you a copy of this agreement at once, before anything is debited under it, and it stays on the billing page of your policy.':
    'Nous vous envoyons sans délai une copie de cet accord par courriel, avant tout débit fait en vertu de celui-ci, et elle reste sur la page de facturation de votre police.',
  'A bank account is debited ten days after its owner was told, at the soonest. Send the customer the link to the billing page to pay now.':
    'Un compte bancaire est débité au plus tôt dix jours après que son titulaire en a été avisé. Envoyez au client le lien vers la page de facturation pour qu’il paie maintenant.',
  'From a bank account, pay all that is due: {due} or more. A card pays a part.':
    'À partir d’un compte bancaire, payez tout ce qui est dû : {due} ou plus. Une carte permet d’en payer une partie.',
  'The text about automatic payments has changed. Read it again.':
    'Le texte sur les paiements automatiques a changé. Relisez-le.',
  'A payment of this policy is under way. Wait until its bank has answered.':
    'Un paiement de cette police est en cours. Attendez la réponse de la banque.',
  'Choose card or bank.': 'Choisissez carte ou compte bancaire.',
  'Nothing is due on this policy now.': 'Rien n’est à payer pour cette police en ce moment.',
  'No card or account may be charged by itself here. Send the customer the link to the billing page.':
    'Aucune carte ni aucun compte ne peut être débité automatiquement ici. Envoyez au client le lien vers la page de facturation.',
  'The card or account on file has expired or was refused for good. Send the customer the link to the billing page to give another.':
    'La carte ou le compte au dossier est expiré ou a été refusé définitivement. Envoyez au client le lien vers la page de facturation pour qu’il en donne un autre.',
  'No payment of this policy is made by itself.': 'Aucun paiement de cette police ne se fait automatiquement.',
  'Choose a day of the month, 1 to 31.': 'Choisissez un jour du mois, de 1 à 31.',
  'Payments fall due on that day already.': 'Les paiements sont déjà dus ce jour-là.',
  'No payment of this term lies ahead.': 'Il ne reste aucun paiement à venir pour cette période.',
  'The term ends before payments could move to that day.':
    'La période se termine avant que les paiements puissent passer à ce jour.',
  'Everything of this term is paid.': 'Tout est payé pour cette période.',
  'Enter an amount of one dollar or more.': 'Entrez un montant d’un dollar ou plus.',
  'The whole term owes {most}. Enter no more than that.':
    'La période entière doit {most}. N’entrez pas un montant supérieur.',
  'Nothing was paid ahead and no fee was paid. Premium comes back by a change of cover or a cancellation.':
    'Rien n’a été payé d’avance et aucuns frais n’ont été payés. La prime revient par une modification ou une résiliation.',
  'Enter an amount.': 'Entrez un montant.',
  'At most {most} can be given back: what was paid ahead, and fees.':
    'Au plus {most} peuvent être remboursés : ce qui a été payé d’avance et les frais.',
  'You can give back {left} more of this term. For more, ask a service manager.':
    'Vous pouvez encore rembourser {left} pour cette période. Au-delà, adressez-vous à un gestionnaire du service.',
  'Say why it is given back.': 'Dites pourquoi ce montant est remboursé.',
  'This refund has been paid.': 'Ce remboursement a été versé.',
  'This refund was stopped: the policy was reinstated.':
    'Ce remboursement a été arrêté : la police a été remise en vigueur.',
  'This refund is held.': 'Ce remboursement est retenu.',
  'This refund is on its way. Wait until the bank has answered.':
    'Ce remboursement est en cours. Attendez la réponse de la banque.',
  'The payments that were made cannot take all of it back. It stays owed.':
    'Les paiements reçus ne permettent pas de tout rembourser. Le montant reste dû.',
  'Enter a card to pay with.': 'Entrez une carte pour payer.',
  'Enter a card or a bank account to pay with.': 'Entrez une carte ou un compte bancaire pour payer.',
  'How to reach us': 'Pour nous joindre',
  'Call {company} at {phone}.': 'Appelez {company} au {phone}.',
  'The text about debits of bank accounts has changed. Read it again.':
    'Le texte sur le débit des comptes bancaires a changé. Relisez-le.',
  'Another amount is due than the one that you agreed to. Look at it, and agree again.':
    'Le montant dû n’est plus celui que vous avez accepté. Vérifiez-le et acceptez de nouveau.',
  'The notice goes out on {from}.': 'L’avis part le {from}.',
  'Nothing is overdue on this policy.': 'Rien n’est en souffrance sur cette police.',
  'The payment is tried again by itself first.': 'Le paiement sera d’abord tenté de nouveau automatiquement.',
  'Notices go out on working days.': 'Les avis partent les jours ouvrables.',
  'The term ends before cover could end for non-payment.':
    'Le terme prend fin avant que la protection puisse prendre fin pour non-paiement.',
  'Only a cancelled policy is reinstated.': 'Seule une police résiliée peut être remise en vigueur.',
  'This policy counts as never issued. Start a new quote.':
    'Cette police est réputée n’avoir jamais été établie. Commencez une nouvelle soumission.',
  'Nothing is left to insure under this policy. Start a new quote.':
    'Il n’y a plus rien à assurer au titre de cette police. Commencez une nouvelle soumission.',
  'An underwriter ended this policy. Only an underwriter reinstates it.':
    'Un souscripteur a mis fin à cette police. Seul un souscripteur peut la remettre en vigueur.',
  'A policy is reinstated within {days} days; the last was {last}. Start a new quote.':
    'Une police est remise en vigueur dans un délai de {days} jours, dont le dernier était le {last}. Commencez une nouvelle soumission.',
  'The term is over. Start a new quote.': 'Le terme est écoulé. Commencez une nouvelle soumission.',
  'A term is reinstated {count} times at most. Start a new quote.':
    'Un terme est remis en vigueur au plus {count} fois. Commencez une nouvelle soumission.',
  'Something that happened on {day}, without cover, was claimed. This policy stays cancelled.':
    'Une réclamation vise ce qui est arrivé le {day}, sans protection. Cette police reste résiliée.',
  'A payment or refund of this policy is under way. Wait until its bank has answered.':
    'Un paiement ou un remboursement de cette police est en cours. Attendez la réponse de la banque.',
  'Enter who signed that nothing happened since cover ended.':
    'Indiquez qui a signé que rien n’est arrivé depuis la fin de la protection.',
  'An insured signs the statement: {names}.': 'C’est un assuré qui signe la déclaration : {names}.',
  'The statement has to be signed on {today}: it covers the days up to its signature.':
    'La déclaration doit être signée le {today} : elle couvre les jours jusqu’à sa signature.',
  '{name} is in force there: a policy goes on without a gap, or not before it ends.':
    '{name} est en vigueur à cet endroit : une police se poursuit sans interruption, ou pas avant sa fin.',
  'By now {due} has to be charged. Look at it again.':
    'Il faut maintenant porter {due} à la carte. Vérifiez de nouveau.',
  'No card is on file. The customer gives one on their billing page; the link to it stands under Billing.':
    'Aucune carte n’est au dossier. Le client en donne une sur sa page de facturation ; le lien se trouve sous Facturation.',
  'A bank account takes days to pay, and cover goes on once it is paid. Ask for a card.':
    'Un compte bancaire met des jours à payer, et la protection ne se poursuit qu’une fois payée. Demandez une carte.',
  'The card on file has expired or was declined for good. The customer gives another on their billing page.':
    'La carte au dossier est expirée ou a été refusée définitivement. Le client en donne une autre sur sa page de facturation.',
  'Choose a day from tomorrow on.': 'Choisissez un jour à compter de demain.',
  'What is overdue was due more than {days} days ago: no other day is agreed on any more.':
    'Ce qui est en souffrance était dû il y a plus de {days} jours : on ne convient plus d’un autre jour.',
  'Choose a day no later than {last}.': 'Choisissez un jour au plus tard le {last}.',
  'Only what is overdue, or was cancelled because nobody paid, is rewritten.':
    'Seule une police en souffrance, ou résiliée faute de paiement, peut être récrite.',
  'A policy is rewritten within {days} days; the last was {last}. Start a new quote.':
    'Une police est récrite dans un délai de {days} jours, dont le dernier était le {last}. Commencez une nouvelle soumission.',
  'This contract was rewritten on {day}; the next time is from {free} on. Start a new quote.':
    'Ce contrat a été récrit le {day} ; il pourra l’être de nouveau à compter du {free}. Commencez une nouvelle soumission.',
  'A claim for {day} is open, and cover was paid for until {equity}. Wait until it is settled.':
    'Une réclamation visant le {day} est ouverte, et la protection était payée jusqu’au {equity}. Attendez qu’elle soit réglée.',
  'A rewritten policy begins tomorrow at the earliest.': 'Une police récrite commence demain au plus tôt.',
  'Cover ends unpaid on {day}. Choose that day or an earlier one.':
    'La protection prend fin le {day} faute de paiement. Choisissez ce jour ou un jour antérieur.',
  'The term that is rewritten ends on {day}. Choose a day before it.':
    'Le terme à récrire prend fin le {day}. Choisissez un jour antérieur.',
  'The former policy leaves {amount} unpaid by now. Rewrite it again from its page, and look at the price.':
    'L’ancienne police laisse maintenant {amount} impayés. Récrivez-la de nouveau depuis sa page, puis revoyez le prix.',
  'Choose {day} or an earlier day.': 'Choisissez le {day} ou un jour antérieur.',
  'A change from {day} on is applied already. Choose that day or a later one.':
    'Une modification à compter du {day} est déjà appliquée. Choisissez ce jour ou un jour plus tard.',
  'Some days after this one have no cover. Choose a later day.':
    'Certains jours après celui-ci sont sans protection. Choisissez un jour plus tard.',
  'The rates of this term do not price this. An underwriter has to.':
    'Les tarifs de ce terme ne donnent pas de prix pour cela. Un souscripteur doit le faire.',
  'An underwriter has to look at this change first.': 'Un souscripteur doit d’abord examiner cette modification.',
  'Something is overdue on this policy. What raises its price or its cover waits for that.':
    'Un montant est en souffrance sur cette police. Ce qui en augmente le prix ou la protection doit attendre qu’il soit payé.',
  '{name} is in force there: nothing that raises cover is changed until it ends.':
    '{name} est en vigueur à cet endroit : rien qui augmente la protection n’est modifié avant sa fin.',
  'This vehicle is not covered by the policy now.': 'Ce véhicule n’est pas couvert par la police en ce moment.',
  'Another vehicle of this policy has this VIN.': 'Un autre véhicule de cette police porte ce NIV.',
  'This moves the price, so it is no correction. It takes a change.':
    'Cela modifie le prix : ce n’est pas une correction, il faut une modification.',
  'The rates of this policy have no discount for members of a group.':
    'Les tarifs de cette police n’ont pas de rabais pour les membres d’un groupe.',
  'What raises cover counts from today at the earliest. Choose today.':
    'Ce qui augmente la protection compte à partir d’aujourd’hui au plus tôt. Choisissez aujourd’hui.',
  'This policy has the discount for members of a group already.':
    'Cette police a déjà le rabais pour les membres d’un groupe.',
  'The discounts of this policy take off all that they may. This one would change nothing.':
    'Les rabais de cette police enlèvent déjà tout ce qu’ils peuvent. Celui-ci ne changerait rien.',
  'The rates of another organization priced this term. It is changed with the next one, under the rates of this organization.':
    'Les tarifs d’une autre organisation ont fixé le prix de ce terme. Il se modifie au prochain, selon les tarifs de cette organisation.',
  'This link is over. Open the newest e-mail, or sign in to pay.':
    'Ce lien n’est plus valide. Ouvrez le courriel le plus récent ou connectez-vous pour payer.',
  'What this link was for is paid.': 'Ce que ce lien permettait de payer est payé.',
  'Nothing on file may be charged. Sign in to pay.':
    'Aucun mode de paiement au dossier ne peut être débité. Connectez-vous pour payer.',
  'By now {amount} is due. Look at it again.': 'Le montant dû est maintenant de {amount}. Vérifiez de nouveau.',
  'By now the term would cost {premium}. Look at it again.':
    'La période coûterait maintenant {premium}. Vérifiez de nouveau.',
  'Cover has begun, so its first day stays. End this policy instead, or change it.':
    'La protection a commencé ; son premier jour reste donc le même. Mettez plutôt fin à cette police, ou modifiez-la.',
  'This policy has ended and everything is paid, so there is no link to pay it.':
    'Cette police a pris fin et tout est payé : il n’y a donc aucun lien pour la payer.',
};
