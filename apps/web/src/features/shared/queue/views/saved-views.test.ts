import { describe, expect, test } from 'vitest';
import { type QueueRules, readQueueState } from '../../../../data/queue/queue-address.ts';
import {
  forgetFormerView,
  ownAndShared,
  readFormerViews,
  readViewsCopy,
  type SavedView,
  viewContent,
  viewState,
  withoutView,
  withView,
  writeViewsCopy,
} from './saved-views.ts';

const rules: QueueRules = {
  path: '/q',
  views: ['all', 'mine'],
  sorts: ['premium', 'created'],
  columns: ['status', 'premium'],
  fields: [
    {
      key: 'status',
      kind: 'choice',
      values: ['open', 'bound'],
    },
  ],
  sort: {
    key: 'created',
    direction: 'descending',
  },
};
const view = (name: string, more: Partial<SavedView> = {}): SavedView => ({
  saved_view_id: name,
  user_id: 'u1',
  author_name: 'Dana',
  name,
  query: {},
  columns: null,
  shared: null,
  ...more,
});

describe('what a view keeps', () => {
  const state = readQueueState(new URLSearchParams('view=mine&q=ada&f[status]=open&sort=-premium&page=3'), rules);

  test('is the list without its page, and the columns that the person sees', () => {
    expect(viewContent(state, ['premium'], rules)).toEqual({
      query: { view: 'mine', q: 'ada', 'f[status]': 'open', sort: '-premium' },
      columns: ['premium'],
    });
  });

  test('shows the same list again', () => {
    const { query, columns } = viewContent(state, ['premium'], rules);
    expect(viewState({ query, columns }, rules)).toEqual({ ...state, cols: ['premium'], page: 1 });
    expect(viewState({ query, columns: null }, rules)).toEqual({ ...state, page: 1 });
  });

  test.each([
    { query: null, columns: null },
    { query: { view: 'gone', sort: 'weight', 'f[colour]': 'red', 'f[status]': 'melted' }, columns: null },
    { query: { view: 7 }, columns: null },
  ])('that the list does not know any more is left out: %j', (stored) => {
    expect(viewState(stored, rules)).toEqual(readQueueState(new URLSearchParams(), rules));
  });
});

test('one’s own views are told from those of colleagues, of which only so many show', () => {
  const all = [view('a'), ...Array.from({ length: 20 }, (_, at) => view(`s${at}`, { user_id: 'u2' }))];
  const { own, shared } = ownAndShared(all, 'u1');
  expect(own.map(({ name }) => name)).toEqual(['a']);
  expect(shared).toHaveLength(12);
});

test('a view comes to its place and goes from it', () => {
  const [a, b, c] = [view('a'), view('b'), view('c')];
  expect(withView([a, b], c)).toEqual([a, b, c]);
  expect(withView([a, c], b, 1)).toEqual([a, b, c]);
  expect(withView([a, b], { ...a, name: 'A' })).toEqual([{ ...a, name: 'A' }, b]);
  expect(withoutView([a, b], a)).toEqual([b]);
});

describe('what the browser keeps', () => {
  const all = new Map<string, string>();
  const store = {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, text: string) => void all.set(key, text),
    removeItem: (key: string) => void all.delete(key),
  };

  test('of the server’s views is one person’s, of one list; what is no view is left out', () => {
    expect(readViewsCopy(store, 'u1', 'quotes')).toBeUndefined();
    writeViewsCopy(store, 'u1', 'quotes', [view('a')]);
    expect(readViewsCopy(store, 'u1', 'quotes')).toEqual([view('a')]);
    expect(readViewsCopy(store, 'u2', 'quotes')).toBeUndefined();
    expect(readViewsCopy(store, 'u1', 'policies')).toBeUndefined();
    store.setItem('views u1 quotes', '[{"name":"x"},7]');
    expect(readViewsCopy(store, 'u1', 'quotes')).toEqual([]);
    store.setItem('views u1 quotes', '{');
    expect(readViewsCopy(store, 'u1', 'quotes')).toEqual([]);
  });

  test('of views from before goes one by one as they move', () => {
    const [one, two] = [
      { id: '1', name: 'One', query: '' },
      { id: '2', name: 'Two', query: 'view=mine' },
    ] as const;
    store.setItem('views:quotes:u1', JSON.stringify([one, two, 'three']));
    expect(readFormerViews(store, 'u1', 'quotes')).toEqual([one, two]);
    forgetFormerView(store, 'u1', 'quotes', one);
    expect(readFormerViews(store, 'u1', 'quotes')).toEqual([two]);
    forgetFormerView(store, 'u1', 'quotes', two);
    expect(store.getItem('views:quotes:u1')).toBeNull();
  });
});
