/** The initials of a name, two at most. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return picked.map((word) => word?.charAt(0).toUpperCase() ?? '').join('');
}
