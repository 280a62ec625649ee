import { lineOfData } from '../lines/line-for.ts';
import { sentence, type Sentence } from '../shared/text/sentence.ts';

const titles = {
  application: {
    own: 'Application for recreational vehicle insurance',
    ofLine: 'Application: {line}',
  },
  declarations: { own: 'Recreational vehicle policy declarations', ofLine: 'Declarations: {line}' },
  proposal: { own: 'Proposal for recreational vehicle insurance', ofLine: 'Proposal: {line}' },
  specimen: { own: 'Recreational vehicle policy, specimen', ofLine: 'Terms, specimen: {line}' },
} as const;

/** What a document of a line is headed. */
export function titleOf(document: keyof typeof titles, provider: string): Sentence {
  const line = lineOfData(provider);
  const { own, ofLine } = titles[document];
  return line ? sentence(ofLine, { line: { message: line.name.en } }) : { message: own };
}
