import { describe, expect, test } from 'vitest';
import { readJson } from './read-json.ts';

describe('a text of JSON', () => {
  test.each([
    ['', {}],
    ['  \n', {}],
    ['{}', {}],
    ['{"assumed": {"points": 2}}', { assumed: { points: 2 } }],
    ['null', null],
  ])('%j is read', (text, value) => {
    expect(readJson(text)).toEqual({ ok: true, value });
  });

  test.each([
    ['{"a": 1,\n "b": }', 2],
    ['{"a": 1,\n\n', 3],
    ['nothing', 1],
  ])('%j stops being JSON in line %i', (text, line) => {
    expect(readJson(text)).toMatchObject({ ok: false, line });
  });
});
