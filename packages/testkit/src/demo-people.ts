import type { CallerRole } from '@roadworthy/core/identity/vocabulary.ts';
import {
  addExternalProducts,
  addLineProducts,
  addOrganization,
  addPartner,
  addPerson,
  addPersonalProduct,
  type Organization,
  type Owner,
  type Person,
} from './seed.ts';

/** The password of every demo account that has one. */
export const demoPassword = 'roadworthy-demo';

type Role = Exclude<CallerRole, 'email' | 'global:user' | 'organization:customer'>;
type DemoPerson = readonly [role: Role, firstName: string, lastName: string, email: string, note: string];

const cascade: readonly DemoPerson[] = [
  ['organization:agent', 'Dana', 'Whitfield', 'dana@cascade.example', 'agent of Cascade RV Insurance'],
  ['organization:owner', 'Owen', 'Castellano', 'owen@cascade.example', 'owner of Cascade RV Insurance'],
  ['organization:underwriter', 'Uma', 'Lindqvist', 'uma@cascade.example', 'underwriter of Cascade RV Insurance'],
];
const prairie: readonly DemoPerson[] = [
  ['organization:agent', 'Pete', 'Abernathy', 'pete@prairie.example', 'agent of Prairie Road Insurance'],
  ['organization:owner', 'Paula', 'Nakamura', 'paula@prairie.example', 'owner of Prairie Road Insurance'],
];
const towtech: readonly DemoPerson[] = [
  ['organization:agent', 'Terry', 'Vance', 'terry@towtech.example', 'agent of TowTech, a software organization'],
];
const staff: readonly DemoPerson[] = [
  ['global:read_only', 'Rhea', 'Olsen', 'rhea@roadworthy.example', 'reads everything'],
  ['global:service_agent', 'Sam', 'Okafor', 'sam@roadworthy.example', 'service agent'],
  ['global:service_member', 'Sylvie', 'Tremblay', 'sylvie@roadworthy.example', 'service member'],
  ['global:service_manager', 'Stella', 'Marsh', 'stella@roadworthy.example', 'service manager'],
  ['global:actuary', 'Arno', 'Feld', 'arno@roadworthy.example', 'actuary'],
  ['global:underwriter', 'Una', 'Brandt', 'una@roadworthy.example', 'underwriter'],
  ['global:organization_admin', 'Oscar', 'Lemaire', 'oscar@roadworthy.example', 'organization administrator'],
  ['global:admin', 'Ada', 'Root', 'admin@roadworthy.example', 'administrator'],
  ['global:admin', 'Ines', 'Calder', 'ines@roadworthy.example', 'administrator, who gives what Ada asks for'],
];

/** Who sells and who serves: two insurance organizations, one software organization, people for every role. */
export type DemoCast = {
  readonly cascade: Organization;
  readonly prairie: Organization;
  readonly dana: Person;
  readonly uma: Person;
  readonly pete: Person;
  /** Who handle claims: a member of the service, and its manager. */
  readonly sylvie: Person;
  readonly stella: Person;
};

async function addAll(owner: Owner, people: readonly DemoPerson[], organization?: Organization): Promise<Person[]> {
  const added: Person[] = [];
  for (const [role, firstName, lastName, email] of people) {
    const person = { role, firstName, lastName, email, password: demoPassword };
    added.push(await addPerson(owner, organization ? { ...person, organization } : person));
  }
  return added;
}

// The pages bring these pictures with them.
const logoOf = (slug: string): string => `/media/logos/${slug}.png`;

/** Writes the cast of the demo. */
export async function addDemoCast(owner: Owner): Promise<DemoCast> {
  const insurer = await addOrganization(owner, {
    name: 'Cascade RV Insurance',
    isPlatform: true,
    phone: '(888) 555-0142',
    license: 'DEMO-1042',
  });
  const other = await addOrganization(owner, {
    name: 'Prairie Road Insurance',
    phone: '(800) 555-0177',
    state: 'TX',
    timeZone: 'America/Chicago',
  });
  const software = await addOrganization(owner, {
    name: 'TowTech',
    type: 'roamly_software',
    phone: '(800) 555-0119',
    logo: logoOf('towtech'),
  });
  // A seventh of a year passes before unpaid cover could end: a little more than that is due first.
  await addPersonalProduct(owner, insurer, { depositShare: 15, loyaltyYears: 1 });
  await addLineProducts(owner, insurer);
  await addExternalProducts(owner, insurer);
  await addPersonalProduct(owner, other, { prefix: 'PRV' });
  await addPartner(owner, insurer, { slug: 'lakeside-rv', name: 'Lakeside RV Center', logo: logoOf('lakeside-rv') });
  await addPartner(owner, other, { slug: 'prairie-road', name: 'Prairie Road Dealers', logo: logoOf('prairie-road') });
  const [dana, , uma] = await addAll(owner, cascade, insurer);
  const [pete] = await addAll(owner, prairie, other);
  await addAll(owner, towtech, software);
  const [, , sylvie, stella] = await addAll(owner, staff);
  if (!dana || !uma || !pete || !sylvie || !stella) throw new Error('The cast has its agents');
  return { cascade: insurer, prairie: other, dana, uma, pete, sylvie, stella };
}

/** Who may sign in to the demo; customers sign in with a code that the outbox shows. */
export const demoAccounts: readonly { email: string; password: string | null; note: string }[] = [
  { email: 'ada.moreno@example.com', password: null, note: 'customer with a policy' },
  ...[...cascade, ...prairie, ...towtech, ...staff].map(([, , , email, note]) => ({
    email,
    password: demoPassword,
    note,
  })),
];
