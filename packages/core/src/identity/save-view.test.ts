import { describe, expect, test } from 'vitest';
import { decideNewView, decideView } from './save-view.ts';
import { mostViews } from './vocabulary.ts';

const requested = { name: ' Ohio,  signed ', query: { view: 'mine', 'f[status]': 'open,referred', sort: '-premium' } };

describe('a view of a list', () => {
  test('keeps a tidy name, the parts of the address and the columns', () => {
    expect(decideView({ ...requested, columns: ['status'] })).toEqual({
      ok: true,
      event: { name: 'Ohio, signed', query: requested.query, columns: ['status'] },
    });
    expect(decideView(requested)).toMatchObject({ event: { columns: null } });
  });

  test.each([
    [{ name: ' ' }, 'view_name_not_valid', 'name'],
    [{ name: 'x'.repeat(101) }, 'view_name_not_valid', 'name'],
    [{ name: 'Ohio\u202E' }, 'text_has_hidden_characters', 'name'],
    [{ query: null }, 'view_query_not_valid', 'query'],
    [{ query: 'view=mine' }, 'view_query_not_valid', 'query'],
    [{ query: ['mine'] }, 'view_query_not_valid', 'query'],
    [{ query: { view: 1 } }, 'view_query_not_valid', 'query'],
    [{ query: { page: '2' } }, 'view_query_not_valid', 'query'],
    [{ query: { q: 'x'.repeat(1_001) } }, 'view_query_not_valid', 'query'],
    [{ columns: ['Status'] }, 'columns_not_valid', 'columns'],
  ])('is refused at its field: %j', (change, code, field) => {
    expect(decideView({ ...requested, ...change })).toMatchObject({ refusal: { code, field } });
  });

  test('is refused where as many are kept as there is room for, and of no list', () => {
    expect(decideNewView('quotes', mostViews - 1, requested)).toMatchObject({ ok: true });
    expect(decideNewView('quotes', mostViews, requested)).toMatchObject({ refusal: { code: 'views_full' } });
    expect(decideNewView('Quotes', 0, requested)).toMatchObject({ refusal: { code: 'list_name_not_valid' } });
  });

  test.each(['Élise', 'E\u0301lise'])('is called %j in one spelling', (name) => {
    expect(decideView({ ...requested, name })).toMatchObject({ event: { name: 'Élise' } });
  });

  test('holds every part of an address that narrows or orders a list, and no more than fit one', () => {
    const query = { view: 'mine', q: 'ada', sort: '-premium', 'f[premium]': '100..', 'f[effective_date]': '..' };
    expect(decideView({ ...requested, query })).toMatchObject({ event: { query } });
    expect(decideView({ ...requested, query: {} })).toMatchObject({ event: { query: {} } });
    const named = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`f[${'a'.repeat(at + 1)}]`, 'x']));
    expect(decideView({ ...requested, query: named(40) })).toMatchObject({ ok: true });
    expect(decideView({ ...requested, query: named(41) })).toMatchObject({ refusal: { code: 'view_query_not_valid' } });
  });

  test.each(['page', 'id', 'cols', 'list', 'f[]', 'f[Status]', 'f[a', 'view ', '__proto__x', 'constructor'])(
    'keeps no part %j: what is on the screen of a moment belongs to no view',
    (name) => {
      const query = { [name]: '1' };
      expect(decideView({ ...requested, query })).toMatchObject({ refusal: { field: 'query' } });
    },
  );
});
