import { type GraphQLInputType, isInputObjectType, isLeafType, isListType, isNonNullType } from 'graphql';
import type { InputScalar } from '../operation-field.ts';
import { ownValue } from '../own-value.ts';

type Declared = { readonly name: string; readonly type: GraphQLInputType };

function* scalarsAt(value: unknown, type: GraphQLInputType, path: readonly string[]): Generator<InputScalar> {
  if (value === null || value === undefined) return;
  if (isNonNullType(type)) {
    yield* scalarsAt(value, type.ofType, path);
  } else if (isListType(type)) {
    const list: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const [index, one] of list.entries()) yield* scalarsAt(one, type.ofType, [...path, String(index)]);
  } else if (isLeafType(type)) {
    yield { path, scalar: type.name, value };
  } else if (isInputObjectType(type)) {
    yield* scalarsIn(Object.values(type.getFields()), value as Readonly<Record<string, unknown>>, path);
  }
}

/** The scalars in values as they are declared, each with its place; nulls and what is not there are left out. */
export function* scalarsIn(
  declared: readonly Declared[],
  values: Readonly<Record<string, unknown>>,
  path: readonly string[] = [],
): Generator<InputScalar> {
  for (const { name, type } of declared) yield* scalarsAt(ownValue(values, name), type, [...path, name]);
}
