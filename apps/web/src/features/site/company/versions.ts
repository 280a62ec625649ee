/** The texts that bind their readers, each by the days from which its versions hold, the newest first. */
export const versions = {
  termsOfUse: { path: 'terms/terms-of-use', days: ['2026-11-27', '2026-11-24'] },
  privacy: { path: 'terms/privacy-policy', days: ['2026-11-27', '2026-11-24'] },
} as const satisfies Readonly<Record<string, { readonly path: string; readonly days: readonly [string, ...string[]] }>>;
export type VersionedKey = keyof typeof versions;

export const isVersioned = (key: string): key is VersionedKey => Object.hasOwn(versions, key);

/** Where versions stand that hold no more, each below the page of the one in force. */
export const formerVersions: readonly { readonly key: VersionedKey; readonly day: string; readonly path: string }[] = (
  Object.keys(versions) as VersionedKey[]
).flatMap((key) => versions[key].days.slice(1).map((day) => ({ key, day, path: `${versions[key].path}/${day}` })));

/** The address of a version: the newest stands at the page's own. */
export function versionHref(key: VersionedKey, day: string): string {
  const { path, days } = versions[key];
  return day === days[0] ? `/${path}` : `/${path}/${day}`;
}

/** The day from which the next version holds; null for the one in force. */
export function heldUntil(key: VersionedKey, day: string): string | null {
  const days: readonly string[] = versions[key].days;
  return days[days.indexOf(day) - 1] ?? null;
}
