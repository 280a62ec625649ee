import { randomUUID } from 'node:crypto';
import type { CallerRole } from '@roadworthy/core/identity/vocabulary.ts';
import type { Caller } from './caller.ts';
import { addOrganization, addPartner, addPerson, addPersonalProduct, type Organization } from './seed.ts';
import type { Backend } from './backend.ts';

/** One insurance organization and its staff. */
export type Tenant = {
  readonly organization: Organization;
  readonly partner: string;
  readonly productId: string;
  readonly agent: Caller;
  readonly owner: Caller;
  readonly underwriter: Caller;
};

/** Two organizations that mirror each other; the first is the house, where business over the web goes. */
export type Tenants = { readonly house: Tenant; readonly mirror: Tenant };

async function addTenant(backend: Backend, name: string, isHouse: boolean): Promise<Tenant> {
  const slug = name.toLowerCase();
  const organization = await addOrganization(backend.owner, { name: `${name} RV Insurance`, house: isHouse });
  const prefix = name.slice(0, 3).toUpperCase();
  const { productId } = await addPersonalProduct(backend.owner, organization, { prefix });
  await addPartner(backend.owner, organization, { slug: `${slug}-dealer`, name: `${name} Dealer` });
  const staff = async (role: CallerRole, firstName: string): Promise<Caller> => {
    const email = `${firstName}@${slug}.example`.toLowerCase();
    return backend.as(await addPerson(backend.owner, { role, firstName, lastName: name, email, organization }));
  };
  return {
    organization,
    partner: `${slug}-dealer`,
    productId,
    agent: await staff('organization:agent', 'Agnes'),
    owner: await staff('organization:owner', 'Oswald'),
    underwriter: await staff('organization:underwriter', 'Ulla'),
  };
}

/** Writes two mirrored organizations. */
export async function addTenants(backend: Backend): Promise<Tenants> {
  return { house: await addTenant(backend, 'Harbor', true), mirror: await addTenant(backend, 'Mirage', false) };
}

/** Somebody new under a role, who belongs to no organization and owns nothing. */
export function someone(backend: Backend, role: CallerRole): Caller {
  const userId = randomUUID();
  return backend.as({ userId, role, email: `${userId}@example.com`, name: 'Some One', organizationId: null });
}
