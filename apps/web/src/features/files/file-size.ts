const kilobyte = 1024;

/** How a size is said: in the unit that leaves a number one can read. `files.size` of the messages has the units. */
export function fileSize(bytes: number): { readonly unit: 'kB' | 'MB'; readonly size: number } {
  if (bytes < kilobyte * kilobyte) return { unit: 'kB', size: Math.max(1, Math.round(bytes / kilobyte)) };
  return { unit: 'MB', size: Math.round((bytes / (kilobyte * kilobyte)) * 10) / 10 };
}
