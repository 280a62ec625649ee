// What a new event begins with: its declaration, in its slice.
import type { NewFile } from './new-operation-files.ts';

export type NewEvent = {
  readonly slice: string;
  /** In kebab-case and in the past tense: `autopay-stopped`. */
  readonly name: string;
  /** The record that it is about: `quote`, `policy`, `product`, or one that has no timeline. */
  readonly about: string;
};

const camel = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const snake = (name: string): string => name.replaceAll('-', '_');

/** Records that have a timeline, where an entry hangs on their keys. */
const withTimeline = ['quote', 'policy', 'product'];

/** The declaration of the event. It compiles; the suite of events asks for who publishes it. */
export function newEventFile({ slice, name, about }: NewEvent): NewFile {
  const key = `${camel(about)}Id`;
  const isNotified = withTimeline.includes(about);
  const imports = [
    "import { defineEvent } from '../../shared/define-event.ts';",
    "import { field } from '../../shared/event-field.ts';",
    ...(isNotified ? ["import { words } from '../../shared/words.ts';"] : []),
  ];
  const timeline = isNotified
    ? `timeline: {
    group: 'status',
    icon: 'check',
    for: 'staff',
    text: words('Say what happened', 'Dites ce qui s’est passé'),
  },`
    : '// Say where somebody finds it later.\n  timeline: null,';
  return {
    path: `packages/core/src/${slice}/events/${name}.ts`,
    text: `${imports.join('\n')}

/** Say what happened, and what each fact is. */
export const ${camel(name)} = defineEvent('${snake(name)}', {
  about: { ${key}: field.id },
  ${timeline}
  examples: [{ ${key}: '${about}' }],
});
`,
  };
}
