import type { ListPage } from '../queue-list.ts';

/** Rows read at once: a row may count two lists beneath it, and a page stays below half of what a document may touch. */
const exportPage = 200;
export const exportLimit = 10_000;

type LoadPart<Row> = (offset: number, limit: number) => Promise<Pick<ListPage<Row>, 'rows'>>;

/** Reads a list page by page, up to 10,000 rows unless fewer are wanted, and says after each page how many there are. */
export async function readAll<Row>(
  load: LoadPart<Row>,
  onProgress: (done: number) => void,
  most: number = exportLimit,
): Promise<Row[]> {
  const all: Row[] = [];
  while (all.length < most) {
    const limit = Math.min(exportPage, most - all.length);
    const { rows } = await load(all.length, limit);
    all.push(...rows);
    onProgress(all.length);
    if (rows.length < limit) break;
  }
  return all;
}
