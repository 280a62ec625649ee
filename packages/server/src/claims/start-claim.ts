import { decideLanguage } from '@roadworthy/core/identity/set-language.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { findLineProblem, tidyLine } from '@roadworthy/core/shared/text/check-text.ts';
import { readPostalCode } from '@roadworthy/core/shared/text/postal-code.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { networkOf } from '../kernel/network/network.ts';
import type { Arrival } from '../kernel/network/place.ts';
import { operation } from '../kernel/operation.ts';
import { organizationOfRoot } from '../kernel/operations/root-row.ts';
import { claimToken } from '../kernel/tokens/tokens.ts';
import type { Work } from '../kernel/work.ts';
import { organizationForNewQuote } from '../organizations/find-organization.ts';
import { findPostalArea } from '../products/find-postal-area.ts';
import { countTry, organizationOfNumber, policyOfNumber, readNumber } from './policy-of-claim.ts';

type Input = {
  readonly policy_id?: string | null | undefined;
  readonly policy_number?: string | null | undefined;
  readonly postal_code?: string | null | undefined;
};

async function organizationOfReport(input: Input, arrival: Arrival): Promise<string> {
  const { policy_id: id, policy_number: number, postal_code: postal } = input;
  const { role } = arrival.request.principal;
  if (id) return organizationOfRoot(arrival.client, { role, claims: arrival.claims }, { table: 'policies', id });
  const named = readNumber(number, postal);
  if (named === null) return organizationForNewQuote(arrival, null);
  await countTry(arrival, 'claim by policy', named.number);
  return (
    (await organizationOfNumber(arrival, 'policy_of_report', named)) ?? (await organizationForNewQuote(arrival, null))
  );
}

/** The policy that a report names: one's own, or the one whose number and postal code fit. */
async function policyOf(work: Work, { policy_id: id, policy_number, postal_code }: Input) {
  const named = readNumber(policy_number, postal_code);
  const found = id ?? (named && (await policyOfNumber(work, named)));
  if (!found) return null;
  return work.tx
    .selectFrom('policies as p')
    .innerJoin('quotes as q', 'q.quote_id', 'p.current_quote_id')
    .select(['p.policy_id', 'p.policy_number', 'p.current_quote_id', 'p.provider', 'q.time_zone', 'q.postal_code'])
    .where('p.policy_id', '=', found)
    .executeTakeFirstOrThrow();
}

/** Visitors share what their network has. */
async function takeReportBudget({ platform, request }: Work): Promise<void> {
  const most = platform.config.budgets.quotesFromNetworkPerHour;
  await platform.limiter.take([{ of: 'claims from', who: networkOf(request.ip), most, seconds: 3_600 }]);
}

/** Who reports, as far as their account knows them; somebody without one tells it. */
async function reporterOf({ tx, actor }: Work) {
  if (actor.userId === null) return {};
  const user = await tx
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('user_id', '=', actor.userId)
    .executeTakeFirst();
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ');
  return user ? { reporter_name: name === '' ? null : name.slice(0, 100), reporter_email: user.email } : {};
}

/** The only vehicle of a quote, or null where there are several. */
async function onlyVehicle({ tx }: Work, quoteId: string): Promise<string | null> {
  const rows = await tx
    .selectFrom('vehicles')
    .select('vehicle_id')
    .where('quote_id', '=', quoteId)
    .where('archived', 'is', null)
    .limit(2)
    .execute();
  return rows.length === 1 ? (rows[0]?.vehicle_id ?? null) : null;
}

export const startClaim = operation({
  name: 'start_claim',
  permission: 'claim:create',
  organization: organizationOfReport,
  example: { postal_code: '43215' },
  badInput: [
    { input: { postal_code: '4321' }, code: 'postal_code_malformed', field: 'postal_code' },
    { input: { policy_number: 'x'.repeat(300) }, code: 'text_too_long', field: 'policy_number' },
  ],
  async run(work) {
    const { input, actor, tx, platform, request, organizationId } = work;
    const typed = (input.policy_number ?? '').trim();
    const problem = typed === '' ? null : findLineProblem(typed, 'reference', 'policy_number');
    if (problem) return { ok: false, refusal: problem };
    const postal = input.postal_code ? readPostalCode(input.postal_code) : null;
    if (input.postal_code && postal === null) {
      return refuse(
        'postal_code_malformed',
        words(
          'Use five digits, like 44101, or a Canadian code, like K1A 0B1.',
          'Entrez un code canadien, comme K1A 0B1, ou cinq chiffres, comme 44101.',
        ),
        'postal_code',
      );
    }
    const reads = decideLanguage(request.locale.toLowerCase());
    if (!reads.ok) return reads;
    await takeReportBudget(work);
    const policy = await policyOf(work, input);
    const area = postal && (await findPostalArea(tx, postal.country, postal.postalCode));
    const isThirdParty = input.third_party === true;
    const ofPolicy = policy && {
      policy_id: policy.policy_id,
      quote_id: policy.current_quote_id,
      provider: policy.provider,
      policy_type: policy.provider,
      vehicle_id: await onlyVehicle(work, policy.current_quote_id),
    };
    const { claim_id } = await tx
      .insertInto('claims')
      .values({
        organization_id: organizationId,
        ...ofPolicy,
        ...(await reporterOf(work)),
        policy_number: policy?.policy_number ?? (typed === '' ? null : tidyLine(typed)),
        user_id: isThirdParty ? null : actor.userId,
        is_third_party: isThirdParty,
        postal_code: policy?.postal_code ?? postal?.postalCode ?? null,
        administrative_area: area?.administrativeArea ?? null,
        time_zone: policy?.time_zone ?? area?.timeZone ?? 'America/New_York',
        language: reads.event.language,
      })
      .returning('claim_id')
      .executeTakeFirstOrThrow();
    return { claim_id, claim_token: claimToken(platform.secrets, claim_id, 1) };
  },
});

/** Opens a report that one began with one's account, on any device: its token opens it from then on. */
export const resumeClaim = operation({
  name: 'resume_claim',
  permission: 'claim:file',
  root: 'claim_id',
  example: {},
  async run({ tx, platform, input }) {
    const { claim_id, token_version } = await tx
      .selectFrom('claims')
      .select(['claim_id', 'token_version'])
      .where('claim_id', '=', input.claim_id)
      .executeTakeFirstOrThrow();
    return { claim_id, claim_token: claimToken(platform.secrets, claim_id, token_version) };
  },
});
