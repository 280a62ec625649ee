// What a new operation begins with: its decision, its carrying out and their tests in one slice; where it is shown, the
// document and the words of its dialog as well.

export type NewOperation = {
  readonly slice: string;
  /** In kebab-case, a verb first: `decline-quote`. */
  readonly name: string;
  /** The table of the row that it is about, and its key. */
  readonly table: string;
  readonly key: string;
  readonly permission: string;
  /** Whether people do it on a page, rather than programs and other operations alone. */
  readonly isShown: boolean;
};

export type NewFile = { readonly path: string; readonly text: string };

const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascal = (name: string): string => camel(`-${name}`);
const snake = (name: string): string => name.replaceAll('-', '_');
const words = (name: string): string => name.replaceAll('-', ' ');

function decision({ slice, name }: NewOperation): readonly NewFile[] {
  const core = `packages/core/src/${slice}/${name}`;
  return [
    {
      path: `${core}.ts`,
      text: `import { refuse, type Decision } from '../shared/decision.ts';
import { words } from '../shared/words.ts';

/** Whether somebody may ${words(name)}; what is looked at is an argument. */
export function decide${pascal(name)}(): Decision<object, '${snake(name)}_not_possible'> {
  return refuse('${snake(name)}_not_possible', words('Say what is wrong, and what to do.', 'Dites ce qui ne va pas, et quoi faire.'));
}
`,
    },
    {
      path: `${core}.test.ts`,
      text: `import { describe, test } from 'vitest';

describe('to ${words(name)}', () => {
  test.todo('is decided by a rule');
});
`,
    },
  ];
}

function carryingOut({ slice, name, key, permission }: NewOperation): readonly NewFile[] {
  const [decide, field] = [`decide${pascal(name)}`, snake(name)];
  const server = `packages/server/src/${slice}/${name}`;
  return [
    {
      path: `${server}.ts`,
      text: `import { ${decide} } from '@roadworthy/core/${slice}/${name}.ts';
import { operation } from '../kernel/operation.ts';

export const ${camel(name)} = operation({
  name: '${field}',
  permission: '${permission}',
  root: '${key}',
  example: {},
  async run({ input: { ${key} } }) {
    // Lock, decide, save, publish.
    const decision = ${decide}();
    return decision.ok ? { ${key} } : decision;
  },
});
`,
    },
    {
      path: `${server}.test.ts`,
      text: `import { describe, test } from 'vitest';

describe('${field}', () => {
  test.todo('does what its rule says, to a row of a fixture');
});
`,
    },
  ];
}

function dialog({ slice, name, key }: NewOperation): readonly NewFile[] {
  const stem = `apps/web/src/features/${slice}/${name}/${name}`;
  return [
    {
      path: `${stem}.graphql`,
      text: `mutation ${pascal(name)}($${key}: uuid!) {
  ${snake(name)}(${key}: $${key}) {
    ${key}
  }
}
`,
    },
    {
      path: `${stem}.words.ts`,
      text: `import { type WordsTree, words } from '@roadworthy/core/shared/words.ts';

export const ${camel(name)}Words: WordsTree = {
  'actions.${snake(name)}': {
    action: words('Say what it does', 'Dites ce que cela fait'),
    title: words('Say what is done to this', 'Dites ce qui est fait ici'),
    effect: words('Say what follows.', 'Dites ce qui s’ensuit.'),
    confirm: words('Do it', 'Le faire'),
    cancel: words('Leave it', 'Laisser ainsi'),
    done: words('It is done.', 'C’est fait.'),
  },
};
`,
    },
  ];
}

/** The files of the operation. They compile; what they decide is refused until somebody writes it. */
export function newOperationFiles(operation: NewOperation): readonly NewFile[] {
  return [...decision(operation), ...carryingOut(operation), ...(operation.isShown ? dialog(operation) : [])];
}

/** The slice's GraphQL with the operation's field in it. */
export function withField(sdl: string, { name, table, key }: NewOperation): string {
  const field = `  "Say what it does, for who writes a program against it."\n  ${snake(name)}(${key}: uuid!): ${table}\n`;
  const start = sdl.indexOf('extend type mutation_root {');
  if (start < 0) return `${sdl === '' ? '' : `${sdl.trimEnd()}\n\n`}extend type mutation_root {\n${field}}\n`;
  const end = sdl.indexOf('\n}', start) + 1;
  return `${sdl.slice(0, end)}${field}${sdl.slice(end)}`;
}
