import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createSimulatedTexts } from './simulated-texts.ts';

test('a message is written down once for its key, and a number that cannot be is refused for good', async () => {
  const directory = temporaryFolder();
  const texts = createSimulatedTexts({ directory });
  const message = { key: 'one', to: '(614) 555-0142', text: 'Move your rig.' };
  expect(await texts.send(message)).toEqual(await texts.send(message));
  const files = await readdir(join(directory, 'messages'));
  expect(files).toHaveLength(1);
  expect(JSON.parse(await readFile(join(directory, 'messages', files[0] ?? ''), 'utf8'))).toEqual({
    to: '6145550142',
    text: 'Move your rig.',
  });
  for (const to of ['555-0142', '614-555-0000']) {
    await expect(texts.send({ ...message, key: to, to })).rejects.toMatchObject({ permanent: true });
  }
});
