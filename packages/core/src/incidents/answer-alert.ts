import { accept, type Decision, refuse } from '../shared/decision.ts';
import { findLineProblem, type TextRefusal, tidyLine } from '../shared/text/check-text.ts';
import { words } from '../shared/words.ts';
import { type IncidentAnswer, incidentAnswers } from './vocabulary.ts';

export type AnswerRefusal = 'alert_over' | 'answer_unknown' | 'place_missing' | TextRefusal;

/** What somebody who was told of an incident answers, as often as they like until it is over: the last answer counts. */
export function decideAnswerAlert({
  isOver,
  answer: given,
  movedTo: typed,
}: {
  readonly isOver: boolean;
  readonly answer: string;
  readonly movedTo: string | null;
}): Decision<{ readonly answer: IncidentAnswer; readonly movedTo: string | null }, AnswerRefusal> {
  if (isOver) {
    return refuse(
      'alert_over',
      words(
        'This alert is over. Call us if you need help.',
        'Cette alerte est terminée. Appelez-nous si vous avez besoin d’aide.',
      ),
    );
  }
  const answer = incidentAnswers.find((one) => one === given);
  if (answer === undefined) {
    return refuse('answer_unknown', words('Choose one of the answers.', 'Choisissez l’une des réponses.'), 'answer');
  }
  if (answer === 'safe') return accept({ answer, movedTo: null });
  const movedTo = tidyLine(typed ?? '');
  if (movedTo === '') {
    return refuse('place_missing', words('Say where you moved to.', 'Indiquez où vous êtes allés.'), 'moved_to');
  }
  const problem = findLineProblem(movedTo, 'street', 'moved_to');
  return problem ? { ok: false, refusal: problem } : accept({ answer, movedTo });
}
