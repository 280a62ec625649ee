import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { personalExportPause, type PersonalExportStatus } from './vocabulary.ts';
import { words } from '../shared/words.ts';

/** The newest that a person asked for. */
export type RequestedData = { readonly status: PersonalExportStatus; readonly requested: Date };

const hour = 3_600_000;

/** Whether what we hold about a person is written for them now: one at a time, and not again and again. */
export function decideAskMyData(
  newest: RequestedData | null,
  now: Date,
): Decision<true, 'data_under_way' | 'data_written_lately'> {
  if (newest === null || newest.status === 'failed') return accept(true);
  if (newest.status === 'queued') {
    return refuse(
      'data_under_way',
      words(
        'Your data is being gathered. We write to you once it is ready.',
        'Vos données sont en cours de rassemblement. Nous vous écrivons dès qu’elles sont prêtes.',
      ),
    );
  }
  if (now.getTime() - newest.requested.getTime() >= personalExportPause * hour) return accept(true);
  const message = sentence(
    words(
      'Your data was gathered less than {hours} hours ago. Download that one, or ask again later.',
      'Vos données ont été rassemblées il y a moins de {hours} heures. Téléchargez celles-là, ou redemandez plus tard.',
    ),
    {
      hours: personalExportPause,
    },
  );
  return refuse('data_written_lately', message);
}
