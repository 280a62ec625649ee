import type { TelematicsProvider } from '@roadworthy/core/incidents/vocabulary.ts';
import type { AskProvider } from './ask-provider.ts';
import { readBouncieVehicles } from './bouncie.ts';
import { readMojioVehicles } from './mojio.ts';
import { readPasstime } from './passtime.ts';
import { type Polled, type TelematicsMessage, TelematicsUnansweredError } from './port.ts';
import { readSamsaraStats } from './samsara.ts';
import { readSmartcarSignals } from './smartcar.ts';
import { readTeslaVehicle } from './tesla.ts';
import { isObject, listOf, partOf, textOf } from './values.ts';
import { readZubieVehicles } from './zubie.ts';

/** With what a provider is asked. */
export type PollAccount = {
  readonly url: string;
  /**
   * A token; for PassTime a user name and a password, for Smartcar and Tesla the id and the secret of our application,
   * with a colon between them.
   */
  readonly token: string;
  /** The dealer that the devices of PassTime are of. */
  readonly dealer?: string | null;
  /** Where a token is given for the id and the secret of our application. */
  readonly tokenUrl?: string | null;
};
type Poll = (ask: AskProvider, account: PollAccount, deviceIds: readonly string[]) => AsyncIterable<Polled>;
type Answer = { readonly message: TelematicsMessage; readonly raw: Uint8Array };

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch (error) {
    throw new TelematicsUnansweredError('the answer is no JSON', { cause: error });
  }
}

const read = (raw: Uint8Array, reader: (json: unknown) => TelematicsMessage): Answer => ({
  raw,
  message: reader(jsonOf(raw)),
});

/** Statuses of one device alone, and not of the provider: its owner does not let us see it, or it cannot be reached now. */
const refusing = new Set([403, 404, 410]);
const unreaching = new Set([408, 409, 422, 500, 501, 502, 504]);

/** What became of asking after one device; what concerns the provider as a whole is thrown. */
async function askAfter(id: string, one: () => Promise<Answer>): Promise<Polled> {
  const deviceIds = [id];
  try {
    return { deviceIds, outcome: 'answered', ...(await one()) };
  } catch (error) {
    const status = error instanceof TelematicsUnansweredError ? (error.status ?? 0) : 0;
    if (refusing.has(status)) return { deviceIds, outcome: 'refused' };
    if (unreaching.has(status)) return { deviceIds, outcome: 'unreached' };
    throw error;
  }
}

/** One request for each device, one after the other. */
const each = (one: (ask: AskProvider, account: PollAccount, id: string) => Promise<Answer>): Poll =>
  async function* poll(ask, account, deviceIds) {
    for (const id of deviceIds) yield await askAfter(id, () => one(ask, account, id));
  };

/** Of the readings of a list, those of the devices that were asked after: an account may hold others. */
function only(deviceIds: readonly string[], { raw, message }: Answer): Answer {
  const wanted = new Set(deviceIds);
  return { raw, message: { ...message, readings: message.readings.filter((one) => wanted.has(one.providerDeviceId)) } };
}

const inQuery = encodeURIComponent;
/** As many as a query takes. */
const mostAtOnce = 50;

const pollSamsara: Poll = async function* poll(ask, { url, token }, deviceIds) {
  for (let from = 0; from < deviceIds.length; from += mostAtOnce) {
    const some = deviceIds.slice(from, from + mostAtOnce);
    const headers = { authorization: `Bearer ${token}` };
    const ids = some.map(inQuery).join(',');
    const raw = await ask({ url: `${url}/fleet/vehicles/stats?types=gps&vehicleIds=${ids}`, headers });
    yield { deviceIds: some, outcome: 'answered', ...read(raw, readSamsaraStats) };
  }
};

/** The token that a provider gives for something; for an hour or longer, so that one is enough for a round. */
async function tokenFor(ask: AskProvider, request: Parameters<AskProvider>[0]): Promise<string> {
  const access = textOf(partOf(jsonOf(await ask(request)))['access_token'], 10_000);
  if (access === null) throw new TelematicsUnansweredError('the provider gave no token');
  return access;
}

/** Two parts with a colon between them; null where there is none. */
function pairOf(token: string): readonly [name: string, secret: string] | null {
  const at = token.indexOf(':');
  return at === -1 ? null : [token.slice(0, at), token.slice(at + 1)];
}

const pollPasstime: Poll = async function* poll(ask, account, deviceIds) {
  const { url, token, dealer } = account;
  const [username, password] = pairOf(token) ?? ['', ''];
  const form = { grant_type: 'password', username, password };
  const access = await tokenFor(ask, { url: `${url}/token`, headers: {}, form });
  // One clock for all of them: eastern standard time, and no summer. Nothing else is ever asked of a device.
  const clock = 'TimeZone=EST&TimeZonHasDayLightSavings=0';
  const one = each(async (again, _account, serial) => {
    const device = `DealerNumber=${inQuery(dealer ?? '')}&SerialNumber=${inQuery(serial)}`;
    const raw = await again({
      url: `${url}/api/device/GetLastLocate?${device}&${clock}`,
      headers: { authorization: `Bearer ${access}` },
    });
    return read(raw, (json) => readPasstime(json, serial));
  });
  yield* one(ask, account, deviceIds);
};

const smartcarTokens = 'https://iam.smartcar.com/oauth2/token';
/** More than we will ever have; a list that goes on for ever is none. */
const mostPages = 200;

/** The next page of a list, where it has one: at the address that we know, wherever it says to go. */
function nextPage(json: unknown, url: string): string | null {
  const next = textOf(partOf(partOf(json)['links'])['next'], 2_000);
  if (next === null) return null;
  const { pathname, search } = new URL(next, `${url}/`);
  return `${new URL(url).origin}${pathname}${search}`;
}

/** Whose each vehicle is that an owner lets us see: one that is missing is one whose owner does not. */
async function ownersOf(ask: AskProvider, url: string, authorization: string): Promise<Map<string, string>> {
  const owners = new Map<string, string>();
  let page: string | null = `${url}/connections`;
  for (let pages = 0; page !== null; pages += 1) {
    if (pages >= mostPages) throw new TelematicsUnansweredError('the list of connections does not end');
    const json: unknown = jsonOf(await ask({ url: page, headers: { authorization } }));
    // An answer in another form is no list of nobody.
    if (!isObject(json) || !Array.isArray(json['data'])) {
      throw new TelematicsUnansweredError('the connections are in another form');
    }
    for (const connection of listOf(json['data'])) {
      const { vehicle, user } = partOf(partOf(connection)['relationships']);
      const [id, owner] = [vehicle, user].map((one) => textOf(partOf(partOf(one)['data'])['id']));
      if (id && owner) owners.set(id, owner);
    }
    page = nextPage(json, url);
  }
  return owners;
}

const pollSmartcar: Poll = async function* poll(ask, { url, token, tokenUrl }, deviceIds) {
  const headers = { authorization: `Basic ${Buffer.from(token).toString('base64')}` };
  const form = { grant_type: 'client_credentials' };
  const authorization = `Bearer ${await tokenFor(ask, { url: tokenUrl ?? smartcarTokens, headers, form })}`;
  const owners = await ownersOf(ask, url, authorization);
  for (const id of deviceIds) {
    const owner = owners.get(id);
    yield owner === undefined
      ? { deviceIds: [id], outcome: 'refused' }
      : await askAfter(id, async () => {
          const signals = `${url}/vehicles/${inQuery(id)}/signals`;
          const raw = await ask({ url: signals, headers: { authorization, 'sc-user-id': owner } });
          return read(raw, (json) => readSmartcarSignals(json, id));
        });
  }
};

const teslaTokens = 'https://auth.tesla.com/oauth2/v3/token';

/** Of a car that sleeps there is no answer, and it is not woken: that would empty its battery. */
const pollTesla: Poll = async function* poll(ask, account, deviceIds) {
  const { url, token, tokenUrl } = account;
  const [client_id, client_secret] = pairOf(token) ?? [];
  const access =
    client_id === undefined || client_secret === undefined
      ? token
      : await tokenFor(ask, {
          url: tokenUrl ?? teslaTokens,
          headers: {},
          form: {
            grant_type: 'client_credentials',
            client_id,
            client_secret,
            scope: 'vehicle_device_data vehicle_location',
            audience: url,
          },
        });
  const parts = inQuery('location_data;drive_state;vehicle_state');
  const one = each(async (again, _account, vin) =>
    only(
      [vin],
      read(
        await again({
          url: `${url}/api/1/vehicles/${inQuery(vin)}/vehicle_data?endpoints=${parts}`,
          headers: { authorization: `Bearer ${access}` },
        }),
        readTeslaVehicle,
      ),
    ),
  );
  yield* one(ask, account, deviceIds);
};

/** How each provider is asked where devices are last; the others push alone. */
export const polls = new Map<TelematicsProvider, Poll>([
  [
    'bouncie',
    each(async (ask, { url, token }, imei) =>
      // No `Bearer` before it.
      only(
        [imei],
        read(
          await ask({ url: `${url}/vehicles?imei=${inQuery(imei)}`, headers: { authorization: token } }),
          readBouncieVehicles,
        ),
      ),
    ),
  ],
  ['samasara', pollSamsara],
  [
    'mojio',
    async function* poll(ask, { url, token }, deviceIds) {
      const raw = await ask({ url: `${url}/v2/vehicles`, headers: { authorization: `Bearer ${token}` } });
      yield { deviceIds, outcome: 'answered', ...only(deviceIds, read(raw, readMojioVehicles)) };
    },
  ],
  [
    'zubie',
    each(async (ask, { url, token }, key) =>
      only(
        [key],
        read(
          await ask({ url: `${url}/vehicle/${inQuery(key)}`, headers: { 'zubie-api-key': token } }),
          readZubieVehicles,
        ),
      ),
    ),
  ],
  ['passtime', pollPasstime],
  ['smartcar', pollSmartcar],
  ['tesla', pollTesla],
]);
