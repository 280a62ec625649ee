import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Agent, Book } from '../open-book.ts';
import { superuserOf } from '../fill-book.ts';

/** A read as each side is asked for it; all of them answer the same content. */
export type Read = {
  readonly name: 'list' | 'detail' | 'search' | 'key';
  readonly title: string;
  /** Our document, whose root fields name the content. */
  readonly ours: string;
  /** The variable of the document. */
  readonly variable: string | undefined;
};

const folder = join(import.meta.dirname, 'documents');
const document = (name: string): string => readFileSync(join(folder, `${name}.graphql`), 'utf8').trim();

function read(name: Read['name'], title: string, variable?: string): Read {
  return { name, title, ours: document(name), variable };
}

export const reads: readonly Read[] = [
  read('list', 'list: 50 quotes, three relations, count'),
  read('detail', 'detail: a quote with everything beneath it', 'id'),
  read('search', 'agent search by the beginning of a name', 'search'),
  read('key', 'small: a policy by its key', 'id'),
];

/** One request: who asks for what. */
export type Asking = { readonly agent: Agent; readonly argument: string };
export type Askings = Readonly<Record<Read['name'], readonly Asking[]>>;

const keysPerAgent = 40;
const prefixes = ['a3', 'b7', 'c1', 'd9', 'e0', 'f4', 'a8', 'c6'];

/** The arguments of every read: sold quotes, their policies and names, spread over each agent's book. */
export async function chooseAskings(
  { database, agents }: { readonly database: Pick<Book['database'], 'database'>; readonly agents: readonly Agent[] },
  server?: string,
): Promise<Askings> {
  const client = superuserOf(database.database, server);
  try {
    const askings: Record<Read['name'], Asking[]> = { list: [], detail: [], search: [], key: [] };
    for (const agent of agents) {
      const { rows } = await client.query<{ quote_id: string; policy_id: string }>(
        `select quote_id, policy_id from (
           select *, row_number() over (order by quote_id) as n, count(*) over () as many
           from quotes where organization_id = $1 and policy_id is not null) sold
         where n % greatest(many / $2, 1) = 0 limit $2`,
        [agent.organizationId, keysPerAgent],
      );
      askings.list.push({ agent, argument: '' });
      askings.search.push(...prefixes.map((argument) => ({ agent, argument })));
      askings.detail.push(...rows.map((row) => ({ agent, argument: row.quote_id })));
      askings.key.push(...rows.map((row) => ({ agent, argument: row.policy_id })));
    }
    return askings;
  } finally {
    await client.end();
  }
}
