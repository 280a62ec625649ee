import type { TelematicsProvider } from '@roadworthy/core/incidents/vocabulary.ts';
import type { AskProvider } from './ask-provider.ts';
import { readBouncieVehicles } from './bouncie.ts';
import { readMojioVehicles } from './mojio.ts';
import { readPasstime } from './passtime.ts';
import { type Polled, type TelematicsMessage, TelematicsUnansweredError } from './port.ts';
import { readSamsaraStats } from './samsara.ts';
import { partOf, textOf } from './values.ts';
import { readZubieVehicles } from './zubie.ts';

/** With what a provider is asked. */
export type PollAccount = {
  readonly url: string;
  /** A token; for PassTime a user name and a password with a colon between them. */
  readonly token: string;
  /** The dealer that the devices of PassTime are of. */
  readonly dealer?: string | null;
};
type Poll = (ask: AskProvider, account: PollAccount, deviceIds: readonly string[]) => Promise<Polled[]>;

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch (error) {
    throw new TelematicsUnansweredError('the answer is no JSON', null, { cause: error });
  }
}

const read = (raw: Uint8Array, reader: (json: unknown) => TelematicsMessage): Polled => ({
  raw,
  message: reader(jsonOf(raw)),
});

/** One request for each device, one after the other. */
const each =
  (one: (ask: AskProvider, account: PollAccount, id: string) => Promise<Polled>): Poll =>
  async (ask, account, deviceIds) => {
    const answers: Polled[] = [];
    for (const id of deviceIds) answers.push(await one(ask, account, id));
    return answers;
  };

/** Of the readings of a list, those of the devices that were asked after: an account may hold others. */
function only(deviceIds: readonly string[], { raw, message }: Polled): Polled {
  const wanted = new Set(deviceIds);
  return { raw, message: { ...message, readings: message.readings.filter((one) => wanted.has(one.providerDeviceId)) } };
}

const inQuery = encodeURIComponent;
/** As many as a query takes. */
const mostAtOnce = 50;

const pollSamsara: Poll = async (ask, { url, token }, deviceIds) => {
  const answers: Polled[] = [];
  for (let from = 0; from < deviceIds.length; from += mostAtOnce) {
    const ids = deviceIds
      .slice(from, from + mostAtOnce)
      .map(inQuery)
      .join(',');
    const headers = { authorization: `Bearer ${token}` };
    const raw = await ask({ url: `${url}/fleet/vehicles/stats?types=gps&vehicleIds=${ids}`, headers });
    answers.push(read(raw, readSamsaraStats));
  }
  return answers;
};

const pollPasstime: Poll = async (ask, account, deviceIds) => {
  const { url, token, dealer } = account;
  const at = token.indexOf(':');
  const form = { grant_type: 'password', username: token.slice(0, at), password: token.slice(at + 1) };
  const access = textOf(partOf(jsonOf(await ask({ url: `${url}/token`, headers: {}, form })))['access_token']);
  if (access === null) throw new TelematicsUnansweredError('the provider gave no token');
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
  return one(ask, account, deviceIds);
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
    async (ask, { url, token }, deviceIds) => {
      const raw = await ask({ url: `${url}/v2/vehicles`, headers: { authorization: `Bearer ${token}` } });
      return [only(deviceIds, read(raw, readMojioVehicles))];
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
]);
