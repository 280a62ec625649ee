import { accept, refuse, type Decision } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { densities, firstPages, type ListPreferences, type Preferences, themes } from './vocabulary.ts';
import { words } from '../shared/words.ts';

export const noSuchList = words('There is no list of this name.', 'Il n’y a pas de liste de ce nom.');

/** How one list is to be seen; what is null or absent stays. */
export type ListChange = {
  readonly list: string;
  readonly density?: string | null | undefined;
  readonly columns?: readonly string[] | null | undefined;
};

/** What somebody sets; what is null or absent stays as it is. */
export type PreferenceChange = {
  readonly theme?: string | null | undefined;
  readonly single_keys?: boolean | null | undefined;
  readonly first_page?: string | null | undefined;
  readonly setup_dismissed?: readonly string[] | null | undefined;
  readonly lists?: readonly ListChange[] | null | undefined;
};

type PreferenceRefused =
  | 'theme_unknown'
  | 'density_unknown'
  | 'list_name_not_valid'
  | 'columns_not_valid'
  | 'first_page_unknown'
  | 'step_not_valid';

const mostLists = 60;
const mostColumns = 40;
const mostDismissed = 200;
const word = /^[a-z][a-z_]{0,63}$/;
/** Such as `018f…/brand`. */
const dismissedStep = /^[\da-f-]{36}\/[a-z][a-z_]{0,63}$/;

/** Whether a text names a list or a column as the pages name them. */
export function isListWord(text: string): boolean {
  return word.test(text);
}

/** Whether these can be the columns of a list: each named as the pages name them, and once. */
export function areColumns(columns: readonly string[]): boolean {
  return columns.length <= mostColumns && new Set(columns).size === columns.length && columns.every(isListWord);
}

/** Whether these can be steps that somebody dismissed: each with its organization, and once. */
const areDismissed = (steps: readonly string[]): boolean =>
  steps.length <= mostDismissed &&
  new Set(steps).size === steps.length &&
  steps.every((one) => dismissedStep.test(one));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const among = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((one) => one === value);

function readList(stored: unknown): ListPreferences {
  if (!isObject(stored)) return {};
  const density = among(densities, stored['density']);
  const { columns: held } = stored;
  const columns = Array.isArray(held) ? held.filter((one) => typeof one === 'string') : undefined;
  return { ...(density && { density }), ...(columns && areColumns(columns) && { columns }) };
}

/** Preferences out of what was stored once; what is not understood any more counts as never chosen. */
export function readPreferences(stored: unknown): Preferences {
  if (!isObject(stored)) return {};
  const theme = among(themes, stored['theme']);
  const { single_keys, lists, setup_dismissed } = stored;
  const firstPage = among(firstPages, stored['first_page']);
  const dismissed = Array.isArray(setup_dismissed) ? setup_dismissed.filter((one) => typeof one === 'string') : [];
  const read = isObject(lists) ? Object.entries(lists).filter(([name]) => isListWord(name)) : [];
  return {
    ...(theme && { theme }),
    ...(typeof single_keys === 'boolean' && { single_keys }),
    ...(firstPage && { first_page: firstPage }),
    ...(dismissed.length > 0 && areDismissed(dismissed) && { setup_dismissed: dismissed }),
    ...(read.length > 0 && { lists: Object.fromEntries(read.map(([name, list]) => [name, readList(list)])) }),
  };
}

/** The preferences with a change laid over them: what the change does not speak of stays, in each list too. */
export function decidePreferences(
  stored: Preferences,
  { theme, single_keys, first_page, setup_dismissed, lists }: PreferenceChange,
): Decision<{ readonly preferences: Preferences }, PreferenceRefused> {
  const chosen = among(themes, theme);
  if (theme && !chosen) {
    return refuse(
      'theme_unknown',
      words('There is no such theme. Choose light or dark.', 'Ce thème n’existe pas. Choisissez clair ou sombre.'),
      'theme',
    );
  }
  const firstPage = among(firstPages, first_page);
  if (first_page && !firstPage) {
    return refuse(
      'first_page_unknown',
      words(
        'There is no such first page. Choose one of the list.',
        'Cette première page n’existe pas. Choisissez-en une de la liste.',
      ),
      'first_page',
    );
  }
  if (setup_dismissed && !areDismissed(setup_dismissed)) {
    return refuse(
      'step_not_valid',
      sentence(
        words(
          'Name at most {most} steps, each once, as {example}.',
          'Nommez au plus {most} étapes, chacune une fois, comme {example}.',
        ),
        { most: mostDismissed, example: '018f0000-0000-7000-8000-000000000000/brand' },
      ),
      'setup_dismissed',
    );
  }
  const merged = new Map(Object.entries(stored.lists ?? {}));
  for (const { list, density: rows, columns } of lists ?? []) {
    if (!isListWord(list)) return refuse('list_name_not_valid', noSuchList, 'lists.list');
    const density = among(densities, rows);
    if (rows && !density) {
      return refuse(
        'density_unknown',
        words(
          'There are no such rows. Choose regular or compact.',
          'Ces rangées n’existent pas. Choisissez normales ou compactes.',
        ),
        'lists.density',
      );
    }
    if (columns && !areColumns(columns)) return columnsRefused('lists.columns');
    merged.set(list, { ...merged.get(list), ...(density && { density }), ...(columns && { columns }) });
  }
  if (merged.size > mostLists) {
    const message = sentence(
      words('At most {most} lists can be set up.', 'Au plus {most} listes peuvent être réglées.'),
      { most: mostLists },
    );
    return refuse('list_name_not_valid', message, 'lists.list');
  }
  return accept({
    preferences: {
      ...stored,
      ...(chosen && { theme: chosen }),
      ...(typeof single_keys === 'boolean' && { single_keys }),
      ...(firstPage && { first_page: firstPage }),
      ...(setup_dismissed && { setup_dismissed }),
      ...(merged.size > 0 && { lists: Object.fromEntries(merged) }),
    },
  });
}

/** The refusal of columns that no list has. */
export function columnsRefused(field: string) {
  const message = sentence(
    words('Name at most {most} columns, each once.', 'Nommez au plus {most} colonnes, chacune une fois.'),
    { most: mostColumns },
  );
  return refuse('columns_not_valid', message, field);
}
