import { callerRoles, impliedRoles, permissions, type Permission, type Role } from './vocabulary.ts';

/** What staff set up for their own work, and what of it colleagues find. */
const workplace: readonly Permission[] = ['preference:write', 'view:write', 'view:share'];

const customer: readonly Permission[] = [
  'quote:create',
  'quote:edit',
  'quote:requote',
  'quote:hide',
  'quote:end',
  'quote:bind',
  'quote:resume',
  'policy:cancel_own',
  'inspection:upload',
  'document:prepare',
  'policy:reinstate_own',
  'proposal:create',
  'billing:pay',
  'billing:pay_by_link',
  'billing:autopay',
  'renewal:accept',
  'claim:create',
  'claim:file',
  'claim:track',
  'profile:write',
  'email:change',
  'address:confirm',
  'preference:write',
];

const agent: readonly Permission[] = [
  'product:read',
  'quote:create',
  'quote:edit',
  'quote:send',
  'quote:revoke',
  'quote:assign',
  'quote:copy',
  'quote:end',
  'quote:set_status',
  'quote:bind',
  'quote:annotate',
  'lead:handle',
  'referral:submit',
  'referral:cancel',
  'verification:run',
  'policy:cancel',
  'policy:look_back',
  'policy:endorse',
  'policy:correct',
  'policy:annotate',
  'file:write',
  'inspection:ask',
  'inspection:upload',
  'document:prepare',
  'proposal:create',
  'proposal:accept',
  'proposal:cancel',
  'billing:retry',
  'billing:reinstate',
  'billing:charge_day',
  'billing:autopay',
  'renewal:lock',
  'renewal:offer',
  'profile:write',
  'address:confirm',
  'agent_card:write',
  ...workplace,
  'report:read',
];

const underwriter: readonly Permission[] = [
  // Below this level a product is read: its owner and its agents sell what underwriters answer for.
  'product:read',
  'product:write',
  'quote:revoke',
  'quote:end',
  'quote:set_status',
  'quote:force_bind',
  'quote:annotate',
  'referral:cancel',
  'referral:decide',
  'verification:run',
  'mvr:read',
  'policy:cancel',
  'policy:look_back',
  'policy:backdate',
  'policy:change_date',
  'policy:annotate',
  'billing:reinstate',
  'file:write',
  'inspection:ask',
  'inspection:accept',
  'document:prepare',
  'renewal:decide',
  'renewal:set_status',
  'announcement:write',
  'rule:write',
  'question:write',
  'rejection:write',
  'moratorium:write',
  'incident:act',
  'profile:write',
  'address:confirm',
  ...workplace,
  'report:read',
];

/** What each role may do beyond reading the rows it sees. */
const rolePermissions: Readonly<Record<Role, readonly Permission[]>> = {
  anonymous: ['quote:create', 'quote:resume', 'billing:pay_by_link', 'claim:create', 'claim:track', 'address:confirm'],
  'token:quote': [
    'quote:edit',
    'quote:requote',
    'quote:bind',
    'quote:resume',
    'billing:pay_by_link',
    'address:confirm',
  ],
  'token:claim': ['claim:file'],
  system: permissions,
  email: [],
  'global:user': customer,
  'organization:customer': customer,
  'organization:agent': agent,
  'organization:owner': [
    ...agent,
    'billing:refund',
    'organization:write',
    'member:write',
    'api_key:write',
    'partner:write',
  ],
  'organization:underwriter': underwriter,
  // Their own views change nothing of anybody else's.
  'global:read_only': ['product:read', 'preference:write', 'view:write'],
  'global:service_agent': agent,
  'global:service_member': agent,
  'global:service_manager': [...agent, 'billing:refund', 'billing:refund_any', 'customer:reset'],
  'global:actuary': [
    'rater:test',
    'rater:promote',
    'actuary_document:read',
    'product:read',
    'preference:write',
    'view:write',
    'report:read',
  ],
  'global:underwriter': [
    ...underwriter,
    'announcement:broadcast',
    'incident:broadcast',
    'rater:test',
    'actuary_document:read',
  ],
  'global:organization_admin': [
    'quote:move',
    'policy:move',
    'announcement:write',
    'announcement:broadcast',
    'organization:write',
    'member:write',
    'api_key:write',
    'partner:write',
    'round_robin:write',
    'product:read',
    'product:write',
    'customer:reset',
    'profile:write',
    'address:confirm',
    ...workplace,
  ],
  'global:admin': permissions,
};

function united(roles: readonly Role[]): readonly Permission[] {
  const held = new Set(roles.flatMap((role) => rolePermissions[role]));
  return permissions.filter((permission) => held.has(permission));
}

// Every request asks for those of its one role.
const ordered = new Map<Role, readonly Permission[]>(
  [...callerRoles, ...impliedRoles].map((role) => [role, united([role])]),
);

/** The permissions of one or several roles together, in the catalogue's order, each once. */
export function permissionsOf(given: Role | readonly Role[]): readonly Permission[] {
  return typeof given === 'string' ? (ordered.get(given) ?? []) : united(given);
}
