import { unzipSync } from 'fflate';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { aCaseOf } from '@roadworthy/testkit/claim-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { ownerOfPolicy } from '@roadworthy/testkit/owner-of-policy.ts';
import { aFrenchQuote, aMotorhomeQuote, type BoundQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { sendLetters } from '../../test/send-letters.ts';
import { liveUntil } from '../../test/run-collection.ts';
import { jobHandlers } from '../registry.ts';
import { leftOut, personalParts, shownRows } from './personal-parts.ts';
import { personalExportKey } from './write-my-data.ts';

const fixture = useFixture('my data', { now: '2026-06-15T14:00:00Z' });
const askDocument = 'mutation { ask_my_data { personal_export_id } }';
const readDocument =
  '{ personal_exports(order_by: [{ created: desc }]) { personal_export_id status expires removed byte_size } }';

let ada: Caller;
let zoe: Caller;
let bound: BoundQuote;
let other: BoundQuote;
let files: Readonly<Record<string, string>>;
let exportId: string;

async function runJobs(): Promise<void> {
  const owed = await selectRows<{ personalExportId: string; organizationId: string }>(
    fixture.backend,
    `select personal_export_id as "personalExportId", organization_id as "organizationId" from personal_exports
     where status = 'queued'`,
  );
  for (const task of owed) await jobHandlers(fixture.backend.platform)['write-my-data']?.(task);
}

async function askedBy(person: Caller): Promise<string> {
  const { ask_my_data } = await person.must<{ ask_my_data: { personal_export_id: string } }>(askDocument);
  await runJobs();
  return ask_my_data.personal_export_id;
}

async function unpacked(id: string): Promise<Readonly<Record<string, string>>> {
  const bytes = await fixture.backend.platform.storage.get(personalExportKey(id));
  if (bytes === null) throw new Error('Nothing was stored');
  const decoder = new TextDecoder();
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, decoder.decode(file)]));
}

const rowsOf = (file: string) => JSON.parse(files[`data/${file}.json`] ?? 'null') as Record<string, unknown>[];

beforeAll(async () => {
  const facts = { effectiveDate: '2026-06-15', autopay: true } as const;
  bound = await boundQuote(fixture.backend, aMotorhomeQuote({ ...facts, person: { license_number: 'AB123456' } }));
  other = await boundQuote(fixture.backend, aFrenchQuote(facts));
  ada = await ownerOfPolicy(fixture.backend, bound.policyId);
  zoe = await ownerOfPolicy(fixture.backend, other.policyId);
  for (const email of ['ada.moreno@example.com', 'zoe.loeuillet@example.com']) {
    await selectRows(
      fixture.backend,
      `insert into enquiries (organization_id, kind, about, email, name, language) values ($1, 'contact', 'Hello', $2, 'Me', 'en-us')`,
      [fixture.tenants.mirror.organization.organizationId, email],
    );
  }
  await liveUntil(fixture.backend, '2026-07-20');
  await sendLetters(fixture.backend);
  exportId = await askedBy(ada);
  files = await unpacked(exportId);
}, 120_000);

describe('what we hold about a person', () => {
  test('has every row of theirs in every table that holds something about customers', async () => {
    const expected: Record<string, number> = {};
    const written: Record<string, number> = {};
    const keys: Readonly<Record<string, string>> = {
      person: 'user_id = $1',
      email: `email = 'ada.moreno@example.com'`,
      recipient: `recipient = 'ada.moreno@example.com'`,
      quote: 'quote_id in (select quote_id from quotes where user_id = $1)',
      policy: 'policy_id in (select policy_id from policies where user_id = $1)',
      source_policy: 'source_policy_id in (select policy_id from policies where user_id = $1)',
      claim: 'claim_id in (select claim_id from claims where user_id = $1)',
      payment:
        'payment_id in (select payment_id from payments join policies using (policy_id) where policies.user_id = $1)',
      device: 'device_id in (select device_id from vehicle_devices where user_id = $1)',
      enquiry: `enquiry_id in (select enquiry_id from enquiries where email = 'ada.moreno@example.com')`,
    };
    for (const { table, file, by, only } of personalParts) {
      const condition = `${keys[by] ?? ''}${only ? ` and ${shownRows[only]}` : ''} and ($1::uuid is not null)`;
      const { count } = await selectOne<{ count: number }>(
        fixture.backend,
        `select count(*)::int as count from ${table} t where ${condition}`,
        [ada.principal.userId],
      );
      // The letter that says that it is ready came after it.
      expected[table] = table === 'notifications' ? count - 1 : count;
      written[table] = rowsOf(file).length;
    }
    expect(written).toEqual(expected);
    for (const table of [
      'users',
      'quotes',
      'entities',
      'policies',
      'invoices',
      'payments',
      'enquiries',
      'notifications',
    ]) {
      expect([table, (written[table] ?? 0) > 0]).toEqual([table, true]);
    }
  });

  test('has nothing of anybody else', async () => {
    const whole = Object.values(files).join('\n');
    const theirs = [
      other.policyId,
      other.quoteId,
      other.policyNumber,
      zoe.principal.userId ?? '',
      'Lœuillet',
      'zoe.loeuillet',
    ];
    expect(theirs.filter((word) => whole.includes(word))).toEqual([]);
    expect(whole).toContain('Moreno');
  });

  test('is opened where it is sealed, and has nothing that opens something', () => {
    expect(rowsOf('people')).toContainEqual(
      expect.objectContaining({ license_number: 'AB123456', birthdate: '1968-03-09' }),
    );
    const whole = Object.entries(files)
      .filter(([name]) => name.startsWith('data/'))
      .map(([, text]) => text)
      .join('\n');
    const secret = /.{0,40}(?:"s1\.|[qcsp]1\.[\w-]{20}|storage_key|token_version).{0,40}/g;
    expect(whole.match(secret)).toBeNull();
    // A column of a row, not the proof within a signature.
    expect(whole.match(/^ {4}"\w*_hash"/gm)).toBeNull();
  });

  test('has the documents, and says what is in it in the language of its reader', () => {
    const documents = Object.keys(files).filter((name) => name.startsWith('documents/'));
    expect(documents.length).toBeGreaterThan(0);
    for (const name of documents) expect(files[name]?.slice(0, 5)).toBe('%PDF-');
    expect(files['README.txt']).toContain('What Roadworthy holds about you, as of');
    expect(JSON.parse(files['data/sign-in.json'] ?? '')).toEqual({ sessions: [], passkeys: [] });
  });

  test('is told of, once, and gathered once in a day', async () => {
    const [mail] = await selectRows<{ recipient: string }>(
      fixture.backend,
      `select recipient from notifications where template = 'data_ready'`,
    );
    expect(mail).toEqual({ recipient: 'ada.moreno@example.com' });
    expect(await refusalOf(fixture.backend, ada, askDocument)).toEqual({ code: 'data_written_lately' });
    await jobHandlers(fixture.backend.platform)['write-my-data']?.({
      personalExportId: exportId,
      organizationId: fixture.tenants.insurer.organization.organizationId,
    });
    expect(await selectRows(fixture.backend, `select from notifications where template = 'data_ready'`)).toHaveLength(
      1,
    );
  });

  test('is seen by its own person alone', async () => {
    expect(await ada.must(readDocument)).toMatchObject({ personal_exports: [{ status: 'done', removed: null }] });
    expect(await zoe.must(readDocument)).toEqual({ personal_exports: [] });
    expect((await refusalOf(fixture.backend, fixture.tenants.insurer.agent, readDocument)).code).toBe(
      'validation-failed',
    );
  });

  test('is removed after its days', async () => {
    const { expires } = (await ada.must<{ personal_exports: { expires: string }[] }>(readDocument))
      .personal_exports[0] ?? {
      expires: '',
    };
    fixture.backend.clock.set(new Date(new Date(expires).getTime() + 60_000).toISOString());
    await jobHandlers(fixture.backend.platform)['purge-my-data']?.({});
    expect(await fixture.backend.platform.storage.get(personalExportKey(exportId))).toBeNull();
    expect(await ada.must(readDocument)).toMatchObject({ personal_exports: [{ removed: expect.any(String) }] });
  });
});

test('of a claim has what its person sees: the letters that were sent, and nothing of how it is handled or of others', async () => {
  fixture.backend.clock.set('2026-08-03T18:00:00Z');
  const desk = await aCaseOf(fixture.backend, { person: { first_name: 'Clara', email: 'clara@example.com' } });
  const own = await desk.file();
  const anothers = await desk.file();
  await selectRows(fixture.backend, `update claims set user_id = null, is_third_party = true where claim_id = $1`, [
    anothers,
  ]);
  await selectRows(fixture.backend, `update claims set signals = '{early_loss}' where claim_id = $1`, [own]);
  const { userId } = desk.handler.principal;
  for (const claim of [own, anothers]) {
    for (const sent of [null, '2026-08-03T18:00:00Z']) {
      await selectRows(
        fixture.backend,
        `insert into claim_letters (organization_id, claim_id, kind, status, recipient, subject, body, written_by,
           written_by_name, reviewed, sent)
         select organization_id, claim_id, 'status', case when $2::timestamptz is null then 'draft' else 'sent' end,
           'clara@example.com', $3, 'Dear Clara', $4, 'Sam Lee', $2, $2 from claims where claim_id = $1`,
        [claim, sent, sent === null ? 'Not sent' : 'Sent', userId],
      );
    }
  }
  files = await unpacked(await askedBy(desk.owner));
  expect(rowsOf('letters about claims')).toEqual([
    expect.objectContaining({ claim_id: own, subject: 'Sent', body: 'Dear Clara' }),
  ]);
  expect(rowsOf('claims').map(({ claim_id: id }) => id)).toEqual([own]);
  expect(Object.keys(rowsOf('claims')[0] ?? {})).toEqual(expect.arrayContaining(['incident_date', 'status']));
  expect(JSON.stringify(rowsOf('claims'))).not.toMatch(/signals|flags|stated_facts|early_loss/);
});

test('every table is written for customers, or says why it is not', async () => {
  const tables = await selectRows<{ name: string }>(
    fixture.backend,
    `select tablename::text as name from pg_tables where schemaname = 'public' and tablename not like 'schema_%' order by 1`,
  );
  const known = [...personalParts.map(({ table }) => table), ...Object.keys(leftOut)];
  expect(tables.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  expect(new Set(known).size).toBe(known.length);
});
