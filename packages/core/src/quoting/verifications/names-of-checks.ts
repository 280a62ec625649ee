import { type VerificationKind, verificationKinds } from '../../products/vocabulary.ts';
import { type Sentence, sentence } from '../../shared/text/sentence.ts';
import type { Verification } from '../subject/quote-facts.ts';

const checkNames: Readonly<Record<VerificationKind, string>> = {
  mvr: 'the driving record',
  frs: 'the insurance score',
  tas: 'who buys',
};

/** What is checked, in words, each kind once. */
export function namesOfChecks(checks: readonly Verification[]): Sentence {
  const kinds = verificationKinds.filter((kind) => checks.some((check) => check.kind === kind));
  const [one, two, three] = kinds.map((kind): Sentence => ({ message: checkNames[kind] }));
  if (one && two && three) return sentence('{one}, {two} and {three}', { one, two, three });
  return one && two ? sentence('{one} and {two}', { one, two }) : (one ?? { message: '' });
}
