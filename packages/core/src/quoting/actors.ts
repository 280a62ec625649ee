import type { Role } from '../identity/vocabulary.ts';
import type { QuoteActor } from './vocabulary.ts';

const actorsOfRole: Readonly<Record<Role, readonly QuoteActor[]>> = {
  anonymous: ['consumer'],
  'token:quote': ['consumer'],
  'token:claim': [],
  system: ['system'],
  email: [],
  'global:user': ['consumer'],
  'organization:customer': ['consumer'],
  'organization:agent': ['agent'],
  'organization:owner': ['agent'],
  'organization:underwriter': ['underwriter'],
  'global:read_only': [],
  'global:service_agent': ['agent'],
  'global:service_member': ['agent'],
  'global:service_manager': ['agent'],
  'global:actuary': [],
  'global:underwriter': ['underwriter'],
  'global:organization_admin': [],
  'global:admin': ['agent', 'underwriter'],
};

/** The parts that a role plays in the life of a quote (rules 2.1). */
export function actorsOf(role: Role): readonly QuoteActor[] {
  return actorsOfRole[role];
}
