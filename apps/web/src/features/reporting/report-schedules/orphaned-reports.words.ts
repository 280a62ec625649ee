import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const orphanedReportsWords: WordsTree = {
  'staff.orphanedReports': {
    count: words(
      '{count, plural, one {# report is not sent any more: take it over or stop it} other {# reports are not sent any more: take them over or stop them}}',
      '{count, plural, one {# rapport n’est plus envoyé : reprenez-le ou arrêtez-le} other {# rapports ne sont plus envoyés : reprenez-les ou arrêtez-les}}',
    ),
  },
};
