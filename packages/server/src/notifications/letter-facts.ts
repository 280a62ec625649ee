import { brand } from '@roadworthy/core/shared/brand.ts';
import { vehicleClassLabels } from '@roadworthy/core/products/labels.ts';
import type { VehicleClass } from '@roadworthy/core/products/vocabulary.ts';
import { namedInsuredOf, type Quote } from '@roadworthy/core/quoting/quote.ts';
import type { Tx } from '../kernel/database.ts';
import type { MailBrand } from './mail-layout.ts';

/** The organization that a letter comes from; the installation's own phone and address stand in for missing ones. */
export async function organizationBrand(tx: Tx, organizationId: string): Promise<MailBrand> {
  const { name, service_phone, service_email } = await tx
    .selectFrom('organizations')
    .select(['name', 'service_phone', 'service_email'])
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return { name, phone: service_phone ?? brand.phone.text, email: service_email ?? brand.supportEmail };
}

/** The first name of the named insured when it is a person. */
function firstNameOf(quote: Quote): string | null {
  const insured = namedInsuredOf(quote);
  return insured?.entityType === 'person' ? insured.firstName : null;
}

/** What is insured, as its owner would say it: `2021 Winnebago View`, else `travel trailer`; null for several units. */
export function vehicleOf(quote: Pick<Quote, 'vehicles'>): string | null {
  const [vehicle, ...others] = quote.vehicles;
  if (!vehicle || others.length > 0) return null;
  const { year, make, model, type } = vehicle;
  const title =
    make === null || make === ''
      ? ''
      : [year, make, model]
          .filter((part) => part !== null)
          .join(' ')
          .trim();
  return title === '' ? classOf(type) : title;
}

function classOf(type: VehicleClass): string {
  const label = vehicleClassLabels[type];
  return label.startsWith('Class ') ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** How a letter speaks to its reader: with what was typed where the address is confirmed, else in our words alone. */
export function addressed(quote: Quote, isConfirmed: boolean): { firstName: string | null; vehicle: string | null } {
  if (isConfirmed) return { firstName: firstNameOf(quote), vehicle: vehicleOf(quote) };
  const [vehicle, ...others] = quote.vehicles;
  return { firstName: null, vehicle: vehicle && others.length === 0 ? classOf(vehicle.type) : null };
}

/** The name of the agent whose quote it is, or null. */
export async function agentNameOf(tx: Tx, { assignedAgentId }: Quote): Promise<string | null> {
  if (assignedAgentId === null) return null;
  const agent = await tx
    .selectFrom('agent_profiles')
    .select(['first_name', 'last_name'])
    .where('user_id', '=', assignedAgentId)
    .executeTakeFirst();
  return agent ? `${agent.first_name} ${agent.last_name}` : null;
}
