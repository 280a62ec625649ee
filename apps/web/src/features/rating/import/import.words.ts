import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const importWords: WordsTree = {
  'workbench.ratesImport': {
    title: words('Import a version', 'Importer une version'),
    lead: words(
      'A version is one JSON file. Tables of lines (CSV), named after their factor, take the place of its rows.',
      'Une version est un fichier JSON. Des tables (CSV) nommées d’après leur facteur remplacent ses lignes.',
    ),
    files: words('Files', 'Fichiers'),
    choose: words('Choose files', 'Choisir des fichiers'),
    drop: words(
      'Or drop them here. A file of the same name takes the place of the one before.',
      'Ou déposez-les ici. Un fichier du même nom remplace le précédent.',
    ),
    kinds: words('JSON, and CSV tables such as storage.csv', 'JSON, et des tables CSV comme storage.csv'),
    takeOut: words('Take out', 'Retirer'),
    takeOutNamed: words('Take out {name}', 'Retirer {name}'),
    base: words('Tables over the file of', 'Tables par-dessus le fichier de'),
    baseHint: words(
      'No JSON file is chosen: the rest comes from this version.',
      'Aucun fichier JSON n’est choisi : le reste vient de cette version.',
    ),
    baseNone: words('Choose a version', 'Choisissez une version'),
    baseMissing: words(
      'Choose a JSON file, or the version whose tables these are.',
      'Choisissez un fichier JSON, ou la version dont ce sont les tables.',
    ),
    version: words('New version', 'Nouvelle version'),
    versionMissing: words('Give the new version a name.', 'Donnez un nom à la nouvelle version.'),
    label: words('Label', 'Libellé'),
    organization: words('Organization', 'Organisation'),
    organizationMissing: words('Choose whose rates these are.', 'Indiquez à qui sont ces tarifs.'),
    check: words('Check', 'Vérifier'),
    import: words('Import as a draft', 'Importer comme brouillon'),
    fits: words(
      'Nothing stands against it. The version may be imported.',
      'Rien ne s’y oppose. La version peut être importée.',
    ),
    found: words(
      '{count, plural, one {# problem} other {# problems}}',
      '{count, plural, one {# problème} other {# problèmes}}',
    ),
    nothingKept: words(
      'Nothing was kept. Mend the file, choose it again and check it.',
      'Rien n’a été conservé. Corrigez le fichier, choisissez-le de nouveau et vérifiez-le.',
    ),
    most: words('The first {count, number} are listed.', 'Les {count, number} premiers sont énumérés.'),
    where: words('File', 'Fichier'),
    row: words('Row', 'Ligne'),
    column: words('Place', 'Endroit'),
    what: words('What is wrong', 'Ce qui ne va pas'),
    broken: words(
      '{name} is no JSON: line {line}, column {column}.',
      '{name} n’est pas du JSON : ligne {line}, colonne {column}.',
    ),
    twoFiles: words('Choose one JSON file at most: {names}.', 'Choisissez au plus un fichier JSON : {names}.'),
    noFiles: words('Choose a file first.', 'Choisissez d’abord un fichier.'),
    notKnown: words('{name} is neither JSON nor CSV.', '{name} n’est ni JSON ni CSV.'),
    failed: words('This could not be checked. Try again.', 'La vérification a échoué. Réessayez.'),
    imported: words('{version} is imported as a draft.', '{version} est importée comme brouillon.'),
    tooLarge: words(
      'This is larger than the {size} kB that are taken at once. Leave out the tables that did not change.',
      'C’est plus que les {size} ko acceptés à la fois. Laissez de côté les tables qui n’ont pas changé.',
    ),
  },
};
