import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const staffWords: WordsTree = {
  'staff.organizationSelect': {
    label: words('Organization', 'Organisation'),
    choose: words('Choose an organization', 'Choisissez une organisation'),
    none: words('There is no other organization', 'Il n’y a pas d’autre organisation'),
    loading: words('Reading the organizations …', 'Lecture des organisations …'),
    failed: words(
      'The organizations cannot be read right now. Try again in a moment.',
      'Impossible de lire les organisations pour le moment. Réessayez dans un instant.',
    ),
  },
  'staff.erased': {
    erased: words(
      'What told of the person was erased on {day}, at their request. Figures stayed.',
      'Ce qui parlait de la personne a été effacé le {day}, à sa demande. Les chiffres sont restés.',
    ),
    stored: words(
      'The person had their data deleted. This is kept for the law alone, through {day}, and then erased.',
      'La personne a fait supprimer ses données. Ceci n’est conservé que pour la loi, jusqu’au {day}, puis effacé.',
    ),
  },
};
