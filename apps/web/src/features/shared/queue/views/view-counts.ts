import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { AnyList } from '../queue-list.ts';

/** One document that counts several views of a list; `$w0` is the condition of the first. */
export function countsDocument({ name, table }: Pick<AnyList, 'name' | 'table'>, views: number): string {
  const places = Array.from({ length: views }, (_, place) => place);
  const variables = places.map((place) => `$w${place}:${table}_bool_exp!`).join(' ');
  const fields = places.map((place) => `v${place}:${table}_aggregate(where:$w${place}){aggregate{count count_capped}}`);
  return `query CountViews_${name}(${variables}){${fields.join(' ')}}`;
}

export type CountsResult = Readonly<
  Record<string, { readonly aggregate: { readonly count: number; readonly count_capped: boolean } | null }>
>;

export type Count = { readonly count: number; readonly capped: boolean };

/** The count of each view, in the order asked; undefined where the server said nothing. */
export function countsOf(result: CountsResult, views: number): (Count | undefined)[] {
  return Array.from({ length: views }, (_, place) => {
    const found = ownValue(result, `v${place}`)?.aggregate;
    return found ? { count: found.count, capped: found.count_capped } : undefined;
  });
}
