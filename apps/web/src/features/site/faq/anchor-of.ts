/** The anchor of a question, by its name among the messages. */
export function anchorOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
