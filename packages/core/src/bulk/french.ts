import type { Translations } from '../shared/text/sentence.ts';

/** What is said of actions on all rows that match, in Canadian French. */
export const french: Translations = {
  'These were not all asked for the same one thing. Narrow the list to one reason, and answer that together.':
    'Ces dossiers n’ont pas tous été soumis pour la même et unique raison. Limitez la liste à une raison, et répondez-y ensemble.',
  'This is done to one record at a time.': 'Ceci se fait un dossier à la fois.',
  'Nothing matches any more. Look at the list again.': 'Rien ne correspond plus. Consultez la liste de nouveau.',
  'More than {most} rows match. Narrow the list, and do it in parts.':
    'Plus de {most} lignes correspondent. Affinez la liste et procédez par parties.',
  '{most} of your runs have not ended yet. Wait for one of them, or cancel one.':
    '{most} de vos actions groupées ne sont pas terminées. Attendez-en une ou annulez-en une.',
  'This list cannot be narrowed like that. Reload the page.':
    'Cette liste ne peut pas être filtrée ainsi. Rechargez la page.',
  'Something in what is to be done is not as it has to be.': 'Un élément de l’action demandée n’est pas valide.',
  'This list is exported on its page.': 'Cette liste s’exporte sur sa page.',
  'Name the file in one line.': 'Nommez le fichier sur une seule ligne.',
  'The columns are not those of this list. Reload the page.':
    'Les colonnes ne sont pas celles de cette liste. Rechargez la page.',
};
