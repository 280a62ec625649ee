import { currencyOf } from '@roadworthy/core/shared/money/currency.ts';
import { type Application, applicationOf } from '@roadworthy/core/documents/application.ts';
import { dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { answeredQuestions } from '../quoting/editing/answered-questions.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { insurerOf } from '../products/insurer-of.ts';
import type { Gathering, Subject } from './gathering.ts';
import { printersIn } from './pdf-words.ts';

/** The content of a quote's application in a language, as it is stated now. Throws when there is no such quote. */
export async function gatherApplication(
  { tx, platform }: Gathering,
  { id, locale, made }: Subject,
): Promise<Application> {
  const { quote } = await loadQuote({ tx, platform }, id);
  const insurer = await insurerOf(tx, quote);
  const currency = currencyOf(quote.country);
  const questions = await answeredQuestions(tx, quote);
  const source = { quote, questions, insurer, made: dayInZone(made, quote.timeZone) };
  return applicationOf(source, { locale, t: printersIn(locale, currency).t });
}
