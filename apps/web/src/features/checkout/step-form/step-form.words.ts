import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const stepFormWords: WordsTree = {
  'checkout.conflict': {
    title: words('Changed somewhere else', 'Modifiée ailleurs'),
    body: words(
      'This quote was changed in another tab or on another device. Load the newest answers; what you typed here stays.',
      'Cette soumission a été modifiée ailleurs. Chargez les réponses les plus récentes ; ce que vous avez saisi ici reste.',
    ),
    refresh: words('Load the newest answers', 'Charger les réponses récentes'),
  },
  'checkout.notSaved': {
    title: words('Not saved yet', 'Pas encore enregistré'),
    body: words(
      'We keep what you type in this browser and go on trying.',
      'Vos réponses restent dans ce navigateur et nous continuons d’essayer.',
    ),
    retry: words('Save now', 'Enregistrer maintenant'),
  },
  'checkout.errors': {
    notSaved: words(
      'We couldn’t save this. Try again in a moment.',
      'L’enregistrement a échoué. Réessayez dans un instant.',
    ),
    postalCode: words('Enter a ZIP or postal code', 'Entrez un code postal ou un code ZIP', {
      enCa: 'Enter a postal or ZIP code',
    }),
    postalCodeShape: words(
      'Use five digits, like 44101, or a Canadian code, like K1A 0B1',
      'Entrez un code canadien, comme K1A 0B1, ou cinq chiffres, comme 44101',
    ),
    postalCodeUnknown: words(
      'We cannot find that postal code. Check it for a typing mistake',
      'Nous ne trouvons pas ce code postal. Vérifiez s’il y a une faute de frappe',
    ),
    vehicleClass: words('Choose what you’re insuring', 'Choisissez ce que vous assurez'),
    year: words('Enter the model year in four digits', 'Entrez l’année du modèle en quatre chiffres'),
    make: words('Enter who made it', 'Entrez la marque'),
    model: words('Enter the model', 'Entrez le modèle'),
    value: words('Enter what it’s worth today', 'Entrez la valeur actuelle'),
    amount: words('Write the amount like 45,000 or 85k', 'Écrivez le montant comme 45 000 ou 85k'),
    vin: words(
      'A VIN has 17 letters and digits, never I, O or Q',
      'Un NIV compte 17 lettres et chiffres, jamais I, O ni Q',
    ),
    serialNumber: words(
      'A serial number of before 1981 has 5 to 17 letters and digits',
      'Un numéro de série d’avant 1981 compte de 5 à 17 lettres et chiffres',
    ),
    usage: words('Choose how you use it', 'Choisissez votre utilisation'),
    storage: words('Choose where it’s kept', 'Choisissez le lieu de remisage'),
    nights: words('Enter the nights you sleep in it, 0 to 366', 'Entrez le nombre de nuits passées à bord, de 0 à 366'),
    rented: words('Answer whether you rent it out', 'Indiquez si vous le louez à d’autres'),
    rentalRate: words('Enter a percentage from 1 to 100', 'Entrez un pourcentage de 1 à 100'),
    mileage: words('Enter the miles you drive it in a year', 'Entrez les milles parcourus en un an'),
    firstName: words('Enter your first name', 'Entrez votre prénom'),
    lastName: words('Enter your last name', 'Entrez votre nom de famille'),
    email: words('Use a full address, like name@example.com', 'Entrez une adresse complète, comme nom@exemple.com'),
    phone: words(
      'Enter ten digits, or + and the country code for a number elsewhere, or leave it empty',
      'Entrez dix chiffres, ou + et l’indicatif du pays pour un numéro d’ailleurs, ou laissez vide',
    ),
    birthdate: words('Enter your date of birth', 'Entrez votre date de naissance'),
    birthdatePart: words(
      'Enter month, day and year of your birth',
      'Entrez le mois, le jour et l’année de votre naissance',
    ),
    birthdateYear: words(
      'Enter the year of your birth in four digits',
      'Entrez l’année de votre naissance en quatre chiffres',
    ),
    noSuchDay: words(
      'There is no {month} {day} in {year}. Check your date of birth',
      'Il n’y a pas de {day} {month} en {year}. Vérifiez votre date de naissance',
    ),
    street: words('Enter your street and number', 'Entrez le numéro et la rue'),
    city: words('Enter your city', 'Entrez la ville'),
    license: words(
      'A license number has digits. Copy it from the license',
      'Un numéro de permis contient des chiffres. Recopiez-le du permis',
      { enCa: 'A licence number has digits. Copy it from the licence' },
    ),
    experience: words(
      'Enter whole years, 0 if this is your first',
      'Entrez un nombre entier d’années, 0 si c’est la première',
    ),
    atFault: words(
      'Enter how many accidents were your fault, 0 if none',
      'Entrez le nombre d’accidents responsables, 0 s’il n’y en a pas eu',
    ),
    major: words(
      'Enter how many major violations you had, 0 if none',
      'Entrez le nombre d’infractions graves, 0 s’il n’y en a pas eu',
    ),
    minor: words(
      'Enter how many minor violations you had, 0 if none',
      'Entrez le nombre d’infractions mineures, 0 s’il n’y en a pas eu',
    ),
    speeding: words(
      'Enter how many speeding tickets you had, 0 if none',
      'Entrez le nombre d’excès de vitesse, 0 s’il n’y en a pas eu',
    ),
    plan: words('Choose a plan', 'Choisissez une formule'),
    effectiveDate: words('Choose the day your cover begins', 'Choisissez le premier jour de protection'),
    consent: words(
      'Agree to sign electronically, or call us to sign on paper',
      'Acceptez de signer par voie électronique, ou appelez-nous pour signer sur papier',
    ),
    signature: words('Type your full name as your signature', 'Tapez votre nom complet en guise de signature'),
    cardNumber: words('Enter the number on the card', 'Entrez le numéro de la carte'),
    cardExpiry: words(
      'Enter the expiry as month and year, like 08/29',
      'Entrez l’expiration, mois et année, comme 08/29',
    ),
    cardCvc: words('Enter the security code', 'Entrez le code de sécurité'),
    cardName: words('Enter the name on the card', 'Entrez le nom inscrit sur la carte'),
    cardPostalCode: words('Enter the billing ZIP or postal code', 'Entrez le code postal ou ZIP de facturation', {
      enCa: 'Enter the billing postal or ZIP code',
    }),
    bankHolder: words('Enter the name that the account is in', 'Entrez le nom du titulaire du compte'),
    bankRouting: words(
      'Enter the routing number, the 9 digits at the bottom left of a check',
      'Entrez le numéro d’acheminement, les 9 chiffres au bas du chèque, à gauche',
    ),
    bankInstitution: words('Enter the 3 digits of the institution', 'Entrez les 3 chiffres de l’institution'),
    bankTransit: words('Enter the 5 digits of the transit number', 'Entrez les 5 chiffres du numéro de transit'),
    bankAccount: words('Enter the account number', 'Entrez le numéro de compte'),
    bankAgreement: words(
      'Read the authorization and tick the box to pay from a bank account',
      'Lisez l’autorisation et cochez la case pour payer à partir d’un compte bancaire',
    ),
    cardIncomplete: words(
      'Fill in number, expiry and security code of the card',
      'Entrez le numéro, l’échéance et le code de sécurité de la carte',
    ),
    yesOrNo: words('Answer with yes or no', 'Répondez par oui ou par non'),
    paid: words('Enter what you paid', 'Entrez ce que vous avez payé'),
    lender: words('Enter the name of the bank or lender', 'Entrez le nom de la banque ou du prêteur'),
    theirStreet: words('Enter the street and number', 'Entrez le numéro et la rue'),
    theirCity: words('Enter the city', 'Entrez la ville'),
    theirFirstName: words('Enter the first name', 'Entrez le prénom'),
    theirLastName: words('Enter the last name', 'Entrez le nom de famille'),
    theirBirthdate: words('Enter month, day and year of birth', 'Entrez le mois, le jour et l’année de naissance'),
    theirExperience: words('Enter the years of driving an RV', 'Entrez les années de conduite d’un VR'),
  },
  'checkout.effect': {
    low: words('Lower end', 'Bas de la fourchette'),
    high: words('Upper end', 'Haut de la fourchette'),
    same: words('No change to your price', 'Aucun effet sur votre prix'),
  },
  'checkout.violation': {
    referred: words(
      'You can go on: answer the rest and choose a plan. Before you can buy, an underwriter looks at this; call us to hear where it stands. Change the answer if it isn’t right.',
      'Vous pouvez continuer : répondez au reste et choisissez une formule. Avant l’achat, un souscripteur examine ce point ; appelez-nous pour savoir où il en est. Changez la réponse si elle n’est pas exacte.',
    ),
    wayOut: words(
      'You can’t buy this online. Change the answer if it isn’t right, or call us: an agent has your answers and looks for the cover that fits.',
      'Vous ne pouvez pas acheter ceci en ligne. Corrigez la réponse si elle est inexacte, ou appelez-nous : un agent a vos réponses et cherche la protection qui convient.',
    ),
    otherLine: words(
      'This policy isn’t made for that; commercial cover is. Call us: an agent has your answers and tells you where to get it. Change the answer if it isn’t right.',
      'Cette police n’est pas faite pour cela, une assurance commerciale l’est. Appelez-nous : un agent a vos réponses et vous dit où l’obtenir. Changez la réponse si elle n’est pas exacte.',
    ),
  },
};
