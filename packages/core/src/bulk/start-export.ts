import { findLineProblem } from '../shared/text/check-text.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { exportedColumns, type ExportedTable, isExportedTable } from '../shared/lists/exported-columns.ts';
import { sentence } from '../shared/text/sentence.ts';
import { mostRunsUnderWay } from './start-bulk-run.ts';
import { words } from '../shared/words.ts';

/** A column of a file: which one of the table's, what it is called, and what its values are called. */
export type ExportColumn = {
  readonly key: string;
  readonly header: string;
  readonly labels: Readonly<Record<string, string>>;
};

export type ExportRequest = {
  readonly table: string;
  readonly fileName: string;
  readonly columns: unknown;
  /** How many files of the same person are being written. */
  readonly underWay: number;
};

export type StartExport = { readonly table: ExportedTable; readonly columns: readonly ExportColumn[] };

export type StartExportRefusal = 'export_unknown' | 'columns_not_valid' | 'file_name_not_valid' | 'too_many_runs';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isLine = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.trim() !== '' &&
  !/[\t\n\r]/.test(value) &&
  findLineProblem(value, 'title') === null;

/** A column as it was sent; null where it is none of the table's, or a word in it is no line. */
function columnOf(sent: unknown, known: object): ExportColumn | null {
  if (!isObject(sent)) return null;
  const { key, header, labels = {} } = sent;
  if (typeof key !== 'string' || !Object.hasOwn(known, key) || !isLine(header) || !isObject(labels)) return null;
  const words = Object.entries(labels).filter((one): one is [string, string] => isLine(one[1]));
  return words.length === Object.keys(labels).length ? { key, header, labels: Object.fromEntries(words) } : null;
}

/** Whether a list may be written as a file in the worker. What of each row the person sees is asked row by row. */
export function decideStartExport(request: ExportRequest): Decision<StartExport, StartExportRefusal> {
  const { table, fileName, columns: sent, underWay } = request;
  if (!isExportedTable(table))
    return refuse(
      'export_unknown',
      words('This list is exported on its page.', 'Cette liste s’exporte sur sa page.'),
      'table',
    );
  if (!isLine(fileName))
    return refuse(
      'file_name_not_valid',
      words('Name the file in one line.', 'Nommez le fichier sur une seule ligne.'),
      'file_name',
    );
  const columns = Array.isArray(sent)
    ? sent.flatMap((one: unknown) => columnOf(one, exportedColumns[table]) ?? [])
    : [];
  if (!Array.isArray(sent) || columns.length === 0 || columns.length !== sent.length) {
    return refuse(
      'columns_not_valid',
      words(
        'The columns are not those of this list. Reload the page.',
        'Les colonnes ne sont pas celles de cette liste. Rechargez la page.',
      ),
      'columns',
    );
  }
  if (underWay >= mostRunsUnderWay) {
    const message = sentence(
      words(
        '{most} of your runs have not ended yet. Wait for one of them, or cancel one.',
        '{most} de vos actions groupées ne sont pas terminées. Attendez-en une ou annulez-en une.',
      ),
      {
        most: mostRunsUnderWay,
      },
    );
    return refuse('too_many_runs', message);
  }
  return accept({ table, columns });
}
