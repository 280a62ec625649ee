import type { OutboxMail } from '@roadworthy/providers/mail/outbox-transport.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aFrenchQuote, aQuote, boundQuote, plannedQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { describe, expect, test } from 'vitest';
import { eventHandlers } from '../registry.ts';
import { sendNotification } from './send-notification.ts';

const fixture = useFixture('letters in french', { now: '2026-06-15T14:00:00Z' });

type Owed = { readonly notificationId: string; readonly organizationId: string };

/** The only e-mail of a template that was owed for a quote, as it was sent. */
async function mailOf(quoteId: string, template: string): Promise<OutboxMail> {
  const owed = await selectOne<Owed>(
    fixture.backend,
    `select notification_id as "notificationId", organization_id as "organizationId" from notifications
     where quote_id = $1 and template = $2`,
    [quoteId, template],
  );
  const { platform, connected } = fixture.backend;
  await sendNotification({ platform, handlers: eventHandlers }, owed);
  const { outbox } = connected.providers;
  if (!outbox) throw new Error('The backend has an outbox');
  const entries = await outbox.list();
  const mails = await Promise.all(entries.map(({ id }) => outbox.read(id)));
  const mail = mails.find((each) => each?.key === owed.notificationId);
  if (!mail) throw new Error('No e-mail was sent');
  return { ...mail, subject: plain(mail.subject), text: plain(mail.text) };
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const languageOf = async (quoteId: string) => {
  const [row] = await selectRows<{ language: string }>(
    fixture.backend,
    'select language from quotes where quote_id = $1',
    [quoteId],
  );
  return row?.language;
};

const saveProgress = `mutation ($id: uuid!) { save_quote_progress(quote_id: $id, email: "zoe@example.com") { sent_to } }`;
const sendQuote = `mutation ($id: uuid!) { send_quote_to_customer(quote_id: $id, send_email: true) { emailed_to } }`;

describe('a French buyer in Ontario', () => {
  test('is sent the link back to the quote in French', async () => {
    const { quoteId, customer } = await plannedQuote(fixture.backend, aFrenchQuote());
    await customer.must(saveProgress, { id: quoteId });
    const { subject, text, html } = await mailOf(quoteId, 'resume_quote');
    expect(subject).toBe('Continuez la soumission pour votre roulotte');
    expect(text).toContain('Nous avons enregistré la soumission pour votre roulotte.');
    expect(text).toContain('L’offre tient jusqu’au 15 juill. 2026.');
    expect(text).toContain('Continuer ma soumission :');
    expect(html).toContain('<html lang="fr-CA">');
    expect(plain(html)).toContain('Ou ouvrez cette adresse :');
  });

  test('is sent the offer in French by an agent who reads English', async () => {
    const { quoteId } = await plannedQuote(fixture.backend, aFrenchQuote());
    await fixture.tenants.insurer.agent.must(sendQuote, { id: quoteId });
    expect(await languageOf(quoteId)).toBe('fr-ca');
    const { subject, text } = await mailOf(quoteId, 'quote_sent');
    expect(subject).toBe('Votre soumission est prête : 2023 Airstream Bambi');
    expect(text).toContain('Bonjour Zoé,');
    expect(text).toMatch(/pour votre 2023 Airstream Bambi : (\d )?\d{3},\d\d \$ pour 12 mois/);
    expect(text).toContain('avec une protection à partir du 16 juin 2026.');
    expect(text).toMatch(/Des questions \? Appelez .+ au /);
    expect(text).not.toMatch(/\b(?:your|the|call)\b/i);
  });

  test('is confirmed the policy in French, which keeps the language of its quote', async () => {
    const { quoteId, policyId, policyNumber } = await boundQuote(fixture.backend, aFrenchQuote());
    const policy = 'select language from policies where policy_id = $1';
    expect(await selectOne(fixture.backend, policy, [policyId])).toEqual({ language: 'fr-ca' });
    const { subject, text } = await mailOf(quoteId, 'policy_bound');
    expect(subject).toBe(`Votre protection est en place : police ${policyNumber}`);
    expect(text).toContain('va du 16 juin 2026 au 16 juin 2027, à 0 h 01, heure locale.');
    expect(text).toMatch(
      /Nous avons prélevé \d+,\d\d \$\. Le prochain versement, de \d+,\d\d \$, est dû le 16 juill\./,
    );
    expect(text).toContain('Ouvrir ma police :');
  });
});

describe('the language of a quote', () => {
  test.each([
    ['a visitor who reads French, in Ohio', aFrenchQuote({ postalCode: '43215' }), 'fr-ca'],
    ['a visitor who reads English, in Ontario', aFrenchQuote({ locale: 'en-US' }), 'en-ca'],
    ['a visitor who reads Canadian English, in Ohio', aQuote({ locale: 'en-CA' }), 'en-us'],
  ] as const)('of %s is that of the page, as the country says it', async (_who, facts, language) => {
    expect(await languageOf((await startQuote(fixture.backend, facts)).quoteId)).toBe(language);
  });

  test('is what an agent names who writes it down for a customer', async () => {
    const { start_quote } = await fixture.tenants.insurer.agent.must<{ start_quote: { quote_id: string } }>(
      'mutation { start_quote(postal_code: "M5V 2T6", vehicle_class: "travel_trailer", language: "fr-ca") { quote_id } }',
    );
    expect(await languageOf(start_quote.quote_id)).toBe('fr-ca');
  });

  test('follows its buyer to another page, and no agent', async () => {
    const { quoteId, customer } = await startQuote(fixture.backend, aQuote({ postalCode: 'M5V 2T6' }));
    const edit = `mutation ($id: uuid!) { update_payment_term(quote_id: $id, payment_term: "pay_in_full") { id } }`;
    await fixture.tenants.insurer.agent.must(edit, { id: quoteId }, { locale: 'fr-CA' });
    expect(await languageOf(quoteId)).toBe('en-ca');
    await customer.must(edit, { id: quoteId }, { locale: 'fr-CA' });
    expect(await languageOf(quoteId)).toBe('fr-ca');
    await fixture.tenants.insurer.agent.must(edit, { id: quoteId }, { locale: 'en-US' });
    expect(await languageOf(quoteId)).toBe('fr-ca');
  });
});
