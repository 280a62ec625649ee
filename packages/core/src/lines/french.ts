import type { Translations } from '../shared/text/sentence.ts';
import { elsewhere } from './data/elsewhere.ts';
import { lowered } from '../shared/text/lowered.ts';
import { lines } from './line-for.ts';
import { frenchOf } from './words.ts';

/** What the rules of every line say, in Canadian French, and what each line brings in its own words. */
export const french: Translations = {
  ...frenchOf([lines, elsewhere]),
  // As they stand within a sentence.
  ...Object.fromEntries(
    lines.flatMap(({ objects }) => objects.kinds.map(({ label }) => [lowered(label.en), lowered(label.fr)])),
  ),
  'Choose one of the answers shown.': 'Choisissez l’une des réponses affichées.',
  'Answer with yes or no.': 'Répondez par oui ou par non.',
  'Enter a day.': 'Entrez une date.',
  'Use at most {most} characters here.': 'Utilisez au plus {most} caractères ici.',
  'Enter an amount from {least} to {most}.': 'Entrez un montant de {least} à {most}.',
  'Enter a whole number from {least} to {most}.': 'Entrez un nombre entier de {least} à {most}.',
  '{line} does not insure this. Choose what it does insure.': '{line} n’assure pas ceci. Choisissez ce qu’il assure.',
  '{line} does not insure what stands in this quote. Choose another product.':
    '{line} n’assure pas ce qui figure dans cette soumission. Choisissez un autre produit.',
  'A policy holds at most {most} of them.': 'Une police en compte au plus {most}.',
  'Choose one that we offer: {cover}, {setting}.': 'Choisissez parmi ce que nous offrons : {cover}, {setting}.',
  '{cover} cannot exceed this limit: {within}.': '{cover} ne peut dépasser ce montant : {within}.',
  'This cover is needed: {cover}.': 'Cette protection est nécessaire : {cover}.',
  'None of what is insured can have this: {cover}.': 'Rien de ce qui est assuré ne peut avoir ceci : {cover}.',
  '{cover} is added to another cover. Choose that first: {other}.':
    '{cover} s’ajoute à une autre protection. Choisissez-la d’abord : {other}.',
  'Choose one of these, not both: {cover}, {other}.': 'Choisissez l’une ou l’autre, pas les deux : {cover}, {other}.',
  '{percent} %': '{percent} %',
  '{list}, {next}': '{list}, {next}',
  '{setting}: {value}': '{setting} : {value}',
  'Answers are an object, each by its name.': 'Les réponses sont un objet, chacune par son nom.',
  'The package “{name}”.': 'Le forfait « {name} ».',
  '{miles} miles': '{miles} milles',
  '{number}': '{number}',
  '{months} months': '{months} mois',
};
