import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { isOperationError } from '../operation-field.ts';
import { ScopeError } from '../scoped-query.ts';
import { databaseFailure, isConnectionSound } from './database-error.ts';
import { noRoom } from './disk-full.ts';
import { invalid } from './request-error.ts';

const database = (code: string, message = 'relation "secrets" broke', severity = 'ERROR') =>
  Object.assign(new pg.DatabaseError(message, 1, 'error'), { code, severity });
const node = (code: string) => Object.assign(new Error('connect failed at 10.0.0.1'), { code });

describe('tells the caller', () => {
  test.each([
    [database('22P02', 'invalid input syntax'), 'data-exception', 200, 'invalid input syntax'],
    [database('54001'), 'validation-failed', 200, 'The query is too complex'],
    [database('57014'), 'timeout', 200, 'The request took too long and was stopped'],
    [database('42501'), 'access-denied', 200, 'The role may not read this'],
    [database('57P01'), 'unavailable', 503, 'The database is not available'],
    [database('53300'), 'unavailable', 503, 'The database is not available'],
    [database('53100'), 'unavailable', 503, noRoom.en],
    [new ScopeError('full', { cause: database('53100') }), 'unavailable', 503, noRoom.en],
    [node('ENOSPC'), 'unavailable', 503, noRoom.en],
    [new Error('unknown result', { cause: node('EDQUOT') }), 'unavailable', 503, noRoom.en],
    [database('42703'), 'unexpected', 500, 'The request could not be answered'],
    [database('23505'), 'unexpected', 500, 'The request could not be answered'],
    [node('ECONNREFUSED'), 'unavailable', 503, 'The database is not available'],
    [new Error('Connection terminated unexpectedly'), 'unavailable', 503, 'The database is not available'],
    [new Error('Query read timeout'), 'unavailable', 503, 'The database is not available'],
    [new TypeError('x is not a function'), 'unexpected', 500, 'The request could not be answered'],
    [new ScopeError('role', { cause: database('22023') }), 'unexpected', 500, 'The request could not be answered'],
    [
      new ScopeError('end', { cause: database('57P01', 'bye', 'FATAL') }),
      'unavailable',
      503,
      'The database is not available',
    ],
    [new ScopeError('full', { cause: database('53300') }), 'unavailable', 503, 'The database is not available'],
    [new ScopeError('link', { cause: node('EPIPE') }), 'unavailable', 503, 'The database is not available'],
    [invalid('nope', '$.x'), 'validation-failed', 200, 'nope'],
    ['a thrown string', 'unexpected', 500, 'The request could not be answered'],
  ])('of %s', (error, code, status, message) => {
    expect(databaseFailure(error)).toMatchObject({ code, status, message });
  });
});

test('keeps a connection after an answer of the server, and no other', () => {
  expect(isConnectionSound(database('22P02'))).toBe(true);
  expect(isConnectionSound(new ScopeError('role', { cause: database('22023') }))).toBe(true);
  expect(isConnectionSound(database('57P01', 'bye', 'FATAL'))).toBe(false);
  expect(isConnectionSound(new Error('Query read timeout'))).toBe(false);
});

test('a refusal is told from a failure by its code', () => {
  expect(isOperationError({ code: 'not_found', message: 'No such quote.' })).toBe(true);
  for (const error of [
    database('23505'),
    database('P0001'),
    node('ECONNRESET'),
    new Error('x'),
    null,
    'x',
    { code: 'a' },
  ]) {
    expect(isOperationError(error)).toBe(false);
  }
});
