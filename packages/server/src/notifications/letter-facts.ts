import { brand } from '@roadworthy/core/shared/brand.ts';
import { vehicleClassLabels } from '@roadworthy/core/products/labels.ts';
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
export function firstNameOf(quote: Quote): string | null {
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
  if (title !== '') return title;
  const label = vehicleClassLabels[type];
  return label.startsWith('Class ') ? label : label.charAt(0).toLowerCase() + label.slice(1);
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
