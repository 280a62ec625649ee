import type { Role } from './vocabulary.ts';

/** Who holds a policy or buys one. */
export const customers = ['global:user', 'organization:customer'] as const satisfies readonly Role[];
/** The platform’s own people who serve every organization. */
export const serviceRoles = [
  'global:service_agent',
  'global:service_member',
  'global:service_manager',
] as const satisfies readonly Role[];
/** Who sells and serves: an organization’s agents and owners, the platform’s service. */
export const agents = [
  'organization:agent',
  'organization:owner',
  ...serviceRoles,
  'global:admin',
] as const satisfies readonly Role[];
/** Whoever works here and sets up their own screen. */
export const workers = [
  ...(['organization:agent', 'organization:owner', 'organization:underwriter'] as const),
  ...serviceRoles,
  ...(['global:underwriter', 'global:organization_admin', 'global:admin'] as const),
] as const satisfies readonly Role[];
/** Who decides risks. */
export const underwriters = [
  'organization:underwriter',
  'global:underwriter',
  'global:admin',
] as const satisfies readonly Role[];
/** Whoever reads what underwriters decide by. */
export const ruleReaders = [...underwriters, 'global:read_only'] as const satisfies readonly Role[];
/** Whoever changes products, in their organization or in every one. */
export const productWriters = [...underwriters, 'global:organization_admin'] as const satisfies readonly Role[];
/** Whoever works on a quote: in checkout the customer or the bearer of its token, else an agent. */
export const quoteWorkers = ['token:quote', ...customers, ...agents] as const satisfies readonly Role[];
/** Every role that a request may have. What rules compute of a row stands behind the row, which the caller has to see. */
export const everybody = [
  ...(['anonymous', 'token:quote', 'token:claim', 'email', ...customers] as const),
  ...(['organization:agent', 'organization:owner', 'organization:underwriter'] as const),
  ...(['global:read_only', ...serviceRoles, 'global:actuary'] as const),
  ...(['global:underwriter', 'global:organization_admin', 'global:admin'] as const),
] satisfies readonly Role[];
