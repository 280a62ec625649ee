import { formatCents } from '@roadworthy/core/shared/money/money.ts';
import { MailNotSentError, type MailTransport } from '@roadworthy/providers/mail/port.ts';
import type { OutboxMail } from '@roadworthy/providers/mail/outbox-transport.ts';
import { addDemoCast, type DemoCast } from '@roadworthy/testkit/demo-people.ts';
import { aQuote, boundQuote, plannedQuote, type StartedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { createBackend, type Backend } from '@roadworthy/testkit/backend.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readQuoteToken } from '../kernel/tokens/tokens.ts';
import { eventHandlers } from '../registry.ts';
import { sendNotification } from './send-notification.ts';

type Row = {
  readonly quote_id: string;
  readonly bounce: string | null;
  readonly notification_id: string;
  readonly organization_id: string;
  readonly template: string;
  readonly recipient: string;
  readonly status: string;
  readonly subject: string | null;
  readonly sent: Date | null;
  readonly last_error: string | null;
};

const inOntario = {
  postalCode: 'M5V 2T6',
  mailing: { line_1: '12 King Street', locality: 'Toronto', administrative_area: 'ON', postal_code: 'M5V 2T6' },
};

let backend: Backend;
let cast: DemoCast;

beforeAll(async () => {
  backend = await createBackend('send-notification');
  cast = await addDemoCast(backend.owner);
});
afterAll(() => backend.close());

async function rowsOf(quoteId: string): Promise<Row[]> {
  const { rows } = await backend.owner.pool.query<Row>('select * from notifications where quote_id = $1', [quoteId]);
  return rows;
}

async function onlyRow(quoteId: string): Promise<Row> {
  const [row, ...others] = await rowsOf(quoteId);
  if (!row || others.length > 0) throw new Error('There is not exactly one notification');
  return row;
}

async function send({ notification_id, organization_id }: Row, mail: MailTransport = backend.platform.mail) {
  const task = { notificationId: notification_id, organizationId: organization_id };
  const config = { ...backend.platform.config, canadianUrl: 'http://ca.example' };
  await sendNotification({ platform: { ...backend.platform, config, mail }, handlers: eventHandlers }, task);
}

async function mailsOf({ notification_id }: Row): Promise<OutboxMail[]> {
  const { outbox } = backend.connected.providers;
  if (!outbox) throw new Error('The backend has an outbox');
  const entries = await outbox.list();
  const mails = await Promise.all(entries.map(({ id }) => outbox.read(id)));
  return mails.filter((mail) => mail?.key === notification_id).filter((mail) => mail !== null);
}

async function theMail(row: Row): Promise<OutboxMail> {
  const [mail, ...others] = await mailsOf(row);
  if (!mail || others.length > 0) throw new Error('There is not exactly one mail');
  return mail;
}

/** The quote that the mail's link opens. */
function opened({ text }: OutboxMail): string | undefined {
  const address = text.match(/https?:\S+\/resume\S+/)?.[0] ?? '';
  const url = new URL(address);
  const claims = readQuoteToken(backend.platform.secrets, url.searchParams.get('token') ?? '');
  return claims?.quoteId;
}

const saveProgress = ({ customer, quoteId }: StartedQuote, email: string) =>
  customer.must(
    'mutation ($id: uuid!, $email: String!) { save_quote_progress(quote_id: $id, email: $email) { sent_to } }',
    {
      id: quoteId,
      email,
    },
  );

const sendToCustomer = (quoteId: string, sendEmail: boolean) =>
  backend.as(cast.dana).must(
    `mutation ($id: uuid!, $mail: Boolean) {
      send_quote_to_customer(quote_id: $id, send_email: $mail) { emailed_to }
    }`,
    { id: quoteId, mail: sendEmail },
  );

describe('saving a quote for later', () => {
  test('sends the link that opens it, derived when the mail is written and kept nowhere', async () => {
    const quote = await plannedQuote(backend, aQuote());
    await saveProgress(quote, 'somebody@example.com');
    const queued = await onlyRow(quote.quoteId);
    expect(queued).toMatchObject({ template: 'resume_quote', recipient: 'somebody@example.com', status: 'queued' });
    const jobs = await backend.owner.pool.query(
      `select data ->> 'notificationId' as id from pgboss.job where name = 'send-notification'`,
    );
    expect(jobs.rows).toContainEqual({ id: queued.notification_id });

    await send(queued);
    const mail = await theMail(queued);
    expect(mail.to).toBe('somebody@example.com');
    expect(mail.text).toContain('the quote for your travel trailer');
    expect(opened(mail)).toBe(quote.quoteId);
    const row = await onlyRow(quote.quoteId);
    expect(row).toMatchObject({ status: 'sent', subject: mail.subject, last_error: null });
    expect(JSON.stringify(row)).not.toContain('q1.');
  });
});

describe('sending a quote to its customer', () => {
  test('mails price, agent and link to the named insured', async () => {
    const quote = await plannedQuote(backend, aQuote());
    await sendToCustomer(quote.quoteId, true);
    const queued = await onlyRow(quote.quoteId);
    expect(queued).toMatchObject({ template: 'quote_sent', recipient: 'ada.moreno@example.com' });
    await send(queued);
    const mail = await theMail(queued);
    const { rows } = await backend.owner.pool.query<{ total: number }>('select total from quotes where quote_id = $1', [
      quote.quoteId,
    ]);
    expect(mail.text).toContain(formatCents(rows[0]?.total ?? 0));
    expect(mail.text).toContain(cast.cascade.name);
    expect(opened(mail)).toBe(quote.quoteId);
  });

  test('mails nothing when no e-mail is wanted', async () => {
    const quote = await plannedQuote(backend, aQuote());
    await sendToCustomer(quote.quoteId, false);
    expect(await rowsOf(quote.quoteId)).toEqual([]);
  });

  test('mails nothing when the approval was taken back in the meantime, and says why', async () => {
    const quote = await plannedQuote(backend, aQuote());
    await sendToCustomer(quote.quoteId, true);
    await backend
      .as(cast.dana)
      .must('mutation ($id: uuid!) { revoke_agent_approval(quote_id: $id) { id } }', { id: quote.quoteId });
    await send(await onlyRow(quote.quoteId));
    const row = await onlyRow(quote.quoteId);
    expect(row.status).toBe('failed');
    expect(row.last_error).toContain('not on offer any more');
    expect(await mailsOf(row)).toEqual([]);
  });
});

describe('binding a policy', () => {
  test('confirms it with number, dates, payment and the way to the account', async () => {
    const { quoteId, policyId, policyNumber } = await boundQuote(backend, aQuote());
    const queued = await onlyRow(quoteId);
    expect(queued).toMatchObject({ template: 'policy_bound', recipient: 'ada.moreno@example.com' });
    await send(queued);
    const mail = await theMail(queued);
    expect(mail.subject).toBe(`You’re covered: policy ${policyNumber}`);
    expect(mail.text).toContain(`/customers/policies/${policyId}`);
    const { rows } = await backend.owner.pool.query<{ amount: number }>(
      'select amount from invoices where policy_id = $1 order by sequence limit 2',
      [policyId],
    );
    expect(rows).toHaveLength(2);
    for (const { amount } of rows) expect(mail.text).toContain(formatCents(amount));
  });

  test('says that nothing more is due when the term was paid in full', async () => {
    const { quoteId } = await boundQuote(backend, aQuote({ paymentTerm: 'pay_in_full' }));
    const queued = await onlyRow(quoteId);
    await send(queued);
    expect((await theMail(queued)).text).toContain('Nothing more is due for this term.');
  });
});

describe('the link of a letter', () => {
  test('leads to the Canadian domain for a risk in Canada, and to the public address for any other', async () => {
    const [ohio, ontario] = [await boundQuote(backend, aQuote()), await boundQuote(backend, aQuote(inOntario))];
    for (const { quoteId } of [ohio, ontario]) await send(await onlyRow(quoteId));
    const { publicUrl } = backend.config;
    expect((await theMail(await onlyRow(ohio.quoteId))).text).toContain(`${publicUrl}/customers/policies/`);
    expect((await theMail(await onlyRow(ontario.quoteId))).text).toContain('http://ca.example/customers/policies/');
  });

  test('opens a Canadian quote there too', async () => {
    const quote = await plannedQuote(backend, aQuote(inOntario));
    await saveProgress(quote, 'ontario@example.com');
    const queued = await onlyRow(quote.quoteId);
    await send(queued);
    expect((await theMail(queued)).text).toContain('http://ca.example/resume?');
  });
});

describe('a notification', () => {
  test('that is sent twice, and twice at once, arrives once', async () => {
    const quote = await plannedQuote(backend, aQuote());
    await saveProgress(quote, 'once@example.com');
    const queued = await onlyRow(quote.quoteId);
    await Promise.all([send(queued), send(queued)]);
    const once = await onlyRow(quote.quoteId);
    // No transport is asked again, not even one that would send a second mail.
    await send(queued, { send: () => Promise.reject(new Error('It was handed over again')) });
    expect(await onlyRow(quote.quoteId)).toEqual(once);
    expect(await mailsOf(queued)).toHaveLength(1);
  });

  test('stays queued and is tried again while the mail server is away', async () => {
    const quote = await plannedQuote(backend, aQuote());
    await saveProgress(quote, 'later@example.com');
    const queued = await onlyRow(quote.quoteId);
    const away = { send: () => Promise.reject(new MailNotSentError('connection refused', false)) };
    await expect(send(queued, away)).rejects.toThrow('connection refused');
    expect((await onlyRow(quote.quoteId)).status).toBe('queued');
    await send(queued);
    expect((await onlyRow(quote.quoteId)).status).toBe('sent');
  });

  test('that the mail server refuses for good is marked so and not tried again', async () => {
    const quote = await plannedQuote(backend, aQuote());
    await saveProgress(quote, 'nobody@example.com');
    const queued = await onlyRow(quote.quoteId);
    await send(queued, { send: () => Promise.reject(new MailNotSentError('550 no such user', true)) });
    expect(await onlyRow(quote.quoteId)).toMatchObject({
      status: 'failed',
      last_error: '550 no such user',
      sent: null,
    });
    await send(queued);
    expect(await mailsOf(queued)).toEqual([]);
  });

  const refusing = (code: string, permanent: boolean): MailTransport => ({
    send: () => Promise.reject(new MailNotSentError('refused', permanent, code)),
  });
  const later = async (email: string) => {
    const quote = await plannedQuote(backend, aQuote());
    await saveProgress(quote, email);
    return onlyRow(quote.quoteId);
  };

  test('to an address where nobody is takes the next letter with it, and never the letter that the server found wrong', async () => {
    await send(await later('gone@example.com'), refusing('5.1.1', true));
    const next = await later('gone@example.com');
    await send(next);
    expect(await mailsOf(next)).toEqual([]);
    expect((await rowsOf(next.quote_id))[0]).toMatchObject({
      status: 'failed',
      last_error: 'This address takes no mail. Ask for another one.',
      bounce: null,
    });
    await send(await later('large@example.com'), refusing('5.3.4', true));
    const other = await later('large@example.com');
    await send(other);
    expect(await mailsOf(other)).toHaveLength(1);
  });

  test('to a full mailbox is tried for two days, and says then what came back', async () => {
    const queued = await later('full@example.com');
    await expect(send(queued, refusing('5.2.2', false))).rejects.toMatchObject({ code: '5.2.2' });
    await backend.owner.pool.query(
      `update notifications set created = created - interval '49 hours' where notification_id = $1`,
      [queued.notification_id],
    );
    await send(queued, refusing('5.2.2', false));
    expect((await rowsOf(queued.quote_id))[0]).toMatchObject({ status: 'failed', bounce: '5.2.2' });
    // It is full, and not dead.
    const next = await later('full@example.com');
    await send(next);
    expect(await mailsOf(next)).toHaveLength(1);
  });

  test('that is refused for how we are set up waits until that is mended, however long', async () => {
    const queued = await later('fine@example.com');
    await backend.owner.pool.query(
      `update notifications set created = created - interval '9 days' where notification_id = $1`,
      [queued.notification_id],
    );
    await expect(send(queued, refusing('5.7.26', false))).rejects.toMatchObject({ code: '5.7.26' });
    await send(queued);
    expect(await mailsOf(queued)).toHaveLength(1);
  });

  test('is not sent by a job that names another organization', async () => {
    const quote = await plannedQuote(backend, aQuote());
    await saveProgress(quote, 'home@example.com');
    const queued = await onlyRow(quote.quoteId);
    await send({ ...queued, organization_id: cast.prairie.organizationId });
    expect(await mailsOf(queued)).toEqual([]);
    expect(await onlyRow(quote.quoteId)).toEqual(queued);
  });
});
