import type { Translations } from '../shared/sentence.ts';

/** What identity says, in Canadian French. */
export const french: Translations = {
  'Use a full address, like name@example.com': 'Entrez une adresse complète, comme nom@exemple.com',
  'A key can have only a role that you hold yourself. Choose another.':
    'Une clé ne peut avoir qu’un rôle que vous avez vous-même. Choisissez-en un autre.',
  'A key has to end in the future, at most a year from now. Choose another day.':
    'Une clé doit prendre fin à une date à venir, dans un an au plus. Choisissez un autre jour.',
  'Name the key after what uses it, in at most {max} characters.':
    'Nommez la clé d’après ce qui l’utilise, en {max} caractères au plus.',
  'This key has been revoked already.': 'Cette clé a déjà été révoquée.',
  'This key belongs to the platform. Ask its administrator to revoke it.':
    'Cette clé appartient à la plateforme. Demandez à son administrateur de la révoquer.',
  'Our pages are not written in this language.': 'Nos pages n’existent pas dans cette langue.',
  Visitor: 'Visiteur',
  'Quote link': 'Lien de soumission',
  'Claim link': 'Lien de réclamation',
  System: 'Système',
  'E-mail address': 'Adresse courriel',
  Customer: 'Client',
  'Customer of an organization': 'Client d’une organisation',
  Agent: 'Agent',
  'Agency owner': 'Propriétaire de cabinet',
  'Underwriter of an organization': 'Souscripteur d’une organisation',
  'Read only': 'Lecture seule',
  'Service agent': 'Agent du service',
  'Service member': 'Membre du service',
  'Service manager': 'Gestionnaire du service',
  Actuary: 'Actuaire',
  Underwriter: 'Souscripteur',
  'Organization administrator': 'Administrateur d’organisations',
  Administrator: 'Administrateur',
};
