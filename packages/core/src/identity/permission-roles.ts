import { agents, customers, underwriters } from './role-groups.ts';
import type { Role } from './vocabulary.ts';

const administrators = ['global:organization_admin'] as const satisfies readonly Role[];
const everybodySignedIn = [...customers, ...agents, ...underwriters, ...administrators] as const;

/** Who holds every permission: the platform itself, and its administrators. */
export const omnipotent = ['system', 'global:admin'] as const satisfies readonly Role[];

/**
 * Who may do what, written by hand: the roles that hold each permission, beside those that hold every one. An operation
 * names its permission, the API gives the operation to the roles that hold it, and the matrices try every role.
 */
export const permissionRoles = {
  'quote:create': ['anonymous', ...customers, ...agents],
  'quote:edit': ['token:quote', ...customers, ...agents],
  'quote:send': agents,
  'quote:revoke': [...agents, ...underwriters],
  'quote:assign': agents,
  'quote:copy': agents,
  'quote:requote': ['token:quote', ...customers],
  'quote:hide': customers,
  'quote:end': [...customers, ...agents, ...underwriters],
  'quote:set_status': [...agents, ...underwriters],
  'quote:bind': ['token:quote', ...customers, ...agents],
  'quote:force_bind': underwriters,
  'quote:move': administrators,
  'quote:resume': ['anonymous', 'token:quote', ...customers],
  'quote:annotate': [...agents, ...underwriters],
  // What is to be done, by whom, on which day.
  'diary:write': [...agents, ...underwriters],
  'lead:handle': agents,
  'referral:submit': agents,
  'referral:cancel': [...agents, ...underwriters],
  'referral:decide': underwriters,
  'verification:run': [...agents, ...underwriters],
  'mvr:read': underwriters,
  'policy:cancel': [...agents, ...underwriters],
  'policy:cancel_own': customers,
  'policy:reinstate_own': customers,
  // Reads what is in none of a customer's rows: decisions, segments, and the states of money.
  'policy:look_back': [...agents, ...underwriters],
  'policy:backdate': underwriters,
  'policy:change_date': [...agents, ...underwriters],
  // What a policy in force covers, or costs.
  'policy:endorse': agents,
  'policy:move': administrators,
  // What carries no premium and was not signed.
  'policy:correct': agents,
  'policy:annotate': [...agents, ...underwriters],
  'file:write': [...agents, ...underwriters],
  // Photos of vehicles: asking for them and asking again, sending them, accepting them.
  'inspection:ask': [...agents, ...underwriters],
  'inspection:upload': [...customers, ...agents],
  'inspection:accept': underwriters,
  'document:prepare': [...customers, ...agents, ...underwriters],
  'proposal:create': agents,
  'proposal:create_own': customers,
  'proposal:accept': [...agents, ...underwriters],
  'proposal:accept_own': customers,
  // Accepts a change in spite of what an underwriter alone may let pass.
  'proposal:override': underwriters,
  'proposal:cancel': [...customers, ...agents],
  'proposal:reopen': agents,
  'billing:pay': customers,
  'billing:pay_by_link': ['anonymous', 'token:quote', ...customers],
  'renewal:answer_by_link': ['anonymous', 'token:quote', ...customers],
  'billing:retry': agents,
  'billing:refund': ['organization:owner', 'global:service_manager'],
  // Beyond the limit of the product.
  'billing:refund_any': ['global:service_manager'],
  'billing:reinstate': [...agents, ...underwriters],
  'billing:charge_day': agents,
  'billing:autopay': [...customers, ...agents],
  'renewal:accept': customers,
  'renewal:lock': agents,
  'renewal:offer': agents,
  'renewal:decide': underwriters,
  'renewal:set_status': underwriters,
  'claim:create': ['anonymous', ...customers],
  'claim:file': ['token:claim', ...customers],
  'claim:attach': ['token:claim', ...customers, 'global:service_member', 'global:service_manager'],
  'claim:track': ['anonymous', ...customers],
  // Adjusters are the platform's own people: an agent sees the claims of their organization and handles none.
  'claim:handle': ['global:service_member', 'global:service_manager'],
  // Approves what is above everybody's authority, and says who handles claims how.
  'claim:oversee': ['global:service_manager'],
  'claim:sync': ['global:service_member', 'global:service_manager'],
  'announcement:write': [...underwriters, ...administrators],
  // Said in the name of the platform: never by one organization's own people.
  'announcement:broadcast': ['global:underwriter', ...administrators],
  // What rules and questions say in words, and their former wordings.
  'rule:read': [...underwriters, 'global:read_only'],
  'rule:write': underwriters,
  'question:read': [...underwriters, 'global:read_only'],
  'question:write': underwriters,
  'rejection:write': underwriters,
  'moratorium:write': underwriters,
  'rater:test': ['global:actuary', 'global:underwriter'],
  'rater:promote': ['global:actuary'],
  'actuary_document:read': ['global:actuary', 'global:underwriter'],
  // Says where one's own vehicle is, and to whom.
  'device:connect': customers,
  'device:disconnect': [...customers, ...underwriters],
  'incident:act': underwriters,
  // A link of an alert says that its reader was told.
  'incident:answer': ['anonymous', 'token:quote', ...everybodySignedIn],
  'incident:broadcast': ['global:underwriter'],
  'organization:write': ['organization:owner', ...administrators],
  // Which organizations there are, and what each is on the platform.
  'organization:manage': administrators,
  // A link of a letter says that its reader was invited.
  'invitation:accept': ['anonymous', 'token:quote', ...everybodySignedIn],
  'member:write': ['organization:owner', ...administrators],
  'api_key:write': ['organization:owner', ...administrators],
  // Roles of the whole platform: its administrators alone, two of them each.
  'global_role:write': [],
  // What waits, what ran and what is installed, over all organizations.
  'operating:read': administrators,
  // Puts commission that is due into a run; another person approves and pays it.
  'commission:make': ['organization:owner', ...administrators],
  'commission:pay': administrators,
  'webhook:write': ['organization:owner', ...administrators],
  'partner:write': ['organization:owner', ...administrators],
  'round_robin:write': ['organization:owner', ...administrators],
  'product:read': [...agents, ...underwriters, ...administrators, 'global:read_only', 'global:actuary'],
  'product:write': [...underwriters, ...administrators],
  'profile:write': everybodySignedIn,
  // Another address to sign in with: of those who have no password.
  'email:change': customers,
  // A link of a letter says that its reader has it.
  'address:confirm': ['anonymous', 'token:quote', ...everybodySignedIn],
  'letters:choose': ['anonymous', 'token:quote', ...everybodySignedIn],
  // What we hold about oneself, as a file.
  'data:take': customers,
  // Has it deleted.
  'data:delete': customers,
  'agent_card:write': agents,
  'preference:write': [...everybodySignedIn, 'global:read_only', 'global:actuary'],
  'view:write': [...agents, ...underwriters, ...administrators, 'global:read_only', 'global:actuary'],
  'view:share': [...agents, ...underwriters, ...administrators],
  'customer:reset': ['global:service_manager', ...administrators],
  // Everybody's place; who reads activities without it sees their own.
  'leaderboard:read': [
    'organization:agent',
    'organization:owner',
    ...underwriters,
    'global:service_member',
    'global:service_manager',
    'global:read_only',
  ],
  // Has reports sent by letter: of those who work in the organization.
  'report:schedule': ['organization:agent', 'organization:owner', 'organization:underwriter'],
  'report:read': [...agents, ...underwriters, 'global:actuary'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

/** A verb on a noun that an operation may ask for: a line of the table. */
export type Permission = keyof typeof permissionRoles;

/** Every permission, in the order of the table. */
export const permissions = Object.keys(permissionRoles) as Permission[];
