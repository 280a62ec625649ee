// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LoadPostalAreaDocument } from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { PostalAreaHint } from './postal-area-hint.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const words = {
  lies: ({ area }: { area: string }) => `In ${area}`,
  unlisted: ({ code, area }: { code: string; area: string }) => `No ${code}, others in ${area}`,
};
const draw = (text: string) => drawPage('checkout', '/', <PostalAreaHint text={text} words={words} />);

test.each([
  ['06390', ['06390', '063'], '06390', 'NY', 'In NY'],
  ['06399', ['06399', '063'], '063', 'CT', 'No 06399, others in CT'],
  ['v1g1a1', ['V1G', 'V'], 'V1G', 'BC', 'In BC'],
])('says where %s lies, as the server has it', async (text, prefixes, prefix, administrative_area, message) => {
  server.answer(LoadPostalAreaDocument, () => ({ postal_areas: [{ prefix, administrative_area }] }));
  await draw(text);
  expect(await screen.findByText(message)).toBeDefined();
  expect(server.sentTo(LoadPostalAreaDocument)[0]?.variables).toMatchObject({ prefixes });
});

test.each(['', '0639', '00000', 'W1A 1A1'])('asks nothing about %j, which is no whole code', async (text) => {
  await draw(text);
  await waitFor(() => expect(server.sentTo(LoadPostalAreaDocument)).toEqual([]));
});
