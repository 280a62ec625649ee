import { randomUUID } from 'node:crypto';
import type { CallerRole } from '@roadworthy/core/identity/vocabulary.ts';
import type { Caller } from './caller.ts';
import {
  addOrganization,
  addPartner,
  addPerson,
  addPersonalProduct,
  type Organization,
  type Owner,
  type Person,
} from './seed.ts';
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

/** Two organizations that mirror each other; the first is the platform organization, where business over the web goes. */
export type Tenants = { readonly insurer: Tenant; readonly mirror: Tenant };

/** A tenant as it is written: plain data, which a template hands to every copy of it. */
type TenantFacts = Pick<Tenant, 'organization' | 'partner' | 'productId'> & {
  readonly staff: Readonly<Record<'agent' | 'owner' | 'underwriter', Person>>;
};
export type TenantsFacts = { readonly insurer: TenantFacts; readonly mirror: TenantFacts };

async function writeTenant(owner: Owner, name: string, isPlatform: boolean): Promise<TenantFacts> {
  const slug = name.toLowerCase();
  const organization = await addOrganization(owner, { name: `${name} RV Insurance`, isPlatform });
  const prefix = name.slice(0, 3).toUpperCase();
  const { productId } = await addPersonalProduct(owner, organization, { prefix });
  await addPartner(owner, organization, { slug: `${slug}-dealer`, name: `${name} Dealer` });
  const staff = (role: CallerRole, firstName: string): Promise<Person> => {
    const email = `${firstName}@${slug}.example`.toLowerCase();
    return addPerson(owner, { role, firstName, lastName: name, email, organization });
  };
  return {
    organization,
    partner: `${slug}-dealer`,
    productId,
    staff: {
      agent: await staff('organization:agent', 'Agnes'),
      owner: await staff('organization:owner', 'Oswald'),
      underwriter: await staff('organization:underwriter', 'Ulla'),
    },
  };
}

/** Writes two mirrored organizations. */
export async function writeTenants(owner: Owner): Promise<TenantsFacts> {
  return { insurer: await writeTenant(owner, 'Harbor', true), mirror: await writeTenant(owner, 'Mirage', false) };
}

/** The two organizations of a backend in whose database they are written. */
export function tenantsOf(backend: Pick<Backend, 'as'>, facts: TenantsFacts): Tenants {
  const tenantOf = ({ staff, ...tenant }: TenantFacts): Tenant => ({
    ...tenant,
    agent: backend.as(staff.agent),
    owner: backend.as(staff.owner),
    underwriter: backend.as(staff.underwriter),
  });
  return { insurer: tenantOf(facts.insurer), mirror: tenantOf(facts.mirror) };
}

/** Somebody new under a role, who belongs to no organization and owns nothing. */
export function someone(backend: Backend, role: CallerRole): Caller {
  const userId = randomUUID();
  return backend.as({ userId, role, email: `${userId}@example.com`, name: 'Some One', organizationId: null });
}
