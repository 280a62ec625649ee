import { may } from '@roadworthy/core/identity/principal.ts';
import type { OperationField } from '@roadworthy/data-api/operation-field.ts';
import type { SearchResult } from '../generated/operations.ts';
import { askAs } from '../kernel/ask-as.ts';
import type { RequestContext } from '../kernel/context.ts';
import type { Platform } from '../kernel/platform.ts';
import { type Claims } from '../kernel/scope.ts';
import { quoteToken } from '../kernel/tokens.ts';

type FoundRow = Omit<SearchResult, 'quote_token'> & { readonly token_version: number };

const longestSearch = 100;
// The last character there is: what begins with a text lies between the text and the text followed by it.
const last = '\u{10FFFF}';

// Each branch is a range of one index; row security narrows it to what the caller sees. $1/$2 name, $3/$4 second name,
// $5/$6 e-mail, $7/$8 digits of a phone, $9/$10 policy number, $11/$12 VIN; an empty lower bound finds nothing.
const searchSql = `
  with hits as (
    (select quote_id from entities where $3 = '' and $1 <> '' and last_name_key >= $1 and last_name_key < $2 limit 1000)
    union
    (select quote_id from entities where $3 = '' and $1 <> '' and first_name_key >= $1 and first_name_key < $2 limit 1000)
    union
    (select quote_id from entities
      where $3 <> '' and last_name_key >= $3 and last_name_key < $4 and first_name_key >= $1 and first_name_key < $2
      limit 1000)
    union
    (select quote_id from entities where $5 <> '' and email >= $5 and email < $6 limit 1000)
    union
    (select quote_id from entities where $7 <> '' and phone_key >= $7 and phone_key < $8 limit 1000)
    union
    (select current_quote_id from policies where $9 <> '' and policy_number >= $9 and policy_number < $10 limit 1000)
    union
    (select quote_id from vehicles where $11 <> '' and vin >= $11 and vin < $12 limit 1000)
  )
  select json_build_object(
    'quote_id', q.quote_id, 'policy_id', q.policy_id, 'quote_status', q.status, 'policy_status', p.policy_status,
    'quote_effective_date', q.effective_date, 'quote_expiration_date', q.expiration_date,
    'policy_number', p.policy_number, 'quote_provider', q.provider, 'token_version', q.token_version,
    'named_insured_first_name', e.first_name, 'named_insured_last_name', coalesce(e.last_name, e.business_name),
    'named_insured_email', e.email, 'named_insured_phone', e.phone)
  from hits join quotes q using (quote_id)
  left join policies p on p.policy_id = q.policy_id
  left join entities e on e.quote_id = q.quote_id and e.entity_relationship = 'named_insured' and e.archived is null
  where q.status <> 'replaced'
  order by q.effective_date desc, q.quote_id
  limit 25`;

const range = (text: string): [string, string] => (text === '' ? ['', ''] : [text, text + last]);

/** The ranges that a search text asks for; words beyond the second name are left aside. */
export function searchRanges(search: string): string[] {
  const text = search.trim().toLowerCase().slice(0, longestSearch);
  const words = text.split(/\s+/);
  const [first = '', ...others] = words;
  const digits = text.replaceAll(/\D/g, '');
  const isPhone = digits.length >= 4 && /^[\d\s().+-]+$/.test(text);
  const number = text.toUpperCase().replaceAll(/\s/g, '');
  const [family = '', given = ''] = text.includes(',') ? text.split(',').map((part) => part.trim()) : [];
  const names = family ? [given, family] : [first, others.join(' ')];
  return [
    // "Family, given" is searched as "given family"; one word is either.
    ...(names[0] === '' ? [...range(names[1] ?? ''), ...range('')] : [...range(names[0] ?? ''), ...range(names[1] ?? '')]),
    ...range(text.includes('@') || words.length === 1 ? text : ''),
    ...range(isPhone ? digits : ''),
    ...range(/^[A-Z]{2,6}-?\d/.test(number) ? number : ''),
    ...range(/^[A-HJ-NPR-Z0-9]{5,17}$/.test(number) ? number : ''),
  ];
}

function printed(row: FoundRow, bearer: boolean, { secrets }: Platform): SearchResult {
  const { token_version, ...found } = row;
  const quote_token = bearer && row.policy_id === null ? quoteToken(secrets, row.quote_id, token_version) : null;
  return { ...found, quote_token };
}

/** Agent search: one statement under the caller's own role, so that nothing is found that could not be opened. */
export function searchPlatformField(platform: Platform): OperationField {
  return {
    name: 'search_platform',
    kind: 'query',
    allowed: (role) => role.startsWith('organization:') ? role !== 'organization:customer' : isStaffRole(role),
    async resolve({ args, context, role, claims, answer }) {
      const search = String(args['search'] ?? '').trim();
      if (search === '') return '[]';
      const rows = await askAs(platform.pools.reads, {
        role,
        claims: claims as Claims,
        text: searchSql,
        values: searchRanges(search),
      });
      const bearer = may((context as RequestContext).principal, 'quote:send');
      const found = rows.map(([json]) => printed(JSON.parse(json ?? '{}') as FoundRow, bearer, platform));
      return answer(null, found);
    },
  };
}

const staffRoles = new Set([
  'global:read_only',
  'global:service_agent',
  'global:service_member',
  'global:service_manager',
  'global:underwriter',
  'global:admin',
]);

function isStaffRole(role: string): boolean {
  return staffRoles.has(role);
}
