import { describe, expect, it } from 'vitest';
import { createEditQueue } from './edit-queue.ts';

const answer = (version: number | null) => async () => ({ version });
const versionOf = (result: { version: number | null }) => result.version;

describe('the edits of a quote', () => {
  it('go out one after another, each with the version of the one before', async () => {
    const queue = createEditQueue();
    queue.adopt(4);
    const seen: (number | undefined)[] = [];
    const edit = (next: number) => async (version: number | undefined) => {
      seen.push(version);
      return { version: next };
    };
    await Promise.all([queue.run(edit(5), versionOf), queue.run(edit(6), versionOf), queue.run(edit(7), versionOf)]);
    expect(seen).toEqual([4, 5, 6]);
    expect(queue.version()).toBe(7);
  });

  it('go on after one that failed, with the version from before it', async () => {
    const queue = createEditQueue();
    queue.adopt(4);
    const failed = queue.run(async () => Promise.reject(new Error('no')), versionOf);
    const after = queue.run(async (version) => ({ version: (version ?? 0) + 1 }), versionOf);
    await expect(failed).rejects.toThrow('no');
    expect(await after).toEqual({ version: 5 });
  });

  it('keep the version when a result does not say it', async () => {
    const queue = createEditQueue();
    queue.adopt(4);
    await queue.run(answer(null), versionOf);
    expect(queue.version()).toBe(4);
  });

  it('are idle only when none is under way', async () => {
    const queue = createEditQueue();
    const turn = queue.run(answer(1), versionOf);
    expect(queue.isIdle()).toBe(false);
    await turn;
    expect(queue.isIdle()).toBe(true);
  });
});
