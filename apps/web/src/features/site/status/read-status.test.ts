import { expect, test } from 'vitest';
import { readStatus } from './read-status.ts';

const ok = { database: 'ok', migrations: 'ok', queue: 'ok' };

test.each([
  ['everything works', { checks: ok, simulated: ['payments'] }, ['ok', 'ok', 'ok', 'simulated']],
  ['payments are real and not tried', { checks: ok, simulated: ['mail'] }, ['ok', 'ok', 'ok', 'unchecked']],
  ['the database is behind', { checks: { ...ok, migrations: 'pending' } }, ['ok', 'pending', 'ok', 'unchecked']],
  [
    'the database is away',
    { checks: { ...ok, database: 'down', migrations: 'down' } },
    ['ok', 'down', 'ok', 'unchecked'],
  ],
  ['the queue is away', { checks: { ...ok, queue: 'down' } }, ['ok', 'ok', 'down', 'unchecked']],
  ['nobody answers', null, ['down', 'unchecked', 'unchecked', 'unchecked']],
  ['something else answers', {}, ['down', 'unchecked', 'unchecked', 'unchecked']],
])('%s', (_title, answer, [api, database, queue, payments]) => {
  expect(readStatus(answer)).toEqual({ api, database, queue, payments });
});
