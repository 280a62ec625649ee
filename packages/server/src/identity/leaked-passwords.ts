/** The passwords that many people chose and others published, read once, when one is first asked about. */
let leaked: Promise<ReadonlySet<string>> | undefined;

async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

/** Answers whether a word in small letters is among the passwords that were leaked most often. */
export async function leakedPasswords(): Promise<(word: string) => boolean> {
  leaked ??= read();
  const words = await leaked;
  return (word) => words.has(word);
}
