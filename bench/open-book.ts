import { randomUUID } from 'node:crypto';
import { createPool } from '@roadworthy/db/pool.ts';
import { type ClonedDatabase, cloneTemplate } from '@roadworthy/db/template.ts';
import { addOrganization, addPerson, addPersonalProduct, type Owner, type Person } from '@roadworthy/testkit/seed.ts';
import { fillBook } from './fill-book.ts';

/** What a tenant has at every scale, so that growth measures the tables and not the tenant. */
const quotesPerTenant = 5_000;
const fewestTenants = 2;

export type Agent = Person & { readonly password: string };
export type Book = {
  readonly database: ClonedDatabase;
  readonly quotes: number;
  readonly tenants: number;
  /** One of each of two organizations. */
  readonly agents: readonly Agent[];
  readonly seconds: number;
};

/** Organizations with a product and an agent each; answers the agents. */
export async function addTenants(owner: Owner, tenants: number): Promise<Agent[]> {
  const agents: Agent[] = [];
  for (let index = 0; index < tenants; index += 1) {
    const organization = await addOrganization(owner, { name: `Agency ${index}`, isPlatform: index === 0 });
    await addPersonalProduct(owner, organization);
    const password = index < fewestTenants ? randomUUID() : '';
    const email = `agent${index}@example.com`;
    const facts = { firstName: 'Agent', lastName: String(index), email, role: 'organization:agent', password } as const;
    agents.push({ ...(await addPerson(owner, { ...facts, organization })), password });
  }
  return agents;
}

/** A database of its own, filled with quotes of as many tenants as they make. */
export async function openBook(quotes: number): Promise<Book> {
  const startedAt = Date.now();
  const database = await cloneTemplate(`bench ${quotes}`);
  const tenants = Math.max(fewestTenants, Math.round(quotes / quotesPerTenant));
  const open = (url: string) => createPool({ url, max: 1, statementTimeoutMs: 30_000, name: 'bench' });
  const owner = { pool: open(database.ownerUrl), authPool: open(database.authUrl) };
  try {
    const agents = await addTenants(owner, tenants);
    await fillBook(database.database, quotes);
    return { database, quotes, tenants, agents: agents.slice(0, 2), seconds: (Date.now() - startedAt) / 1_000 };
  } finally {
    await Promise.all([owner.pool.end(), owner.authPool.end()]);
  }
}
