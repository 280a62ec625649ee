import { changedTables, footprintOf } from '@roadworthy/testkit/footprint.ts';
import { aQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { describe, expect, test } from 'vitest';
import { type EventHandlers, handle, on } from './events.ts';
import { inOrganization, systemRequest } from './jobs/scheduled-scan.ts';
import type { Work } from './work.ts';

const fixture = useFixture('events');

const bound = {
  type: 'policy_bound',
  policyId: 'policy',
  quoteId: 'quote',
  policyNumber: 'RW-1',
  premium: 1,
  begins: 'later',
} as const;
const sent = { type: 'quote_progress_saved', quoteId: 'quote', email: 'ada@example.com' } as const;

const within = (handlers: EventHandlers, run: (work: Work) => Promise<void>) =>
  inOrganization(
    { platform: fixture.backend.platform, handlers },
    fixture.tenants.insurer.organization.organizationId,
    systemRequest('events'),
    run,
  );

describe('publish', () => {
  test('runs the handlers of an event one after another, in the order of the registry', async () => {
    const received: string[] = [];
    const slow = on('policy_bound', async () => {
      await new Promise((done) => void setTimeout(done, 20));
      received.push('first');
    });
    const handlers = [
      slow,
      on('quote_sent', async () => void received.push('other')),
      on('policy_bound', async () => void received.push('second')),
    ];
    await within(handlers, ({ publish }) => publish(bound));
    expect(received).toEqual(['first', 'second']);
  });

  test('hands on the event as it was published', async () => {
    const event = sent;
    let received: unknown;
    await within([on('quote_progress_saved', async (_work, notified) => void (received = notified))], ({ publish }) =>
      publish(event),
    );
    expect(received).toBe(event);
  });

  test('does nothing for an event that nobody waits for', async () => {
    await within([], (work) =>
      handle([on('quote_sent', () => Promise.reject(new Error('not this one')))], bound, work),
    );
  });

  test('undoes what was done before when a handler fails', async () => {
    const { quoteId } = await startQuote(fixture.backend, aQuote());
    const before = await footprintOf(fixture.backend);
    const failing = on('quote_progress_saved', () => Promise.reject(new Error('the handler failed')));
    const run = within([failing], async ({ tx, publish }) => {
      await tx.updateTable('quotes').set({ campaign: 'lost' }).where('quote_id', '=', quoteId).execute();
      await publish({ type: 'quote_progress_saved', quoteId, email: 'ada@example.com' });
    });
    await expect(run).rejects.toThrow('the handler failed');
    expect(changedTables(before, await footprintOf(fixture.backend))).toEqual([]);
  });
});
