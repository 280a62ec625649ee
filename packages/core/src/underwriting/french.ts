import type { Translations } from '../shared/text/sentence.ts';

/** What underwriting says, in Canadian French. */
export const french: Translations = {
  'No rates price this application. It needs its price.':
    'Aucun tarif ne s’applique à cette proposition. Il lui faut son prix.',
  'Type a premium from {least} to {most}.': 'Entrez une prime de {least} à {most}.',
  'A rule is being tried on this book already. Wait until it has ended, or cancel it.':
    'Une règle est déjà mise à l’essai sur ce portefeuille. Attendez qu’elle ait terminé, ou annulez-la.',
  'Give it a name that customers understand.': 'Donnez-lui un nom que les clients comprennent.',
  'Write what customers are told.': 'Écrivez ce qui est dit aux clients.',
  'Choose what is stopped.': 'Choisissez ce qui est arrêté.',
  'There is no state or province “{area}”.': 'Il n’y a pas d’État ou de province « {area} ».',
  '“{code}” is no postal code. Write one, its beginning or a range, like 33139, 331, 33100-33199 or K1A.':
    '« {code} » n’est pas un code postal. Écrivez-en un, son début ou une plage, comme 33139, 331, 33100-33199 ou K1A.',
  'Write at most {most} postal codes and ranges.': 'Écrivez au plus {most} codes postaux et plages.',
  'Write it in French, too: customers in Quebec and New Brunswick may read it.':
    'Écrivez-le aussi en français : des clients du Québec et du Nouveau-Brunswick peuvent le lire.',
  'Choose a state or province, or write a postal code.':
    'Choisissez un État ou une province, ou écrivez un code postal.',
  'Choose one of the time zones shown.': 'Choisissez l’un des fuseaux horaires affichés.',
  'Choose a day and a time.': 'Choisissez un jour et une heure.',
  'The end comes after the beginning.': 'La fin vient après le début.',
  'Choose an end that is still to come.': 'Choisissez une fin qui est encore à venir.',
  'This is over. Write a new one.': 'Ceci est terminé. Écrivez-en un nouveau.',
  'This was changed by somebody else meanwhile. Load it again to go on.':
    'Ceci a été modifié entre-temps par quelqu’un d’autre. Rechargez-le pour continuer.',
  'Name a quote or a policy.': 'Nommez une soumission ou une police.',
  'This is excepted already.': 'Ceci est déjà excepté.',
  'The vendor answered in a form that could not be read.': 'La réponse du fournisseur n’a pas pu être lue.',
  'The vendor did not answer.': 'Le fournisseur n’a pas répondu.',
  'The vendor has not answered yet. It is asked again.':
    'Le fournisseur n’a pas encore répondu. Il est interrogé de nouveau.',
  'The person was changed before the vendor answered.': 'La personne a été modifiée avant la réponse du fournisseur.',
  'Nobody on this quote is checked for that.': 'Personne dans cette soumission n’est vérifié pour cela.',
  'Complete the person first: name, birth date, address and license.':
    'Complétez d’abord la personne : nom, date de naissance, adresse et permis.',
  'Choose mvr, frs or tas.': 'Choisissez mvr, frs ou tas.',
  'Payments were late.': 'Des paiements ont été en retard.',
  'Bills went to a collection agency.': 'Des comptes ont été remis à une agence de recouvrement.',
  'Balances are high compared with the limits.': 'Les soldes sont élevés par rapport aux limites.',
  'Credit was asked for several times of late.': 'Du crédit a été demandé plusieurs fois récemment.',
  'The accounts are young.': 'Les comptes sont récents.',
  'A court record is on file.': 'Un jugement figure au dossier.',
  'Reason {code} of the bureau.': 'Motif {code} de l’agence.',
  'Say what the underwriter is to look at.': 'Dites ce que le souscripteur doit examiner.',
  'Give at most {most} reasons. Put the rest into one of them.':
    'Donnez au plus {most} raisons. Regroupez les autres dans l’une d’elles.',
  'Nobody waits for this answer any more: the question was taken back, mended or has ended.':
    'Personne n’attend plus cette réponse : la demande a été retirée, réglée ou a pris fin.',
  'An underwriter has decided this already. Look at what they said.':
    'Un souscripteur en a déjà décidé. Voyez ce qui a été dit.',
  'This person does not decide for the organization. Choose one of its underwriters.':
    'Cette personne ne décide pas pour l’organisation. Choisissez l’un de ses souscripteurs.',
  'Write the message first.': 'Écrivez d’abord le message.',
  'This referral has {most} messages already. Talk to each other, or refer the quote again.':
    'Ce renvoi compte déjà {most} messages. Parlez-vous, ou soumettez la soumission de nouveau.',
  'There is still time to answer.': 'Il reste du temps pour répondre.',
  'Choose one of the objects shown.': 'Choisissez l’un des objets affichés.',
  'There is no field “{key}” here. Choose one that is shown.':
    'Il n’y a pas de champ « {key} » ici. Choisissez-en un qui est affiché.',
  'This field cannot be compared so. Choose another way.':
    'Ce champ ne se compare pas ainsi. Choisissez une autre façon.',
  'Enter a value that this field can have.': 'Entrez une valeur que ce champ peut prendre.',
  'Enter two values, the lower one first.': 'Entrez deux valeurs, la plus petite d’abord.',
  'Choose one value or more.': 'Choisissez une valeur ou plus.',
  'What has to be missing has no value.': 'Ce qui doit manquer n’a pas de valeur.',
  'Use at most {most} conditions in one rule.': 'Utilisez au plus {most} conditions dans une règle.',
  'Give the rule a name.': 'Donnez un nom à la règle.',
  'Choose what becomes of the quote.': 'Choisissez ce qu’il advient de la soumission.',
  'The last day comes after the first. Change one.': 'La fin vient après le début. Changez l’un des deux.',
  'Choose at least one kind of business.': 'Choisissez au moins un genre d’affaires.',
  'This rule is archived. Take it back first.': 'Cette règle est archivée. Rétablissez-la d’abord.',
  'A rule stays about its field. Write a new rule about another one.':
    'Une règle garde son champ. Écrivez une nouvelle règle pour un autre.',
  'This rule was changed by somebody else meanwhile. Load it again to go on.':
    'Cette règle a été modifiée entre-temps par quelqu’un d’autre. Rechargez-la pour continuer.',
  'No quote can meet all of these conditions. Change one.':
    'Aucune soumission ne peut remplir toutes ces conditions. Changez-en une.',
  '“{name}” can hit the same quote with another outcome. The stricter one counts.':
    '« {name} » peut viser la même soumission avec une autre issue. La plus stricte l’emporte.',
  '“{name}” hits all that this one hits.': '« {name} » vise déjà tout ce que vise celle-ci.',
  'This one hits all that “{name}” hits.': 'Celle-ci vise tout ce que vise « {name} ».',
  'Choose by what it is refused.': 'Choisissez ce par quoi on refuse.',
  'Write down why.': 'Indiquez le motif.',
  'Choose a line, or all of them.': 'Choisissez un produit, ou tous.',
  'This is refused already.': 'C’est déjà refusé.',
  'Write the question.': 'Écrivez la question.',
  'Write it in French, too: buyers of this product may read it.':
    'Écrivez-la aussi en français : des acheteurs de ce produit peuvent le lire.',
  'Write what this answer is called.': 'Écrivez le libellé de cette réponse.',
  'Write this answer in French, too.': 'Écrivez aussi cette réponse en français.',
  'An answer is kept under small letters, digits and _.':
    'Une réponse est conservée sous des minuscules, des chiffres et _.',
  'Offer from 2 to {most} answers.': 'Proposez de 2 à {most} réponses.',
  'This answer is there already.': 'Cette réponse y est déjà.',
  'The lower end comes first. Change one.': 'La limite inférieure vient d’abord. Changez l’une des deux.',
  'Choose a question that is in use.': 'Choisissez une question en usage.',
  'A question cannot stand beneath itself.': 'Une question ne peut pas se trouver sous elle-même.',
  'Put questions at most {most} levels deep.': 'Placez les questions sur au plus {most} niveaux.',
  'Only a yes/no question or a choice opens others.': 'Seule une question oui/non ou à choix en ouvre d’autres.',
  'Choose the answer on which this opens.': 'Choisissez la réponse qui ouvre cette question.',
  '“{question}” opens on an answer that would be gone. Move it first.':
    '« {question} » s’ouvre sur une réponse qui disparaîtrait. Déplacez-la d’abord.',
  'Choose what it asks about.': 'Choisissez ce sur quoi elle porte.',
  'Choose how it is answered.': 'Choisissez la façon d’y répondre.',
  'Ask at most {most} questions.': 'Posez au plus {most} questions.',
  'Enter from where on, or up to where.': 'Entrez à partir d’où, ou jusqu’où.',
  'Choose one of the answers.': 'Choisissez l’une des réponses.',
  'Name at most {most} answers here.': 'Nommez au plus {most} réponses ici.',
  'Another line says what becomes of this answer. Change one.':
    'Une autre ligne dit ce qu’entraîne cette réponse. Changez l’une des deux.',
  'This question was changed by somebody else meanwhile. Load it again to go on.':
    'Cette question a été modifiée entre-temps par quelqu’un d’autre. Rechargez-la pour continuer.',
  'This question is archived. Take it back first.': 'Cette question est archivée. Rétablissez-la d’abord.',
  'The question above it is archived. Take that one back first.':
    'La question au-dessus est archivée. Rétablissez-la d’abord.',
  'The questions were changed by somebody else meanwhile. Look at them again.':
    'Les questions ont été modifiées entre-temps par quelqu’un d’autre. Regardez-les de nouveau.',
  'It is asked only while “{parent}” is, whose days are others.':
    'Elle n’est posée que lorsque « {parent} » l’est, dont les dates diffèrent.',
  'The same is asked already on the same days.': 'La même question est déjà posée aux mêmes dates.',
  'An underwriter is looking at this policy already. Write to them in the referral.':
    'Un souscripteur examine déjà cette police. Écrivez-lui dans la demande.',
};
