import type { ListColumn } from '../queue-screen-props.ts';
import type { CsvColumn } from './use-export.ts';

/** What a file says of each row, unless the list says otherwise: the columns that are texts. */
export function csvColumnsOf<Row>(columns: readonly ListColumn<Row>[]): CsvColumn<Row>[] {
  return columns.flatMap(({ key, header, text, labels }) =>
    text ? [{ key, header, value: text, ...(labels && { labels }) }] : [],
  );
}
