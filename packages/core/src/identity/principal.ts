import { permissionsOf } from './role-permissions.ts';
import type { Permission } from './permission-roles.ts';
import type { Role } from './vocabulary.ts';

/** On whose behalf a request runs: exactly one role, and the rows that its claims open. */
export type Principal = {
  readonly kind: 'user' | 'api_key' | 'quote_token' | 'quote_view' | 'claim_token' | 'anonymous' | 'system';
  readonly role: Role;
  /** Null for everybody who is not a person, an API key among them. */
  readonly userId: string | null;
  readonly apiKeyId: string | null;
  readonly organizationId: string | null;
  readonly quoteId: string | null;
  readonly claimId: string | null;
  readonly permissions: readonly Permission[];
};

type Claims = Partial<Pick<Principal, 'userId' | 'apiKeyId' | 'organizationId' | 'quoteId' | 'claimId'>>;

function kindOf(role: Role): Principal['kind'] {
  if (role === 'anonymous' || role === 'system') return role;
  if (role === 'token:quote') return 'quote_token';
  return role === 'token:claim' ? 'claim_token' : 'user';
}

/** The principal of a role, with the permissions that the role gives. */
export function principalOf(role: Role, claims: Claims = {}): Principal {
  return {
    kind: claims.apiKeyId ? 'api_key' : kindOf(role),
    role,
    userId: claims.userId ?? null,
    apiKeyId: claims.apiKeyId ?? null,
    organizationId: claims.organizationId ?? null,
    quoteId: claims.quoteId ?? null,
    claimId: claims.claimId ?? null,
    permissions: permissionsOf(role),
  };
}

/**
 * Somebody of the staff who looks at a quote as its customer has it: reads what the bearer of its link reads, and holds no
 * permission, so that every write is refused.
 */
export function viewerOf(quoteId: string): Principal {
  return { ...principalOf('token:quote', { quoteId }), kind: 'quote_view', permissions: [] };
}

/** The one whose requests and keys are counted together: a person, an API key, a link's bearer; null for visitors. */
export function bearerOf({ userId, apiKeyId, quoteId, claimId }: Principal): string | null {
  return userId ?? apiKeyId ?? quoteId ?? claimId;
}

/** Whether the principal holds a permission, or one of several. */
export function may(
  principal: Pick<Principal, 'permissions'>,
  permission: Permission | readonly Permission[],
): boolean {
  return [permission].flat().some((one) => principal.permissions.includes(one));
}
