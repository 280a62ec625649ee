/**
 * The section of a changelog about a tag, such as `v1.2.0`. Throws an Error that says what is missing: the section, or the
 * version in package.json, which pages and traces tell.
 */
export function notesOf(changelog: string, tag: string, version: string): string {
  const released = tag.replace(/^v/, '');
  if (released !== version) throw new Error(`The tag is ${tag || 'missing'}, and package.json says ${version}.`);
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.split(/[\s—–]/, 1)[0] === released);
  const notes = section?.slice(section.indexOf('\n')).trim();
  if (!notes) throw new Error(`CHANGELOG.md has no section “## ${released}”: give the one named “Next” its number.`);
  return notes;
}
