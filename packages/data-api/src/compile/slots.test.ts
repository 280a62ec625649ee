import fc from 'fast-check';
import {
  buildSchema,
  GraphQLEnumType,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLString,
  isInputType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { filled, hasSlot, partOf, shapeVariables, Slot, type Part } from './slots.ts';

const seed = 4021;
const mixed = [{ name: 'v', part: 'mixed' }] as const;
const shapeOf = (v: unknown, part: Part = 'mixed') => shapeVariables([{ name: 'v', part }], { v });

test(`leaves put back give the variables again (seed ${seed})`, () => {
  const json = fc.jsonValue({ maxDepth: 5 }).map((value) => ({ root: value }));
  fc.assert(
    fc.property(json, (v) => {
      const { slotted, leaves } = shapeVariables(mixed, { v });
      expect(filled(slotted, leaves)).toEqual({ v });
    }),
    { seed, numRuns: 500 },
  );
});

test(`variables of one shape are slotted alike (seed ${seed})`, () => {
  const where = fc.letrec((tie) => ({
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.record({ title: fc.record({ _eq: fc.string() }, { requiredKeys: [] }) }),
      fc.record({ pages: fc.record({ _in: fc.array(fc.integer(), { maxLength: 3 }), _is_null: fc.boolean() }) }),
      fc.record({ _and: fc.array(tie('node'), { maxLength: 2 }) }),
      fc.record({ _not: tie('node') }),
    ),
  })).node;
  fc.assert(
    fc.property(where, where, (one, other) => {
      const [a, b] = [shapeOf(one), shapeOf(other)];
      if (a.shape === b.shape) expect(a.slotted).toEqual(b.slotted);
      else expect(a.slotted).not.toEqual(b.slotted);
    }),
    { seed, numRuns: 1_000 },
  );
});

describe('the shape', () => {
  test.each([
    [{ title: { _eq: 'a' } }, { title: { _eq: 'b' } }],
    [{ pages: { _in: [1] } }, { pages: { _in: [1, 2, 3] } }],
    [{ pages: { _eq: 1 } }, { pages: { _eq: 2 } }],
  ])('is one for %j and %j', (one, other) => {
    expect(shapeOf(one).shape).toBe(shapeOf(other).shape);
  });

  test.each([
    [{ title: { _eq: 'a' } }, { title: { _neq: 'a' } }],
    [{ title: { _is_null: true } }, { title: { _is_null: false } }],
    [{ title: { _eq: 'a' } }, { title: { _eq: null } }],
    [{ _and: [{}] }, { _and: [{}, {}] }],
    [{ _or: [] }, { _or: [{}] }],
    [{ pages: { _in: [] } }, { pages: { _in: [1] } }],
    [
      { loans_aggregate: { count: { arguments: ['days'] } } },
      { loans_aggregate: { count: { arguments: ['book_id'] } } },
    ],
    [{ 'a":?,"b': 1 }, { a: 1, b: 1 }],
  ])('differs for %j and %j', (one, other) => {
    expect(shapeOf(one).shape).not.toBe(shapeOf(other).shape);
  });

  test('holds the value of what is written into the SQL', () => {
    expect(shapeOf(10, 'structure').shape).not.toBe(shapeOf(20, 'structure').shape);
    expect(shapeOf(10, 'structure').leaves).toEqual([]);
    expect(shapeOf([{ title: 'asc' }], 'structure').slotted).toEqual({ v: [{ title: 'asc' }] });
  });

  test('tells null and a value apart for a leaf', () => {
    expect(shapeOf(null, 'leaf')).toEqual({ shape: 'v=null;', slotted: { v: null }, leaves: [] });
    expect(shapeOf({ any: [1] }, 'leaf')).toEqual({
      shape: 'v=?;',
      slotted: { v: new Slot(0) },
      leaves: [{ any: [1] }],
    });
  });
});

test('limits, directions and conditions shape the SQL, other scalars do not', () => {
  const direction = new GraphQLEnumType({ name: 'order_by', values: { asc: {} } });
  const input = (name: string) => new GraphQLInputObjectType({ name, fields: { a: { type: GraphQLString } } });
  expect(partOf(GraphQLInt)).toBe('structure');
  expect(partOf(direction)).toBe('structure');
  expect(partOf(new GraphQLList(input('books_order_by')))).toBe('structure');
  expect(partOf(GraphQLString)).toBe('leaf');
  expect(partOf(new GraphQLList(GraphQLString))).toBe('leaf');
  expect(partOf(input('books_bool_exp'))).toBe('mixed');
  const uuid = buildSchema('scalar uuid type Query { a: uuid }').getType('uuid');
  expect(isInputType(uuid) && partOf(uuid)).toBe('leaf');
});

test('a slot is found however deep it stands', () => {
  expect(hasSlot({ a: [1, { b: new Slot(0) }] })).toBe(true);
  expect(hasSlot({ a: [1, { b: null }] })).toBe(false);
});
