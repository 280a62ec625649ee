import type { Translations } from '../shared/sentence.ts';

/** What rating says, in Canadian French. */
export const french: Translations = {
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
  'More than one policy': 'Plus d’une police',
  'Paid in full': 'Payé en entier',
  'Original owner': 'Premier propriétaire',
  'Claim free': 'Sans réclamation',
  'Affinity group': 'Groupe d’affinité',
  'Telematics device': 'Appareil télématique',
};
