import { randomUUID } from 'node:crypto';
import type { CallerRole } from '@roadworthy/core/identity/vocabulary.ts';
import type { Caller } from './caller.ts';
import { addOrganization, addPartner, addPerson, addPersonalProduct, type Organization } from './cast.ts';
import type { World } from './world.ts';

/** One insurance organization and its staff. */
export type Side = {
  readonly organization: Organization;
  readonly partner: string;
  readonly productId: string;
  readonly agent: Caller;
  readonly owner: Caller;
  readonly underwriter: Caller;
};

/** Two organizations that mirror each other; the first is the house, where business over the web goes. */
export type Sides = { readonly house: Side; readonly mirror: Side };

async function addSide(world: World, name: string, isHouse: boolean): Promise<Side> {
  const slug = name.toLowerCase();
  const organization = await addOrganization(world.owner, { name: `${name} RV Insurance`, house: isHouse });
  const prefix = name.slice(0, 3).toUpperCase();
  const { productId } = await addPersonalProduct(world.owner, organization, { prefix });
  await addPartner(world.owner, organization, { slug: `${slug}-dealer`, name: `${name} Dealer` });
  const staff = async (role: CallerRole, firstName: string): Promise<Caller> => {
    const email = `${firstName}@${slug}.example`.toLowerCase();
    return world.as(await addPerson(world.owner, { role, firstName, lastName: name, email, organization }));
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
export async function addSides(world: World): Promise<Sides> {
  return { house: await addSide(world, 'Harbor', true), mirror: await addSide(world, 'Mirage', false) };
}

/** Somebody new under a role, who belongs to no organization and owns nothing. */
export function someone(world: World, role: CallerRole): Caller {
  const userId = randomUUID();
  return world.as({ userId, role, email: `${userId}@example.com`, name: 'Some One', organizationId: null });
}
