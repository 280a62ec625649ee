import { may } from '@roadworthy/core/identity/principal.ts';
import type { OperationField, SelectedLeaf } from '@roadworthy/data-api/operation-field.ts';
import type { SearchResult } from '../generated/operations.ts';
import { askAs } from '../kernel/ask-as.ts';
import type { RequestContext } from '../kernel/context.ts';
import type { Platform } from '../kernel/platform.ts';
import type { Claims } from '../kernel/scope.ts';
import { quoteToken } from '../kernel/tokens.ts';

type FoundRow = Omit<SearchResult, 'quote_token'> & { readonly token_version: number };

const longestSearch = 100;
// The last character there is: what begins with a text lies between the text and the text followed by it.
const last = '\u{10FFFF}';

/** Something that a search text may be the beginning of: the ranges to look in, each of one index. */
type Reading = { readonly texts: readonly string[]; readonly branches: (range: (place: number) => string) => string[] };

const within = (column: string, range: string) => range.replaceAll('column', column);

const byOneName = (name: string): Reading => ({
  texts: [name],
  branches: (range) =>
    ['last_name_key', 'first_name_key'].map((key) => `select quote_id from entities where ${within(key, range(0))}`),
});

const byFullName = (first: string, family: string): Reading => ({
  texts: [first, family],
  branches: (range) => [
    `select quote_id from entities where ${within('last_name_key', range(1))} and ${within('first_name_key', range(0))}`,
  ],
});

const byColumn = (table: string, column: string, text: string, quoteId = 'quote_id'): Reading => ({
  texts: [text],
  branches: (range) => [`select ${quoteId} from ${table} where ${within(column, range(0))}`],
});

function namesIn(text: string): Reading {
  const [before = '', after] = text.split(',').map((part) => part.trim());
  // "Family, given" as lists print it.
  if (after) return byFullName(after, before);
  const [first = '', ...others] = before.split(/\s+/);
  return others.length > 0 ? byFullName(first, others.join(' ')) : byOneName(first);
}

function readingsOf(search: string): Reading[] {
  const text = search.trim().toLowerCase().slice(0, longestSearch);
  const digits = text.replaceAll(/\D/g, '');
  const code = text.toUpperCase().replaceAll(/\s/g, '');
  const isPhone = digits.length >= 4 && /^[\d\s().+-]+$/.test(text);
  return [
    // Without a letter it is no name: a bare comma would be the beginning of every name there is.
    ...(/^\d/.test(text) || !/\p{L}/u.test(text) ? [] : [namesIn(text)]),
    ...(text.includes('@') ? [byColumn('entities', 'email', text)] : []),
    ...(isPhone ? [byColumn('entities', 'phone_key', digits)] : []),
    ...(/^[A-Z]{2,6}-?\d/.test(code) ? [byColumn('policies', 'policy_number', code, 'current_quote_id')] : []),
    ...(/^(?=.*\d)[A-HJ-NPR-Z0-9]{5,17}$/.test(code) ? [byColumn('vehicles', 'vin', code)] : []),
  ];
}

/** What a search can print, and from where; the token is not there, since it is derived and not stored. */
const columns: Readonly<Record<string, string>> = {
  quote_id: 'q.quote_id',
  policy_id: 'q.policy_id',
  quote_status: 'q.status',
  policy_status: 'p.policy_status',
  quote_effective_date: 'q.effective_date',
  quote_expiration_date: 'q.expiration_date',
  policy_number: 'p.policy_number',
  quote_provider: 'q.provider',
  named_insured_first_name: 'e.first_name',
  named_insured_last_name: 'coalesce(e.last_name, e.business_name)',
  named_insured_email: 'e.email',
  named_insured_phone: 'e.phone',
};
const everything: readonly SelectedLeaf[] = [
  ...Object.keys(columns).map((name) => ({ key: name, name })),
  { key: 'token_version', name: 'token_version' },
];

function printedLeaf({ key, name }: SelectedLeaf): string {
  // A key is a GraphQL name: letters, digits and underscores.
  return `'${key}', ${columns[name] ?? 'q.token_version'}`;
}

/**
 * The statement and values that find what a text may be the beginning of (a name, e-mail, phone, policy number or VIN)
 * and print the leaves of each hit. Null when the text can be the beginning of none of them.
 */
export function searchStatement(
  search: string,
  leaves: readonly SelectedLeaf[] = everything,
): { readonly text: string; readonly values: readonly string[] } | null {
  const values: string[] = [];
  const branches = readingsOf(search).flatMap(({ texts, branches: branchesOf }) => {
    const first = values.length;
    values.push(...texts.flatMap((text) => [text, text + last]));
    return branchesOf((place) => {
      const low = first + place * 2 + 1;
      return `column >= $${low} and column < $${low + 1}`;
    });
  });
  if (branches.length === 0) return null;
  const hits = branches.map((branch) => `(${branch} limit 1000)`).join(' union ');
  const text = `
    select coalesce(json_agg(found.answer order by found.effective_date desc, found.quote_id), '[]')::text from (
      select json_build_object(${leaves.map(printedLeaf).join(', ')}) as answer, q.effective_date, q.quote_id
      from (${hits}) hits (quote_id) join quotes q using (quote_id)
      left join policies p on p.policy_id = q.policy_id
      left join entities e
        on e.quote_id = q.quote_id and e.entity_relationship = 'named_insured' and e.archived is null
      where q.status <> 'replaced'
      order by q.effective_date desc, q.quote_id
      limit 25) found`;
  return { text, values };
}

function printed(row: FoundRow, bearer: boolean, { secrets }: Platform): SearchResult {
  const { token_version, ...found } = row;
  return {
    ...found,
    // Derived only when it is asked for.
    get quote_token() {
      return bearer && row.policy_id === null ? quoteToken(secrets, row.quote_id, token_version) : null;
    },
  };
}

/** Agent search: one statement under the caller's own role, so that nothing is found that could not be opened. */
export function searchPlatformField(platform: Platform): OperationField {
  return {
    name: 'search_platform',
    kind: 'query',
    allowed: (role) => (role.startsWith('organization:') ? role !== 'organization:customer' : isStaffRole(role)),
    async resolve({ args, context, role, claims, answer, leaves }) {
      const search = typeof args['search'] === 'string' ? args['search'].trim() : '';
      const selected = leaves();
      const isStored = selected?.every(({ name }) => Object.hasOwn(columns, name)) ?? false;
      const statement = searchStatement(search, selected && isStored ? selected : everything);
      if (!statement) return '[]';
      const [[json] = []] = await askAs(platform.pools.reads, { role, claims: claims as Claims, ...statement });
      if (isStored) return json ?? '[]';
      const bearer = may((context as RequestContext).principal, 'quote:send');
      const found = JSON.parse(json ?? '[]') as FoundRow[];
      return answer(
        null,
        found.map((row) => printed(row, bearer, platform)),
      );
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
