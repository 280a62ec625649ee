import { describe, expect, test } from 'vitest';
import { canaries, carelessReports } from '../testing/error-canaries.ts';
import type { ErrorReport } from './port.ts';
import { scrubPath, scrubQuery, scrubReport, scrubText } from './scrub.ts';

const id = '0197a8c2-1b2c-7def-8123-456789abcdef';

describe('a message', () => {
  test.each([
    ['https://rv.example/resume?token=abc&x=1', 'https://rv.example/resume?token=[REMOVED]&x=[REMOVED]'],
    ['quote_token: abc is used up', 'quote_token: [REMOVED] is used up'],
    ['{"token":"abc def"}', '{"[REMOVED]":[REMOVED]}'],
    ['Authorization: Bearer abc.def', 'Authorization: Bearer [REMOVED]'],
    ['mail to rae@example.com failed', 'mail to [REMOVED] failed'],
    ['mail to rae%40example.com failed', 'mail to [REMOVED] failed'],
    ['call (888) 555-0142 now', 'call [REMOVED] now'],
    ['born 1984-02-29', 'born [REMOVED]'],
    ['licence D1234567 is taken', 'licence [REMOVED] is taken'],
    ['key rwk_abcdefgh12', 'key [REMOVED]'],
    ['no such name: "Jane Roe"', 'no such name: "[REMOVED]"'],
    ['no such name: “Jane Roe”', 'no such name: "[REMOVED]"'],
    ["no such name: 'Jane Roe'.", "no such name: '[REMOVED]'."],
  ])('%s becomes %s', (text, scrubbed) => {
    expect(scrubText(text)).toBe(scrubbed);
  });

  test.each([
    'The quote could not be saved: the server did not answer within 5 s.',
    'duplicate key value violates unique constraint "users_email_key"',
    "field 'quotes_by_pk' not found in type: 'query_root'",
    `Quote ${id} can't be bound, and it isn't open`,
    'HTTP 500 after 1200 ms',
    'canceling statement due to statement timeout',
    'Cannot read properties of undefined',
  ])('that tells nothing of a person stays: %s', (text) => {
    expect(scrubText(text)).toBe(text);
  });

  test('is cut between words: half an address would no longer look like one', () => {
    for (let spaces = 0; spaces < 40; spaces += 1) {
      const scrubbed = scrubText(`${'no '.repeat(660)}${' '.repeat(spaces)}canary.person@example.com and more`);
      expect(scrubbed.length).toBeLessThanOrEqual(2_000);
      expect(scrubbed).not.toContain('canary');
    }
  });

  test.each(['a', '1', '(', 'eyJ', '?a=', '"', "'", '1(', 'token', '@.', ' -'])(
    'of endless %j is read no further than a report is long',
    (piece) => {
      for (const scrub of [scrubText, scrubQuery]) {
        expect(scrub(piece.repeat(100_000))).toBe(scrub(`${piece.repeat(20_000)}canary.person@example.com`));
      }
    },
  );
});

describe('a document', () => {
  test('keeps its shape and loses values and comments', () => {
    const query = `query Load($id: uuid) { # ask for rae@example.com\n quotes(limit: 50, where: {name: {_eq: "Jane \\"J\\" Roe"}, n: {_eq: 1234567}}) { id } }`;
    expect(scrubQuery(query)).toBe(
      'query Load($id: uuid) { \n quotes(limit: 50, where: {name: {_eq: ""}, n: {_eq: [REMOVED]}}) { id } }',
    );
  });
});

describe('a path', () => {
  test.each([
    [`/agents/quotes/${id}?token=x#y`, `/agents/quotes/${id}`],
    ['/resume/q1.abcdefgh.ijklmnop', '/resume/[REMOVED]'],
    ['/customers', '/customers'],
    ['', ''],
  ])('%s becomes %s', (path, scrubbed) => {
    expect(scrubPath(path)).toBe(scrubbed);
  });
});

describe('a report', () => {
  test('keeps its user, permissions, code and status', () => {
    const report: ErrorReport = {
      source: 'data_call',
      message: 'Taken',
      query: 'mutation A { a }',
      path: '/agents',
      code: 'taken',
      status: 200,
      userId: id,
      permissions: ['quote:edit', 'policy:cancel'],
    };
    expect(scrubReport(report)).toEqual(report);
  });

  test('keeps the code of the database', () => {
    expect(scrubReport({ source: 'server', message: 'x', code: '23505' }).code).toBe('23505');
  });

  test('leaves behind what the port does not name', () => {
    const careless = { source: 'page', message: 'x', variables: { email: 'a@b.c' }, stack: 'x' } as const;
    expect(Object.keys(scrubReport(careless))).toEqual(['source', 'message']);
  });

  test.each(carelessReports.map((report) => [JSON.stringify(report), report] as const))(
    'holds no canary: %s',
    (_name, report) => {
      const text = JSON.stringify(scrubReport(report));
      expect(canaries.filter((canary) => text.includes(canary) || text.includes(encodeURIComponent(canary)))).toEqual(
        [],
      );
    },
  );
});
