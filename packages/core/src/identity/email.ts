import { accept, refuse, type Decision } from '../shared/decision.ts';

// The same shape as the database's domain email_address.
const pattern = /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/;
const longest = 254;

/** An e-mail address in lower case without outer blanks: text, an at sign and a domain with a dot in it. */
export function checkEmail(text: string, field = 'email'): Decision<string, 'email_invalid'> {
  const address = text.trim().toLowerCase();
  return address.length <= longest && pattern.test(address)
    ? accept(address)
    : refuse('email_invalid', 'Use a full address, like name@example.com', field);
}
