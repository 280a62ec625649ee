import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askAs } from '@roadworthy/server/kernel/ask-as.ts';
import { claimsOf } from '@roadworthy/server/kernel/claims.ts';
import { type Caller, contextOf } from '@roadworthy/testkit/caller.ts';
import type { World } from '@roadworthy/testkit/world.ts';
import { measureSideBySide } from './measure.ts';

const sqlOf = (name: string) => readFileSync(join(import.meta.dirname, 'sql', `${name}.sql`), 'utf8');

const documents = {
  list: `query LoadQuotes {
    quotes(limit: 50, order_by: { updated: desc }) {
      quote_id status provider effective_date premium updated
      entities(where: { entity_relationship: { _eq: "named_insured" } }) { first_name last_name }
      vehicles { year make model }
      agent_profile { first_name last_name }
    }
    quotes_aggregate { aggregate { count } }
  }`,
  detail: `query LoadQuote($id: uuid!) {
    quotes_by_pk(id: $id) {
      quote_id status provider effective_date expiration_date premium coverages plan
      mailing_location { line_1 locality postal_code }
      entities { entity_id entity_relationship first_name last_name email phone }
      vehicles { vehicle_id year make model vin rating_value usage_type storage_type }
      policy { policy_id policy_number policy_status }
    }
  }`,
  search: `query AgentSearch($search: String!) {
    search_platform(search: $search) {
      quote_id policy_id quote_status policy_status quote_effective_date policy_number
      named_insured_first_name named_insured_last_name
    }
  }`,
} as const;

export type ReadFigure = { readonly name: string; readonly graphql: number; readonly sql: number };

type Contest = {
  readonly name: keyof typeof documents;
  readonly variables: Record<string, unknown>;
  readonly values: string[];
};

async function plan(world: World, caller: Caller, { name, values }: Contest): Promise<void> {
  const claims = claimsOf(caller.principal, world.platform.clock);
  const text = `explain (analyze, costs off, timing off, summary off) ${sqlOf(name).replace(/^--.*\n/gm, '')}`;
  const lines = await askAs(world.platform.pools.reads, { role: caller.principal.role, claims, text, values });
  const file = join(import.meta.dirname, 'plans', `${name}.txt`);
  writeFileSync(file, `${lines.map(([line]) => line).join('\n')}\n`);
}

/** GraphQL against the same answer by hand-written SQL, both under row security on the same connections. */
export async function benchReads(
  world: World,
  caller: Caller,
  { rounds, plans }: { readonly rounds: number; readonly plans: boolean },
): Promise<ReadFigure[]> {
  const claims = claimsOf(caller.principal, world.platform.clock);
  const { role } = caller.principal;
  const context = contextOf(caller.principal);
  const [first] = await askAs(world.platform.pools.reads, {
    role,
    claims,
    text: 'select quote_id from quotes where policy_id is not null order by updated desc offset 100 limit 1',
  });
  const id = first?.[0] ?? '';
  const contests: Contest[] = [
    { name: 'list', variables: {}, values: [] },
    { name: 'detail', variables: { id }, values: [id] },
    { name: 'search', variables: { search: 'a3' }, values: ['a3', 'a3\u{10FFFF}'] },
  ];
  const figures: ReadFigure[] = [];
  for (const contest of contests) {
    const { name, variables, values } = contest;
    if (plans) await plan(world, caller, contest);
    const text = sqlOf(name);
    const measured = await measureSideBySide(
      {
        graphql: () => world.platform.dataApi.execute({ role, claims, query: documents[name], variables, context }),
        sql: () => askAs(world.platform.pools.reads, { role, claims, text, values }),
      },
      { rounds, runsPerRound: 200 },
    );
    figures.push({ name, ...measured });
  }
  return figures;
}
