import type { Translations } from '../../shared/text/sentence.ts';

/** What is said of a file of rates and of putting it in force, in Canadian French. */
export const ofRateFiles: Translations = {
  'Row {row}: {text} cannot be a factor. A factor is never negative.':
    'Ligne {row} : {text} ne peut être un facteur. Un facteur n’est jamais négatif.',
  'Row {row}: “{text}” is not a decimal number.': 'Ligne {row} : « {text} » n’est pas un nombre décimal.',
  'Row {row} has a {coverage} factor, which {table} does not touch.':
    'La ligne {row} a un facteur {coverage}, que {table} ne touche pas.',
  'Row {row} has only some of its factors.': 'La ligne {row} n’a qu’une partie de ses facteurs.',
  'Row {row} has no {coverage} factor.': 'La ligne {row} n’a pas de facteur {coverage}.',
  'Row {row} has no amount.': 'La ligne {row} n’a pas de montant.',
  'Row {row} has an amount that nothing reads.': 'La ligne {row} a un montant que rien ne lit.',
  'Row {row}: {amount} is not a whole number of cents.': 'Ligne {row} : {amount} n’est pas un nombre entier de cents.',
  'Row {row} has a negative amount.': 'La ligne {row} a un montant négatif.',
  'Row {row} has a key that is no band, such as 0-4 or 21+.':
    'La clé de la ligne {row} n’est pas une tranche, comme 0-4 ou 21+.',
  'Row {row} stands in the rates twice.': 'La ligne {row} figure deux fois dans les tarifs.',
  'Row {row} names an unknown factor "{table}".': 'La ligne {row} nomme un facteur inconnu, « {table} ».',
  'Bands {before} and {after} of {table} leave a gap or overlap.':
    'Les tranches {before} et {after} de {table} laissent un vide ou se chevauchent.',
  'The rates have no row for {table}.': 'Les tarifs n’ont aucune ligne pour {table}.',
  'The structure names two tables “{table}”.': 'La structure nomme deux tables « {table} ».',
  'Factor “{factor}” touches a coverage that the structure lacks: {coverage}.':
    'Le facteur « {factor} » touche une protection absente de la structure : {coverage}.',
  'The structure puts “{kind}” into two groups.': 'La structure met « {kind} » dans deux groupes.',
  'Coverage {coverage} names a factor that the structure lacks: “{factor}”.':
    'La protection {coverage} nomme un facteur absent de la structure : « {factor} ».',
  'No factor of the structure asks what an object is.': 'Aucun facteur de la structure ne demande ce qu’est un objet.',
  'The first line of {table} has to name these columns: {columns}.':
    'La première ligne de {table} doit nommer ces colonnes : {columns}.',
  'Line {line} of {table} has to have {count} cells, with commas between them.':
    'La ligne {line} de {table} doit avoir {count} cellules, séparées par des virgules.',
  '{path}: this has to be of the kind {kind}.': '{path} : ceci doit être du genre {kind}.',
  '{path}: nothing is called “{name}” here. Take it out.': '{path} : rien ne s’appelle « {name} » ici. Retirez-le.',
  '{path}: “{name}” is missing.': '{path} : il manque « {name} ».',
  '{path}: use one of {names}.': '{path} : utilisez l’un de {names}.',
  '{path}: this does not fit the schema of the file.': '{path} : ceci ne correspond pas au schéma du fichier.',
  'Choose a state or province, or all of them.': 'Choisissez une province ou un État, ou tous.',
  'Choose new business, renewals, or both.': 'Choisissez les nouvelles affaires, les renouvellements ou les deux.',
  'Rates count from {day} on at the earliest: what was quoted before stays as it was.':
    'Les tarifs s’appliquent au plus tôt à partir du {day} : ce qui a été soumis avant reste inchangé.',
  'Version {version} already counts from {day} on in the same place. Choose another day or place.':
    'La version {version} s’applique déjà à partir du {day} au même endroit. Choisissez un autre jour ou endroit.',
  'There is no such version of these rates. Choose another.':
    'Cette version de ces tarifs n’existe pas. Choisissez-en une autre.',
  'Two fixtures are called “{name}”.': 'Deux cas témoins s’appellent « {name} ».',
  'This version was put in force and never changes. Give the file another version.':
    'Cette version a été mise en vigueur et ne change jamais. Donnez une autre version au fichier.',
  'Several organizations have rates of this line. Say whose you mean.':
    'Plusieurs organisations ont des tarifs de cette branche. Indiquez de qui il s’agit.',
  'Version {version} of the rates prices this: it counts in {area} for cover from {day} on.':
    'La version {version} des tarifs fixe ce prix : elle s’applique en {area} aux protections à partir du {day}.',
  'Your role may not change rates. Ask an actuary.':
    'Votre rôle ne permet pas de modifier les tarifs. Adressez-vous à un actuaire.',
  'This version was put in force with its fixtures. Add it to a draft.':
    'Cette version a été mise en vigueur avec ses cas témoins. Ajoutez-le à un brouillon.',
  'Give the fixture a name.': 'Donnez un nom au cas témoin.',
  'This version has a fixture of that name. Choose another name.':
    'Cette version a déjà un cas témoin de ce nom. Choisissez un autre nom.',
  'This version is full of fixtures. Take some out of its file first.':
    'Cette version a déjà le plus grand nombre de cas témoins. Retirez-en d’abord de son fichier.',
  'Choose a version of the same line.': 'Choisissez une version du même produit.',
  'Choose a quote of the same line.': 'Choisissez une soumission du même produit.',
  'Factor “{factor}” goes by “{answer}”, which nobody is asked before the price.':
    'Le facteur « {factor} » suit « {answer} », que l’on ne demande à personne avant le prix.',
  'Say why this version is put in force.': 'Dites pourquoi cette version est mise en vigueur.',
  'These fixtures come to another total: {names}. Mend the rates, or say why they may differ.':
    'Ces cas témoins donnent un autre total : {names}. Corrigez les tarifs, ou dites pourquoi ils peuvent différer.',
};
