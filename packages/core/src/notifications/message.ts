/** An e-mail before it is set: plain text in paragraphs, and at most one button. */
export type Message = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly url: string } | null;
};

/** Who writes, and how they are reached. */
export type Sender = { readonly name: string; readonly phone: string | null };

/** The first line of a letter to someone whose first name may not be known. */
export function greeting(firstName: string | null): string {
  const name = (firstName ?? '').trim();
  return name === '' ? 'Hello,' : `Hello ${name},`;
}

/** The last line: whom to call, as far as there is a number. */
export function closing({ name, phone }: Sender): string {
  return phone === null ? name : `Questions? Call ${name} at ${phone}.`;
}
