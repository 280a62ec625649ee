import type { Fact, Sentence } from '../../shared/text/sentence.ts';

function isSentence(fact: Fact): fact is Sentence {
  return typeof fact === 'object' && 'message' in fact;
}

/** The forms of a sentence, its facts included, that a French reader would see in English; figures have no language. */
export function untranslated(sentence: Sentence): string[] {
  const { message, form = message, french: own, facts = {} } = sentence;
  const hasWords = /\p{L}{2}/u.test(form.replaceAll(/\{\w+\}/g, ''));
  const lacking = hasWords && own === undefined ? [form] : [];
  const inner = Object.values(facts).flatMap((fact): Sentence[] => {
    if (Array.isArray(fact)) return [...fact];
    return isSentence(fact) ? [fact] : [];
  });
  return [...lacking, ...inner.flatMap(untranslated)];
}
