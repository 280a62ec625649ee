import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { eventHandlers } from '../registry.ts';
import { sendNotification } from './send-notification.ts';
import { notifyWaitlist } from './notify-waitlist.ts';

const fixture = useFixture('tend waitlist', { now: '2026-06-15T14:00:00Z' });
const kernel = () => ({ platform: fixture.backend.platform, handlers: eventHandlers });
const run = () => notifyWaitlist(kernel());

const join = `mutation ($postal: String!, $class: String!, $email: String!) {
  join_waitlist(postal_code: $postal, vehicle_class: $class, email: $email) { email }
}`;
const inHawaii = { postal: '96813', class: 'travel_trailer', email: 'ada@example.com' };
const waits = (changes: Partial<typeof inHawaii> = {}, locale: 'en-US' | 'fr-CA' = 'en-US') =>
  fixture.backend.anonymous().must(join, { ...inHawaii, ...changes }, { locale });
const own = () => [fixture.tenants.insurer.organization.organizationId];
const goLive = () =>
  selectRows(
    fixture.backend,
    `update products set live_in = array_append(live_in, 'US-HI') where organization_id = $1`,
    own(),
  );

const close = () =>
  selectRows(
    fixture.backend,
    `update products set live_in = array_remove(live_in, 'US-HI') where organization_id = $1`,
    own(),
  );

type Owed = { notification_id: string; organization_id: string; recipient: string; status: string };
const letters = () =>
  selectRows<Owed>(
    fixture.backend,
    `select notification_id, organization_id, recipient, status from notifications
     where template = 'now_sold' order by recipient, created`,
  );
const recipients = async () => (await letters()).map(({ recipient }) => recipient);

async function send({ notification_id, organization_id }: Owed) {
  await sendNotification(kernel(), { notificationId: notification_id, organizationId: organization_id });
  const { outbox } = fixture.backend.connected.providers;
  if (!outbox) throw new Error('The backend has an outbox');
  const entries = await outbox.list();
  const mails = await Promise.all(entries.map(({ id }) => outbox.read(id)));
  const mail = mails.find((each) => each?.key === notification_id);
  const plain = (text = '') => text.replaceAll('\u00a0', ' ');
  return mail ? { to: mail.to, subject: plain(mail.subject), text: plain(mail.text) } : null;
}

beforeEach(async () => {
  await selectRows(fixture.backend, 'delete from waitlist');
  await close();
});

describe('who waits for a place', () => {
  test('gets no letter while nothing is sold there', async () => {
    await waits();
    await run();
    expect(await letters()).toEqual([]);
  });

  test('gets one, once, when the place goes live, with the way to a quote', async () => {
    await waits();
    await waits({ email: 'ben@example.com' });
    await goLive();
    await run();
    await run();
    expect(await recipients()).toEqual(['ada@example.com', 'ben@example.com']);
    const [owed] = await letters();
    if (!owed) throw new Error('A letter is owed');
    const mail = await send(owed);
    expect(mail).toMatchObject({ to: 'ada@example.com', subject: 'You can insure your travel trailer now: Hawaii' });
    expect(mail?.text).toContain('/checkout/start?line=personal&vehicle_class=travel_trailer');
    expect((await letters())[0]?.status).toBe('sent');
  });

  test('reads it in the language in which they asked', async () => {
    await waits({}, 'fr-CA');
    await goLive();
    await run();
    const [owed] = await letters();
    const mail = owed && (await send(owed));
    expect(mail?.subject).toBe('Vous pouvez maintenant assurer votre roulotte : Hawaï');
    expect(mail?.text).toContain('Commencer une soumission');
  });

  test('waits on for a motorhome where the law asks for what we do not offer, though trailers are sold', async () => {
    await waits({ postal: '33602', class: 'class_a' });
    await run();
    expect(await letters()).toEqual([]);
  });

  test('gets none after all where the place is closed again before it is sent', async () => {
    await waits();
    await goLive();
    await run();
    await close();
    const [owed] = await letters();
    expect(owed && (await send(owed))).toBeNull();
    expect((await letters())[0]?.status).toBe('failed');
  });

  test('is forgotten after two years, with the letter that went there', async () => {
    await waits();
    await waits({ email: 'ben@example.com' });
    await goLive();
    await run();
    await selectRows(
      fixture.backend,
      `update waitlist set created = '2024-06-15T13:59:00Z' where email = 'ada@example.com'`,
    );
    await run();
    expect(await selectRows(fixture.backend, 'select email from waitlist')).toEqual([{ email: 'ben@example.com' }]);
    expect(await recipients()).toEqual(['ben@example.com']);
  });
});

describe('who waits for the end of a moratorium', () => {
  const inOhio = { postal: '43215', class: 'travel_trailer', email: 'mo@example.com' };
  const write = `mutation ($organization: uuid!, $codes: [String!]) {
    create_moratorium(organization_id: $organization, moratorium: { name: "Ice storm", reason: "The carrier stopped.",
      notice: "Roads are closed.", actions: ["bind"], postal_codes: $codes, time_zone: "America/New_York" }) {
      moratorium_id
    }
  }`;
  async function pause(codes: readonly string[] = ['432']): Promise<string> {
    const [organization] = own();
    const made = await fixture.tenants.insurer.underwriter.must<{ create_moratorium: { moratorium_id: string } }>(
      write,
      {
        organization,
        codes,
      },
    );
    return made.create_moratorium.moratorium_id;
  }
  const lift = (id: string) =>
    fixture.tenants.insurer.underwriter.must(
      'mutation ($id: uuid!) { end_moratorium(moratorium_id: $id) { moratorium_id } }',
      { id },
    );
  beforeEach(() => selectRows(fixture.backend, 'update moratoriums set ends = starts'));
  const lettersTo = async (email: string) => (await letters()).filter(({ recipient }) => recipient === email);

  test('is kept only while there is one, and gets a letter when it ends, and another after the next one', async () => {
    await expect(waits(inOhio)).rejects.toThrow(/We sell this there/);
    const id = await pause();
    await waits(inOhio);
    await waits(inOhio);
    await run();
    expect(await lettersTo(inOhio.email)).toEqual([]);
    await lift(id);
    const jobs = await selectRows(
      fixture.backend,
      `select 1 from pgboss.job where name = 'notify-waitlist' and data = '{}'`,
    );
    expect(jobs.length).toBeGreaterThan(0);
    await run();
    await run();
    const [owed, ...more] = await lettersTo(inOhio.email);
    expect(more).toEqual([]);
    const mail = owed && (await send(owed));
    expect(mail?.subject).toBe('New cover is no longer paused: Ohio');
    expect(mail?.text).toContain('/checkout/start?line=personal&vehicle_class=travel_trailer');
    const next = await pause();
    await waits(inOhio);
    await lift(next);
    await run();
    expect(await lettersTo(inOhio.email)).toHaveLength(2);
  });

  test('waits on while another one holds, in their postal code and no other', async () => {
    const [first, second] = [await pause(), await pause(['43215'])];
    const email = 'two@example.com';
    await waits({ ...inOhio, email });
    await waits({ ...inOhio, email: 'next@example.com', postal: '43201' });
    await lift(first);
    await run();
    expect(await lettersTo(email)).toEqual([]);
    expect(await lettersTo('next@example.com')).toHaveLength(1);
    await lift(second);
    await run();
    expect(await lettersTo(email)).toHaveLength(1);
  });

  test('gets none when the next one is there before the letter is sent', async () => {
    const id = await pause();
    const email = 'late@example.com';
    await waits({ ...inOhio, email });
    await lift(id);
    await run();
    await pause();
    const [owed] = await lettersTo(email);
    expect(owed && (await send(owed))).toBeNull();
  });
});
