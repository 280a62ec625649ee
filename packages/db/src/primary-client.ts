import { callbackify } from 'node:util';
import pg from 'pg';

// Longer than a standby takes to accept a session on a busy machine, shorter than a caller waits.
const patienceMs = 3_000;

/**
 * The single addresses of one that names several hosts, as libpq writes it: `postgres://user@one:5432,two:5432/name`.
 * What the address asks for besides goes with each.
 */
export function addressesOf(url: string): readonly string[] {
  const [, before, hosts, after] = /^([a-z]+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/i.exec(url) ?? [];
  return hosts?.includes(',') ? hosts.split(',').map((host) => `${before}${host.trim()}${after}`) : [url];
}

/** Of two servers that take writes, the one that was promoted later has the higher timeline. */
const timelineText = `select case when pg_is_in_recovery() then null
  else pg_walfile_name(pg_current_wal_insert_lsn()) end as file`;

type Found = { readonly address: string; readonly timeline: number };

async function askOne(address: string): Promise<Found> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    application_name: 'roadworthy primary',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const file = (await client.query<{ file: string | null }>(timelineText)).rows[0]?.file ?? null;
    if (file === null) throw standbyError();
    return { address, timeline: Number.parseInt(file.slice(0, 8), 16) };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** As a server says that is being started, so that everybody who waits for one waits for this, too. */
function standbyError(): Error {
  return Object.assign(new Error('the server is a standby'), { code: 'ECONNREFUSED' });
}

async function askAll(addresses: readonly string[]): Promise<string> {
  const answers = await Promise.allSettled(addresses.map(askOne));
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const [latest] = found.toSorted((one, other) => other.timeline - one.timeline);
  if (latest !== undefined) return latest.address;
  const [first] = answers;
  throw first?.status === 'rejected' ? first.reason : standbyError();
}

/** Which server takes writes, by the address that names them all; asked anew once a connection to it broke. */
const primaries = new Map<string, Promise<string>>();

function primaryOf(url: string, addresses: readonly string[]): Promise<string> {
  const known = primaries.get(url);
  if (known !== undefined) return known;
  const asked = askAll(addresses);
  primaries.set(url, asked);
  asked.catch(() => forget(url, asked));
  return asked;
}

function forget(url: string, asked: Promise<string> | undefined): void {
  if (primaries.get(url) === asked) primaries.delete(url);
}

/**
 * A client that goes to whichever of the hosts of its address takes writes, so that a promotion is followed by connecting
 * again. With one host it is pg's own.
 */
export class PrimaryClient extends pg.Client {
  readonly #url: string;
  readonly #addresses: readonly string[];

  constructor(config: pg.ClientConfig = {}) {
    const url = config.connectionString ?? '';
    const addresses = addressesOf(url);
    super({ ...config, connectionString: addresses[0] });
    this.#url = url;
    this.#addresses = addresses;
  }

  async #connectToPrimary(): Promise<void> {
    const asked = primaryOf(this.#url, this.#addresses);
    const { hostname, port } = new URL(await asked);
    // pg reads both when it connects.
    Object.assign(this, { host: hostname, port: Number(port || '5432') });
    let isStandby = false;
    const { connection } = this as unknown as { readonly connection: NodeJS.EventEmitter };
    connection.on('parameterStatus', (told: { readonly parameterName: string; readonly parameterValue: string }) => {
      if (told.parameterName === 'in_hot_standby') isStandby = told.parameterValue === 'on';
    });
    this.once('error', () => forget(this.#url, asked));
    this.once('end', () => {
      if (isStandby) forget(this.#url, asked);
    });
    try {
      await super.connect();
    } catch (error) {
      forget(this.#url, asked);
      throw error;
    }
    if (!isStandby) return;
    forget(this.#url, asked);
    await this.end();
    throw standbyError();
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<pg.Client> | void {
    if (this.#addresses.length === 1) return callback === undefined ? super.connect() : super.connect(callback);
    if (callback === undefined) return this.#connectToPrimary().then(() => this);
    // Its error is null where there is none, as pg's own is.
    callbackify(() => this.#connectToPrimary())(callback);
  }
}
