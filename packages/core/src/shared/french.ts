import type { Translations } from './text/sentence.ts';

/** What is said of any text that somebody types, in Canadian French. */
export const french: Translations = {
  'This was erased at its person’s request. Nothing is added to it any more.':
    'Ceci a été effacé à la demande de la personne. Plus rien n’y est ajouté.',
  'Use at most {max} characters here.': 'Utilisez au plus {max} caractères ici.',
  'This holds a character that cannot be read ({character}). Type it yourself instead of pasting it.':
    'Ce texte contient un caractère illisible ({character}). Tapez-le vous-même au lieu de le coller.',
  'No web or e-mail address belongs here. After a full stop, leave a blank.':
    'Aucune adresse web ou courriel n’a sa place ici. Après un point, laissez une espace.',
  'Our papers cannot print {characters}. Write this in Latin letters.':
    'Nos documents ne peuvent pas imprimer {characters}. Écrivez ceci en lettres latines.',
  'A name has letters, blanks, apostrophes, hyphens and full stops. Leave out everything else.':
    'Un nom a des lettres, des espaces, des apostrophes, des traits d’union et des points. Omettez tout le reste.',
  'The name of a business has letters, digits and ordinary punctuation. Leave out everything else.':
    'Le nom d’une entreprise a des lettres, des chiffres et la ponctuation courante. Omettez tout le reste.',
  'A name has at least one letter.': 'Un nom a au moins une lettre.',
  'A name has at most {most} digits. Enter a number in the field for it.':
    'Un nom a au plus {most} chiffres. Entrez un numéro dans le champ prévu.',
  'Choose a day of the calendar.': 'Choisissez un jour du calendrier.',
  'Choose a day and a time, and say in which zone.': 'Choisissez un jour et une heure, et précisez le fuseau.',
  'This number is too large to be stored. Enter a smaller one.':
    'Ce nombre est trop grand pour être enregistré. Entrez-en un plus petit.',
  'This has ended already. There is nothing to cancel.': 'C’est déjà terminé. Il n’y a rien à annuler.',
  'Only what was cancelled or has failed can go on.': 'Seul ce qui a été annulé ou a échoué peut reprendre.',
  'Use ten digits, like 216-555-0148, or + and the country code for a number elsewhere.':
    'Entrez dix chiffres, comme 514-555-0148, ou + et l’indicatif du pays pour un numéro d’ailleurs.',
};
