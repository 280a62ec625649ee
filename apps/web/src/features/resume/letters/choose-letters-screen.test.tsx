// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ChooseByLetterDocument, LoadLetterLinkDocument } from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { ChooseLettersScreen } from './choose-letters-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const address = '/resume/letters?token=u1.secret';

test('one click ends letters of a kind, and another has them come again', async () => {
  let wanted = true;
  server.answer(LoadLetterLinkDocument, () => ({ letter_link: { kind: 'receipts', why: 'choice', wanted } }));
  server.answer(ChooseByLetterDocument, () => {
    wanted = !wanted;
    return { choose_by_letter: { kind: 'receipts', why: 'choice', wanted } };
  });
  const person = await drawPage('links', address, <ChooseLettersScreen />);
  await person.click(await screen.findByRole('button', { name: 'Switch them off' }));
  await screen.findByRole('heading', { name: 'They are off' });
  await person.click(screen.getByRole('button', { name: 'Switch them on again' }));
  await screen.findByRole('heading', { name: 'Switch these e-mails off?' });
  expect(server.sentTo(ChooseByLetterDocument).map(({ variables }) => variables)).toEqual([
    { token: 'u1.secret', wanted: false },
    { token: 'u1.secret', wanted: true },
  ]);
});

test('letters that have to come say so, and have no switch', async () => {
  server.answer(LoadLetterLinkDocument, () => ({ letter_link: { kind: 'endings', why: 'law', wanted: true } }));
  await drawPage('links', address, <ChooseLettersScreen />);
  await screen.findByRole('heading', { name: 'These e-mails have to come' });
  expect(screen.queryByRole('button')).toBeNull();
});
