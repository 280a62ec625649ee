import type { Translations } from '../shared/text/sentence.ts';
import { eConsentFrench } from './signing/e-consent-french.ts';
import { discountFrench } from './checkout/discount-french.ts';
import { questionFrench } from './questions/french.ts';
import { ruleFrench } from './rules/french.ts';
import { checksFrench } from './verifications/french.ts';

/** What quoting says, in Canadian French. */
export const french: Translations = {
  'The customer had their data deleted. Nothing is left here to go on with.':
    'La personne a fait supprimer ses données. Il ne reste rien ici à poursuivre.',
  'We cannot offer this insurance any more. Your card was not charged. Call us if you think that this is a mistake.':
    'Nous ne pouvons plus offrir cette assurance. Votre carte n’a pas été débitée. Appelez-nous si vous pensez que c’est une erreur.',
  'We cannot offer this insurance any more. Your bank account is not debited; what it pays all the same is refunded. Call us if you think that this is a mistake.':
    'Nous ne pouvons plus offrir cette assurance. Votre compte bancaire n’est pas débité ; ce qu’il paierait malgré tout est remboursé. Appelez-nous si vous pensez que c’est une erreur.',
  'An underwriter has to look at something first. Your card was not charged.':
    'Un souscripteur doit d’abord examiner quelque chose. Votre carte n’a pas été débitée.',
  'Refused by its {label}: {reason}': 'Refusé selon ce critère ({label}) : {reason}',
  'We cannot offer this insurance. Call us if you think that this is a mistake.':
    'Nous ne pouvons pas offrir cette assurance. Appelez-nous si vous pensez que c’est une erreur.',
  'e-mail address': 'adresse courriel',
  'phone number': 'numéro de téléphone',
  'license number': 'numéro de permis',
  'name and birth date': 'nom et date de naissance',
  'ZIP or postal code': 'code postal',
  VIN: 'NIV',
  address: 'adresse',
  'This vehicle was taken off the quote.': 'Ce véhicule a été retiré de la soumission.',
  'A quote needs a vehicle. Add another before you take this one off.':
    'Une soumission exige un véhicule. Ajoutez-en un autre avant de retirer celui-ci.',
  'Discounts are a list of their codes.': 'Les rabais sont une liste de leurs codes.',
  'The rates know no discount “{code}”.': 'Les tarifs ne connaissent aucun rabais « {code} ».',
  'This discount follows from the answers. Nobody grants it.': 'Ce rabais découle des réponses. Personne ne l’accorde.',
  'Send an object, each value by its name.': 'Envoyez un objet, chaque valeur sous son nom.',
  'These values have more than {longest} characters. Leave some out.':
    'Ces valeurs comptent plus de {longest} caractères. Retirez-en quelques-unes.',
  'Write very long numbers as texts.': 'Écrivez les très longs nombres comme du texte.',
  'Add a vehicle.': 'Ajoutez un véhicule.',
  'A quote holds at most {most} vehicles. Leave some out.':
    'Une soumission contient au plus {most} véhicules. Retirez-en quelques-uns.',
  'Choose a lienholder who is on this quote.': 'Choisissez un créancier qui figure dans cette soumission.',
  'Row {row}: {what}': 'Ligne {row} : {what}',
  'Vehicle {number}': 'Véhicule {number}',
  'Say why, in a sentence.': 'Dites pourquoi, en une phrase.',
  'Another agent has this quote already.': 'Un autre agent a déjà cette soumission.',
  '{agent} has this quote already.': '{agent} a déjà cette soumission.',
  'On {day} at {time} {agent} took this quote.': 'Le {day} à {time}, {agent} a pris cette soumission.',
  'This quote is yours already.': 'Cette soumission est déjà la vôtre.',
  'Only an agent of the quote’s organization takes it. Assign it to one.':
    'Seul un agent de l’organisation de la soumission peut la prendre. Attribuez-la à l’un d’eux.',
  'This agent does not belong to the organization. Choose one of its agents.':
    'Cet agent ne fait pas partie de l’organisation. Choisissez l’un de ses agents.',
  'This agent does not sell for the organization any more. Choose another.':
    'Cet agent ne vend plus pour l’organisation. Choisissez-en un autre.',
  'The quote is of this organization already. Choose another.':
    'La soumission appartient déjà à cette organisation. Choisissez-en une autre.',
  '{organization} does not sell this product. Choose another organization.':
    '{organization} n’offre pas ce produit. Choisissez une autre organisation.',
  '{organization} does not sell terms of {months} months. Choose another organization.':
    '{organization} n’offre pas de durée de {months} mois. Choisissez une autre organisation.',
  'Your role may not do this to a quote.': 'Votre rôle ne permet pas de faire ceci à une soumission.',
  'Choose a day from {first} to {last}.': 'Choisissez un jour du {first} au {last}.',
  'A driver is {age} or older.': 'Un conducteur a {age} ans ou plus.',
  'Enter the date of birth.': 'Entrez la date de naissance.',
  'Enter a day of the calendar, like March 9, 1968.': 'Entrez un jour du calendrier, comme le 9 mars 1968.',
  'A date of birth lies in the past. Check the year.': 'Une date de naissance est dans le passé. Vérifiez l’année.',
  'Check the year of birth.': 'Vérifiez l’année de naissance.',
  'Enter the name of the business.': 'Entrez le nom de l’entreprise.',
  'Enter the first name.': 'Entrez le prénom.',
  'Enter the last name.': 'Entrez le nom de famille.',
  'Enter the years, from {min} to {max}.': 'Entrez les années, de {min} à {max}.',
  'Enter a year from {min} to {max}.': 'Entrez une année de {min} à {max}.',
  'This is not asked here. Leave it empty.': 'Ceci n’est pas demandé ici. Laissez le champ vide.',
  'Only a person drives. Add a business as an additional insured, a lienholder or a loss payee.':
    'Seule une personne conduit. Ajoutez une entreprise comme assurée additionnelle, créancière ou bénéficiaire.',
  'A quote has one first named insured. Add the other as the second named insured.':
    'Une soumission n’a qu’un premier assuré désigné. Ajoutez l’autre comme second assuré désigné.',
  'A quote has one second named insured. Add more people as additional insureds.':
    'Une soumission n’a qu’un second assuré désigné. Ajoutez d’autres personnes comme assurés additionnels.',
  'Enter an e-mail address of their own: they sign by a link that is sent there.':
    'Entrez une adresse courriel qui lui est propre : cette personne signe au moyen d’un lien qui y est envoyé.',
  '{name} has to sign, too. The link that we sent to {email} opens what there is to sign.':
    '{name} doit aussi signer. Le lien envoyé à {email} ouvre ce qu’il y a à signer.',
  'Wait for {name} to sign.': 'Attendez la signature de {name}.',
  '{name} has signed already.': '{name} a déjà signé.',
  'There is no second named insured on this quote.': 'Cette soumission n’a pas de second assuré désigné.',
  'You have signed this already. There is nothing more to do.': 'Vous avez déjà signé. Il n’y a plus rien à faire.',
  'You declined to sign. Ask whoever named you for a new link if you will sign after all.':
    'Vous avez refusé de signer. Pour signer malgré tout, demandez un nouveau lien à la personne qui vous a désigné.',
  'You were taken off this quote. There is nothing to sign.':
    'Vous avez été retiré de cette soumission. Il n’y a rien à signer.',
  'The quote changed. A new link comes once it is signed again.':
    'La soumission a changé. Un nouveau lien arrivera dès qu’elle sera signée de nouveau.',
  'A newer link was sent. Use the one in the last e-mail.':
    'Un lien plus récent a été envoyé. Utilisez celui du dernier courriel.',
  'This link has ended. Ask for a new one.': 'Ce lien a expiré. Demandez-en un nouveau.',
  'This quote is not open any more. There is nothing to sign.':
    'Cette soumission n’est plus ouverte. Il n’y a rien à signer.',
  'Choose one of the relationships shown.': 'Choisissez l’un des liens affichés.',
  'A quote names at most {most} people and businesses. Take one off before you add another.':
    'Une soumission nomme au plus {most} personnes et entreprises. Retirez-en une avant d’en ajouter une autre.',
  '{name} is on this quote already.': '{name} figure déjà dans cette soumission.',
  'This person or business was taken off the quote.':
    'Cette personne ou cette entreprise a été retirée de la soumission.',
  'This is the named insured. A quote keeps them, and they have a form of their own.':
    'C’est l’assuré désigné. Il demeure dans la soumission et a son propre formulaire.',
  'Enter your first name.': 'Entrez votre prénom.',
  'Enter your last name.': 'Entrez votre nom de famille.',
  'Enter your ZIP or postal code.': 'Entrez votre code postal ou ZIP.',
  'Use five digits, like 44101, or a Canadian code, like K1A 0B1.':
    'Entrez un code canadien, comme K1A 0B1, ou cinq chiffres, comme 44101.',
  'Enter a model year from 1900 to {year}.': 'Entrez une année de modèle de 1900 à {year}.',
  'Enter a value from {min} to {max}.': 'Entrez une valeur de {min} à {max}.',
  'Enter what you paid, up to {max}.': 'Entrez le prix payé, jusqu’à {max}.',
  'Choose one of the classes shown.': 'Choisissez l’une des classes affichées.',
  'Choose one of the uses shown.': 'Choisissez l’une des utilisations affichées.',
  'Choose one of the storage places shown.': 'Choisissez l’un des lieux de remisage affichés.',
  'Enter the miles of a year, from 0 to 200,000.': 'Entrez les milles d’une année, de 0 à 200 000.',
  'Enter the share of nights rented out, from 0 to 100 per cent.':
    'Entrez la part des nuits en location, de 0 à 100 pour cent.',
  'Enter the nights of a year, from 0 to 366.': 'Entrez les nuits d’une année, de 0 à 366.',
  'A VIN has 17 characters; this one has {count}. Check it against the plate.':
    'Un NIV compte 17 caractères ; celui-ci en compte {count}. Comparez-le à la plaque du véhicule.',
  'A VIN has letters and digits, but never I, O or Q. Look for 1 or 0 instead.':
    'Un NIV contient des lettres et des chiffres, mais jamais I, O ni Q. Cherchez plutôt 1 ou 0.',
  'A serial number has letters and digits. Copy it from the plate or the title.':
    'Un numéro de série se compose de lettres et de chiffres. Copiez-le de la plaque ou du titre.',
  'A serial number has 5 to 17 characters.': 'Un numéro de série compte de 5 à 17 caractères.',
  'This VIN does not add up, so a character is wrong. Check it against the plate.':
    'Ce NIV n’est pas valide : un caractère est erroné. Comparez-le à la plaque du véhicule.',
  'A policy covers one country. Start a quote of its own for {area}.':
    'Une police couvre un seul pays. Commencez une soumission distincte pour {area}.',
  'We do not sell this in {area} yet.': 'Nous n’offrons pas encore ce produit en {area}.',
  'This product covers vehicles kept in one state. Start a quote of its own for {area}.':
    'Ce produit couvre les véhicules gardés dans une seule province ou un seul État. Commencez une soumission distincte pour {area}.',
  'Choose what a total loss pays.': 'Choisissez ce que paie une perte totale.',
  'Another vehicle of this quote has this VIN. Check both.':
    'Un autre véhicule de cette soumission porte ce NIV. Vérifiez les deux.',
  'The title is a salvage title. An underwriter looks at it first.':
    'Le véhicule a été déclaré récupéré. Un souscripteur l’examine d’abord.',
  'Who buys a policy is {age} or older. Ask a parent to be the named insured.':
    'La personne qui achète une police a {age} ans ou plus. Demandez à un parent d’être l’assuré désigné.',
  'This organization does not sell that product. Choose another.':
    'Cette organisation ne vend pas ce produit. Choisissez-en un autre.',
  'That product has no terms of {months} months. Change the term first.':
    'Ce produit n’a pas de contrat de {months} mois. Changez d’abord la durée.',
  'Choose the state or province that gave the license.': 'Choisissez la province ou l’État qui a délivré le permis.',
  'A license number has {min} to {max} characters.': 'Un numéro de permis compte de {min} à {max} caractères.',
  'A license number has letters and digits. Copy it from the license.':
    'Un numéro de permis contient des lettres et des chiffres. Recopiez-le du permis.',
  'The tenth character of a VIN names its model year; this one names none.':
    'Le dixième caractère d’un NIV désigne l’année modèle ; celui-ci n’en désigne aucune.',
  'This VIN is of another model year. Check the VIN and the year.':
    'Ce NIV est d’une autre année modèle. Vérifiez le NIV et l’année.',
  'No VIN begins with 0. Look for the letter or digit on the plate.':
    'Aucun NIV ne commence par 0. Cherchez la lettre ou le chiffre sur la plaque.',
  'Another company prices and sells this on its own pages. Follow the link to them.':
    'Une autre société en fixe le prix et le vend sur ses propres pages. Suivez le lien vers elle.',
  'Our agents quote this. Send an enquiry, and one of them writes to you.':
    'Nos agents préparent cette soumission. Envoyez une demande, et l’un d’eux vous écrira.',
  'That company prices its own quotes. Link to it instead.':
    'Cette société établit ses propres prix. Envoyez plutôt le client vers elle.',
  'This quote cannot be continued later.': 'Cette soumission ne peut pas être continuée plus tard.',
  'There is no e-mail address on this quote to send a link to. Start a new quote.':
    'Cette soumission ne porte aucune adresse courriel à laquelle envoyer un lien. Commencez une nouvelle soumission.',
  'This quote cannot be bought as it stands, so there is no link to it.':
    'Cette soumission ne peut pas être achetée telle quelle ; elle n’a donc pas de lien.',
  'We do not sell this in {area} yet. Enter the code of where it is kept, if that is elsewhere.':
    'Nous n’offrons pas encore ce produit ici : {area}. Entrez le code du lieu où le véhicule est gardé, si c’est ailleurs.',
  'We sell this there. Start a quote.': 'Nous offrons ce produit à cet endroit. Commencez une soumission.',
  'Your role may not start a quote.': 'Votre rôle ne permet pas de commencer une soumission.',
  '{code} lies in {area}. Correct the postal code or the state.':
    '{code} se trouve ici : {area}. Corrigez le code postal ou la province ou l’État.',
  '{code} lies in {area}. Correct the postal code or the country.':
    '{code} se trouve ici : {area}. Corrigez le code postal ou le pays.',
  'We do not know {code}. Codes that begin alike lie in {area}. Correct the code or the state.':
    'Nous ne connaissons pas {code}. Les codes qui commencent ainsi se trouvent ici : {area}. Corrigez le code ou la province ou l’État.',
  'We cannot find that postal code. Check it for a typing mistake.':
    'Ce code postal est introuvable. Vérifiez la saisie.',
  'This offer ended more than {days} days ago. Start a new quote.':
    'Cette offre a pris fin il y a plus de {days} jours. Commencez une nouvelle soumission.',
  'An underwriter is looking at this quote. It cannot be changed until the answer is in.':
    'Un souscripteur examine cette soumission. Elle ne peut pas être modifiée avant sa réponse.',
  'The payment for this quote is on its way. Wait a moment for the answer.':
    'Le paiement de cette soumission est en route. Attendez un instant la réponse.',
  'This quote is a policy now. Change the policy instead.':
    'Cette soumission est devenue une police. Modifiez plutôt la police.',
  'This offer has ended. Open it again to price it at today’s rates.':
    'Cette offre a pris fin. Rouvrez-la pour la calculer aux tarifs d’aujourd’hui.',
  'This renewal offer is locked. Unlock it first.':
    'Cette offre de renouvellement est verrouillée. Déverrouillez-la d’abord.',
  'A newer quote took the place of this one. Open the newer quote.':
    'Une soumission plus récente remplace celle-ci. Ouvrez la plus récente.',
  'The payment has not been captured.': 'Le paiement n’a pas été encaissé.',
  'Nothing refuses this quote as it stands.': 'Rien ne refuse cette soumission telle quelle.',
  'An underwriter declined this quote. Ask them, or make a copy of it.':
    'Un souscripteur a refusé cette soumission. Adressez-vous à lui, ou faites-en une copie.',
  'This offer may still be bought.': 'Cette offre peut encore être achetée.',
  'This does not fit the stage that the quote is at. Its page offers what can be done now.':
    'Cela ne convient pas à l’étape où en est la soumission. Sa page propose ce qui est possible maintenant.',
  'We cannot offer this as it stands. Call us, and an agent looks at it with you.':
    'Nous ne pouvons pas offrir cette assurance telle quelle. Appelez-nous, et un agent l’examinera avec vous.',
  'An agent has to finish this quote with you. Call us or pick a time.':
    'Un agent doit terminer cette soumission avec vous. Appelez-nous ou choisissez un moment.',
  'An underwriter prices this application and lets it be bought. Submit it to one.':
    'Un souscripteur tarife cette proposition et permet de l’acheter. Soumettez-la à l’un d’eux.',
  'An underwriter prices this application. Wait for the answer.':
    'Un souscripteur tarife cette proposition. Attendez la réponse.',
  'This quote has its price from the rates. Accept it as it is.':
    'Le prix de cette soumission vient des tarifs. Acceptez-la telle quelle.',
  'An agent writes an application. Start a quote, or call us.':
    'C’est un agent qui remplit une proposition. Commencez une soumission, ou appelez-nous.',
  'An agent approved this quote as it is. Revoke the approval before you change it.':
    'Un agent a approuvé cette soumission telle quelle. Révoquez l’approbation avant de la modifier.',
  'This quote was changed in another window. Load it again to go on.':
    'Cette soumission a été modifiée dans une autre fenêtre. Rechargez-la pour continuer.',
  'Some answers are missing: {paths}.': 'Il manque des réponses : {paths}.',
  'We cannot insure this as it stands. {reasons}': 'Nous ne pouvons pas l’assurer tel quel. {reasons}',
  'An underwriter has to look at this first. {reasons}': 'Un souscripteur doit d’abord l’examiner. {reasons}',
  'New cover is paused here. {reasons}': 'Les nouvelles protections sont suspendues ici. {reasons}',
  'New cover was paused here a moment ago. Your card was not charged.':
    'Les nouvelles protections viennent d’être suspendues ici. Votre carte n’a pas été débitée.',
  '{name}, until {day}, {time}: {notice}': '{name}, jusqu’au {day}, {time} : {notice}',
  '{name}, until further notice: {notice}': '{name}, jusqu’à nouvel ordre : {notice}',
  'This offer ended on {day}. Price it again to go on.':
    'Cette offre a pris fin le {day}. Recalculez son prix pour continuer.',
  'Price this quote first.': 'Calculez d’abord le prix de cette soumission.',
  'The price is older than the last change. Price this quote again.':
    'Le prix date d’avant la dernière modification. Recalculez cette soumission.',
  'The named insured has to sign first.': 'L’assuré désigné doit d’abord signer.',
  'The quote changed after it was signed. It has to be signed again.':
    'La soumission a changé depuis la signature. Elle doit être signée de nouveau.',
  'Give a payment method first.': 'Indiquez d’abord un mode de paiement.',
  'An underwriter is looking at this quote. Wait for the answer or cancel the request.':
    'Un souscripteur examine cette soumission. Attendez sa réponse ou annulez la demande.',
  'Enter the miles you drive in a year.': 'Entrez les milles parcourus en un an.',
  'Choose what you are insuring.': 'Choisissez ce que vous assurez.',
  'That vehicle is not on this quote. Choose one that is.':
    'Ce véhicule ne figure pas dans cette soumission. Choisissez-en un qui y figure.',
  'Enter the model year.': 'Entrez l’année du modèle.',
  'Enter what the vehicle is worth.': 'Entrez la valeur du véhicule.',
  'Tell us how you use it.': 'Indiquez votre utilisation.',
  'Tell us where you keep it.': 'Indiquez où vous le gardez.',
  'Tell us whether you rent it out.': 'Indiquez si vous le louez à d’autres.',
  'Enter your date of birth.': 'Entrez votre date de naissance.',
  'Enter your e-mail address.': 'Entrez votre adresse courriel.',
  'Enter the street of your mailing address.': 'Entrez la rue de votre adresse postale.',
  'Enter the city of your mailing address.': 'Entrez la ville de votre adresse postale.',
  'Choose a plan.': 'Choisissez une formule.',
  'Choose the day cover begins.': 'Choisissez le premier jour de protection.',
  'Sign the application.': 'Signez la proposition.',
  'Choose how you pay.': 'Choisissez comment payer.',
  'A renewal offer that ended is brought back by an underwriter.':
    'Une offre de renouvellement expirée est rétablie par un souscripteur.',
  'Type the name exactly as on the quote: {name}.': 'Tapez le nom exactement comme sur la soumission : {name}.',
  'Tell us first who the policy is for.': 'Indiquez d’abord pour qui est la police.',
  'Tick the box to sign electronically.': 'Cochez la case pour signer par voie électronique.',
  'Type your full name to sign.': 'Tapez votre nom complet pour signer.',
  'Read the text about electronic signatures before you sign.':
    'Lisez le texte sur les signatures électroniques avant de signer.',
  'Read your application and the words of the policy before you sign.':
    'Lisez votre proposition et le texte de la police avant de signer.',
  'The documents are still being made. Read them in a moment, then sign.':
    'Les documents sont encore en préparation. Lisez-les dans un instant, puis signez.',
  'What was read before the signature is missing or has changed. It has to be read and signed again.':
    'Ce qui a été lu avant la signature manque ou a changé. Il faut le lire et signer de nouveau.',
  'The documents changed after you opened them. Read them again.':
    'Les documents ont changé après que vous les avez ouverts. Relisez-les.',
  'The text about electronic signatures has changed. Read it again.':
    'Le texte sur les signatures électroniques a changé. Relisez-le.',
  ...eConsentFrench,
  ...questionFrench,
  ...ruleFrench,
  ...discountFrench,
  ...checksFrench,
};
