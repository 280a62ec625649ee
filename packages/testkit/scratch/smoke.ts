import { prepareTemplate } from '@roadworthy/db/template.ts';
import { createWorld } from '../src/world.ts';
import { addDemoCast } from '../src/demo-people.ts';
import * as story from '../src/quote-story.ts';
const t = await prepareTemplate();
try {
  const world = await createWorld('smoke');
  try {
    const cast = await addDemoCast(world.owner);
    console.time('bound');
    const b = await story.boundQuote(world, story.aMotorhomeQuote());
    console.timeEnd('bound');
    console.log(b.policyNumber);
    const c = await b.customer.ask(`query ($id: uuid!) { quotes_by_pk(id:$id) { status premium steps entities { first_name birthdate } vehicles { year } } policies { policy_number invoices { sequence amount due_date status } } quote_pricing(quote_id:$id){ total items { coverage amount terms } obstacles { code } } checkout_state(quote_id:$id) { screen next percent } bind_progress(quote_id:$id){status policy_number} documents { name status } }`, { id: b.quoteId });
    console.log(JSON.stringify(JSON.parse(c.body), null, 1).slice(0, 4000));
    const s = await world.as(cast.dana).ask('{ search_platform(search: "moren") { quote_id policy_number named_insured_first_name } roles }');
    console.log(s.body);
    const s2 = await world.as(cast.pete).ask('{ search_platform(search: "moren") { quote_id } quotes { quote_id } policies_aggregate { aggregate { count } } }');
    console.log(s2.body);
  } finally { await world.close(); }
} finally { await t.stop(); }
