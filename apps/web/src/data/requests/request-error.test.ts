import { describe, expect, it } from 'vitest';
import {
  answeredMessage,
  answerError,
  fetchFailedMessage,
  httpError,
  isTransient,
  readableMessage,
  RequestError,
} from './request-error.ts';

describe('a request error', () => {
  it('carries the parsed body and the status of an answer that is not OK', () => {
    const error = httpError(503, { reason: 'down' });
    expect(error).toMatchObject({ message: fetchFailedMessage, info: { reason: 'down' }, status: 503 });
  });

  it('takes the first message of an answer with errors and keeps them all', () => {
    const errors = [
      { message: 'No such code', extensions: { code: 'unknown_postal_code', field: 'postal_code' } },
      { message: 'b' },
    ];
    expect(answerError(errors)).toMatchObject({
      message: 'No such code',
      info: errors,
      code: 'unknown_postal_code',
      field: 'postal_code',
    });
  });

  it('falls back to the fixed message when the first error has none', () => {
    expect(answerError([{}]).message).toBe(fetchFailedMessage);
  });

  it('finds the code in the body of a refused HTTP call', () => {
    expect(httpError(409, { errors: [{ message: 'Busy', extensions: { code: 'in_progress' } }] }).code).toBe(
      'in_progress',
    );
  });

  it('shows a refusal in the words of the server, with or without a code', () => {
    expect(
      readableMessage(httpError(409, { errors: [{ message: 'Busy', extensions: { code: 'in_progress' } }] })),
    ).toBe('Busy');
    expect(readableMessage(answerError([{ message: 'Busy' }]))).toBe('Busy');
  });

  it.each([
    httpError(502, 'bad gateway'),
    answerError([{}]),
    answerError([{ extensions: { code: 'internal' } }]),
    new Error('x'),
  ])('has nothing to read when the server said nothing: %o', (error) => {
    expect(readableMessage(error)).toBeUndefined();
  });

  it('says nowhere what the banner hides', () => {
    expect(readableMessage(answerError([{ message: "field 'x' not found in type: 'quotes'" }]))).toBeUndefined();
  });

  it('tells an answer whose error says nothing from no answer at all', () => {
    expect(answeredMessage(answerError([{}]))).toBe('');
    expect(answeredMessage(httpError(502, 'bad gateway'))).toBeUndefined();
  });

  it.each([
    [0, true],
    [429, true],
    [500, true],
    [503, true],
    [400, false],
    [404, false],
  ])('tries HTTP status %i again: %s', (status, again) => {
    expect(isTransient(httpError(status, null))).toBe(again);
  });

  it('never tries a refusal again', () => {
    expect(isTransient(answerError([{ message: 'no', extensions: { code: 'not_permitted' } }]))).toBe(false);
    expect(isTransient(new RequestError('x', { info: null, status: 200 }))).toBe(false);
  });

  it('tries again what the server could not do at the moment, whatever it calls it', () => {
    const down = { errors: [{ message: 'Not available', extensions: { code: 'unavailable' } }] };
    expect(isTransient(httpError(503, down))).toBe(true);
    expect(isTransient(answerError([{ message: 'Busy', extensions: { code: 'in_progress' } }], 409))).toBe(true);
  });
});
