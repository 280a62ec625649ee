import { readJson } from '../../products/update-product/read-json.ts';

/** A file that somebody chose, as it was when they did. */
export type ChosenFile = { readonly name: string; readonly text: string };

/** Something about the files themselves, before anybody looks at what the rates say. */
export type FileProblem =
  | { readonly kind: 'broken'; readonly name: string; readonly line: number; readonly column: number }
  | { readonly kind: 'notKnown'; readonly name: string }
  | { readonly kind: 'twoFiles'; readonly names: string };

export type ReadFiles = {
  /** The version as one file; null where only tables were chosen. */
  readonly version: { readonly name: string; readonly value: unknown } | null;
  readonly tables: readonly { readonly factor: string; readonly lines: readonly string[] }[];
  readonly problems: readonly FileProblem[];
};

/** The files with others beside them: one of the same name takes the place of the one before. */
export function withFiles(files: readonly ChosenFile[], added: readonly ChosenFile[]): ChosenFile[] {
  return [...new Map([...files, ...added].map((file) => [file.name, file])).values()];
}

const isJson = ({ name }: ChosenFile) => /\.json$/i.test(name);
const isTable = ({ name }: ChosenFile) => /\.csv$/i.test(name);

/** The factor of a table, by the name of its file: a browser writes `storage (1).csv` beside `storage.csv`. */
export function factorOfFile(name: string): string {
  return name.replace(/(?: \(\d+\))?\.csv$/i, '');
}

/** What chosen files say: at most one version, and tables of lines. */
export function readFiles(files: readonly ChosenFile[]): ReadFiles {
  const problems: FileProblem[] = files
    .filter((file) => !isJson(file) && !isTable(file))
    .map(({ name }) => ({ kind: 'notKnown', name }));
  const versions = files.filter(isJson);
  if (versions.length > 1) problems.push({ kind: 'twoFiles', names: versions.map(({ name }) => name).join(', ') });
  const read = versions.map(({ name, text }) => {
    const json = readJson(text);
    if (!json.ok) problems.push({ kind: 'broken', name, line: json.line ?? 1, column: json.column ?? 1 });
    return { name, value: json.ok ? json.value : null };
  });
  return {
    version: read[0] ?? null,
    tables: files.filter(isTable).map(({ name, text }) => ({
      factor: factorOfFile(name),
      lines: text.replace(/\s+$/, '').split(/\r\n|\r|\n/),
    })),
    problems,
  };
}

/** Where a problem of rates stands, as somebody finds it: the file, and the place in its row or in the whole. */
export function placeOfProblem(path: string, versionName: string): { readonly file: string; readonly place: string } {
  const [list = '', name = '', ...rest] = path.split('.');
  if (list === 'tables') return { file: `${name}.csv`, place: rest.join('.') };
  return { file: versionName, place: list === 'rows' && rest.length > 0 ? rest.join('.') : path };
}
