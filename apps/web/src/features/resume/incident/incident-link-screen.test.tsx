// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  AnswerIncidentAlertDocument,
  LoadIncidentAlertLinkDocument,
  type LoadIncidentAlertLinkQuery,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { IncidentLinkScreen } from './incident-link-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const address = '/resume/incident?token=w1.secret';
const open: LoadIncidentAlertLinkQuery['incident_alert_link'] = {
  state: 'open',
  incident_name: 'Odette',
  sender: 'Cascade',
  phone: '(888) 555-0142',
  answer: null,
  moved_to: null,
  answered: null,
};
let link = open;
beforeEach(() => {
  link = open;
  server.answer(LoadIncidentAlertLinkDocument, () => ({ incident_alert_link: link }));
});

test('opening says nothing for anybody; a press says that they are safe, and another one where they moved to', async () => {
  server.answer(AnswerIncidentAlertDocument, ({ answer, moved_to = null }) => {
    link = { ...open, answer, moved_to, answered: '2026-06-15T14:00:00Z' };
    return { answer_incident_alert: { answer, moved_to } };
  });
  const person = await drawPage('links', address, <IncidentLinkScreen />);
  await screen.findByRole('heading', { name: 'Odette: how are you?' });
  expect(server.sentTo(AnswerIncidentAlertDocument)).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'We are safe' }));
  await screen.findByText('You told us that you are safe.');
  await person.type(screen.getByLabelText('Where you moved to'), 'Ocala{Enter}');
  await screen.findByText('You told us that you moved to Ocala.');
  expect(server.sentTo(AnswerIncidentAlertDocument).map(({ variables }) => variables)).toEqual([
    { token: 'w1.secret', answer: 'safe', moved_to: null },
    { token: 'w1.secret', answer: 'moved', moved_to: 'Ocala' },
  ]);
});

test('a place that is missing is said at its field', async () => {
  server.answer(AnswerIncidentAlertDocument, () => refusal('place_missing', 'Say where you moved to.', 'moved_to'));
  const person = await drawPage('links', address, <IncidentLinkScreen />);
  await person.click(await screen.findByRole('button', { name: 'We moved' }));
  await screen.findByText('Say where you moved to.');
  expect(screen.getByLabelText('Where you moved to').getAttribute('aria-invalid')).toBe('true');
});

test('an alert that is over takes no answer, and leads to a claim', async () => {
  link = { ...open, state: 'over' };
  await drawPage('links', address, <IncidentLinkScreen />);
  await screen.findByRole('heading', { name: 'This alert is over' });
  expect(screen.getByRole('link', { name: 'Report damage' }).getAttribute('href')).toContain('/claim');
});

test('a link that we did not make opens nothing', async () => {
  server.answer(LoadIncidentAlertLinkDocument, () => refusal('not_found', 'Not found'));
  await drawPage('links', address, <IncidentLinkScreen />);
  await screen.findByRole('heading', { name: 'This link opens nothing' });
});
