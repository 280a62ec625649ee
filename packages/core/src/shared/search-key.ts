/**
 * A name as searches compare it: in small letters, without accents, with one kind of apostrophe. The database keeps names
 * so (`search_key`), and what is typed is compared in the same way.
 */
export function searchKey(name: string): string {
  const letters = name.toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('’', "'");
  return letters.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '');
}
