// Pages with people's data on a processor at a quarter of its speed: node e2e/slow/main.ts [--runs 5] [--only quotes]
// [--url …] [--against …]. With --against the two products take turns, and what counts are the ratios.
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium, request } from '@playwright/test';
import { answeredQuote, checkoutAddress, quoteOf, startedQuote } from '../support/quote-api.ts';
import { demoPassword } from '@roadworthy/testkit/demo-people.ts';
import { chromiumFlags, findChromium } from '../../scripts/find-chromium.ts';
import { type Figures, slowVisit, type Visit } from './visit.ts';
import { productAt } from '../../scripts/start-product.ts';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;
type Case = Visit & { readonly who: 'agent' | 'buyer'; readonly limits: Figures };

const shifts = 0.02;
const quick = { palette: 100, 'choosing a row': 100 };
const staffLimits = { 'largest paint': 1_800, content: 1_800, blocking: 300, shifts };
const acts = [
  { name: 'palette', keys: ['/'], shows: 'dialog[open] [role=option]' },
  { name: 'choosing a row', keys: ['Escape', 'j', 'x'], shows: 'tr[aria-selected=true]' },
];

const cases: readonly Case[] = [
  {
    name: 'quotes',
    who: 'agent',
    address: '/agents/quotes',
    shows: 'tr[data-row]',
    acts,
    limits: {
      ...staffLimits,
      ...quick,
    },
  },
  {
    name: 'policies',
    who: 'agent',
    address: '/agents/policies',
    shows: 'tr[data-row]',
    acts,
    limits: {
      ...staffLimits,
      ...quick,
    },
  },
  { name: 'home', who: 'agent', address: '/agents', shows: 'tr[data-row]', acts: [], limits: staffLimits },
  {
    name: 'plans',
    who: 'buyer',
    address: '/checkout/plans',
    shows: '#plans-plan, [name=plan]',
    acts: [],
    limits: {
      'largest paint': 1800,
      content: 1800,
      blocking: 200,
      shifts,
    },
  },
];

/** A full page of quotes, so that the lists are as long as they get. */
const quotesMade = 50;
/** As many have all that a line shows. */
const quotesAnswered = 20;

/** As long as the words of a line get, so that the largest paint is one of the lines. */
const vehicle = { year: 2021, make: 'Grand Design', model: 'Reflection 303RLS' };

/** Fills a product, looks once at every page so that the server has them at hand, and answers who looks. */
async function prepare(browser: Browser, baseURL: string): Promise<Readonly<Record<Case['who'], State>>> {
  const api = await request.newContext({ baseURL });
  for (let made = 0; made < quotesMade; made += 1) {
    await (made < quotesMade - quotesAnswered ? startedQuote : answeredQuote)(
      api,
      quoteOf('Slow', 'Reader', { vehicle }),
    );
  }
  const quote = await answeredQuote(api, quoteOf('Slow', 'Buyer'));
  const buyer = await browser.newContext({ baseURL });
  const page = await buyer.newPage();
  await page.goto(checkoutAddress(quote, 'plans'));
  await page.locator('[name=plan]').first().waitFor();
  const agent = await browser.newContext({ baseURL });
  await agent.request.post('/api/auth/sign-in/email', {
    data: { email: 'sam@roadworthy.example', password: demoPassword },
    headers: { origin: new URL(baseURL).origin },
  });
  const states = { buyer: await buyer.storageState(), agent: await agent.storageState() };
  for (const context of [buyer, agent]) await context.close();
  await api.dispose();
  return states;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function medians(runs: readonly Figures[]): Figures {
  return Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => [name, median(runs.map((run) => run[name] ?? 0))]),
  );
}

const print = (name: string, value: number): string => value.toFixed(name === 'shifts' ? 4 : 0);

/** Prints what a page took beside its limits and beside the other product; answers how many limits it passed over. */
function report({ name, limits }: Case, runs: readonly Figures[], others: readonly Figures[], margin: number): number {
  const [here, there] = [medians(runs), medians(others)];
  let over = 0;
  console.log(`\n${name}`);
  for (const [figure, value] of Object.entries(here)) {
    const limit = limits[figure];
    const isOver = limit !== undefined && value > limit * (figure === 'shifts' ? 1 : margin);
    over += isOver ? 1 : 0;
    const other = there[figure];
    const beside =
      other === undefined ? '' : `  ${print(figure, other).padStart(8)}  ${(value / other).toFixed(2).padStart(6)}`;
    const bound = limit === undefined ? '' : `≤ ${limit}`;
    const range = runs.map((run) => print(figure, run[figure] ?? 0)).join(' ');
    console.log(
      `  ${figure.padEnd(26)}${print(figure, value).padStart(8)}  ${bound.padEnd(7)}${beside}  (${range})${isOver ? '  over' : ''}`,
    );
  }
  return over;
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    url: { type: 'string' },
    against: { type: 'string' },
    margin: { type: 'string', default: '1.1' },
  },
});
const product = await productAt(values.url);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
let over = 0;
try {
  const addresses = [product.url, ...(values.against ? [values.against] : [])];
  const sides = [];
  for (const url of addresses) sides.push({ url, states: await prepare(browser, url) });
  for (const one of cases.filter(({ name }) => !values.only || values.only.split(',').includes(name))) {
    const runs: Figures[][] = sides.map(() => []);
    for (let run = 0; run <= Number(values.runs); run += 1) {
      for (const [place, { url, states }] of sides.entries()) {
        const figures = await slowVisit(browser, url, states[one.who], one);
        // The first look warms the server up.
        if (run > 0) runs[place]?.push(figures);
      }
    }
    over += report(one, runs[0] ?? [], runs[1] ?? [], Number(values.margin));
  }
} finally {
  await browser.close();
  await product.stop();
}
console.log(over === 0 ? '\nEvery page is within its limits.' : `\n${over} figures are over their limits.`);
process.exit(over === 0 ? 0 : 1);
