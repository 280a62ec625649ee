/** What of a migration would break the release before it, which runs beside it while processes are replaced. */
type BreakingChange = { readonly statement: string; readonly why: string };

type Sql = { readonly name: string; readonly sql: string };

const comments = /--[^\n]*|\/\*[\s\S]*?\*\//g;
const name = String.raw`(?:if (?:not )?exists )?(?:only )?(?:"?\w+"?\.)?"?(\w+)"?`;

/** Statements of a file with single blanks, in small letters. What a `do` block executes counts as statements, too. */
export function statementsOf(sql: string): readonly string[] {
  const bodies: string[] = [];
  const outside = sql.replace(comments, ' ').replace(/(\bdo\s+)?\$(\w*)\$[\s\S]*?\$\2\$/gi, (found, isDo: string) => {
    if (isDo) bodies.push(found.replace(/^[^$]*\$\w*\$|\$\w*\$$/g, '').replaceAll("'", ' '));
    return "''";
  });
  return [...outside.split(';'), ...bodies.flatMap((body) => body.split(/;|\b(?:begin|then|else|loop|execute)\b/i))]
    .map((text) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter((text) => text !== '');
}

/** Parts of an `alter table`, each an action of its own. */
function actionsOf(actions: string): readonly string[] {
  let depth = 0;
  let part = '';
  const parts: string[] = [];
  for (const letter of actions) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) {
      parts.push(part.trim());
      part = '';
    } else part += letter;
  }
  return [...parts, part.trim()];
}

const literalsOf = (text: string): ReadonlySet<string> => new Set(text.match(/'[^']*'/g) ?? []);

/** Whether a check lists all that the last one of its name did, and more. */
function isWider(constraint: string, action: string, earlier: readonly Sql[]): boolean {
  const sought = new RegExp(String.raw`\bconstraint "?${constraint}"? check[\s\S]*?(?=,\n|;)`, 'gi');
  const last = earlier.flatMap(({ sql }) => sql.match(sought) ?? []).at(-1);
  const before = literalsOf(last?.toLowerCase() ?? '');
  const after = literalsOf(action);
  return before.size > 0 && after.size > before.size && [...before].every((literal) => after.has(literal));
}

function whyAction(action: string, earlier: readonly Sql[]): string | null {
  if (action.startsWith('rename constraint ')) return null;
  if (action.startsWith('rename ')) return 'it asks by the old name';
  if (/^drop (?!constraint|expression|identity)/.test(action)) return 'it reads and writes what is dropped';
  if (/^alter .*\b(set data )?type /.test(action)) return 'it reads and writes the old type';
  if (/^alter .* set not null/.test(action)) return 'it writes no value there';
  if (/^alter .* drop default/.test(action)) return 'it leaves the value to the default';
  const [, constraint = ''] = /^add constraint "?(\w+)"? check/.exec(action) ?? [];
  if (constraint !== '' && isWider(constraint, action, earlier)) return null;
  if (/^add (constraint "?\w+"? )?(check|unique|exclude|primary key|foreign key)/.test(action)) {
    return 'it may write what is refused then';
  }
  const isAdded = action.startsWith('add ') && !action.startsWith('add constraint ');
  if (isAdded && /\bnot null\b/.test(action) && !/\b(default|generated)\b/.test(action))
    return 'it writes no value there';
  return null;
}

function whyStatement(statement: string, made: ReadonlySet<string>, earlier: readonly Sql[]): readonly string[] {
  const isMade = (match: RegExpExecArray | null): boolean => match !== null && made.has(match[1] ?? '');
  const altered = new RegExp(`^alter table ${name}`).exec(statement);
  if (altered !== null) {
    if (isMade(altered)) return [];
    const actions = actionsOf(statement.slice(altered[0].length).trim());
    // What binds a column that is added beside it binds nothing that is written now.
    const added = actions.flatMap((action) => /^add column (?:if not exists )?"?(\w+)/.exec(action)?.[1] ?? []);
    const isOfAdded = (action: string) =>
      action.startsWith('add constraint ') && added.some((column) => new RegExp(`\\b${column}\\b`).test(action));
    return actions.filter((action) => !isOfAdded(action)).flatMap((action) => whyAction(action, earlier) ?? []);
  }
  const dropped = new RegExp(
    String.raw`\bdrop (?:table|view|materialized view|function|procedure|type|domain|schema|sequence) ${name}`,
  ).exec(statement);
  if (dropped !== null && !isMade(dropped)) return ['it asks for what is dropped'];
  const unique = new RegExp(String.raw`^create unique index .*? on ${name}`).exec(statement);
  if (unique !== null && !isMade(unique)) return ['it may write what is refused then'];
  if (/^alter (view|materialized view|function|type|domain|schema|sequence) .* rename /.test(statement)) {
    return ['it asks by the old name'];
  }
  if (/^alter domain .* add /.test(statement)) return ['it may write what is refused then'];
  return [];
}

/** The tables and else that a file makes itself: nothing older knows them. */
function madeBy(statements: readonly string[]): ReadonlySet<string> {
  const made = new RegExp(
    String.raw`^create (?:unlogged |temp |temporary |or replace )*(?:table|view|function|type|domain|schema|sequence) ${name}`,
  );
  return new Set(statements.flatMap((statement) => made.exec(statement)?.[1] ?? []));
}

/** The line by which a migration names the release whose code uses no longer what it takes away. */
const unusedSince = /^-- Unused since ([^\s.]\S*?)\.?(?:\s|$)/m;

/**
 * What of a migration breaks the release before it, unless it names a release that is out and whose code uses that no
 * longer. `-- Unused since the start.` is for what no release has had.
 */
export function breakingChanges(
  file: Sql,
  earlier: readonly Sql[],
  releases: readonly string[],
): readonly BreakingChange[] {
  const [, since] = unusedSince.exec(file.sql) ?? [];
  if (since !== undefined && (since === 'the' || releases.includes(since))) return [];
  const statements = statementsOf(file.sql);
  const made = madeBy(statements);
  return statements.flatMap((statement) =>
    whyStatement(statement, made, earlier).map((why) => ({ statement: statement.slice(0, 120), why })),
  );
}
