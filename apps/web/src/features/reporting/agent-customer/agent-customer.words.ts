import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const agentCustomerWords: WordsTree = {
  'staff.customer': {
    untitled: words('Customer without a name', 'Client sans nom'),
    email: words('E-mail', 'Courriel'),
    phone: words('Phone', 'Téléphone'),
    records: words('Records', 'Dossiers'),
    counts: words(
      '{quotes, plural, =0 {} one {# quote} other {# quotes}}{both, select, yes {, } other {}}{policies, plural, =0 {} one {# policy} other {# policies}}',
      '{quotes, plural, =0 {} one {# soumission} other {# soumissions}}{both, select, yes {, } other {}}{policies, plural, =0 {} one {# police} other {# polices}}',
    ),
    newQuote: words('New quote', 'Nouvelle soumission'),
    call: words('Call', 'Appeler'),
    write: words('Write an e-mail', 'Écrire un courriel'),
    more: words('More actions', 'Autres actions'),
    policies: words('Policies of {name}', 'Polices de {name}'),
    quotes: words('Open and past quotes of {name}', 'Soumissions de {name}, en cours et passées'),
    noName: words('somebody without a name', 'une personne sans nom'),
    leads: words('Asked for and sent elsewhere', 'Demandes et envois ailleurs'),
    enquiry: words('Enquiry', 'Demande'),
    external: words('Sent to a carrier', 'Envoi à un assureur'),
    timeline: words('Timeline', 'Chronologie'),
    failed: words('This customer could not be loaded', 'Ce client n’a pas pu être chargé'),
    noEmail: words('No e-mail yet', 'Pas encore de courriel'),
    noEmailBody: words(
      'Quotes and policies come together here by their e-mail, and {name} has none on this quote.',
      'Soumissions et polices se rejoignent ici par leur courriel, et {name} n’en a pas sur cette soumission.',
    ),
    openQuote: words('Open the quote', 'Ouvrir la soumission'),
    none: words('Nothing under this e-mail', 'Rien sous ce courriel'),
    noneBody: words(
      'The quote it stood on was replaced, or belongs to another organization now.',
      'La soumission où il figurait a été remplacée, ou appartient maintenant à une autre organisation.',
    ),
  },
};
