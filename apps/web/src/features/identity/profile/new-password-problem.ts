import { passwordLength } from '@roadworthy/core/identity/vocabulary.ts';

/** What is wrong with a new password, as its key in the words; null when nothing is. */
export function newPasswordProblem(password: string, current = ''): 'short' | 'long' | 'same' | null {
  if (password.length < passwordLength.least) return 'short';
  if (password.length > passwordLength.most) return 'long';
  return password === current ? 'same' : null;
}
