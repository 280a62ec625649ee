import { describe, expect, it } from 'vitest';
import { type RequestKind, roleForKind } from './role-for-kind.ts';

// The table of the platform shell's section 6, written here a second time: for each kind, who is asked first. The last
// line of a kind is what happens when nobody of the list is held; "-" sends no header.
const table: Record<RequestKind, string> = {
  underwriter: 'organization:underwriter > global:underwriter > -',
  org_admin: '= global:organization_admin',
  org_owner: '= organization:owner',
  agent:
    'organization:underwriter > global:underwriter > global:service_manager > global:service_agent > global:service_member > organization:agent > global:read_only > = organization:agent',
  user: '= global:user',
  staff:
    'global:underwriter > global:service_manager > global:service_agent > global:service_member > organization:agent > -',
  // Not of the platform shell: products have pages that several of its kinds open.
  product:
    'organization:underwriter > global:underwriter > global:organization_admin > organization:owner > global:actuary > global:service_manager > global:service_agent > global:service_member > organization:agent > global:read_only > -',
  // Nor of it: rates have pages that an actuary opens too.
  rater: 'global:actuary > global:underwriter > organization:underwriter > -',
  // Nor of it: who reads everything reads what underwriters and administrators of organizations decide.
  underwriting: 'organization:underwriter > global:underwriter > global:read_only > -',
  organizations: 'global:organization_admin > global:read_only > -',
  // Nor of it: who looks after a team sees what the team works at.
  overseer: 'global:service_manager > -',
  // Nor of it: money is given back by those who may, without a limit first.
  refunder: 'global:service_manager > organization:owner > -',
  // Nor of it: who let somebody in again who lost what they sign in with.
  people: 'global:admin > global:organization_admin > organization:owner > -',
  // Nor of it: what was announced is read by all who work here, and by who announces it first.
  announcements:
    'organization:underwriter > global:underwriter > global:organization_admin > global:service_manager > global:service_agent > global:service_member > organization:owner > organization:agent > global:read_only > -',
  quote: '-',
  claim: '-',
  anonymous: '-',
};

function expected(kind: RequestKind, held: ReadonlySet<string>): string | undefined {
  for (const choice of table[kind].split(' > ')) {
    if (choice === '-') return undefined;
    if (choice.startsWith('= ')) return choice.slice(2);
    if (held.has(choice)) return choice;
  }
  throw new Error(`The table says nothing of ${kind}`);
}

const roles = [
  'organization:underwriter',
  'global:underwriter',
  'global:service_manager',
  'global:service_agent',
  'global:service_member',
  'organization:agent',
  'global:read_only',
  // Roles that no kind looks at, and which may change nothing.
  'global:admin',
  'global:organization_admin',
  'organization:owner',
  'global:actuary',
  'global:user',
];

const combinations = Array.from({ length: 2 ** roles.length }, (_, bits) =>
  roles.filter((_role, place) => (bits >> place) & 1),
);

describe.each(Object.keys(table) as RequestKind[])('the role of a request of the kind %s', (kind) => {
  it(`is what the table says, for each of ${combinations.length} combinations of held roles`, () => {
    const wrong = combinations.filter((held) => roleForKind(kind, held) !== expected(kind, new Set(held)));
    expect(wrong).toEqual([]);
  });

  it('looks at nothing but the roles of its row', () => {
    const seen = new Set(combinations.map((held) => roleForKind(kind, held)));
    const named = new Set(
      table[kind].split(' > ').map((choice) => (choice === '-' ? undefined : choice.replace('= ', ''))),
    );
    expect(seen).toEqual(named);
  });
});
