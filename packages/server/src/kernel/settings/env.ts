import { addressesOf } from '@roadworthy/db/primary-client.ts';
import { clamdPlace } from '@roadworthy/providers/scanning/clamd-scanner.ts';
import type { S3Account } from '@roadworthy/providers/storage/s3-connection.ts';
import { z } from 'zod';
import { type PostAccount, postAccountOf, postSettings } from './post-settings.ts';
import { telematicsAccountsOf, telematicsSettings } from './telematics-settings.ts';
import type { TelematicsAccounts } from '@roadworthy/providers/telematics/telematics.ts';
import { s3AccountOf, s3Settings } from './s3-settings.ts';
import { settingProblems } from './setting-problems.ts';
import { type StripeKeys, stripeKeysOf, stripeSettings } from './stripe-settings.ts';

const flag = z.stringbool({ truthy: ['true', '1', 'yes', 'on'], falsy: ['false', '0', 'no', 'off'] });
const count = (fallback: number) => z.coerce.number().int().min(1).max(1000).default(fallback);
const most = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
const postgresAddress = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' });
const postgresUrl = z
  .string()
  .refine((url) => addressesOf(url).every((each) => postgresAddress.safeParse(each).success), {
    error:
      'must be a postgres:// address; several hosts are separated by commas: postgres://user@one:5432,two:5432/name',
  });
const webUrl = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' });
const list = z.string().transform((text) => text.split(',').flatMap((part) => part.trim() || []));

/** Every setting there is. None is required: without any, the platform runs its demo on a database of its own. */
const settings = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .default('production')
    .describe('production, development or test. `npm run dev` sets development.'),
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe('Port of API and pages. Unset: 3000, or the next free one.'),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address to listen on: this machine alone, or 0.0.0.0 for every network, as in a container.'),
  PUBLIC_URL: webUrl
    .optional()
    .describe('Where people reach the platform; links in e-mails begin with it. Unset: http://localhost and the port.'),
  US_HOST: z
    .string()
    .optional()
    .describe('Host, with its port if any, of the pages in en-us. Unset, or without CA_HOST: one host serves all.'),
  CA_HOST: z
    .string()
    .optional()
    .describe('Host of the pages in en-ca and fr-ca, and of the links in letters about Canadian risks.'),
  TRUSTED_PROXIES: list
    .default([])
    .describe('Addresses of the balancers whose X-Forwarded-For is believed, separated by commas.'),
  DATABASE_URL: postgresUrl
    .optional()
    .describe(
      'PostgreSQL 18 as login roadworthy_app; of several hosts, separated by commas, the one that takes writes. Unset: an embedded server keeps its data in DATA_DIR.',
    ),
  DATABASE_URL_DIRECT: postgresUrl
    .optional()
    .describe('The same database as its owner and without a pooler between: migrations run here. Unset: none run.'),
  AUTH_DATABASE_URL: postgresUrl
    .optional()
    .describe('The same database as login roadworthy_auth. Required with DATABASE_URL.'),
  DATABASE_URL_REPLICA: list
    .pipe(z.array(postgresAddress))
    .default([])
    .describe(
      'Hot standbys of the same database as login roadworthy_app, separated by commas: reads go there. Unset: none.',
    ),
  DATABASE_URL_NOTICES: postgresUrl
    .optional()
    .describe(
      'DATABASE_URL without a pooler between, for two connections of each process by which it is told at once of sessions that ended and of who is where. Unset: DATABASE_URL.',
    ),
  READ_CONNECTIONS: count(10).describe('Most database connections of one process for reads.'),
  OPERATION_CONNECTIONS: count(10).describe('Most database connections of one process for operations.'),
  REQUESTS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .default(1200)
    .describe('Most requests a minute of one caller to one process; more are answered 429.'),
  SEARCHES_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .default(120)
    .describe('Most searches a minute among these requests.'),
  LIVE_STREAMS: most(2_000).describe('Most streams of changes that one process answers at once.'),
  LIVE_STREAMS_FOR_STAFF: most(500).describe('How many of them are for staff and API keys alone.'),
  LIVE_STREAMS_FROM_NETWORK: most(100).describe('Most of them to visitors and customers of one network.'),
  LIVE_STREAMS_OF_PERSON: most(20).describe('Most of them to one person or API key.'),
  LIVE_STREAMS_OF_LINK: most(6).describe('Most of them to whoever bears one link of a quote or a claim.'),
  CONNECTIONS: most(10_000).describe('Most open connections of one process; more are closed at once.'),
  CONNECTIONS_FROM_ADDRESS: most(1_000).describe(
    'Most of them from one address, a /64 of IPv6; those of TRUSTED_PROXIES are not counted.',
  ),
  QUOTES_FROM_NETWORK_PER_HOUR: most(200).describe('Most quotes that visitors of one network begin in an hour.'),
  LETTERS_TO_ADDRESS_PER_HOUR: most(4).describe(
    'Most letters to one address in an hour, of those that people ask for.',
  ),
  LETTERS_TO_ADDRESS_PER_DAY: most(10).describe('The same in a day.'),
  LETTERS_BY_SENDER_PER_HOUR: most(200).describe('Most letters that one agent, customer or API key sends in an hour.'),
  LETTERS_FROM_NETWORK_PER_HOUR: most(20).describe(
    'Most letters to addresses that nobody confirmed, from one network in an hour.',
  ),
  UNCONFIRMED_LETTERS_PER_HOUR: most(500).describe('The same from everywhere together.'),
  STAFF_SECOND_FACTOR: flag
    .optional()
    .describe('Whether staff of the platform need a second factor. Unset: true except in a demo.'),
  TRUSTED_DOCUMENTS_ONLY: flag
    .optional()
    .describe(
      'Whether only the documents of our own pages are answered, except to signed-in staff and API keys. Unset: true in production.',
    ),
  DATA_DIR: z
    .string()
    .default('.data')
    .describe('Folder of the embedded database, stored files and generated secrets.'),
  SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .regex(/^[^,\s][^,]*[^,\s]$/u, 'must hold no comma and no space at an end: one day it stands in PREVIOUS_SECRETS')
    .optional()
    .describe(
      'Master secret of tokens, sessions and sealed data, 32 characters or more, no comma. Unset: generated into DATA_DIR.',
    ),
  PREVIOUS_SECRETS: list
    .default([])
    .describe(
      'Former values of SECRET, newest first, separated by commas: what they sealed stays readable. The first that this installation had stays at the end.',
    ),
  ...stripeSettings,
  ...s3Settings,
  VPIC_URL: webUrl
    .optional()
    .describe(
      'Where a VIN is looked up in the form of vPIC. Unset: the public one in production, a simulated vendor in a demo and elsewhere.',
    ),
  CLAMD_URL: z
    .string()
    .refine((url) => clamdPlace(url) !== null, 'must be tcp://host:3310 or unix:/path')
    .optional()
    .describe(
      'Where clamd looks for viruses in files that people send, tcp://host:3310 or unix:/path. Unset: only the test virus of EICAR is found.',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' })
    .optional()
    .describe('Mail server, smtp://user:password@host:587. Unset: mails go to the outbox at /dev/outbox.'),
  ...postSettings,
  ...telematicsSettings,
  SENTRY_DSN: webUrl
    .optional()
    .describe(
      'Sentry project that error reports go to. Unset: they stay in DATA_DIR, and staff read them at /dev/errors.',
    ),
  MAIL_FROM: z.string().default('Roadworthy <service@roadworthy.example>').describe('Sender of every e-mail.'),
  DEMO: flag
    .optional()
    .describe(
      'Whether this is a demo: an empty database is filled, the outbox is shown, and parts may be simulated in production. Unset: true without DATABASE_URL.',
    ),
  DEMO_CLOCK: z.iso
    .datetime({ offset: true })
    .optional()
    .describe('Instant at which the product’s clock starts, such as 2026-06-15T14:00:00Z. Unset: the real time.'),
  MAP_ORGANIZATIONS: list
    .pipe(z.array(z.uuid('must be ids of organizations, separated by commas')))
    .default([])
    .describe('Ids of organizations that see the map although they are no insurers, separated by commas.'),
  FIRST_ORGANIZATIONS: list
    .pipe(z.array(z.uuid('must be ids of organizations, separated by commas')).max(3, 'must be three ids at most'))
    .default([])
    .describe(
      'Ids of at most three organizations that stand first, in this order, wherever staff choose one. Unset: all by their names.',
    ),
  DRAIN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(60)
    .default(0)
    .describe(
      'How long a process that is told to end answers on while /readyz says 503, so that a balancer leads elsewhere first.',
    ),
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(1)
    .max(65_534)
    .optional()
    .describe(
      'Port where Prometheus reads /metrics of this process; of the worker that it starts, on the next one. Unset: nowhere.',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl
    .optional()
    .describe('Collector that traces go to, by OTLP over HTTP, such as http://localhost:4318. Unset: none are made.'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('trace, debug, info, warn, error, fatal or silent.'),
});

type Settings = z.output<typeof settings>;

/** How often something may happen in an hour or a day, all processes together. */
export type Budgets = {
  readonly quotesFromNetworkPerHour: number;
  readonly lettersToAddressPerHour: number;
  readonly lettersToAddressPerDay: number;
  readonly lettersBySenderPerHour: number;
  readonly lettersFromNetworkPerHour: number;
  readonly unconfirmedLettersPerHour: number;
};

/** How many streams of changes one process answers at once, and to whom. */
export type LiveStreamLimits = {
  /** Of one person or API key, and of one link of a quote or a claim. */
  readonly perPerson: number;
  readonly perLink: number;
  /** Of everybody but staff in one network, whatever links they bear. */
  readonly perNetwork: number;
  readonly perProcess: number;
  /** What of `perProcess` nobody but staff and API keys may take. */
  readonly forStaff: number;
};

/** The configuration as code reads it; absent values are null. */
export type Config = {
  readonly nodeEnv: Settings['NODE_ENV'];
  readonly port: number;
  /** False: when the port is taken, the next free one serves as well. */
  readonly portIsFixed: boolean;
  readonly host: string;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly publicUrlIsFixed: boolean;
  /** Where people reach the Canadian domain, without a trailing slash; null when one host serves all. */
  readonly canadianUrl: string | null;
  /** Every origin at which the pages are served: the public one, and those of the two domains. */
  readonly sites: readonly string[];
  readonly trustedProxies: readonly string[];
  readonly databaseUrl: string | null;
  readonly databaseUrlDirect: string | null;
  readonly authDatabaseUrl: string | null;
  /** Where a process listens to what the others tell, which no pooler passes on; null: at `databaseUrl`. */
  readonly noticesUrl: string | null;
  /** Standbys that reads may go to. */
  readonly replicaUrls: readonly string[];
  readonly readConnections: number;
  readonly operationConnections: number;
  readonly requestsPerMinute: number;
  readonly searchesPerMinute: number;
  readonly budgets: Budgets;
  /** After so long a caller gets the pending answer of what asks outside, and the screen watches it. */
  readonly processPatienceMs: number;
  readonly liveStreams: LiveStreamLimits;
  /** Open connections of one process, and those of them from one network. */
  readonly connections: { readonly most: number; readonly fromNetwork: number };
  /** Whether a GraphQL document that none of our pages sends is refused to visitors and customers. */
  readonly trustedDocumentsOnly: boolean;
  /** Whether the platform's own staff have to have a second factor. */
  readonly demandsFactorOfStaff: boolean;
  readonly dataDir: string;
  readonly secret: string | null;
  readonly previousSecrets: readonly string[];
  /** Null: the sandbox takes the payments. */
  readonly stripe: StripeKeys | null;
  /** Null: stored files stay in the data folder. */
  readonly s3: S3Account | null;
  /** Null: a simulated vendor decodes VINs. */
  readonly vpicUrl: string | null;
  readonly clamdUrl: string | null;
  readonly smtpUrl: string | null;
  /** Null: a simulated vendor takes the letters that are posted. */
  readonly post: PostAccount | null;
  /** Null: made-up devices drive around. */
  readonly telematics: TelematicsAccounts | null;
  readonly sentryDsn: string | null;
  readonly mailFrom: string;
  readonly demo: boolean;
  readonly demoClock: string | null;
  /** Organizations beside the insurers whose people see the map. */
  readonly mapOrganizations: readonly string[];
  readonly firstOrganizations: readonly string[];
  readonly logLevel: Settings['LOG_LEVEL'];
  /** How long it answers on after it is told to end. */
  readonly drainMs: number;
  /** Null: nobody reads figures. */
  readonly metricsPort: number | null;
  /** Null: no traces are made. */
  readonly traceUrl: string | null;
};

/** A setting that cannot be used; the message names each one and what it must be. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads and checks the configuration; empty values count as unset. Throws ConfigError. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const provided = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = settings.safeParse(provided);
  const problems = parsed.success
    ? settingProblems(parsed.data, isDemo(parsed.data))
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  if (!parsed.success || problems.length > 0) {
    throw new ConfigError(`The configuration cannot be used.\n${problems.join('\n')}`);
  }
  return configOf(parsed.data);
}

/** Free of charge, without a key. */
const publicVpic = 'https://vpic.nhtsa.dot.gov/api';

/** Without a database of its own, an installation is the demo unless it says no. */
function isDemo(values: Settings): boolean {
  return values.DEMO ?? values.DATABASE_URL === undefined;
}

function sitesOf(publicUrl: string, { US_HOST: us, CA_HOST: ca }: Settings): readonly string[] {
  const { protocol, origin } = new URL(publicUrl);
  return us && ca ? [...new Set([origin, `${protocol}//${us}`, `${protocol}//${ca}`])] : [origin];
}

function configOf(values: Settings): Config {
  const port = values.PORT ?? 3000;
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, '');
  return {
    nodeEnv: values.NODE_ENV,
    port,
    portIsFixed: values.PORT !== undefined,
    host: values.HOST,
    publicUrl,
    publicUrlIsFixed: values.PUBLIC_URL !== undefined,
    canadianUrl: values.US_HOST && values.CA_HOST ? `${new URL(publicUrl).protocol}//${values.CA_HOST}` : null,
    sites: sitesOf(publicUrl, values),
    trustedProxies: values.TRUSTED_PROXIES,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseUrlDirect: values.DATABASE_URL_DIRECT ?? null,
    authDatabaseUrl: values.AUTH_DATABASE_URL ?? null,
    noticesUrl: values.DATABASE_URL_NOTICES ?? null,
    replicaUrls: values.DATABASE_URL_REPLICA,
    readConnections: values.READ_CONNECTIONS,
    operationConnections: values.OPERATION_CONNECTIONS,
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
    searchesPerMinute: values.SEARCHES_PER_MINUTE,
    budgets: budgetsOf(values),
    processPatienceMs: 5_000,
    liveStreams: {
      perPerson: values.LIVE_STREAMS_OF_PERSON,
      perLink: values.LIVE_STREAMS_OF_LINK,
      perNetwork: values.LIVE_STREAMS_FROM_NETWORK,
      perProcess: values.LIVE_STREAMS,
      forStaff: values.LIVE_STREAMS_FOR_STAFF,
    },
    connections: {
      most: values.CONNECTIONS,
      fromNetwork: values.CONNECTIONS_FROM_ADDRESS,
    },
    trustedDocumentsOnly: values.TRUSTED_DOCUMENTS_ONLY ?? values.NODE_ENV === 'production',
    demandsFactorOfStaff: values.STAFF_SECOND_FACTOR ?? !isDemo(values),
    dataDir: values.DATA_DIR,
    secret: values.SECRET ?? null,
    previousSecrets: values.PREVIOUS_SECRETS,
    stripe: stripeKeysOf(values),
    s3: s3AccountOf(values),
    clamdUrl: values.CLAMD_URL ?? null,
    vpicUrl: values.VPIC_URL ?? (values.NODE_ENV === 'production' && !isDemo(values) ? publicVpic : null),
    smtpUrl: values.SMTP_URL ?? null,
    post: postAccountOf(values),
    telematics:
      telematicsAccountsOf(values.TELEMATICS_ACCOUNTS) ??
      (values.NODE_ENV === 'production' && !isDemo(values) ? {} : null),
    sentryDsn: values.SENTRY_DSN ?? null,
    mailFrom: values.MAIL_FROM,
    demo: isDemo(values),
    demoClock: values.DEMO_CLOCK ?? null,
    mapOrganizations: values.MAP_ORGANIZATIONS.map((id) => id.toLowerCase()),
    firstOrganizations: values.FIRST_ORGANIZATIONS.map((id) => id.toLowerCase()),
    logLevel: values.LOG_LEVEL,
    drainMs: values.DRAIN_SECONDS * 1_000,
    metricsPort: values.METRICS_PORT ?? null,
    traceUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
  };
}

function budgetsOf(values: Settings): Budgets {
  return {
    quotesFromNetworkPerHour: values.QUOTES_FROM_NETWORK_PER_HOUR,
    lettersToAddressPerHour: values.LETTERS_TO_ADDRESS_PER_HOUR,
    lettersToAddressPerDay: values.LETTERS_TO_ADDRESS_PER_DAY,
    lettersBySenderPerHour: values.LETTERS_BY_SENDER_PER_HOUR,
    lettersFromNetworkPerHour: values.LETTERS_FROM_NETWORK_PER_HOUR,
    unconfirmedLettersPerHour: values.UNCONFIRMED_LETTERS_PER_HOUR,
  };
}

/** The configuration on another port; the public address follows unless it was set. */
export function withPort(config: Config, port: number): Config {
  return { ...config, port, publicUrl: config.publicUrlIsFixed ? config.publicUrl : `http://localhost:${port}` };
}

/** The text of `.env.example`: every setting, commented out, with what it means and its default. */
export function printEnvExample(): string {
  const parts = Object.entries(settings.shape).map(([name, setting]) => {
    const fallback: unknown = setting instanceof z.ZodDefault ? setting.def.defaultValue : undefined;
    const shown = typeof fallback === 'string' || typeof fallback === 'number' ? String(fallback) : '';
    return `# ${setting.description ?? ''}\n# ${name}=${shown}\n`;
  });
  return `# Every value is optional.\n\n${parts.join('\n')}`;
}
