import type { DataApi } from '@roadworthy/data-api/execute.ts';
import { getNamedType, type GraphQLField, isLeafType } from 'graphql';
import type { Contract } from './contract.ts';

type Field = GraphQLField<unknown, unknown>;

/** The root fields of the API as an administrator, who has every operation, sees them. */
export function rootFields(dataApi: DataApi, kind: 'query' | 'mutation'): Readonly<Record<string, Field>> {
  const schema = dataApi.schemaOf('global:admin');
  return (kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {};
}

/** Whether the operation of a contract writes. */
export function isMutation(dataApi: DataApi, { operation }: Contract): boolean {
  return operation in rootFields(dataApi, 'mutation');
}

/** Whether the operation of a contract refuses what was decided on an older version of its quote. */
export function isVersioned(dataApi: DataApi, { operation }: Contract): boolean {
  return rootFields(dataApi, 'mutation')[operation]?.args.some(({ name }) => name === 'version') ?? false;
}

/** A document that calls a contract's operation with variables named like its arguments; it selects nothing of the result. */
export function documentOf(dataApi: DataApi, contract: Contract, provided: Readonly<Record<string, unknown>>): string {
  const { operation } = contract;
  const kind = isMutation(dataApi, contract) ? 'mutation' : 'query';
  const field = rootFields(dataApi, kind)[operation];
  if (!field) throw new Error(`Nobody has the operation ${operation}`);
  const used = field.args.filter(({ name }) => name in provided);
  const declared = used.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const call = used.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  const named = declared === '' ? '' : `(${declared})`;
  return `${kind} ${named} { ${operation}${call === '' ? '' : `(${call})`}${selection} }`;
}
