import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The pages that say all they have to say before their scripts run: the public ones and the first step of a purchase. */
const wholePages =
  /^(?!_)[^/]+(?:\.html|\/(?!(?:agents|claim|checkout|customers|gallery|lost|organizations|outdoorsy|placeholder|print|products|resume|underwriting|welcome)[/.])|\/checkout\/start\.html)/;

const asyncScript = /<script src="(\/_next\/[^"]+)" async=""><\/script>/g;
const fetchedAhead = /<link rel="preload" as="script"[^>]*>/g;

// A page in the background is not painted before somebody looks at it; its scripts do not wait for that, nor for a
// paint that nobody tells of.
const startScripts = `let due=setTimeout(next,document.hidden?0:2e3);function next(){clearTimeout(due);if(due)for(const l of document.querySelectorAll('script[type=later]')){const s=document.createElement('script');s.src=l.getAttribute('src');s.onerror=woken;l.replaceWith(s)}due=0}try{new PerformanceObserver(l=>l.getEntriesByName('first-contentful-paint')[0]&&next()).observe({type:'paint',buffered:!0})}catch{next()}`;

// A button that is pressed before the page is awake (or before it is known that it never will be) is pressed then; so is
// a link where the address brings something: what brought the visitor is noted first, and goes along.
const holdPresses = `let p;const h=e=>{const b=e.target.closest(location.search?'button,a':'button');if(b&&!(e.metaKey|e.ctrlKey|e.shiftKey)){e.preventDefault();e.stopPropagation();p=b}},woken=()=>{removeEventListener('click',h,!0);p?.click();p=0};addEventListener('click',h,!0);addEventListener('hydrated',woken)`;

const start = `(()=>{${holdPresses};${startScripts}})()`;

/** A page whose scripts are fetched once its first picture is on the screen; a browser passes over what is of no type it knows. */
function runningAfterPaint(html: string): string {
  const later = html.replaceAll(asyncScript, '<script type="later" src="$1"></script>');
  if (later === html) return html;
  return later.replaceAll(fetchedAhead, '').replace('</body>', `<script>${start}</script></body>`);
}

/**
 * Lets whole pages be seen before their scripts come. All that such a page says is in it, its links work by themselves,
 * what is typed and pressed by then is kept (with `BeforeHydration` of the pages' shell), and on a slow line style and faces
 * would otherwise share the way with ten times their weight.
 */
export async function runScriptsAfterPaint(folder: string): Promise<void> {
  const pages = join(folder, 'server', 'app');
  for (const page of globSync('**/*.html', { cwd: pages })) {
    if (!wholePages.test(page)) continue;
    const file = join(pages, page);
    const html = await readFile(file, 'utf8');
    const changed = runningAfterPaint(html);
    if (changed !== html) await writeFile(file, changed);
  }
}
