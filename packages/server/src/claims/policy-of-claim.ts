import { type ClaimedTerm, type CoverFound, findCover } from '@roadworthy/core/claims/find-cover.ts';
import { formatPolicyNumber, parsePolicyNumber } from '@roadworthy/core/policies/policy-number.ts';
import { type Day, day } from '@roadworthy/core/shared/time/day.ts';
import { readPostalCode } from '@roadworthy/core/shared/text/postal-code.ts';
import { sql } from 'kysely';
import { networkOf } from '../kernel/network/network.ts';
import type { Arrival } from '../kernel/network/place.ts';
import { enterRole } from '../kernel/tokens/scope.ts';
import type { Work } from '../kernel/work.ts';
import { segmentsOf } from '../policies/policy-stack.ts';
import type { ClaimRow } from './claim-store.ts';

const quarter = 900;
const hour = 3_600;

export type NumberAndPostal = { readonly number: string; readonly postal: string };

/** A number and a postal code as they are stored, however somebody types them; null for what cannot be one. */
export function readNumber(
  number: string | null | undefined,
  postalCode: string | null | undefined,
): NumberAndPostal | null {
  const parsed = parsePolicyNumber(number ?? '');
  const postal = readPostalCode(postalCode ?? '');
  // Four digits more of a ZIP code say nothing that has to fit.
  const [area = ''] = postal?.postalCode.split('-') ?? [];
  return parsed && postal && { number: formatPolicyNumber(parsed), postal: area };
}

/**
 * Counts who tries numbers: what they have themselves first, then a brake on guessing from very many networks, which is
 * wide enough that nobody keeps others from reporting. What is wrong counts as what is right, and is answered alike.
 */
export async function countTry({ platform, request }: Arrival, of: string, number: string): Promise<void> {
  const network = networkOf(request.ip);
  await platform.limiter.take([
    { of, who: `${number} ${network}`, most: 10, seconds: quarter },
    { of: `${of} from network`, who: network, most: 30, seconds: quarter },
    { of: `${of} by anybody`, who: number, most: 300, seconds: hour },
  ]);
}

/** The organization of what a function answers to a number and its postal code, or null. */
export async function organizationOfNumber(
  { client }: Arrival,
  answers: 'policy_of_report' | 'claim_of_number',
  { number, postal }: NumberAndPostal,
): Promise<string | null> {
  await enterRole(client, 'identity', {});
  const { rows } = await client.query<{ organization_id: string }>({
    name: answers,
    text: `select organization_id from ${answers}($1, $2)`,
    values: [number, postal],
  });
  return rows[0]?.organization_id ?? null;
}

/** The newest term of a policy of this organization by its number and postal code, or null. */
export async function policyOfNumber({ tx }: Work, { number, postal }: NumberAndPostal): Promise<string | null> {
  const { rows } = await sql<{ policy_id: string }>`
    select p.policy_id from policies p join quotes q on q.quote_id = p.current_quote_id
    where p.policy_number = ${number} and p.erased is null and (split_part(q.postal_code, '-', 1) = ${postal} or exists (
      select from locations l where l.quote_id = q.quote_id and l.location_type = 'mailing'
        and split_part(l.postal_code, '-', 1) = ${postal}))
    order by p.policy_term desc limit 1`.execute(tx);
  return rows[0]?.policy_id ?? null;
}

/** The terms of a policy's contract, with how their days are covered as we know it now. */
async function termsOfContract(work: Work, policyId: string): Promise<readonly ClaimedTerm[]> {
  const rows = await work.tx
    .selectFrom('policies as p')
    .innerJoin('quotes as q', 'q.quote_id', 'p.current_quote_id')
    .innerJoin('policies as named', 'named.contract_id', 'p.contract_id')
    .select(['p.policy_id', 'p.effective_date', 'p.expiration_date', 'p.cover_from', 'q.time_zone'])
    .where('named.policy_id', '=', policyId)
    .orderBy('p.policy_term')
    .execute();
  const terms: ClaimedTerm[] = [];
  for (const row of rows) {
    terms.push({
      policyId: row.policy_id,
      timeZone: row.time_zone,
      effectiveDate: day(row.effective_date),
      expirationDate: day(row.expiration_date),
      coverFrom: row.cover_from,
      segments: await segmentsOf(work, row.policy_id),
    });
  }
  return terms;
}

const minutesOf = (time: string | null): number | null => {
  const [hours, minutes] = (time ?? '').split(':').map(Number);
  return hours === undefined || minutes === undefined || time === null ? null : hours * 60 + minutes;
};

/** What covered a loss of a day under the policy that its claim names; null where it names none. */
export async function coverOf(work: Work, claim: ClaimRow, on: Day): Promise<CoverFound | null> {
  if (claim.policy_id === null) return null;
  return findCover(await termsOfContract(work, claim.policy_id), { day: on, minute: minutesOf(claim.incident_time) });
}
