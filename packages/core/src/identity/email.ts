import { findLineProblem } from '../shared/check-text.ts';
import { accept, refuse, type Decision } from '../shared/decision.ts';

// Narrower than the database's domain email_address: what separates addresses in a header of a letter is no part of one.
const pattern = /^[^@\s"(),:;<>[\\\]]+@[^@\s."(),:;<>[\\\]]+(\.[^@\s."(),:;<>[\\\]]+)+$/;

/** An e-mail address in lower case without outer blanks: text, an at sign and a domain with a dot in it. */
export function checkEmail(text: string, field = 'email'): Decision<string, 'email_invalid'> {
  const address = text.trim().toLowerCase();
  return findLineProblem(text, 'email') === null && pattern.test(address)
    ? accept(address)
    : refuse('email_invalid', 'Use a full address, like name@example.com', field);
}
