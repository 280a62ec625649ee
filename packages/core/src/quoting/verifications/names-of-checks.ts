import { type VerificationKind, verificationKinds } from '../../products/vocabulary.ts';
import { type Sentence, sentence } from '../../shared/text/sentence.ts';
import type { Verification } from '../subject/quote-facts.ts';
import { words, type Words } from '../../shared/words.ts';

const checkNames: Readonly<Record<VerificationKind, Words>> = {
  mvr: words('the driving record', 'le dossier de conduite'),
  frs: words('the insurance score', 'le pointage d’assurance'),
  tas: words('who buys', 'l’identité de l’acheteur'),
};

/** What is checked, in words, each kind once. */
export function namesOfChecks(checks: readonly Verification[]): Sentence {
  const kinds = verificationKinds.filter((kind) => checks.some((check) => check.kind === kind));
  const [one, two, three] = kinds.map((kind) => sentence(checkNames[kind]));
  if (one && two && three)
    return sentence(words('{one}, {two} and {three}', '{one}, {two} et {three}'), { one, two, three });
  return one && two ? sentence(words('{one} and {two}', '{one} et {two}'), { one, two }) : (one ?? { message: '' });
}
