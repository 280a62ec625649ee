import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const loadAuditTrailWords: WordsTree = {
  'workbench.audit': {
    title: words('Audit log', 'Journal d’audit'),
    none: words('Nothing was done yet', 'Rien n’a encore été fait'),
    noneBody: words(
      'Everything that people, programs and the clock change stands here, and is never altered.',
      'Tout ce que changent les gens, les programmes et l’horloge figure ici et n’est jamais modifié.',
    ),
    views: {
      all: words('All', 'Tout'),
      people: words('By people', 'Par des gens'),
      machines: words('By API keys', 'Par des clés d’API'),
      platform: words('By the platform', 'Par la plateforme'),
    },
    columns: {
      operation: words('Operation', 'Opération'),
      at: words('When', 'Quand'),
      actor_name: words('Who', 'Qui'),
      actor_role: words('Role', 'Rôle'),
      actor_kind: words('Kind', 'Genre'),
      outcome: words('Outcome', 'Issue'),
      organization_name: words('Organization', 'Organisation'),
      root_table: words('Kind of record', 'Genre de dossier'),
      root_id: words('Record', 'Dossier'),
    },
    kinds: {
      user: words('Person', 'Personne'),
      api_key: words('API key', 'Clé d’API'),
      quote_token: words('Link of a quote', 'Lien d’une soumission'),
      quote_view: words('View as the customer', 'Vue du client'),
      claim_token: words('Link of a claim', 'Lien d’un sinistre'),
      anonymous: words('Nobody signed in', 'Personne de connecté'),
      system: words('The platform', 'La plateforme'),
    },
  },
};
