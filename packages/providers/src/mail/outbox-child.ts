// Sends the same mails as another process does at the same time.
import { serveAsChild } from '../testing/child-process.ts';
import { type RaceSide, workInTens } from '../testing/race.ts';
import { createOutboxTransport } from './outbox-transport.ts';

export type OutboxChildSettings = {
  readonly directory: string;
  readonly race: RaceSide;
  readonly keys: readonly string[];
};

await serveAsChild<OutboxChildSettings>(async ({ directory, race, keys }) => {
  const outbox = createOutboxTransport({ directory, from: 'a@roadworthy.test', now: () => new Date() });
  const send = async (key: string): Promise<string> => {
    const { id } = await outbox.send({ to: 'b@example.com', subject: race.side, html: '', text: '', key });
    return id;
  };
  return workInTens(keys, send, race);
});
