import { debitFrench } from './debit-french.ts';
import type { Translations } from '../shared/text/sentence.ts';
import { accountFrench } from './account-french.ts';
import { changeFrench } from './change-french.ts';
import { enquiryFrench } from './enquiry-french.ts';
import { signInFrench } from './sign-in-french.ts';

/** What letters say, in Canadian French. */
export const french: Translations = {
  ...accountFrench,
  'Open the referral': 'Ouvrir la demande',
  'An underwriter': 'Un souscripteur',
  '{who} accepted the quote of {name}. It can be sold as it stands.':
    '{who} a accepté la soumission de {name}. Elle peut être vendue telle quelle.',
  '{who} rejected the quote of {name}.': '{who} a refusé la soumission de {name}.',
  'Nobody answered about the quote of {name} in time. Ask again if it is still wanted.':
    'Personne n’a répondu à temps au sujet de la soumission de {name}. Redemandez si elle est toujours voulue.',
  'What became of your referral: {name}': 'Votre demande au souscripteur : {name}',
  'The reason stands in the referral.': 'Le motif figure dans la demande.',
  '{author} wrote about a referral': '{author} a écrit au sujet d’une demande',
  '{author} wrote to you about the referral of {name}.': '{author} vous a écrit au sujet de la demande de {name}.',
  'The offer stands until {day}.': 'L’offre tient jusqu’au {day}.',
  'The referral was open again before the e-mail was to be sent.':
    'La demande était de nouveau ouverte avant l’envoi du courriel.',
  'There was no message when the e-mail was to be sent.':
    'Il n’y avait aucun message au moment de l’envoi du courriel.',
  'About your quote': 'Au sujet de votre soumission',
  'An underwriter looked at the quote for your {what}. We cannot insure it as it stands.':
    'Un souscripteur a examiné la soumission pour votre {what}. Nous ne pouvons pas l’assurer telle quelle.',
  'Your quote can go on': 'Votre soumission peut continuer',
  'An underwriter looked at the quote for your {what}, and it can go on as it stands.':
    'Un souscripteur a examiné la soumission pour votre {what}, et elle peut continuer telle quelle.',
  'If you change an answer now, it has to be looked at again.':
    'Si vous changez une réponse maintenant, elle devra être examinée de nouveau.',
  'Your signature is needed': 'Votre signature est requise',
  'Somebody who insures a {vehicle} named you as the second named insured, and has signed.':
    'Une personne qui assure ce véhicule ({vehicle}) vous y a inscrit comme second assuré, et a déjà apposé sa signature.',
  '{insured} named you as the second named insured for the {vehicle}, and has signed.':
    '{insured} vous a inscrit comme second assuré de ce véhicule ({vehicle}), et a déjà apposé sa signature.',
  'The policy needs your signature, too. This link is yours alone, and works until {day}.':
    'La police exige aussi votre signature. Ce lien est à vous seul et fonctionne jusqu’au {day}.',
  'If this does not concern you, do nothing. Nobody is insured in your name without your signature.':
    'Si cela ne vous concerne pas, ne faites rien. Personne n’est assuré en votre nom sans votre signature.',
  'Read and sign': 'Lire et signer',
  'The second named insured': 'Le second assuré',
  'Both of you have signed': 'Vous avez signé tous les deux',
  '{who} has signed, too.': '{who} a signé à son tour.',
  'Only the payment is left. The policy begins once it is paid.':
    'Il ne reste que le paiement. La police prend effet dès qu’elle est payée.',
  'Go to payment': 'Passer au paiement',
  'The second signature was declined': 'La seconde signature a été refusée',
  '{who} does not want to sign.': '{who} ne souhaite pas signer.',
  'Nobody is insured yet. You can ask again, or go on without the second named insured.':
    'Personne n’est encore assuré. Vous pouvez redemander la signature ou continuer sans le second assuré.',
  'Decide how to go on': 'Décider de la suite',
  'A signature was declined: {insured}': 'Signature refusée : {insured}',
  '{who} does not want to sign the quote of {insured}.': '{who} ne souhaite pas signer la soumission de {insured}.',
  'The reason, where one was given, stands with the quote.':
    'Si une raison a été donnée, elle figure avec la soumission.',
  'Open the quote': 'Ouvrir la soumission',
  'There was nothing to sign any more when the e-mail was to be sent.':
    'Il n’y avait plus rien à signer au moment d’envoyer le courriel.',
  'Hello,': 'Bonjour,',
  'Hello {name},': 'Bonjour {name},',
  '{name}': '{name}',
  RV: 'VR',
  'Questions? Call {name} at {phone}.': 'Des questions ? Appelez {name} au {phone}.',
  'You can insure your {vehicle} now: {area}': 'Vous pouvez maintenant assurer votre {vehicle} : {area}',
  'You left us your address for the day when we sell insurance for your {vehicle} in {area}. That day has come: start a quote, and you see in minutes what it costs.':
    'Vous nous avez laissé votre adresse pour le jour où nous offririons l’assurance de votre {vehicle} à cet endroit : {area}. Ce jour est venu : commencez une soumission et voyez en quelques minutes ce qu’elle coûte.',
  'New cover is no longer paused: {area}': 'Les nouvelles protections ne sont plus suspendues : {area}',
  'You asked us to tell you when new cover for your {vehicle} is no longer paused in {area}. You can buy it again now: go on with your quote, or start one.':
    'Vous nous avez demandé de vous avertir quand les nouvelles protections pour votre {vehicle} ne seraient plus suspendues à cet endroit : {area}. Vous pouvez de nouveau les acheter : poursuivez votre soumission ou commencez-en une.',
  'Go on': 'Continuer',
  'This is the only letter about it. If you did not leave your address, you need do nothing.':
    'C’est le seul courriel à ce sujet. Si vous n’avez pas laissé votre adresse, vous n’avez rien à faire.',
  'It was not sold there any more when the e-mail was to be sent.':
    'Le produit n’y était plus offert au moment d’envoyer le courriel.',
  'Start a quote': 'Commencer une soumission',
  'Continue your quote': 'Continuez votre soumission',
  'Continue the quote for your {vehicle}': 'Continuez la soumission pour votre {vehicle}',
  'We saved your quote. Go on where you left off; nothing has to be entered twice.':
    'Nous avons enregistré votre soumission. Reprenez-la où vous l’avez laissée ; rien n’est à saisir deux fois.',
  'We saved the quote for your {vehicle}. Go on where you left off; nothing has to be entered twice.':
    'Nous avons enregistré la soumission pour votre {vehicle}. Reprenez-la où vous l’avez laissée ; rien n’est à saisir deux fois.',
  'The offer stands until {day}. Anyone with this link can open the quote, so keep it to yourself.':
    'L’offre tient jusqu’au {day}. Quiconque a ce lien peut ouvrir la soumission ; gardez-le donc pour vous.',
  'If you did not ask for this letter, you need do nothing: no other one follows by itself.':
    'Si vous n’avez pas demandé ce courriel, vous n’avez rien à faire : aucun autre ne suivra de lui-même.',
  'Continue my quote': 'Continuer ma soumission',
  'The quote was not on offer any more when the e-mail was to be sent.':
    'La soumission n’était plus offerte au moment d’envoyer le courriel.',
  'Your RV quote is ready': 'Votre soumission d’assurance pour VR est prête',
  'Your quote for the {vehicle} is ready': 'Votre soumission est prête : {vehicle}',
  '{who} prepared a quote for your {vehicle}: {price} for {months} months, with cover from {day}.':
    '{who} a préparé une soumission pour votre {vehicle} : {price} pour {months} mois, avec une protection à partir du {day}.',
  'How it is paid: {payments}.': 'Modalités de paiement : {payments}.',
  'How it is paid: {payments}. {all}.': 'Modalités de paiement : {payments}. {all}.',
  'Look it over, sign and pay online. The offer stands until {day}.':
    'Relisez-la, signez et payez en ligne. L’offre tient jusqu’au {day}.',
  'Review and pay': 'Vérifier et payer',
  'We charged {paid}. Nothing more is due for this term.':
    'Nous avons prélevé {paid}. Il n’y a plus rien à payer pour cette période.',
  'We charged {paid}. The next payment is {amount} on {day}.':
    'Nous avons prélevé {paid}. Le prochain versement, de {amount}, est dû le {day}.',
  'We debit {paid} from your bank account ending {account}; that takes up to five business days. Nothing more is due for this term.':
    'Nous prélevons {paid} sur votre compte bancaire se terminant par {account} ; cela prend jusqu’à cinq jours ouvrables. Il n’y a plus rien à payer pour cette période.',
  'We debit {paid} from your bank account ending {account}; that takes up to five business days. The next payment is {amount} on {day}.':
    'Nous prélevons {paid} sur votre compte bancaire se terminant par {account} ; cela prend jusqu’à cinq jours ouvrables. Le prochain versement, de {amount}, est dû le {day}.',
  '{amount} is due on {day} for policy {number}': '{amount} à payer le {day} pour la police {number}',
  'The next payment for policy {number} is {amount} on {day}.':
    'Le prochain paiement de la police {number} est de {amount} le {day}.',
  'Please pay it by then, with two clicks on the page below.':
    'Veuillez le faire d’ici là, en deux clics sur la page ci-dessous.',
  'We charge it that day to your card ending {ends}. You need do nothing.':
    'Nous le portons ce jour-là à votre carte se terminant par {ends}. Vous n’avez rien à faire.',
  'We debit it that day from your bank account ending {ends}. You need do nothing.':
    'Nous le prélevons ce jour-là sur votre compte bancaire se terminant par {ends}. Vous n’avez rien à faire.',
  'Nothing was left to pay when the e-mail was to be sent.':
    'Il n’y avait plus rien à payer au moment de l’envoi du courriel.',
  'The payment had gone back when the e-mail was to be sent.':
    'Le paiement avait été retourné au moment de l’envoi du courriel.',
  'The card was no longer charged when the e-mail was to be sent.':
    'La carte n’était plus débitée au moment de l’envoi du courriel.',
  'Pay now': 'Payer maintenant',
  'Open my billing page': 'Ouvrir ma page de facturation',
  'We received {amount} for policy {number}': 'Nous avons reçu {amount} pour la police {number}',
  'We received {amount} on {day} for policy {number}. Thank you.':
    'Nous avons reçu {amount} le {day} pour la police {number}. Merci.',
  'We received {amount} on {day} for policy {number}, paid with {ends}. Thank you.':
    'Nous avons reçu {amount} le {day} pour la police {number}, payé avec {ends}. Merci.',
  'The next payment is {amount} on {day}.': 'Le prochain paiement est de {amount} le {day}.',
  '{amount} is still due.': 'Il reste {amount} à payer.',
  'We try again on {day}. You can pay before that, with this or another card.':
    'Nous réessayons le {day}. Vous pouvez payer avant, avec cette carte ou une autre.',
  'We do not try again by ourselves. Please pay now: without a payment you get a notice that cover ends.':
    'Nous ne réessayons pas de nous-mêmes. Veuillez payer maintenant : sans paiement, vous recevrez un avis de fin de protection.',
  'We do not try again by ourselves. Please pay now with another card or account.':
    'Nous ne réessayons pas de nous-mêmes. Veuillez payer maintenant avec une autre carte ou un autre compte.',
  'Your payment for policy {number} did not go through': 'Votre paiement pour la police {number} n’a pas abouti',
  'Policy {number} has ended. What is left to pay for it is {amount}, due on {day}.':
    'La police {number} est terminée. Il reste à payer {amount}, à régler le {day}.',
  'Reminder: {amount} is still to pay for policy {number}': 'Rappel : {amount} reste à payer pour la police {number}',
  'Policy {number} has ended, and {amount} of what it cost until then is not paid.':
    'La police {number} est terminée, et {amount} de ce qu’elle a coûté jusque-là n’est pas payé.',
  'Please pay it with two clicks on the page below, or call us if you need more time.':
    'Veuillez le régler en deux clics sur la page ci-dessous, ou nous appeler s’il vous faut plus de temps.',
  'What is not paid by {day} goes to a collection agency that day.':
    'Ce qui n’est pas payé d’ici le {day} est remis ce jour-là à une agence de recouvrement.',
  '{amount} is due for policy {number} and could not be charged.':
    '{amount} est à payer pour la police {number} et n’a pu être prélevé.',
  'Your card for policy {number} ends before the next payment':
    'Votre carte pour la police {number} expire avant le prochain paiement',
  'The card ending {ends} is good through {expiry}. The next payment of {amount} is due on {day}.':
    'La carte se terminant par {ends} est valide jusqu’à {expiry}. Le prochain paiement de {amount} est à faire le {day}.',
  'Give us another card or bank account on the page below, and nothing else changes.':
    'Donnez-nous une autre carte ou un autre compte bancaire sur la page ci-dessous, et rien d’autre ne change.',
  'Your cover goes on for now. Before it could end for want of payment, you get a notice by mail.':
    'Votre protection se poursuit pour l’instant. Avant qu’elle puisse prendre fin faute de paiement, vous recevrez un avis par la poste.',
  'The payment had been made when the e-mail was to be sent.':
    'Le paiement avait été fait au moment d’envoyer le courriel.',
  'You’re covered: policy {number}': 'Votre protection est en place : police {number}',
  'Your {vehicle} is insured from {from} to {to}, 12:01 a.m. local time. Your policy number is {number}.':
    'La protection de votre {vehicle} va du {from} au {to}, à 0 h 01, heure locale. Votre numéro de police est le {number}.',
  'Your {vehicle} is insured from {from}, {time}, to {to}, 12:01 a.m. local time. Your policy number is {number}.':
    'La protection de votre {vehicle} va du {from}, {time}, au {to}, 0 h 01, heure locale. Votre numéro de police est le {number}.',
  'Your declarations page is in your account, ready to download.':
    'Vos conditions particulières sont dans votre compte, prêtes à télécharger.',
  '{author} mentioned you in a note': '{author} vous a mentionné dans une note',
  '{author} mentioned you in a note about a quote.': '{author} vous a mentionné dans une note sur une soumission.',
  '{author} mentioned you in a note about the quote of {name}.':
    '{author} vous a mentionné dans une note sur la soumission de {name}.',
  '{author} mentioned you in a note about policy {number} of {name}.':
    '{author} vous a mentionné dans une note sur la police {number} de {name}.',
  'The note stands in the timeline, and on your home page until you have seen it.':
    'La note figure dans la chronologie, et sur votre page d’accueil jusqu’à ce que vous l’ayez vue.',
  'The note was archived or read before the e-mail was to be sent.':
    'La note a été archivée ou lue avant l’envoi du courriel.',
  'How your insurance score counts in your price': 'L’effet de votre pointage d’assurance sur votre prix',
  'A bureau gave us an insurance score for the quote for your {vehicle}. With a better score the price would be lower.':
    'Une agence nous a donné un pointage d’assurance pour la soumission de votre {vehicle}. Avec un meilleur pointage, le prix serait plus bas.',
  'What weighed most: {reasons}': 'Ce qui a pesé le plus : {reasons}',
  'Ask us within 60 days what weighed most.': 'Demandez-nous dans les 60 jours ce qui a pesé le plus.',
  'The bureau did not decide on the price and cannot say how it came about. You may have a free copy of what it knows of you within 60 days, and have it corrected.':
    'L’agence n’a pas décidé du prix et ne peut pas dire comment il a été établi. Dans les 60 jours, vous pouvez obtenir sans frais une copie de ce qu’elle sait de vous et la faire corriger.',
  'Open my quote': 'Ouvrir ma soumission',
  'The score did not raise the price any more when the e-mail was to be sent.':
    'Le pointage n’augmentait plus le prix au moment d’envoyer le courriel.',
  'Read the note': 'Lire la note',
  'The cancellation stood differently when the e-mail was to be sent.':
    'La résiliation n’en était plus au même point au moment d’envoyer le courriel.',
  'The photos of your {vehicle} are overdue': 'Photos en retard : {vehicle}',
  'Some photos of your {vehicle} are needed again by {day}': 'Photos à reprendre au plus tard le {day} : {vehicle}',
  'Please send photos of your {vehicle} by {day}': 'Photos à envoyer au plus tard le {day} : {vehicle}',
  'The photos of your {vehicle}, insured under policy {number}, were due on {day}, and {missing} of {asked} are missing. An underwriter looks at the policy now. Please send them as soon as you can.':
    'Nous attendions le {day} des photos de votre véhicule assuré par la police {number} ({vehicle}). Il en manque {missing} sur {asked}. Un souscripteur examine maintenant la police. Veuillez les envoyer dès que possible.',
  'Some photos of your {vehicle}, insured under policy {number}, have to be taken again: {missing} of {asked}. Your account says of each why. Please send them by {day}.':
    'Certaines photos de votre véhicule assuré par la police {number} ({vehicle}) sont à reprendre : {missing} sur {asked}. Votre compte indique la raison pour chacune. Veuillez les envoyer au plus tard le {day}.',
  'We need photos of your {vehicle}, insured under policy {number}: {missing} of {asked} are missing. Please send them by {day}.':
    'Nous avons besoin de photos de votre véhicule assuré par la police {number} ({vehicle}) : il en manque {missing} sur {asked}. Veuillez les envoyer au plus tard le {day}.',
  'Open the page below on your phone: each photo takes a tap, and we keep nothing but the picture.':
    'Ouvrez la page ci-dessous sur votre téléphone : chaque photo se prend d’un toucher, et nous ne gardons que l’image.',
  'All photos were there when the e-mail was to be sent.':
    'Toutes les photos étaient là lorsque le courriel devait partir.',
  'Send the photos': 'Envoyer les photos',
  'The reason: {explanation}': 'Le motif : {explanation}',
  'The reason: {amount} that fell due on {since} was not paid.':
    'Le motif : {amount}, exigible depuis le {since}, n’a pas été payé.',
  'Pay {amount} by {until}, and cover goes on without a gap. A part of it is taken, but is not enough.':
    'Payez {amount} au plus tard le {until}, et la protection se poursuit sans interruption. Un paiement partiel est accepté, mais ne suffit pas.',
  'This notice goes out on {sent}. The law asks for {days} days of notice and {post} for the post ({source}).':
    'Cet avis part le {sent}. La loi exige {days} jours d’avis et {post} pour la poste ({source}).',
  'If you think this is wrong, call us, or ask the insurance regulator of your state or province to look at it.':
    'Si vous croyez que c’est une erreur, appelez-nous ou demandez à l’organisme de réglementation des assurances de votre État ou province d’examiner le dossier.',
  '{amount} is owed to you, by {due}. We hold it for now; call us to learn why.':
    '{amount} vous est dû au plus tard le {due}. Nous le retenons pour le moment ; appelez-nous pour savoir pourquoi.',
  '{amount} comes back to the card or account that paid, by {due} at the latest.':
    '{amount} est remboursé sur la carte ou le compte qui a payé, au plus tard le {due}.',
  'You end it because of military duty: the price of every day that is left comes back, with no minimum and no fee ({source}).':
    'Vous y mettez fin en raison du service militaire : le prix de chaque jour restant est remboursé, sans minimum ni frais ({source}).',
  'Nothing is owed either way.': 'Rien n’est dû de part ni d’autre.',
  '{amount} goes back to the card or account that paid, by {due}: before cover ends.':
    '{amount} est remboursé sur la carte ou le compte qui a payé, au plus tard le {due} : avant la fin de la protection.',
  'No payment is asked for until then.': 'Aucun paiement n’est demandé d’ici là.',
  '{amount} went back to you before that end. As cover goes on, it is due again on {due}.':
    '{amount} vous a été remboursé avant cette fin. Comme la protection se poursuit, ce montant est de nouveau dû le {due}.',
  '{amount} went back before cover ended. Nothing else is owed either way.':
    '{amount} a été remboursé avant la fin de la protection. Rien d’autre n’est dû de part ni d’autre.',
  '{amount} is still owed for the days that were covered.': '{amount} reste dû pour les jours qui étaient couverts.',
  'Your policy {number} ends on {asOf}': 'Votre police {number} prend fin le {asOf}',
  'Cover of your {vehicle} under policy {number} ends on {asOf} at 12:01 a.m. local time.':
    'La protection de votre {vehicle} au titre de la police {number} prend fin le {asOf} à 0 h 01, heure locale.',
  'Until then you are covered, and the end can be taken back. We write again once it has come.':
    'D’ici là, vous êtes couvert et la fin peut être annulée. Nous vous écrirons de nouveau quand elle sera venue.',
  'Your policy {number} is cancelled': 'Votre police {number} est résiliée',
  'Cover of your {vehicle} under policy {number} ended on {asOf} at 12:01 a.m. local time.':
    'La protection de votre {vehicle} au titre de la police {number} a pris fin le {asOf} à 0 h 01, heure locale.',
  'Keep this letter: it shows when your cover ended.':
    'Conservez ce courriel : il montre quand votre protection a pris fin.',
  'Your policy {number} goes on': 'Votre police {number} se poursuit',
  'Cover of your {vehicle} under policy {number} does not end on {asOf}. It goes on, without a gap.':
    'La protection de votre {vehicle} au titre de la police {number} ne prend pas fin le {asOf}. Elle se poursuit sans interruption.',
  'Your policy {number} is in force again': 'Votre police {number} est de nouveau en vigueur',
  'Cover of your {vehicle} under policy {number} goes on from {resumes} at 12:01 a.m. local time.':
    'La protection de votre {vehicle} au titre de la police {number} se poursuit à compter du {resumes} à 0 h 01, heure locale.',
  'It counts as though it had never ended.': 'C’est comme si elle n’avait jamais pris fin.',
  'From {asOf} until then there was no cover: what happened meanwhile is not insured, and costs nothing.':
    'Du {asOf} à ce moment, il n’y a pas eu de protection : ce qui est arrivé entre-temps n’est pas assuré, et ces jours ne coûtent rien.',
  'We rely on what was signed: that nothing happened since cover had ended. If that is not so, call us at once.':
    'Nous nous fions à ce qui a été signé : que rien n’est arrivé depuis la fin de la protection. Si ce n’est pas le cas, appelez-nous sans tarder.',
  'Cover of the {vehicle} under policy {number}, in which you have an interest, had ended on {asOf}. It goes on from {resumes} at 12:01 a.m. local time.':
    'La protection du véhicule ({vehicle}) au titre de la police {number}, dans lequel vous avez un intérêt, avait pris fin le {asOf}. Elle se poursuit à compter du {resumes} à 0 h 01, heure locale.',
  'Policy {number}: notice to the lienholder': 'Police {number} : avis au créancier',
  'Cover of the {vehicle} under policy {number}, in which you have an interest, ends on {asOf} at 12:01 a.m. local time.':
    'La protection du véhicule ({vehicle}) au titre de la police {number}, dans lequel vous avez un intérêt, prend fin le {asOf} à 0 h 01, heure locale.',
  'Cover of the {vehicle} under policy {number}, in which you had an interest, ended on {asOf} at 12:01 a.m. local time.':
    'La protection du véhicule ({vehicle}) au titre de la police {number}, dans lequel vous aviez un intérêt, a pris fin le {asOf} à 0 h 01, heure locale.',
  'Cover of the {vehicle} under policy {number}, in which you have an interest, does not end on {asOf}. It goes on.':
    'La protection du véhicule ({vehicle}) au titre de la police {number}, dans lequel vous avez un intérêt, ne prend pas fin le {asOf}. Elle se poursuit.',
  'Open my policy': 'Ouvrir ma police',
  'Open this link to sign in.': 'Ouvrez ce lien pour vous connecter.',
  'Choose a new password for {name}': 'Choisissez un nouveau mot de passe pour {name}',
  'Choose a new password': 'Choisir un nouveau mot de passe',
  'Open this link to choose a new password. You are then signed out on every device.':
    'Ouvrez ce lien pour choisir un nouveau mot de passe. Vous serez alors déconnecté de tous vos appareils.',
  'If you did not ask for it, you need do nothing: your password stays as it is.':
    'Si vous ne l’avez pas demandé, vous n’avez rien à faire : votre mot de passe reste le même.',
  'Type this code to sign in:': 'Tapez ce code pour vous connecter :',
  'Type this code to sign in, or open the link below:':
    'Tapez ce code pour vous connecter, ou ouvrez le lien ci-dessous :',
  'If you did not ask to sign in, you need do nothing: nobody gets in without this e-mail.':
    'Si vous n’avez pas demandé à vous connecter, vous n’avez rien à faire : personne n’entre sans ce courriel.',
  'The link works once, for {minutes} minutes. {idle}':
    'Le lien fonctionne une fois, pendant {minutes} minutes. {idle}',
  'The code works once, for {minutes} minutes. {idle}':
    'Le code fonctionne une fois, pendant {minutes} minutes. {idle}',
  'The link and code work once, for {minutes} minutes. {idle}':
    'Le lien et le code fonctionnent une fois, pendant {minutes} minutes. {idle}',
  'Sign in to {name}': 'Connexion à {name}',
  '{code} is your {name} sign-in code': '{code} est votre code de connexion à {name}',
  'class A motorhome': 'autocaravane de classe A',
  'class B motorhome': 'autocaravane de classe B',
  'class C motorhome': 'autocaravane de classe C',
  'travel trailer': 'roulotte',
  'fifth wheel': 'caravane à sellette',
  'toy hauler': 'roulotte porte-jouets',
  'pop-up camper': 'tente-roulotte',
  'truck camper': 'caravane portée',
  'teardrop trailer': 'roulotte goutte d’eau',
  'bus conversion': 'autobus aménagé',
  'We sent {amount} back for policy {number}': 'Nous avons remboursé {amount} pour la police {number}',
  'We sent {amount} back for policy {number}.': 'Nous avons remboursé {amount} pour la police {number}.',
  'It is the premium of the days that are covered no more, and what was paid beyond what is owed.':
    'C’est la prime des jours qui ne sont plus couverts, et ce qui a été payé en trop.',
  'It is what you had paid ahead.': 'C’est ce que vous aviez payé d’avance.',
  'It is the interest that the law gives you because a refund came late.':
    'Ce sont les intérêts que la loi vous accorde parce qu’un remboursement a tardé.',
  '{amount} comes to you by check.': '{amount} vous sont envoyés par chèque.',
  '{amount} comes to you by bank transfer.': '{amount} vous sont envoyés par virement bancaire.',
  'It is fees that we give back.': 'Ce sont des frais que nous vous remettons.',
  '{amount} goes to the card or account that paid.': '{amount} retournent à la carte ou au compte qui a payé.',
  '{amount} goes to the card ending {ends}.': '{amount} retournent à la carte se terminant par {ends}.',
  '{amount} goes to the bank account ending {ends}.': '{amount} retournent au compte bancaire se terminant par {ends}.',
  'Banks take up to ten working days to show it.': 'Les banques mettent jusqu’à dix jours ouvrables à l’afficher.',
  'No refund had gone out when the e-mail was to be sent.':
    'Aucun remboursement n’était parti au moment d’envoyer le courriel.',
  ...changeFrench,
  ...enquiryFrench,
  ...debitFrench,
  ...signInFrench,
};
