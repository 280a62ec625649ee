import { findLineProblem, type TextRefusal, tidyLine } from '../shared/text/check-text.ts';
import { accept, refuse, type Decision } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { textLimits } from '../shared/text/text-limits.ts';
import { areColumns, columnsRefused, isListWord, noSuchList } from './set-preferences.ts';
import { mostViews } from './vocabulary.ts';
import { words } from '../shared/words.ts';

/** What makes a view: the parts of a list's address by their names, and the columns that it shows. */
export type ViewContent = {
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
  /** Null: those that whoever looks sees anyway. */
  readonly columns: readonly string[] | null;
};

export type ViewRequest = {
  readonly name: string;
  readonly query: unknown;
  readonly columns?: readonly string[] | null | undefined;
};

type ContentRefused = 'view_name_not_valid' | 'view_query_not_valid' | 'columns_not_valid' | TextRefusal;

const mostParts = 40;
const part = /^(?:view|q|sort|f\[[a-z][a-z_]{0,63}\])$/;
const longestPart = 1_000;

function decideName(provided: string): Decision<string, 'view_name_not_valid' | TextRefusal> {
  const name = tidyLine(provided);
  if (name === '' || name.length > textLimits.name) {
    const message = sentence(
      words('Give the view a name of at most {max} characters.', 'Donnez à la vue un nom d’au plus {max} caractères.'),
      { max: textLimits.name },
    );
    return refuse('view_name_not_valid', message, 'name');
  }
  const hidden = findLineProblem(provided, 'name', 'name');
  return hidden ? { ok: false, refusal: hidden } : accept(name);
}

function decideQuery(provided: unknown): Decision<Readonly<Record<string, string>>, 'view_query_not_valid'> {
  const parts =
    typeof provided === 'object' && provided !== null && !Array.isArray(provided) ? Object.entries(provided) : null;
  const fits = parts?.every(
    ([name, text]) => part.test(name) && typeof text === 'string' && text.length <= longestPart,
  );
  if (parts === null || !fits || parts.length > mostParts) {
    const message = words(
      'A view keeps the view, search, filters and order of a list, as its address names them.',
      'Une vue garde la vue, la recherche, les filtres et l’ordre d’une liste, comme son adresse les nomme.',
    );
    return refuse('view_query_not_valid', message, 'query');
  }
  return accept(Object.fromEntries(parts));
}

/** Whether a list can be kept under a name as it is asked for. */
export function decideView({ name, query, columns }: ViewRequest): Decision<ViewContent, ContentRefused> {
  const named = decideName(name);
  if (!named.ok) return named;
  const requested = decideQuery(query);
  if (!requested.ok) return requested;
  if (columns && !areColumns(columns)) return columnsRefused('columns');
  return accept({ name: named.event, query: requested.event, columns: columns ?? null });
}

/** Whether somebody may keep one more view of a list; `kept` are those that they have of it. */
export function decideNewView(
  list: string,
  stored: number,
  request: ViewRequest,
): Decision<ViewContent, ContentRefused | 'list_name_not_valid' | 'views_full'> {
  if (!isListWord(list)) return refuse('list_name_not_valid', noSuchList, 'list_name');
  if (stored >= mostViews) {
    const message = sentence(
      words(
        'You keep {most} views of this list already. Delete one to save another.',
        'Vous gardez déjà {most} vues de cette liste. Supprimez-en une pour en enregistrer une autre.',
      ),
      {
        most: mostViews,
      },
    );
    return refuse('views_full', message);
  }
  return decideView(request);
}
