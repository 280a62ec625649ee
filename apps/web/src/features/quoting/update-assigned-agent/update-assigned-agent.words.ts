import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const updateAssignedAgentWords: WordsTree = {
  'actions.update_assigned_agent': {
    action: words('Assign to an agent', 'Attribuer à un agent'),
    title: words(
      'Give this {record, select, policies {policy} other {quote}} to an agent',
      'Attribuer cette {record, select, policies {police} other {soumission}} à un agent',
    ),
    effect: words(
      'They find it among their own {record, select, policies {policies} other {quotes}}, and letters about it come from them.',
      'L’agent la trouve parmi ses propres {record, select, policies {polices} other {soumissions}}, et les lettres à son sujet viennent de lui.',
    ),
    agent: words('Agent', 'Agent'),
    choose: words('Choose an agent', 'Choisissez un agent'),
    loading: words('Reading the agents …', 'Lecture des agents …'),
    failed: words(
      'The agents cannot be read right now. Try again in a moment.',
      'Impossible de lire les agents pour le moment. Réessayez dans un instant.',
    ),
    nobody: words('Nobody', 'Personne'),
    confirm: words('Assign', 'Attribuer'),
    cancel: words('Leave it as it is', 'Ne rien changer'),
    done: words(
      'The {record, select, policies {policy} other {quote}} has its agent.',
      'La {record, select, policies {police} other {soumission}} a son agent.',
    ),
    doneNobody: words(
      'The {record, select, policies {policy} other {quote}} is nobody’s now.',
      'La {record, select, policies {police} other {soumission}} n’est plus à personne.',
    ),
    bulk: {
      action: words('Assign to an agent', 'Attribuer à un agent'),
      title: words(
        'Give {record, select, policies {{count, plural, one {# policy} other {# policies}}} other {{count, plural, one {# quote} other {# quotes}}}} to an agent',
        'Attribuer {record, select, policies {{count, plural, one {# police} other {# polices}}} other {{count, plural, one {# soumission} other {# soumissions}}}} à un agent',
      ),
      effect: words(
        'They find {count, plural, one {it} other {them}} among their own {record, select, policies {policies} other {quotes}}, and letters about {count, plural, one {it} other {them}} come from them.',
        'L’agent {count, plural, one {la} other {les}} trouve parmi ses propres {record, select, policies {polices} other {soumissions}}, et les lettres à {count, plural, one {son} other {leur}} sujet viennent de lui.',
      ),
      confirm: words('Assign', 'Attribuer'),
    },
  },
};
