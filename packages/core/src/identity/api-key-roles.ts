import type { CallerRole } from './vocabulary.ts';

/** The roles that an API key may speak under: those of staff. A machine is never a customer. */
export const apiKeyRoles = [
  'organization:agent',
  'organization:owner',
  'organization:underwriter',
  'global:read_only',
  'global:service_agent',
  'global:service_member',
  'global:service_manager',
  'global:actuary',
  'global:underwriter',
  'global:organization_admin',
  'global:admin',
] as const satisfies readonly CallerRole[];
export type ApiKeyRole = (typeof apiKeyRoles)[number];
