import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { coveredPolicy, mapOf } from '@roadworthy/testkit/incident-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { lettersOf } from '../../test/letters-of.ts';
import { sendLetters } from '../../test/send-letters.ts';
import { jobHandlers } from '../registry.ts';
import { alertToken } from '../kernel/tokens/tokens.ts';

const now = '2026-06-15T14:00:00Z';
const fixture = useFixture('send alert', { now });
const previewDocument = `query ($id: uuid!, $name: String, $around: Int, $force: Boolean) {
  incident_alert_preview(kml_file_id: $id, provider: "personal", incident_name: $name, around_km: $around, force: $force) {
    people vehicles by_garaging by_position told_before without_email without_phone
    told { policy_number insured found_by incident_name } } }`;
const sendDocument = `mutation ($id: uuid!, $name: String, $around: Int, $force: Boolean, $reason: String = "Landfall tonight") {
  incident_send_alert(kml_file_id: $id, provider: "personal", incident_name: $name, around_km: $around, force: $force, reason: $reason) {
    error code incident_alert_ids people } }`;
const linkDocument = `query ($token: String!) {
  incident_alert_link(token: $token) { state incident_name answer moved_to answered } }`;
const answerDocument = `mutation ($token: String!, $answer: String!, $place: String) {
  answer_incident_alert(token: $token, answer: $answer, moved_to: $place) { answer moved_to } }`;
type Preview = { incident_alert_preview: Record<string, number> & { told: Record<string, string>[] } };
type Sent = { incident_send_alert: { code: string | null; incident_alert_ids: string[]; people: number } };

const underwriter = () => fixture.tenants.insurer.underwriter;
const preview = async (id: string, variables: object = {}) =>
  (await underwriter().must<Preview>(previewDocument, { id, ...variables })).incident_alert_preview;
const send = async (id: string, variables: object = {}) =>
  (await underwriter().must<Sent>(sendDocument, { id, ...variables })).incident_send_alert;

/** Does what an alert owes: its letters and its text messages. */
async function deliver(incidentAlertIds: readonly string[]): Promise<void> {
  const { organizationId } = fixture.tenants.insurer.organization;
  const jobs = jobHandlers(fixture.backend.platform);
  for (const incidentAlertId of incidentAlertIds) {
    await jobs['send-alert']?.({ incidentAlertId, organizationId });
    await jobs['send-alert']?.({ incidentAlertId, organizationId });
  }
  for (const { id } of await selectRows<{ id: string }>(
    fixture.backend,
    'select incident_alert_message_id as id from incident_alert_messages where incident_alert_id = any ($1)',
    [incidentAlertIds],
  )) {
    await jobs['send-text']?.({ incidentAlertMessageId: id, organizationId });
    await jobs['send-text']?.({ incidentAlertMessageId: id, organizationId });
  }
  await sendLetters(fixture.backend);
}

let garaged: Awaited<ReturnType<typeof coveredPolicy>>;
let id: string;
beforeEach(async () => {
  await selectRows(fixture.backend, `update policies set policy_status = 'expired'`);
  garaged = await coveredPolicy(fixture.backend, fixture.tenants.insurer, [[40, -83, 1]]);
  const travels = await coveredPolicy(fixture.backend, fixture.tenants.insurer, [[25.79, -80.13, 1]]);
  await selectRows(fixture.backend, `update policies set policy_status = 'active' where policy_id = any ($1)`, [
    [garaged.policyId, travels.policyId],
  ]);
  id = await mapOf(fixture.backend, fixture.tenants.insurer);
});

describe('an alert', () => {
  test('tells exactly whom its preview names, each policy once, by address and by place, and nobody twice unless forced', async () => {
    const before = await preview(id, { name: 'Columbus' });
    expect(before).toMatchObject({ people: 2, vehicles: 2, by_garaging: 2, by_position: 1, told_before: 0 });
    expect(before.told.map(({ found_by }) => found_by).toSorted()).toEqual(['both', 'garaging']);
    expect(await send(id, { name: 'Columbus' })).toMatchObject({ code: null, people: 2 });
    expect(await preview(id, { name: 'Columbus' })).toMatchObject({ people: 0, told_before: 2 });
    expect(await send(id, { name: 'Columbus' })).toMatchObject({ code: 'everybody_told', people: 0 });
    // The device that is in Miami was not told of by Miami's layer.
    expect(await send(id)).toMatchObject({ code: null, people: 1 });
    expect(await send(id, { name: 'Columbus', force: true })).toMatchObject({ code: null, people: 2 });
  });

  test('goes out by letter and by text message once, however often its jobs run, and stands in the panel', async () => {
    const { incident_alert_ids: ids } = await send(id, { name: 'Columbus' });
    await deliver(ids);
    const letters = await lettersOf(fixture.backend, garaged.policyId, 'incident_alert');
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('Columbus may reach the place');
    expect(letters[0]?.text).toContain('Your cover goes with you');
    const list = `query ($ids: [uuid!]!) { incident_alert_messages(where: { incident_alert_id: { _in: $ids } }) {
      letter text_message found_by policy { policy_number } } }`;
    const shown = await underwriter().must<{ incident_alert_messages: unknown[] }>(list, { ids });
    expect(shown.incident_alert_messages).toHaveLength(2);
    expect(shown.incident_alert_messages).toContainEqual({
      letter: 'sent',
      text_message: 'sent',
      found_by: 'both',
      policy: { policy_number: garaged.policyNumber },
    });
    const folder = join(fixture.backend.config.dataDir, 'texts', 'messages');
    const texts = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
    expect(texts.filter((text) => text.includes('Columbus is near your vehicle'))).toHaveLength(2);
    expect(await fixture.tenants.mirror.underwriter.must(list, { ids })).toEqual({ incident_alert_messages: [] });
  });

  test('is answered by its link: opening changes nothing, a press does, and the last answer counts until it is over', async () => {
    const { incident_alert_ids: ids } = await send(id, { name: 'Columbus' });
    const { message } = await selectOne<{ message: string }>(
      fixture.backend,
      `select incident_alert_message_id as message from incident_alert_messages where incident_alert_id = any ($1) and policy_id = $2`,
      [ids, garaged.policyId],
    );
    const visitor = fixture.backend.anonymous();
    const token = alertToken(fixture.backend.platform.secrets, message);
    const open = async () =>
      (await visitor.must<{ incident_alert_link: object }>(linkDocument, { token })).incident_alert_link;
    const unanswered = { state: 'open', incident_name: 'Columbus', answer: null, moved_to: null, answered: null };
    expect(await open()).toEqual(unanswered);
    expect(await open()).toEqual(unanswered);
    const refused = await refusalOf(fixture.backend, visitor, answerDocument, { token, answer: 'moved', place: '  ' });
    expect(refused).toMatchObject({ code: 'place_missing', field: 'moved_to' });
    await visitor.must(answerDocument, { token, answer: 'safe' });
    await visitor.must(answerDocument, { token, answer: 'moved', place: ' Dayton fairground ' });
    expect(await open()).toMatchObject({ answer: 'moved', moved_to: 'Dayton fairground' });
    const timeline = await selectRows<{ kind: string }>(
      fixture.backend,
      `select kind from timeline_entries where policy_id = $1 and kind = 'incident_answered'`,
      [garaged.policyId],
    );
    expect(timeline).toHaveLength(2);
    await underwriter().must(
      'mutation ($id: uuid!) { incident_resume(kml_file_id: $id, provider: "personal", reason: "Passed") { error } }',
      { id },
    );
    expect(await open()).toMatchObject({ state: 'over', answer: 'moved' });
    expect((await refusalOf(fixture.backend, visitor, answerDocument, { token, answer: 'safe' })).code).toBe(
      'alert_over',
    );
    const wrong = alertToken(fixture.backend.platform.secrets, ids[0] ?? '');
    expect((await refusalOf(fixture.backend, visitor, linkDocument, { token: wrong })).code).toBe('not_found');
  });

  test('says what stands in its way in its error, and writes nothing', async () => {
    const quiet = await mapOf(fixture.backend, fixture.tenants.insurer);
    expect(await send(quiet, { reason: ' ' })).toMatchObject({ code: 'reason_missing', people: 0 });
    expect(await send(quiet, { name: 'Nobody' })).toMatchObject({ code: 'incident_unknown' });
    expect(await send(quiet, { around: 3 })).toMatchObject({ code: 'buffer_unknown' });
    expect(await send(quiet, { name: 'Columbus', around: 100 })).toMatchObject({ code: 'nobody_there' });
    const everybodys = await mapOf(fixture.backend, fixture.tenants.insurer, true);
    const byStranger = await fixture.tenants.mirror.underwriter.must<Sent>(sendDocument, { id: everybodys });
    expect(byStranger.incident_send_alert.code).toBe('map_not_own');
    const { count } = await selectOne<{ count: number }>(
      fixture.backend,
      'select count(*)::int from incident_alerts where kml_file_id = any ($1)',
      [[quiet, everybodys]],
    );
    expect(count).toBe(0);
  });

  test('is over before its letters are written: they are not sent', async () => {
    const { incident_alert_ids: ids } = await send(id, { name: 'Columbus' });
    await selectRows(fixture.backend, 'update incident_alerts set ended = now() where incident_alert_id = any ($1)', [
      ids,
    ]);
    await deliver(ids);
    expect(await lettersOf(fixture.backend, garaged.policyId, 'incident_alert')).toMatchObject([
      { status: 'failed', text: '' },
    ]);
    const states = await selectRows(
      fixture.backend,
      'select distinct letter, text_message from incident_alert_messages where incident_alert_id = any ($1)',
      [ids],
    );
    expect(states).toEqual([{ letter: 'failed', text_message: 'failed' }]);
  });
});
