import { lineOf } from '../lines/line-for.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';
import { words } from '../shared/words.ts';

const titles = {
  application: words('Application: {line}', 'Proposition : {line}'),
  declarations: words('Declarations: {line}', 'Conditions particulières : {line}'),
  proposal: words('Proposal: {line}', 'Offre : {line}'),
  specimen: words('Terms, specimen: {line}', 'Conditions, spécimen : {line}'),
} as const;

/** What a document of a line is headed: by a title of its own, or by the name of the line. */
export function titleOf(document: keyof typeof titles, provider: string): Sentence {
  const line = lineOf(provider);
  const own = line.titles?.[document];
  return own ? sentence(own) : sentence(titles[document], { line: line.name });
}
