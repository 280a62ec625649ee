import { lineOf } from '../lines/line-for.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';

const titles = {
  application: 'Application: {line}',
  declarations: 'Declarations: {line}',
  proposal: 'Proposal: {line}',
  specimen: 'Terms, specimen: {line}',
} as const;

/** What a document of a line is headed: by a title of its own, or by the name of the line. */
export function titleOf(document: keyof typeof titles, provider: string): Sentence {
  const line = lineOf(provider);
  const own = line.titles?.[document];
  return own ? { message: own.en } : sentence(titles[document], { line: { message: line.name.en } });
}
