import type { Translations } from '../shared/sentence.ts';
import { ofRateFiles } from './rate-files-french.ts';

/** What rating says, in Canadian French. */
export const french: Translations = {
  'Enter a cap from 1 to {most} percent, or none.': 'Entrez un plafond de 1 à {most} pour cent, ou aucun.',
  'The two versions price different lines. Choose versions of one line.':
    'Les deux versions tarifent des produits différents. Choisissez des versions d’un même produit.',
  'This line is being rated already. Wait until that run has ended, or cancel it.':
    'Ce produit est déjà en cours de tarification. Attendez la fin de ce calcul ou annulez-le.',
  'This run has ended already. There is nothing to cancel.': 'Ce calcul est déjà terminé. Il n’y a rien à annuler.',
  'Only a run that was cancelled or has failed can go on.':
    'Seul un calcul annulé ou interrompu par une erreur peut reprendre.',
  'The version was changed since this run began. Start another run.':
    'La version a été modifiée depuis le début de ce calcul. Lancez-en un autre.',
  'A driver must be {age} or older.': 'Un conducteur doit avoir {age} ans ou plus.',
  'A driver has {points} or more points. An underwriter looks at the record first.':
    'Un conducteur a {points} points ou plus. Un souscripteur examine d’abord le dossier.',
  'Choose how you want to pay.': 'Choisissez comment vous voulez payer.',
  'Choose a term of 12 or 6 months.': 'Choisissez une durée de 12 ou de 6 mois.',
  'Choose a plan.': 'Choisissez une formule.',
  'One of the discounts is not in this rate book.': 'L’un des rabais n’est pas dans ce manuel de tarification.',
  'The insurance score has not come back yet.': 'La cote d’assurance n’est pas encore connue.',
  'We have no rates for this state or province.': 'Nous n’avons pas de tarifs pour cette province ou cet État.',
  'Add a vehicle.': 'Ajoutez un véhicule.',
  'Add the person who drives.': 'Ajoutez la personne qui conduit.',
  'Choose what you are insuring.': 'Choisissez ce que vous assurez.',
  'Enter the model year.': 'Entrez l’année du modèle.',
  'Enter what the vehicle is worth.': 'Entrez la valeur du véhicule.',
  'Choose what a total loss pays.': 'Choisissez l’indemnité en cas de perte totale.',
  'Tell us how you use it.': 'Indiquez votre utilisation.',
  'Tell us whether you rent it out.': 'Indiquez si vous le louez à d’autres.',
  'Tell us where you keep it.': 'Indiquez où vous le gardez.',
  'Enter the miles you drive in a year.': 'Entrez les milles parcourus en un an.',
  'Enter the birth date.': 'Entrez la date de naissance.',
  'Enter the years of driving a recreational vehicle.': 'Entrez les années de conduite d’un véhicule récréatif.',
  'Tell us about accidents and violations of the last 36 months.':
    'Indiquez les accidents et les infractions des 36 derniers mois.',
  'Choose another limit or deductible for this cover.':
    'Choisissez un autre montant ou une autre franchise pour cette protection.',
  'Drivers whose birth date is open are {youngest} to {oldest} years old.':
    'Les conducteurs sans date de naissance ont de {youngest} à {oldest} ans.',
  'Driven {miles} miles a year or fewer.': 'Au plus {miles} milles parcourus par an.',
  'Cover starts on {day}.': 'La protection commence le {day}.',
  'The Road-ready plan.': 'La formule Prêt à rouler.',
  'A total loss pays the agreed value.': 'Une perte totale paie la valeur convenue.',
  'Drivers whose record is open had no violation and caused no accident in the last 36 months.':
    'Les conducteurs sans dossier n’ont eu aucune infraction ni causé d’accident depuis 36 mois.',
  'Used for trips: not lived in, not parked for the season, not for business.':
    'Utilisé pour des voyages : ni domicile, ni stationné pour la saison, ni commercial.',
  'Not rented out.': 'Jamais mis en location.',
  'A term of 12 months.': 'Une durée de 12 mois.',
  'Paid monthly.': 'Payé en versements mensuels.',
  'No driver, vehicle or discount beyond those entered so far.':
    'Aucun conducteur, véhicule ni rabais au-delà de ceux déjà inscrits.',
  'We insure vehicles worth {value} or more.': 'Nous assurons les véhicules d’une valeur de {value} ou plus.',
  'The vehicle is worth more than {value}. An underwriter looks at it first.':
    'Le véhicule vaut plus de {value}. Un souscripteur l’examine d’abord.',
  'The vehicle is {years} model years old or older. An underwriter looks at it first.':
    'Le modèle a {years} ans ou plus. Un souscripteur l’examine d’abord.',
  'Business use is covered by our Pro product, not by this one.':
    'L’usage commercial relève de notre produit Pro, non de celui-ci.',
  'It is rented out more than {percent} % of the year. Our Pro product is made for that.':
    'Il est loué plus de {percent} % de l’année. Notre produit Pro est fait pour cela.',
  'A converted bus is rated as a class A motorhome. An underwriter looks at it first.':
    'Un autobus aménagé est tarifé comme une autocaravane de classe A. Un souscripteur l’examine d’abord.',
  'Without {cover}': 'Sans {cover}',
  'Kept elsewhere': 'Remisé ailleurs',
  'No violation and no accident in the last 36 months.': 'Aucune infraction ni aucun accident depuis 36 mois.',
  'More than one policy': 'Plus d’une police',
  'Paid in full': 'Payé en entier',
  'Original owner': 'Premier propriétaire',
  'Claim free': 'Sans réclamation',
  'Affinity group': 'Groupe d’affinité',
  'Telematics device': 'Appareil télématique',
  'Base rate': 'Taux de base',
  'Insured value': 'Valeur assurée',
  'State or province': 'Province ou État',
  'Age of the vehicle': 'Âge du véhicule',
  Storage: 'Remisage',
  'Insurance score': 'Cote d’assurance',
  'Age of the driver': 'Âge du conducteur',
  'Driving experience': 'Expérience de conduite',
  'Violations and accidents': 'Infractions et accidents',
  'Rented out': 'Mise en location',
  'Miles a year': 'Milles par an',
  'Settlement basis': 'Mode d’indemnisation',
  'Liability limits': 'Montants de responsabilité',
  'Length of the term': 'Durée de la période',
  Discounts: 'Rabais',
  'Most of all discounts': 'Plafond des rabais',
  'Flat charge': 'Prime forfaitaire',
  'Charge by the thousand': 'Prime par millier',
  'Minimum premium': 'Prime minimale',
  'Lowest value': 'Valeur minimale',
  'Where it is kept': 'Lieu de remisage',
  'The vehicles': 'Les véhicules',
  'Kind of vehicle': 'Genre de véhicule',
  'Model year': 'Année du modèle',
  'Value of the vehicle': 'Valeur du véhicule',
  'How it is used': 'Utilisation',
  'How it is stored': 'Remisage',
  'Renting it out': 'Mise en location',
  'The drivers': 'Les conducteurs',
  'The plan': 'La formule',
  'What a total loss pays': 'Indemnité en cas de perte totale',
  'First day of cover': 'Premier jour de protection',
  'How it is paid': 'Mode de paiement',
  'Another product': 'Un autre produit',
  'Another organization': 'Une autre organisation',
  'Our rates': 'Nos tarifs',
  'Something in the quote': 'Un élément de la soumission',
  ...ofRateFiles,
};
