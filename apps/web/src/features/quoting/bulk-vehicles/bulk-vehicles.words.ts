import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const bulkVehiclesWords: WordsTree = {
  'staff.bulkVehicles': {
    title: words('Add several vehicles', 'Ajouter plusieurs véhicules'),
    paste: words('Paste VINs or a table', 'Collez des NIV ou un tableau'),
    pasteHint: words(
      'One VIN a line, cells copied from a spreadsheet, or CSV with headings. 500 vehicles at most at once.',
      'Un NIV par ligne, des cellules copiées d’un tableur, ou un fichier CSV avec en-têtes. 500 véhicules au plus à la fois.',
    ),
    read: words('Read the list', 'Lire la liste'),
    reading: words('Reading', 'Lecture'),
    choose: words('Choose a file', 'Choisir un fichier'),
    drop: words('or drop a CSV file here', 'ou déposez un fichier CSV ici'),
    empty: words('Paste at least one VIN or row.', 'Collez au moins un NIV ou une ligne.'),
    tooLarge: words(
      'This file is too large for a list of vehicles. Choose one of 2 MB or less.',
      'Ce fichier est trop gros pour une liste de véhicules. Choisissez-en un de 2 Mo ou moins.',
    ),
    counts: words(
      '{all, plural, one {{ready} of # row is ready} other {{ready} of # rows are ready}}',
      '{all, plural, one {{ready} ligne sur # est prête} other {{ready} lignes sur # sont prêtes}}',
    ),
    onlyWrong: words('Only rows with errors', 'Seulement les lignes avec des erreurs'),
    decode: words(
      '{count, plural, one {Look up # VIN} other {Look up # VINs}}',
      '{count, plural, one {Chercher # NIV} other {Chercher # NIV}}',
    ),
    decoding: words('Looking up', 'Recherche'),
    table: words('Vehicles of the list', 'Véhicules de la liste'),
    line: words('Line', 'Ligne'),
    besides: words('Not taken over: {names}', 'Non repris : {names}'),
    cell: words('{column}, line {line}', '{column}, ligne {line}'),
    ready: words('Ready', 'Prête'),
    notReady: words('Has errors', 'Contient des erreurs'),
    takeOut: words('Remove', 'Retirer'),
    takeOutNamed: words('Remove line {line}', 'Retirer la ligne {line}'),
    add: words(
      '{count, plural, =0 {Show the rows with errors} one {Add # vehicle} other {Add # vehicles}}',
      '{count, plural, =0 {Afficher les lignes avec des erreurs} one {Ajouter # véhicule} other {Ajouter # véhicules}}',
    ),
    adding: words('Adding', 'Ajout'),
    added: words(
      '{count, plural, =0 {No vehicle was added.} one {# vehicle was added.} other {# vehicles were added.}}{rest, plural, =0 {} one { # row stays here.} other { # rows stay here.}}',
      '{count, plural, =0 {Aucun véhicule n’a été ajouté.} one {# véhicule a été ajouté.} other {# véhicules ont été ajoutés.}}{rest, plural, =0 {} one { # ligne reste ici.} other { # lignes restent ici.}}',
    ),
    failed: words(
      'Nothing was added. The rows are still here; try again.',
      'Rien n’a été ajouté. Les lignes sont toujours là ; réessayez.',
    ),
    columns: {
      vin: words('VIN', 'NIV'),
      year: words('Year', 'Année'),
      make: words('Make', 'Marque'),
      model: words('Model', 'Modèle'),
      type: words('Class', 'Classe'),
      rating_value: words('Value', 'Valeur'),
      length: words('Length (ft)', 'Longueur (pi)'),
      usage_type: words('Use', 'Utilisation'),
      storage_type: words('Storage', 'Remisage'),
      nights_per_year: words('Nights a year', 'Nuits par an'),
      garaging_postal_code: words('Postal code', 'Code postal'),
    },
    problems: {
      vinCharacters: words(
        'A VIN has letters and digits, but never I, O or Q.',
        'Un NIV a des lettres et des chiffres, mais jamais I, O ni Q.',
      ),
      vinLength: words('A VIN has 17 characters.', 'Un NIV a 17 caractères.'),
      vinCheckDigit: words(
        'This VIN does not add up: a character is wrong.',
        'Ce NIV ne concorde pas : un caractère est erroné.',
      ),
      vinTwice: words('An earlier row has this VIN.', 'Une ligne précédente a ce NIV.'),
      year: words('Write the year in four digits, like 2021.', 'Écrivez l’année en quatre chiffres, comme 2021.'),
      amount: words('Write the value like 45,000 or 85k.', 'Écrivez la valeur comme 45 000 ou 85k.'),
      class: words('This is no class that we insure.', 'Nous n’assurons pas cette classe.'),
      classMissing: words('Say the class, like travel trailer.', 'Dites la classe, comme roulotte.'),
      length: words('Write the length in feet, like 28.5.', 'Écrivez la longueur en pieds, comme 28,5.'),
      usage: words('Choose a use from the list.', 'Choisissez une utilisation dans la liste.'),
      storage: words('Choose a storage place from the list.', 'Choisissez un lieu de remisage dans la liste.'),
      nights: words('Write the nights of a year, 0 to 366.', 'Écrivez les nuits par an, de 0 à 366.'),
      postalCode: words('Write a ZIP or postal code, like 44101.', 'Écrivez un code postal, comme H2X 1Y4.', {
        enCa: 'Write a postal code, like K1A 0B1.',
      }),
    },
  },
};
