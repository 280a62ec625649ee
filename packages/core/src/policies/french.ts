import type { Translations } from '../shared/text/sentence.ts';

/** What policies say, in Canadian French. */
export const french: Translations = {
  'Nobody agreed to electronic records here: notices go by post already.':
    'Personne n’a consenti ici aux documents électroniques : les avis partent déjà par la poste.',
  'The agreement to electronic records was withdrawn already.':
    'Le consentement aux documents électroniques a déjà été retiré.',
  'Your role may not move policies.': 'Votre rôle ne permet pas de déplacer des polices.',
  'Another term came after this one. Move that one: the earlier terms go with it.':
    'Un autre terme a suivi celui-ci. Déplacez le plus récent : les termes précédents le suivent.',
  'This policy has ended. What was booked of it stays where it is.':
    'Cette police a pris fin. Ce qui en a été comptabilisé reste où il est.',
  'A payment or a refund of this policy is on its way. Try again once it is there.':
    'Un paiement ou un remboursement de cette police est en cours. Réessayez une fois qu’il est arrivé.',
  'A quote is open that would take the place of this policy. End that quote first.':
    'Une soumission ouverte remplacerait cette police. Mettez d’abord fin à cette soumission.',
  'The policy is of this organization already. Choose another.':
    'La police est déjà de cette organisation. Choisissez-en une autre.',
  '{organization} gives back otherwise when an insured cancels. Set the same terms there first: they were agreed.':
    '{organization} rembourse autrement lorsqu’un assuré résilie. Fixez-y d’abord les mêmes conditions : elles ont été convenues.',
  'Cover begins on {day}.': 'La protection commence le {day}.',
  'Cover ends on {day}.': 'La protection prend fin le {day}.',
  'Cover may end on {date} at the earliest: {noticeDays} days of notice and {postDays} for the post from {sent} on ({source}).':
    'La protection peut prendre fin le {date} au plus tôt : {noticeDays} jours d’avis et {postDays} pour la poste à compter du {sent} ({source}).',
  'No text of the law confirmed by which way a notice counts there. An underwriter has to end cover, with a reason.':
    'Aucun texte de loi n’a confirmé de quelle façon un avis compte à cet endroit. Un souscripteur doit mettre fin à la protection et donner une raison.',
  'No statute confirmed the {noticeDays} days of notice there. An underwriter has to end cover, with a reason.':
    'Aucun texte de loi n’a confirmé les {noticeDays} jours d’avis à cet endroit. Un souscripteur doit mettre fin à la protection et donner une raison.',
  '{amount} is overdue on this policy, and what was paid pays for cover until {until}.':
    '{amount} est en souffrance sur cette police, et ce qui a été payé couvre jusqu’au {until}.',
  'What was paid pays for cover until {last}. Choose {until} or a later day.':
    'Ce qui a été payé couvre jusqu’au {last}. Choisissez le {until} ou un jour plus tard.',
  'A notice that goes out on {sent} ends cover on {last} at the latest. Give it later ({source}).':
    'Un avis qui part le {sent} met fin à la protection le {last} au plus tard. Donnez-le plus tard ({source}).',
  'What comes back was due on {due}, before cover ends ({source}). Choose a later day.':
    'Ce qui est remboursé devait l’être le {due}, avant la fin de la protection ({source}). Choisissez un jour plus éloigné.',
  'What comes back is due on {due}, before cover ends ({source}). It cannot be held.':
    'Ce qui revient est dû le {due}, avant la fin de la protection ({source}). On ne peut pas le retenir.',
  'The insurer may not end this policy for this reason ({source}).':
    'L’assureur ne peut pas mettre fin à cette police pour ce motif ({source}).',
  'For this reason the insurer could end the policy only in its first {days} days ({source}).':
    'Pour ce motif, l’assureur ne pouvait mettre fin à la police que dans ses {days} premiers jours ({source}).',
  'The end of this policy is announced already. Reverse that first.':
    'La fin de cette police est déjà annoncée. Annulez d’abord cette annonce.',
  'This policy has ended. There is no cover left to cancel.':
    'Cette police a pris fin. Il n’y a plus de protection à résilier.',
  'Nothing was known of this policy before {day}. Choose that day or a later one.':
    'On ne savait rien de cette police avant le {day}. Choisissez ce jour ou un jour plus tard.',
  'Choose a day from {from} to {last}.': 'Choisissez un jour du {from} au {last}.',
  'Cover has not begun: this policy can be cancelled as of {from} only.':
    'La protection n’a pas commencé : cette police ne peut être résiliée qu’en date du {from}.',
  'A claim was filed in this term, so it cannot count as never issued.':
    'Une réclamation a été faite pendant ce terme ; la police ne peut donc pas être réputée n’avoir jamais été établie.',
  'A claim was filed for a day after this one. Choose a later day.':
    'Une réclamation vise un jour postérieur à celui-ci. Choisissez un jour plus tard.',
  'Cover ends today at the earliest. For a day that has passed, call us.':
    'La protection prend fin aujourd’hui au plus tôt. Pour un jour passé, appelez-nous.',
  'For a day that has passed, say what shows the sale or the other cover.':
    'Pour un jour passé, indiquez ce qui prouve la vente ou l’autre protection.',
  'More than {days} days back takes an underwriter.': 'Au-delà de {days} jours en arrière, il faut un souscripteur.',
  'Choose one of the reasons that are offered to you.': 'Choisissez l’un des motifs qui vous sont proposés.',
  'Say why the refund is held. It stays owed by the same day.':
    'Indiquez pourquoi le remboursement est retenu. Il reste dû pour le même jour.',
  '{name} is in force there: nobody is cancelled for non-payment until it ends.':
    '{name} est en vigueur à cet endroit : personne n’est résilié pour non-paiement avant sa fin.',
  'Say why. The letter to the insured repeats it.': 'Indiquez le motif. La lettre à l’assuré le reprend.',
  'No end of this policy is announced, so there is nothing to reverse.':
    'Aucune fin de cette police n’est annoncée ; il n’y a donc rien à annuler.',
  'Cover has ended. It takes a reinstatement now.':
    'La protection a pris fin. Il faut maintenant une remise en vigueur.',
  'This policy was rewritten: another one takes its place on that day.':
    'Cette police a été récrite : une autre la remplace ce jour-là.',
  'An underwriter ended this policy. Only an underwriter takes that back.':
    'Un souscripteur a mis fin à cette police. Seul un souscripteur peut revenir là-dessus.',
  'Your role may not do this to a policy.': 'Votre rôle ne permet pas cela pour une police.',
  'Enter what the odometer shows: the contract counts the miles.':
    'Entrez ce que le compteur indique : le contrat compte les milles.',
  'Enter whole miles from {from}, as when the contract was sold, to {most}.':
    'Entrez des milles entiers de {from}, comme à la vente du contrat, à {most}.',
  'Only a policy in force ends with its term.': 'Seule une police en vigueur prend fin avec son terme.',
  'Only a pending policy comes into force.': 'Seule une police en attente peut entrer en vigueur.',
  'This quote is a policy already.': 'Cette soumission est déjà une police.',
  'No payment for this quote is on its way.': 'Aucun paiement n’est en route pour cette soumission.',
  'The price is older than the last change. Price this quote again.':
    'Le prix date d’avant la dernière modification. Recalculez cette soumission.',
  'This quote has no price.': 'Cette soumission n’a pas de prix.',
  'Your role may not detach accounts.': 'Votre rôle ne permet pas de détacher un compte.',
  'This quote is a policy. Detach the account on the page of the policy.':
    'Cette soumission est une police. Détachez le compte depuis la page de la police.',
  'This is in no customer’s account.': 'Ce dossier n’est dans le compte d’aucun client.',
  'Name a policy, or a quote that is none.': 'Nommez une police, ou une soumission qui n’en est pas une.',
  'This policy has ended. What it says stays as it is.': 'Cette police a pris fin. Ce qu’elle indique reste tel quel.',
  'This is what the policy says already.': 'C’est déjà ce qu’indique la police.',
  'This policy names nobody.': 'Cette police ne nomme personne.',
};
