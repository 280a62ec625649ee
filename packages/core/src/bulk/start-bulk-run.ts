import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { isBulkAction, mostBulkRows } from './vocabulary.ts';
import { words } from '../shared/words.ts';

/** Of so many runs one person may wait at a time. */
export const mostRunsUnderWay = 10;

/** What is asked, and what stands already. */
export type BulkRunRequest = {
  readonly table: string;
  readonly action: string;
  /** How many rows match, counted up to one more than a run takes. */
  readonly rows: number;
  /** How many runs of the same person have not ended. */
  readonly underWay: number;
  /** Whether the rows are alike in what the action asks of all of them; always, where it asks nothing. */
  readonly areAlike: boolean;
};

export type StartBulkRunRefusal =
  | 'bulk_action_unknown'
  | 'nothing_matches'
  | 'too_many_rows'
  | 'too_many_runs'
  | 'rows_not_alike';

/** Whether something may be done to all rows that match. Each row is still asked for by itself. */
export function decideStartBulkRun({
  table,
  action,
  rows,
  underWay,
  areAlike,
}: BulkRunRequest): Decision<{ readonly total: number }, StartBulkRunRefusal> {
  if (!isBulkAction(table, action)) {
    return refuse(
      'bulk_action_unknown',
      words('This is done to one record at a time.', 'Ceci se fait un dossier à la fois.'),
      'action',
    );
  }
  if (rows === 0)
    return refuse(
      'nothing_matches',
      words(
        'Nothing matches any more. Look at the list again.',
        'Rien ne correspond plus. Consultez la liste de nouveau.',
      ),
      'where',
    );
  if (rows > mostBulkRows) {
    const message = sentence(
      words(
        'More than {most} rows match. Narrow the list, and do it in parts.',
        'Plus de {most} lignes correspondent. Affinez la liste et procédez par parties.',
      ),
      {
        most: mostBulkRows,
      },
    );
    return refuse('too_many_rows', message, 'where');
  }
  if (!areAlike) {
    const message = words(
      'These were not all asked for the same one thing. Narrow the list to one reason, and answer that together.',
      'Ces dossiers n’ont pas tous été soumis pour la même et unique raison. Limitez la liste à une raison, et répondez-y ensemble.',
    );
    return refuse('rows_not_alike', message, 'where');
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
  return accept({ total: rows });
}
