import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { startChild } from '../testing/child-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { OutboxChildSettings } from './outbox-child.ts';
import { createOutboxTransport } from './outbox-transport.ts';
import type { Mail } from './port.ts';

function mail(key: string, subject = key): Mail {
  return { key, subject, to: 'rae@example.com', html: `<p>${key}</p>`, text: key };
}

function openOutbox(now = () => new Date('2026-05-01T12:00:00Z')) {
  const directory = temporaryFolder();
  return { directory, outbox: createOutboxTransport({ directory, from: 'hello@roadworthy.test', now }) };
}

describe('the outbox', () => {
  test('is empty before the first mail', async () => {
    const outbox = createOutboxTransport({ directory: '/nowhere/at/all', from: 'a@b.test', now: () => new Date() });
    expect(await outbox.list()).toEqual([]);
  });

  test('lists the newest mail first, also when the clock stands still', async () => {
    const { outbox } = openOutbox();
    for (const key of ['one', 'two', 'three']) await outbox.send(mail(key));
    expect((await outbox.list()).map(({ subject }) => subject)).toEqual(['three', 'two', 'one']);
  });

  test('lists by the product’s clock before the order of writing', async () => {
    const instants = ['2026-05-02T00:00:00Z', '2026-05-01T00:00:00Z'];
    const { outbox } = openOutbox(() => new Date(instants.shift() ?? 0));
    for (const key of ['later', 'earlier']) await outbox.send(mail(key));
    expect((await outbox.list()).map(({ subject }) => subject)).toEqual(['later', 'earlier']);
  });

  test('reads a mail back whole', async () => {
    const { outbox } = openOutbox();
    const { id } = await outbox.send(mail('one'));
    const sentAt = '2026-05-01T12:00:00.000Z';
    expect(await outbox.read(id)).toEqual({ ...mail('one'), id, from: 'hello@roadworthy.test', sentAt });
  });

  test('keeps the first mail under a key', async () => {
    const { outbox, directory } = openOutbox();
    const { id } = await outbox.send(mail('one', 'first'));
    await outbox.send(mail('one', 'second'));
    expect(await outbox.read(id)).toMatchObject({ subject: 'first' });
    expect((await readdir(directory)).filter((name) => name.endsWith('.json'))).toHaveLength(1);
  });

  test.each(['../../etc/passwd', '', 'a'.repeat(32), 'A'.repeat(32)])('has no mail "%s"', async (id) => {
    expect(await openOutbox().outbox.read(id)).toBeNull();
  });

  test('keeps one mail a key when two processes send the same ones', { timeout: 30_000 }, async () => {
    const { outbox, directory } = openOutbox();
    const keys = Array.from({ length: 100 }, (_, n) => `mail-${n}`);
    const script = new URL('outbox-child.ts', import.meta.url);
    const meetingFolder = temporaryFolder();
    const start = (side: 'left' | 'right') => {
      const settings: OutboxChildSettings = { directory, race: { meetingFolder, side }, keys };
      return startChild<Record<string, string>>(script, settings);
    };
    const children = await Promise.all([start('left'), start('right')]);
    const [left, right] = await Promise.all(children.map((child) => child.run()));
    expect(Object.keys(left?.answer ?? {})).toHaveLength(keys.length);
    expect(right?.answer).toEqual(left?.answer);
    const subjects = (await outbox.list()).map(({ subject }) => subject);
    expect(subjects).toHaveLength(keys.length);
    expect(new Set(subjects)).toEqual(new Set(['left', 'right']));
  });
});
