import { type Words, words } from '../shared/words.ts';
import type { Role } from './vocabulary.ts';

/** What a person reads for a role. */
export const roleLabels: Readonly<Record<Role, Words>> = {
  anonymous: words('Visitor', 'Visiteur'),
  'token:quote': words('Quote link', 'Lien de soumission'),
  'token:claim': words('Claim link', 'Lien de réclamation'),
  system: words('System', 'Système'),
  email: words('E-mail address', 'Adresse courriel'),
  'global:user': words('Customer', 'Client'),
  'organization:customer': words('Customer of an organization', 'Client d’une organisation'),
  'organization:agent': words('Agent', 'Agent'),
  'organization:owner': words('Agency owner', 'Propriétaire de cabinet'),
  'organization:underwriter': words('Underwriter of an organization', 'Souscripteur d’une organisation'),
  'global:read_only': words('Read only', 'Lecture seule'),
  'global:service_agent': words('Service agent', 'Agent du service'),
  'global:service_member': words('Service member', 'Membre du service'),
  'global:service_manager': words('Service manager', 'Gestionnaire du service'),
  'global:actuary': words('Actuary', 'Actuaire'),
  'global:underwriter': words('Underwriter', 'Souscripteur'),
  'global:organization_admin': words('Organization administrator', 'Administrateur d’organisations'),
  'global:admin': words('Administrator', 'Administrateur'),
};
