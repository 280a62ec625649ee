import { releaseRates } from './release-rates.ts';
import { demoRatesFor } from '@roadworthy/core/lines/demo-rates-for.ts';
import { lines } from '@roadworthy/core/lines/line-for.ts';
import { canadianProvinces, type ExternalProvider, usStates } from '@roadworthy/core/products/vocabulary.ts';
import type { CallerRole } from '@roadworthy/core/identity/vocabulary.ts';
import { setPassword } from '@roadworthy/server/identity/password.ts';
import type pg from 'pg';

/** The owner's connections: what stands before the first request is written by the owner, as a migration would. */
export type Owner = { readonly pool: pg.Pool; readonly authPool: pg.Pool };

export type Organization = { readonly organizationId: string; readonly name: string };
export type Person = {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly role: CallerRole;
  readonly organizationId: string | null;
};

export type OrganizationFacts = {
  readonly name: string;
  readonly type?: 'roamly_insurance' | 'roamly_software';
  readonly isPlatform?: boolean;
  readonly phone?: string;
  readonly state?: string;
  readonly timeZone?: string;
  readonly logo?: string;
  /** Its licence as an agency. */
  readonly license?: string;
};

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** An organization with its contact data. */
export async function addOrganization({ pool }: Owner, facts: OrganizationFacts): Promise<Organization> {
  const { rows } = await pool.query<{ organization_id: string }>(
    `insert into organizations (name, organization_type, is_platform, default_provider, service_phone, service_email,
       commission_email, administrative_area, country, time_zone, logo_url, license_number)
     values ($1, $2, $3, 'personal', $4, $5, $6, $7, 'US', $8, $9, $10) returning organization_id`,
    [
      facts.name,
      facts.type ?? 'roamly_insurance',
      facts.isPlatform ?? false,
      facts.phone ?? '(216) 555-0100',
      `service@${slugOf(facts.name)}.example`,
      `commission@${slugOf(facts.name)}.example`,
      facts.state ?? 'OH',
      facts.timeZone ?? 'America/New_York',
      facts.logo ?? null,
      facts.license ?? null,
    ],
  );
  return { organizationId: rows[0]?.organization_id ?? '', name: facts.name };
}

export type PersonFacts = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: CallerRole;
  readonly organization?: Organization;
  readonly password?: string;
};

/** A person who may sign in under one role; staff of an organization are its members, agents have a profile. */
export async function addPerson({ pool, authPool }: Owner, facts: PersonFacts): Promise<Person> {
  const { firstName, lastName, email, role, organization, password } = facts;
  const name = `${firstName} ${lastName}`;
  const { rows } = await pool.query<{ user_id: string }>(
    `insert into users (email, first_name, last_name) values ($1, $2, $3) returning user_id`,
    [email, firstName, lastName],
  );
  const userId = rows[0]?.user_id ?? '';
  if (organization && role !== 'organization:customer') {
    await pool.query('insert into organization_members (organization_id, user_id, role) values ($1, $2, $3)', [
      organization.organizationId,
      userId,
      role,
    ]);
    await pool.query(
      `insert into agent_profiles (user_id, organization_id, first_name, last_name, email) values ($1, $2, $3, $4, $5)`,
      [userId, organization.organizationId, firstName, lastName, email],
    );
  } else if (role.startsWith('global:') && role !== 'global:user') {
    await pool.query('insert into user_global_roles (user_id, role) values ($1, $2)', [userId, role]);
  }
  if (password) await setPassword(authPool, { userId, email, name, password });
  return { userId, email, name, role, organizationId: organization?.organizationId ?? null };
}

// Nothing is sold in Hawaii and Massachusetts; Kentucky and West Virginia levy what nobody collects here.
const notSold = new Set(['HI', 'MA', 'KY', 'WV']);
const soldProvinces = new Set(['ON', 'AB', 'BC']);

/** The demo's personal RV product with its promoted rate book. */
export async function addPersonalProduct(
  { pool }: Owner,
  { organizationId }: Organization,
  facts: {
    readonly name?: string;
    readonly prefix?: string;
    readonly company?: string;
    readonly depositShare?: number;
    readonly loyaltyYears?: number;
  } = {},
): Promise<{ readonly productId: string; readonly raterVersionId: string }> {
  const liveIn = [
    ...usStates.filter((state) => !notSold.has(state)).map((state) => `US-${state}`),
    ...canadianProvinces.filter((province) => soldProvinces.has(province)).map((province) => `CA-${province}`),
  ];
  const product = await pool.query<{ product_id: string }>(
    `insert into products (organization_id, product_name, description, provider, support_policy_proposal,
       support_renewal, live_in, available_policy_duration_months, new_policy_number, underwriting_company)
     values ($1, $2, $3, 'personal', true, true, $4, '{12,6}', $5, $6) returning product_id`,
    [
      organizationId,
      facts.name ?? 'Personal RV',
      'Motorhomes, trailers and campers for private use.',
      liveIn,
      facts.prefix ?? 'RWP',
      facts.company ?? 'Larkspur Specialty Insurance Company',
    ],
  );
  const productId = product.rows[0]?.product_id ?? '';
  await pool.query(
    `insert into product_parameters (organization_id, product_id, effective_date, installment_fee, deposit_share, loyalty_years)
     values ($1, $2, '2000-01-01', 500, $3, $4)`,
    [organizationId, productId, facts.depositShare ?? 0, facts.loyaltyYears ?? 0],
  );
  const raterVersionId = await releaseRates({ pool }, { organizationId });
  return { productId, raterVersionId };
}

// The policy numbers of each line begin with these letters.
const letters: Readonly<Record<string, string>> = {
  pro: 'RWF',
  boat: 'RWB',
  motorcycle: 'RWM',
  car_share: 'RWC',
  warranty: 'RWS',
  roadside: 'RWR',
  tire_wheel: 'RWT',
  windshield: 'RWW',
};

/** The demo's products of all other lines, each with its demo rates in force. */
export async function addLineProducts({ pool }: Owner, { organizationId }: Organization): Promise<void> {
  const sold = usStates.filter((state) => !notSold.has(state)).map((state) => `US-${state}`);
  for (const line of lines.filter(({ provider }) => provider in letters)) {
    const { provider, name, about, terms, structure } = line;
    await pool.query(
      `insert into products (organization_id, product_name, description, provider, live_in,
         available_policy_duration_months, default_policy_duration_months, new_policy_number, underwriting_company)
       values ($1, $2, $3, $4, $5, $6, $7, $8, 'Larkspur Specialty Insurance Company')`,
      [organizationId, `${name.en} (demo)`, about.en, provider, sold, terms.months, terms.usual, letters[provider]],
    );
    await releaseRates({ pool }, { organizationId, provider, structure, rows: demoRatesFor(line) });
  }
}

type Carrier = {
  readonly provider: ExternalProvider;
  readonly name: string;
  readonly about: string;
  readonly url: string;
  readonly liveIn: readonly string[];
};

const linked = '?ref={reference}&postal={postal_code}';

/** Carriers that the demo links to, at addresses that nobody has. */
const carriers: readonly Carrier[] = [
  {
    provider: 'aviva',
    name: 'Aviva RV (demo)',
    about: 'Motorhomes and trailers kept in Canada.',
    url: `https://aviva.example/rv${linked}`,
    liveIn: ['CA'],
  },
  {
    provider: 'safeco',
    name: 'Safeco auto and home (demo)',
    about: 'Tow vehicles and homes.',
    url: `https://safeco.example/quote${linked}`,
    liveIn: ['US'],
  },
  {
    provider: 'ambercare',
    name: 'AmberCare service contracts (demo)',
    about: 'Repairs of older units.',
    url: `https://ambercare.example/start${linked}`,
    liveIn: ['US'],
  },
  {
    provider: 'electrified_care',
    name: 'Electrified Care (demo)',
    about: 'Batteries and electric drives.',
    url: `https://electrified-care.example/plans${linked}`,
    liveIn: ['US', 'CA'],
  },
];

/** Products that carriers price and sell on their own pages. */
export async function addExternalProducts({ pool }: Owner, { organizationId }: Organization): Promise<void> {
  for (const { provider, name, about, url, liveIn } of carriers) {
    await pool.query(
      `insert into products (organization_id, product_name, description, provider, live_in, new_policy_number,
         external_url) values ($1, $2, $3, $4, $5, 'EXT', $6)`,
      [organizationId, name, about, provider, liveIn, url],
    );
  }
}

/** A partner whose link brings quotes to the organization. */
export async function addPartner(
  { pool }: Owner,
  { organizationId }: Organization,
  facts: { readonly slug: string; readonly name: string; readonly logo?: string },
): Promise<void> {
  await pool.query('insert into partners (organization_id, slug, partner_name, logo_url) values ($1, $2, $3, $4)', [
    organizationId,
    facts.slug,
    facts.name,
    facts.logo ?? null,
  ]);
}
