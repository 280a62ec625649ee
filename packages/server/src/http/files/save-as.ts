import { endingOf, fileKinds } from '@roadworthy/core/files/vocabulary.ts';

/** The name of a file to save, with an ending of its type. */
function nameWithEnding(name: string, contentType: string): string {
  const endings = fileKinds.find(({ type }) => type === contentType)?.endings ?? [];
  const [usual] = endings;
  return usual === undefined || endings.includes(endingOf(name)) ? name : `${name}.${usual}`;
}

/**
 * The header that names a file, whatever letters it has (RFC 6266): a browser saves it, or shows it when it is `inline`.
 */
export function saveAs(name: string, contentType: string, how: 'attachment' | 'inline' = 'attachment'): string {
  const full = nameWithEnding(name, contentType);
  const plain = full.replaceAll(/[^\w .()-]/g, '_');
  return `${how}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(full).replaceAll(/['()*]/g, escape)}`;
}
