import { memberRoles } from '@roadworthy/core/organizations/vocabulary.ts';
import type { FastifyInstance } from 'fastify';
import { type Account, accountIn, principalOfAccount, type Workplace } from '../../identity/account.ts';
import { cannotFindThat, OperationError } from '../../kernel/errors.ts';
import { askAs } from '../../kernel/operations/ask-as.ts';
import { isUuid } from '../../kernel/operations/is-uuid.ts';
import { claimsOf } from '../../kernel/tokens/claims.ts';
import { assertOwnPage } from '../connections/same-origin.ts';
import type { HttpParts } from '../http-parts.ts';
import { bodyOf } from './auth-body.ts';
import { signedInOf } from './session-routes.ts';

/** What letters and colleagues link to. */
const linked = {
  quotes: 'quote_id',
  policies: 'policy_id',
  claims: 'claim_id',
  policy_renewals: 'policy_renewal_id',
  policy_proposals: 'policy_proposal_id',
  quote_referrals: 'quote_referral_id',
  enquiries: 'enquiry_id',
  report_deliveries: 'report_delivery_id',
} as const;

const visibleSql = Object.entries(linked)
  .map(([table, key]) => `select 1 from ${table} where ${key} = $1::uuid`)
  .join(' union all ');

const notThere = () => new OperationError('not_found', cannotFindThat, { status: 404 });

/** The organization for which somebody works at a time, where there are several, below /api/auth. */
export function organizationRoutes(app: FastifyInstance, parts: HttpParts): void {
  const { identity, platform } = parts;
  const { publicUrl } = platform.config;

  async function sees(account: Account, { organizationId }: Workplace, id: string): Promise<boolean> {
    const here = accountIn(account, organizationId);
    const role = memberRoles.find((each) => here.roles.includes(each));
    const decision = role && principalOfAccount(here, role);
    if (!decision?.ok) return false;
    const claims = claimsOf(decision.event, platform.clock);
    const rows = await askAs(platform.pools.reads, {
      role: decision.event.role,
      claims,
      text: visibleSql,
      values: [id],
    });
    return rows.length > 0;
  }

  app.post('/api/auth/organization', async (request) => {
    assertOwnPage(request, publicUrl);
    const signedIn = await signedInOf(request, parts);
    const { organizationId } = bodyOf(request);
    const workplace = signedIn.account.organizations.find((each) => each.organizationId === organizationId);
    if (workplace === undefined) throw notThere();
    await identity.sessions.moveTo(signedIn, workplace.organizationId);
    return { success: true };
  });

  // A link of a letter names a record of one organization, whichever its reader works for at the moment.
  app.get<{ Querystring: { id?: unknown } }>('/api/auth/organization-of', async (request, reply) => {
    const { session, account } = await signedInOf(request, parts);
    const { id } = request.query;
    const person = await identity.store.accountById(session.userId);
    if (typeof id !== 'string' || !isUuid(id) || person === null) throw notThere();
    const here = account.memberships[0]?.organizationId;
    for (const workplace of person.organizations) {
      if (workplace.organizationId !== here && (await sees(person, workplace, id))) {
        return { org_id: workplace.organizationId, name: workplace.name };
      }
    }
    return reply.code(204).send();
  });
}
