import { addDemoCast, type DemoCast } from '@roadworthy/testkit/demo-people.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import {
  aQuote,
  boundQuote,
  plannedQuote,
  type StartedQuote,
  startQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { createBackend, type Backend } from '@roadworthy/testkit/backend.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendNotification } from './send-notification.ts';

const most = { toAddress: 2, aDay: 3, bySender: 4, fromNetwork: 5, unconfirmed: 8, quotes: 6 };

let backend: Backend;
let cast: DemoCast;
let quote: StartedQuote;
beforeAll(async () => {
  backend = await createBackend('letter-budgets', {
    env: {
      QUOTES_FROM_NETWORK_PER_HOUR: String(most.quotes),
      LETTERS_TO_ADDRESS_PER_HOUR: String(most.toAddress),
      LETTERS_TO_ADDRESS_PER_DAY: String(most.aDay),
      LETTERS_BY_SENDER_PER_HOUR: String(most.bySender),
      LETTERS_FROM_NETWORK_PER_HOUR: String(most.fromNetwork),
      UNCONFIRMED_LETTERS_PER_HOUR: String(most.unconfirmed),
    },
  });
  cast = await addDemoCast(backend.owner);
  quote = await plannedQuote(backend, aQuote({ vehicle: { make: 'Parcelwaits', model: 'Callus' } }));
});
afterAll(() => backend.close());

// Each test has the hour before it; what this process remembers for some seconds as spent, no later one asks for.
beforeEach(async () => {
  await selectRows(backend, 'delete from attempt_counters');
  await selectRows(backend, `delete from notifications where template = 'resume_quote'`);
});

const document = `mutation ($id: uuid!, $email: String!) { save_quote_progress(quote_id: $id, email: $email) { sent_to } }`;

async function save(email: string, ip = '198.51.100.7', caller = quote.customer, of = quote): Promise<string> {
  const { errors, headers, status } = await caller.ask(document, { id: of.quoteId, email }, { ip });
  const [error] = errors;
  if (!error) return 'accepted';
  const wait = Number(headers.get('retry-after'));
  if (wait > 0 && status === 429 && /Wait (a minute|\d+ (minutes|hours)) and/.test(error.message))
    return error.extensions.code;
  return `${error.extensions.code} without a time`;
}

const countOf = (answers: readonly string[], answer: string) => answers.filter((each) => each === answer).length;

describe('a letter', () => {
  async function textTo(recipient: string): Promise<string> {
    const [row] = await selectRows<{ notificationId: string; organizationId: string }>(
      backend,
      `select notification_id as "notificationId", organization_id as "organizationId" from notifications
       where recipient = $1 order by notification_id desc limit 1`,
      [recipient],
    );
    if (!row) throw new Error('No letter is owed to this address');
    await sendNotification({ platform: backend.platform, handlers: [] }, row);
    const { outbox } = backend.connected.providers;
    if (!outbox) throw new Error('The backend has an outbox');
    const entries = await outbox.list();
    const mails = await Promise.all(entries.map(({ id }) => outbox.read(id)));
    const mail = mails.find((each) => each?.key === row.notificationId);
    return `${mail?.subject} ${mail?.text} ${mail?.html}`;
  }
  const typed = /Ada|Moreno|Parcelwaits|Callus/;

  test('to an address that nobody answers for repeats nothing that was typed', async () => {
    await save('stranger@example.com');
    expect(await textTo('stranger@example.com')).not.toMatch(typed);
    const bound = await boundQuote(
      backend,
      aQuote({ vehicle: { make: 'Parcelwaits' }, person: { email: 'b@example.com' } }),
    );
    const text = await textTo('b@example.com');
    expect(text).toContain(bound.policyNumber);
    expect(text).not.toMatch(typed);
  });

  test('that an agent sends, and one that follows it there, speaks with what was typed', async () => {
    const dana = backend.as(cast.dana);
    const send = 'mutation ($id: uuid!) { send_quote_to_customer(quote_id: $id, send_email: true) { emailed_to } }';
    const sent = await plannedQuote(backend, aQuote({ person: { email: 'known@example.com' } }), dana);
    await dana.must(send, { id: sent.quoteId });
    expect(await textTo('known@example.com')).toMatch(/Ada/);
    expect(await save('known@example.com', '192.0.2.1', sent.customer, sent)).toBe('accepted');
    expect(await textTo('known@example.com')).toMatch(/Continue the quote for your 2023 Airstream Bambi/);
    expect(await save('other@example.com', '192.0.2.1', sent.customer, sent)).toBe('accepted');
    expect(await textTo('other@example.com')).not.toMatch(/Ada|Airstream/);
  });

  test('by one agent has a budget, and confirming a policy has none', async () => {
    const dana = backend.as(cast.dana);
    const answers: string[] = [];
    for (let each = 0; each < 10; each += 1) answers.push(await save(`agent.${each}@example.com`, '192.0.2.9', dana));
    expect(countOf(answers, 'accepted')).toBe(most.bySender);
  });
});

describe('beginning quotes', () => {
  test('has a budget of each network, that agents do not share', async () => {
    const begin = (caller = backend.anonymous(), ip = '2001:db8:1:2::1') =>
      caller.ask(
        'mutation { start_quote(postal_code: "43215", vehicle_class: "travel_trailer") { quote_id } }',
        {},
        { ip },
      );
    const codes: string[] = [];
    for (let each = 0; each < 12; each += 1) {
      const { errors } = await begin(backend.anonymous(), `2001:db8:1:2::${each}`);
      codes.push(errors[0]?.extensions.code ?? 'begun');
    }
    expect(countOf(codes, 'begun')).toBe(most.quotes);
    expect((await begin()).headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await begin(backend.as(cast.dana))).errors).toEqual([]);
    expect((await begin(backend.anonymous(), '2001:db8:1:3::1')).errors).toEqual([]);
    await expect(startQuote(backend, aQuote())).resolves.toBeTruthy();
  });

  const alike = [
    [
      'leave an address where nothing is sold',
      'waitlist',
      (each: number) =>
        `join_waitlist(postal_code: "96813", vehicle_class: "class_a", email: "waits.${each}@example.com") { email }`,
    ],
    [
      'go on to another company',
      'external_quotes',
      () => 'start_external_quote(provider: "safeco", postal_code: "43215") { external_url }',
    ],
    [
      'send an enquiry',
      'enquiries',
      (each: number) =>
        `send_enquiry(provider: "pro", name: "Ada", business_name: "Rentals", email: "asks.${each}@example.com",
          units: 4, postal_code: "43215", about: "We rent.") { email }`,
    ],
  ] as const;
  test.each(alike)('shares its budget with those who %s', async (_, table, asking) => {
    const codes: string[] = [];
    for (let each = 0; each < 12; each += 1) {
      const ip = `2001:db8:1:${table.length}::${each}`;
      const { errors } = await backend.anonymous().ask(`mutation { ${asking(each)} }`, {}, { ip });
      codes.push(errors[0]?.extensions.code ?? 'kept');
    }
    expect(countOf(codes, 'kept')).toBe(most.quotes);
    expect(countOf(codes, 'too_many_attempts')).toBe(12 - most.quotes);
    expect(await selectRows(backend, `select from ${table}`)).toHaveLength(most.quotes);
  });
});
