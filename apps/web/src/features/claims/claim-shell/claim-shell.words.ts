import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const claimShellWords: WordsTree = {
  'claim.frame': {
    emergencyLabel: words('Emergency', 'Urgence'),
    emergency: words(
      'Hurt or in danger? Call 911 first, then us.',
      'Blessé ou en danger ? Appelez d’abord le 911, puis nous.',
    ),
    progress: words('Progress of your claim', 'Progression de votre réclamation'),
    progressText: words('{percent} percent of your claim', '{percent} pour cent de votre réclamation'),
  },
};
