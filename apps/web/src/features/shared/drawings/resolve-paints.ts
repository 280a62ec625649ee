import { readSource } from '../source-file.ts';

/** The colours that drawings name, by the hour of a scene; whatever draws the picture knows no style sheets. */
function paints(time: string): ReadonlyMap<string, string> {
  const css = ['tokens.css', 'base.css'].map((name) => readSource(`packages/ui/src/${name}`).toString()).join('\n');
  const of = (selector: string): (readonly [string, string])[] => {
    const begin = css.indexOf(`${selector} {`);
    const block = begin < 0 ? '' : css.slice(begin, css.indexOf('}', begin));
    return [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]);
  };
  return new Map([...of("[data-theme='light']"), ...of("[data-livery='coach']"), ...of(`[data-hour='${time}']`)]);
}

/** Puts the colours of a light page in the place of their names. */
export function resolvePaints(markup: string, time: string): string {
  const known = paints(time);
  let text = markup;
  // A colour may be named by another one.
  for (let depth = 0; depth < 3 && text.includes('var('); depth += 1) {
    text = text.replaceAll(/var\((--[\w-]+)\)/g, (whole, name: string) => known.get(name) ?? whole);
  }
  return text;
}
